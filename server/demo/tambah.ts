/** The week's delivery: pieces that a supplier brings, as many as there is room for, entered as staff do. */
import type { NewBarangContent } from '#domain/impor/stok-awal.ts'
import { milligram, rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { simpan } from '../features/tambah/simpan.ts'
import type { Peluang } from './random.ts'
import { randomPiece } from './stok.ts'
import { tempatkan } from './tempat.ts'

const KIRIMAN_MINGGUAN = 90

export async function kirimanMingguan(ctx: Context, chance: Peluang): Promise<void> {
  const barang = await tempatkan(
    ctx,
    Array.from({ length: KIRIMAN_MINGGUAN }, () => contentOf(randomPiece(ctx, chance, '-'))),
  )
  if (barang.length === 0) return
  await simpan(ctx, {
    params: {},
    query: {},
    body: {
      sumber: 'PEMASOK',
      kode_tukang: '-',
      no_pesanan: '-',
      keterangan: 'KIRIMAN MINGGUAN',
      barang: barang.map((b) => ({ ...b, no_baris: 0 })),
    },
  })
}

const contentOf = (piece: ReturnType<typeof randomPiece>): NewBarangContent => ({
  kode_group: piece.kode_group,
  kode_dept: piece.kode_dept,
  nama_barang: piece.nama_barang,
  kadar: piece.kadar,
  kadar_cetak: piece.kadar_cetak,
  berat: piece.berat,
  nama_atribut: piece.nama_atribut ?? '-',
  berat_atribut: piece.berat_atribut ?? milligram(0),
  harga_atribut: piece.harga_atribut ?? rupiah(0),
  ongkos: piece.ongkos,
  tipe_ongkos: 'NOMINAL',
  harga_modal: null,
  kode_intern: '-',
  kode_bandrol: '-',
  kode_gudang: piece.kode_gudang,
  kode_baki: piece.kode_baki,
  punya_faktur_pajak: piece.punya_faktur_pajak,
})
