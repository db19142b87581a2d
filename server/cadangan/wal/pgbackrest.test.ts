/** A PostgreSQL of the operator's, whose WAL pgBackRest keeps: the sale before the moment is there, the one after is not. */
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { kataSaat } from '#domain/rules/saat.ts'
import { denganPgBackRest, type DenganArsip } from '#test/tools/pgbackrest.ts'
import { tokoDiSaat, type TokoDiSaat } from '#test/tools/saat.ts'
import { ensureDebian } from '../../../bin/debian.mjs'
import { arsipPgBackRest } from './pgbackrest.ts'

let postgres: DenganArsip
let toko: TokoDiSaat
beforeAll(async () => {
  if (!ensureDebian('postgres', 'pgbackrest')) throw new Error('postgres and pgbackrest are needed')
  postgres = await denganPgBackRest()
  toko = await tokoDiSaat({
    url: postgres.url,
    arsip: arsipPgBackRest(postgres),
    base: () => postgres.pgbackrest('--type=full', 'backup'),
  })
})
afterAll(async () => {
  await toko?.close()
  await postgres?.stop()
})

it('a moment between two sales has the first and not the second, and its books agree', async () => {
  const { sebelum, sesudah, saat } = toko
  const pulih = await toko.pulihkan(kataSaat(saat, 'WIB').slice(0, 19))
  expect(await pulih.penjualan()).toEqual([sebelum])
  expect(pulih.buku).toMatchObject({ selisih: [] })
  expect(pulih.kata).toContainEqual(expect.stringMatching(/^Arsip diputar sampai transaksi terakhir 20/))
  expect(pulih.dibuat.getTime()).toBeLessThan(saat.getTime() + 1000)
  await pulih.drop()
  const all = await toko.pulihkan('akhir')
  expect(await all.penjualan()).toEqual([sebelum, sesudah].toSorted())
  expect(all.buku).toMatchObject({ selisih: [] })
  await all.drop()
})

test.each([
  ['kemarin sore', /bukan saat; contoh: --sampai "2026-11-22 14:05"/],
  ['2999-01-01 00:00', /2999-01-01 00:00:00 WIB belum tiba/],
  ['2020-01-01 00:00', /^arsip baru ada sejak 20.* WIB: pulihkan dari berkas cadangan/],
])('%s is refused in words, and changes nothing', async (sampai, kata) => {
  await expect(toko.pulihkan(sampai)).rejects.toThrow(kata)
})

it('a moment after the last WAL tells until when it reaches; that very second is met', async () => {
  const later = new Date()
  const kata = (await toko.pulihkan(kataSaat(later, 'WIB')).catch((error: Error) => error.message)) as string
  const [, terakhir] = /^arsip hanya sampai (20.* WIB); untuk semua .*: --sampai akhir$/.exec(kata) ?? []
  expect(kata).toContain(String(terakhir))
  const pulih = await toko.pulihkan(terakhir!)
  expect(await pulih.penjualan()).toHaveLength(2)
  await pulih.drop()
})

it('an archive that is not there is told', async () => {
  const tanpa = arsipPgBackRest({ ...postgres, stanza: 'lain' })
  await expect(tanpa.base()).rejects.toThrow(/arsip pgBackRest lain belum berisi cadangan/)
  const wrong = arsipPgBackRest({ ...postgres, konf: '/tidak/ada.conf' })
  await expect(wrong.base()).rejects.toThrow(/^pgBackRest: .*\/tidak\/ada\.conf/)
})
