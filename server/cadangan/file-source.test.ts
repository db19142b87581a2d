import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startOptions } from '../settings/options.ts'
import { requestFile, fileSource } from './file-source.ts'
import { tempatFolder } from './tempat-folder.ts'

test('who names no backup, or one that is not there, is told in whole sentences what there is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-sumber-'))
  const options = startOptions([], { KENCANA_CADANGAN: folder })
  try {
    expect(await requestFile(tempatFolder(folder))).toBe(
      `Tidak ada cadangan di ${folder}. Sebutkan berkas cadangan yang akan dipulihkan: npm run pulihkan -- <berkas>; bila cadangan disimpan di tempat lain: KENCANA_CADANGAN=<folder atau bucket> npm run pulihkan`,
    )
    await expect(fileSource(options, 'a.tar')).rejects.toThrow(
      `berkas a.tar tidak ada di sini maupun di ${folder}`,
    )
    const nama = 'kencana-20261122-140500-00ab.tar'
    await writeFile(join(folder, nama), 'x')
    const ada = `yang ada di ${folder}:\n  ${nama}`
    expect(await requestFile(tempatFolder(folder))).toBe(
      `Sebutkan berkas cadangannya: npm run pulihkan -- <berkas>; ${ada}`,
    )
    await expect(fileSource(options, 'a.tar')).rejects.toThrow(`berkas a.tar tidak ada; ${ada}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
