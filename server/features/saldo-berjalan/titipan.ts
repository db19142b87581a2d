/** Deposits that ran before: their money is what the shop owes (2101), their pieces come into TITIP (M01). */
import type { TitipanContent } from '#domain/impor/berjalan.ts'
import { AKUN } from '#domain/rules/akun.ts'
import type { DokumenBerjalan } from '#domain/rules/berjalan.ts'
import { barangTitipan } from '#domain/rules/dokumen-berjalan.ts'
import { lineNo, noFakturUser } from '#domain/rules/kode.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import type { BerjalanDikenal } from '#domain/rules/periksa-berjalan.ts'
import { tglKunciHarga } from '#domain/rules/titipan.ts'
import { rupiah, sumRupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { barcodeBaru, majukanBarcode } from '../../rantai/barcode.ts'
import { writeBarang } from '../saldo-awal/write.ts'
import { writeSetoran } from '../titipan/write-setoran.ts'
import { writeTitipan } from '../titipan/write.ts'
import { padaHari } from './pada-hari.ts'
import type { SaldoAwalContent } from '#domain/rules/postings/saldo-awal.ts'
import { uangAwal } from './uang-awal.ts'

type Barang = ReturnType<typeof barangTitipan>[number] & { barang_id: number; kode_barcode: string }

export async function writeTitipanBerjalan(
  ctx: Context,
  dokumen: readonly DokumenBerjalan<TitipanContent>[],
  dikenal: BerjalanDikenal,
): Promise<SaldoAwalContent> {
  const saldo: SaldoAwalContent = { saldo: [], barang: [], emas: [], jaminan: [] }
  const pieces = await buatBarang(
    ctx,
    dokumen.map((one) => barangTitipan(one, dikenal, ctx.settings.PEMBULATAN)),
    dikenal,
  )
  const numbers: string[] = []
  for (const [i, { lines: rows }] of dokumen.entries()) {
    const head = rows[0]!
    const lines = pieces[i]!
    const { no, urut, lalu } = await padaHari(ctx, 'TT', head.tanggal)
    numbers.push(no)
    writeTitipan(lalu, {
      no_titip_group: no,
      no_titip_group_user: noFakturUser(head.tanggal, urut),
      kode_sales: head.kode_sales,
      kode_member: head.kode_member,
      nama_customer: head.nama_customer,
      no_hp: head.no_hp,
      alamat_customer: head.alamat_customer,
      total: sumRupiah(lines.map((b) => b.harga_total)),
      tgl_kunci_harga: lines.length ? (head.kunci_harga ?? tglKunciHarga(head.tanggal, ctx.settings)) : null,
      lines: lines.map((b) => ({
        ...b,
        barang: { id: b.barang_id, harga_min_gram: b.harga_gram, harga_max_gram: b.harga_gram },
      })),
    })
    writeSetoran(lalu, {
      no_titip_group: no,
      urut: 1,
      no_titip_bayar: lineNo(no, 1),
      total: head.titipan,
      pembayaran: uangAwal(head.titipan),
    })
    saldo.saldo.push({ akun: AKUN.TITIPAN_PELANGGAN, sub_ref: no, saldo: rupiah(-head.titipan) })
    saldo.barang.push(
      ...lines.map((b) => ({
        barang_id: b.barang_id,
        kode_barcode: b.kode_barcode,
        kode_group: b.kode_group!,
        kode_dept: b.kode_dept!,
        ref_line: b.kode_barcode,
        lokasi: lokasiSistem('TITIP'),
        berat: b.berat,
      })),
    )
  }
  ctx.send(sah, [ctx.toko.kode_toko, numbers, ctx.user.user_id, ctx.now])
  return saldo
}

/** Deposits in the file were confirmed long ago. */
const sah = statement<unknown>(
  'titipan_berjalan_sah',
  `WITH head AS (UPDATE titip SET status_valid = 'DONE' WHERE kode_toko = $1 AND no_titip_group = ANY ($2::text[]))
   UPDATE titip_bayar SET status_valid = 'DONE', valid_by = $3, valid_at = $4
   WHERE kode_toko = $1 AND no_titip_group = ANY ($2::text[])`,
)

/** The pieces of all deposits, made at once: given barcodes are kept, the others drawn behind them. */
async function buatBarang(
  ctx: Context,
  perDokumen: readonly ReturnType<typeof barangTitipan>[],
  { grup, baki }: BerjalanDikenal,
): Promise<Barang[][]> {
  const all = perDokumen.flat()
  const given = all.flatMap((b) => b.kode_barcode ?? [])
  await majukanBarcode(ctx, given)
  const drawn = await barcodeBaru(ctx, all.length - given.length)
  let next = 0
  const named = perDokumen.map((lines) =>
    lines.map((b) => ({ ...b, kode_barcode: b.kode_barcode ?? drawn[next++]! })),
  )
  const ids = await writeBarang(
    ctx,
    named.flat().map((b, i) => ({
      no: i + 1,
      kode_barcode: b.kode_barcode,
      kode_group: b.kode_group!,
      kode_dept: b.kode_dept!,
      nama_barang: b.nama_barang!,
      kadar: grup.get(b.kode_group!)!.kadar,
      kadar_cetak: grup.get(b.kode_group!)!.kadar_cetak,
      status_gold: grup.get(b.kode_group!)!.status_gold,
      berat: b.berat,
      berat_atribut: b.berat_atribut,
      nama_atribut: b.nama_atribut,
      harga_atribut: b.harga_atribut,
      ongkos: b.ongkos,
      tipe_ongkos: 'NOMINAL',
      harga_modal: null,
      kode_intern: '-',
      kode_bandrol: '-',
      kode_gudang: baki.get(b.kode_baki!)!.kode_gudang,
      kode_baki: b.kode_baki!,
      punya_faktur_pajak: false,
      lokasi: '',
      nilai: rupiah(0),
    })),
    'SALDO AWAL',
  )
  return named.map((lines) => lines.map((b) => ({ ...b, barang_id: ids.get(b.kode_barcode)! })))
}
