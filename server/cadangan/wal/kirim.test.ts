/** A file of WAL of which the line broke in the middle: what a bucket kept of it is written again, what is another's never. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KELUAR } from '#server/db/embedded/wal.ts'
import { randomContent, startS3, type S3 } from '#test/tools/s3.ts'
import { tempatS3 } from '../tempat-s3.ts'
import type { Tempat } from '../tempat.ts'
import { kirimWal } from './kirim.ts'
import { BAGIAN_WAL, namaWal } from './nama.ts'

const SISTEM = '7312345678901234567'
const tanpaHenti = new AbortController().signal

let s3: S3
let dataDir: string
beforeAll(async () => {
  s3 = await startS3()
  dataDir = await mkdtemp(join(tmpdir(), 'kencana-kirim-'))
  await mkdir(join(dataDir, KELUAR))
})
afterAll(async () => {
  await s3.close()
  await rm(dataDir, { recursive: true })
})

const satu = async function* (content: Buffer) {
  yield content
}

it('is sent whole once the line is back', async () => {
  const [file, content] = ['000000010000000000000001', randomContent(50_000)]
  await writeFile(join(dataDir, KELUAR, file), content)
  const asli = tempatS3(s3.options, BAGIAN_WAL)
  let broken = true
  const tempat: Tempat = {
    ...asli,
    async write(nama, chunks, periksa) {
      if (!broken) return asli.write(nama, chunks, periksa)
      broken = false
      await asli.write(nama, satu(content.subarray(0, 20_000)), async () => {})
      throw new Error('tidak menjawab')
    },
  }
  const kirim = () => kirimWal({ dataDir, tempat, sistem: SISTEM }, tanpaHenti)
  await expect(kirim()).rejects.toThrow('tidak menjawab')
  expect(await kirim()).toBe(1)
  expect((await buffer(asli.read(namaWal(SISTEM, file)))).equals(content)).toBe(true)
  expect(await readdir(join(dataDir, KELUAR))).toEqual([])
})

it('what lies there of another stays, and so does ours', async () => {
  const file = '000000010000000000000002'
  await writeFile(join(dataDir, KELUAR, file), randomContent(500))
  const tempat = tempatS3(s3.options, BAGIAN_WAL)
  const lain = randomContent(500)
  await tempat.write(namaWal(SISTEM, file), satu(lain), async () => {})
  await expect(kirimWal({ dataDir, tempat, sistem: SISTEM }, tanpaHenti)).rejects.toThrow(/lain isinya/)
  expect((await buffer(tempat.read(namaWal(SISTEM, file)))).equals(lain)).toBe(true)
  expect(await readdir(join(dataDir, KELUAR))).toEqual([file])
})
