/** A piece of the shop is weighed again, as somebody does every week: some hundredths less than it was, and its name put right. */
import { disetujuiKoreksiBerat } from '#domain/rules/disetujui.ts'
import { milligram, type Milligram } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { koreksi } from '../features/barang/koreksi.ts'
import { ubah } from '../features/barang/ubah.ts'
import type { Peluang } from './random.ts'
import { izinkan } from './izin.ts'

const SERVIS = ' (SERVIS)'

export async function koreksiMingguan(ctx: Context, chance: Peluang): Promise<void> {
  const pieces = await ctx.db
    .selectFrom('barang')
    .select(['id', 'kode_barcode', 'berat', 'nama_barang', 'kadar_cetak', 'kode_intern'])
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('status', '=', 'READY')
    .where('kode_dept', '<>', 'LM')
    .where('berat', '>', 500 as Milligram)
    .orderBy('id')
    .limit(50)
    .execute()
  if (pieces.length === 0) return
  const { berat: dari, kode_barcode, ...piece } = chance.choose(pieces)
  const berat = milligram(dari - 10 * chance.antara(1, 4))
  const alasan = 'TIMBANG ULANG, PATRI LEPAS'
  const bare = { params: {}, query: {} }
  const id_otorisasi = await izinkan(ctx, {
    kategori: 'KOREKSI BERAT',
    description: '-',
    disetujui: disetujuiKoreksiBerat({
      id: piece.id,
      kode_barcode: kode_barcode ?? '-',
      nama_barang: piece.nama_barang,
      dari,
      ke: berat,
      alasan,
    }),
  })
  await koreksi(ctx, { ...bare, body: { id: piece.id, berat, alasan, id_otorisasi } })
  const nama_barang = `${piece.nama_barang.replace(SERVIS, '')}${SERVIS}`.slice(0, 60)
  await ubah(ctx, { ...bare, body: { ...piece, nama_barang } })
}
