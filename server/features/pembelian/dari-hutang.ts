/** Goods of a loan that the shop buys: a purchase that is confirmed when it is made, its money but for the excess paid by the debt (DOMAIN §O.4-1). */
import { kunciAml } from '#domain/rules/aml.ts'
import { TANPA_ASAL } from '#domain/rules/dokumen-asal.ts'
import { noFaktur, noFakturUser } from '#domain/rules/kode.ts'
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import type { BeliLine } from '#domain/rules/postings/pembelian.ts'
import type { SerahDiputuskan } from '#domain/rules/serah-barang.ts'
import { milligram, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kunciDokumen } from '../../faktur/aml.ts'
import { identitasDari, identitasDigest } from '../../faktur/identitas.ts'
import type { Kepala } from '../../faktur/kepala.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { denganBarang } from './barang-beli.ts'
import { loadFakturBeli, type FakturBeli } from './load-faktur.ts'
import { writeBeli, type WrittenBeli } from './write-beli.ts'
import { writeKepala } from './write.ts'

interface DariHutang extends Kepala {
  no_faktur_hutang: string
  serah: Pick<SerahDiputuskan, 'lines' | 'harga' | 'kelebihan'>
  pembayaran: (Pembayaran & { no_rekening: string })[]
}

const penjual = statement<unknown>(
  'penjual_dari_hutang',
  `INSERT INTO identitas_pelanggan (ref_no, dokumen, kode_toko, kode_member, tgl_system, lengkap, jenis, identitas_enc)
   SELECT $2, $2, kode_toko, kode_member, $4, lengkap, jenis, identitas_enc FROM identitas_pelanggan
   WHERE kode_toko = $1 AND ref_no = $3 AND identitas_enc IS NOT NULL`,
)

/**
 * Writes the purchase of goods that pay a loan: the borrower is the seller. @returns the purchase with its pieces, to
 * be posted and then confirmed (`tandaiSah`)
 */
export async function beliDariHutang(
  ctx: Context,
  { serah, pembayaran, ...hutang }: DariHutang,
): Promise<{ faktur: FakturBeli; beli: (BeliLine & { barang_id: number })[] }> {
  const { kode_toko, tgl_system } = ctx.toko
  const seq = await nomorBerikut(ctx, 'BL')
  const no_faktur_group = noFaktur('BL', kode_toko, tgl_system, seq)
  const known = await identitasDari(ctx, hutang.no_faktur_hutang)
  const orang = kunciAml({ ...hutang, digest: known && identitasDigest(ctx, known) })
  writeKepala(ctx, {
    ...hutang,
    aml_kunci: kunciDokumen(ctx, orang, { no: no_faktur_group, nilai: serah.harga }),
    no_faktur_group,
    no_faktur_group_user: noFakturUser(tgl_system, seq),
    total: serah.harga,
    dibayar: serah.kelebihan,
    no_timbangan: null,
    pembayaran,
  })
  writeBeli(ctx, no_faktur_group, hutang.kode_sales, serah.lines.map(dibeli))
  ctx.send(penjual, [kode_toko, no_faktur_group, hutang.no_faktur_hutang, tgl_system])
  const faktur = await loadFakturBeli(ctx, no_faktur_group)
  return { faktur, beli: await denganBarang(ctx, faktur.beli) }
}

/** Priced by agreement: nothing was taken off. */
const dibeli = (b: SerahDiputuskan['lines'][number]): WrittenBeli => ({
  ...b,
  ...TANPA_ASAL,
  nota: undefined,
  berat_nota: milligram(0),
  harga_nota: rupiah(0),
  basis_rp: b.harga,
  rugi_nota_rp: rupiah(0),
  potongan_kondisi_rp: rupiah(0),
  potongan_manual: rupiah(0),
})
