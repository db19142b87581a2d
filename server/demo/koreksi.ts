/** A piece of the shop is weighed again, as somebody does every week: some hundredths less than it was, and its name put right. */
import { milligram, type Milligram } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { koreksi } from '../features/barang/koreksi.ts'
import { ubah } from '../features/barang/ubah.ts'
import type { Peluang } from './acak.ts'
import { denganIzin } from './izin.ts'

export async function koreksiMingguan(ctx: Context, chance: Peluang): Promise<void> {
  const pieces = await ctx.db
    .selectFrom('barang')
    .select(['id', 'berat', 'nama_barang', 'kadar_cetak', 'kode_intern'])
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('status', '=', 'READY')
    .where('kode_dept', '<>', 'LM')
    .where('berat', '>', 500 as Milligram)
    .orderBy('id')
    .limit(50)
    .execute()
  if (pieces.length === 0) return
  const { berat, ...piece } = chance.pilih(pieces)
  const bare = { params: {}, query: {} }
  await denganIzin(ctx, (id_otorisasi) =>
    koreksi(ctx, {
      ...bare,
      body: {
        id: piece.id,
        berat: milligram(berat - 10 * chance.antara(1, 4)),
        alasan: 'TIMBANG ULANG, PATRI LEPAS',
        id_otorisasi,
      },
    }),
  )
  await ubah(ctx, { ...bare, body: { ...piece, nama_barang: `${piece.nama_barang} (SERVIS)`.slice(0, 60) } })
}
