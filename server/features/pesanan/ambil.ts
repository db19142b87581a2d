/**
 * Data with which the till begins when an order is taken: its pieces at the prices that hold, and what was paid and
 * brought for it.
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ambilPesanan, PesananAmbil } from '#domain/calls/ambil-pesanan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { belumBisaDiambil, hargaDipesan } from '#domain/rules/ambil-pesanan.ts'
import { readNomorPendek } from '#domain/rules/kode.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { readBarangAmbil, sebagaiScan, type BarangAmbil } from '../../faktur/barang-ambil.ts'
import { tampilkanHp } from '../../rantai/member.ts'
import { polaCari } from '../../rantai/nomor-dicari.ts'
import { emasTertahan } from './emas-pulang.ts'
import { readPesanan, type LoadedPesananLine, type LoadedPesanan } from './load-pesanan.ts'

type Reply = CallReply<typeof ambilPesanan>

/** @throws errors.pesananTidakAda, and everything that keeps it from being taken */
export async function ambil(ctx: Context, { body }: CallInput<typeof ambilPesanan>): Promise<Reply> {
  const pesanan = await readPesanan(ctx, await nomorLengkap(ctx, body.no_pesanan))
  const made = pesanan.lines.filter((line) => line.jadi !== null)
  const belum = belumBisaDiambil(pesanan.kepala)
  refuseAll((belum.length ? belum : await emasTertahan(ctx, made)).map((refusal) => refusal.at('no_pesanan')))
  const pieces = await readBarangAmbil(
    ctx,
    made.map((line) => line.jadi!.kode_barcode),
  )
  const lines = made.map((line) => row(ctx, pieces.get(line.jadi!.kode_barcode)!, line, pesanan))
  const { barang } = lines[0]!
  return {
    ...barang,
    barcode_sample: barang.kode_barcode,
    detail_barang: lines,
    pesanan: [kepala(ctx, pesanan)],
    group: hargaGroup([...pieces.values()]),
  }
}

const dimaksud = statement<{ no_pesanan: string; nama_customer: string }>(
  'pesanan_pendek',
  `SELECT no_pesanan, nama_customer FROM pesanan
   WHERE kode_toko = $1 AND status_pesanan IN ('OPEN', 'PROSES', 'DONE') AND no_pesanan LIKE $2
   ORDER BY tgl_system DESC, no_pesanan LIMIT 10`,
)

/**
 * 'PS 0001' is the only order that has not ended. Of several none is guessed, though only one of them is finished: who called the
 * number out may mean another, and would be handed somebody else's piece.
 */
async function nomorLengkap(ctx: Context, diketik: string): Promise<string> {
  if (readNomorPendek(diketik)?.jenis !== 'PS') return diketik
  const found = await ctx.sql(dimaksud, [ctx.toko.kode_toko, polaCari(diketik)])
  if (found.length > 1) {
    const nomor = found.map((row) => `${row.no_pesanan} ${row.nama_customer}`).join(', ')
    throw errors.pesananKurangJelas({ nomor }).at('no_pesanan')
  }
  return found[0]?.no_pesanan ?? diketik
}

function row(
  ctx: Context,
  piece: BarangAmbil,
  line: LoadedPesananLine,
  { kepala: { no_pesanan } }: LoadedPesanan,
): PesananAmbil['detail_barang'][number] {
  const priced = hargaDipesan(piece, { ...line, kode_barcode: piece.kode_barcode })
  const barang = { ...sebagaiScan(ctx, priced), no_pesanan }
  return {
    no: line.no,
    barang,
    berat: barang.berat,
    harga_jual: barang.harga_skrg,
    ongkos: barang.ongkos_rp,
    mengikat: line.mengikat,
    berat_customer: line.berat_customer,
    kadar_customer: line.kadar_customer,
    emas_kembali: line.emas.milik,
  }
}

const kepala = (
  ctx: Context,
  { kepala: head, total, saldo, pembayaran }: LoadedPesanan,
): Reply['pesanan'][number] => ({
  no_pesanan: head.no_pesanan,
  tanggal: head.tgl_system,
  kode_sales: head.kode_sales,
  kode_customer: head.kode_member,
  nama_customer: head.nama_customer,
  // Sent back masked, it is known whole (hpDimaksud).
  no_hp: tampilkanHp(ctx, head).no_hp,
  alamat_customer: head.alamat_customer,
  total_harga: total,
  jumlah_bayar: saldo,
  pembayaran: pembayaran.map(({ jenis, nominal, nama_bank }) => ({
    jenis,
    jumlah_rp: nominal,
    nominal,
    nama_bank,
  })),
})

const hargaGroup = (pieces: readonly BarangAmbil[]): Reply['group'] => [
  ...new Map(
    pieces.map(({ kode_group, nama_group, harga, harga_min_gram, harga_max_gram }) => [
      kode_group,
      { kode_group, nama_group, harga, harga_min_gram, harga_max_gram },
    ]),
  ).values(),
]
