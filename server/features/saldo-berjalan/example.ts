/** An empty file of running documents, with one as an example and the shop's own codes to choose from. */
import type { CallInput } from '#domain/call.ts'
import type { contohBerjalan } from '#domain/calls/saldo-awal-berjalan.ts'
import { BERJALAN_FILE, type JenisBerjalan } from '#domain/impor/berjalan.ts'
import { tambahBulan } from '#domain/rules/bulan.ts'
import { NAMA_CONTOH } from '#domain/rules/stok-awal.ts'
import { milligram, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../outcome.ts'
import { bukuOf } from '../../masters/ekspor.ts'
import { loadSebutan } from './kenal.ts'

export async function contoh(
  ctx: Context,
  { params: { jenis } }: CallInput<typeof contohBerjalan>,
): Promise<FileAnswer> {
  const { judul, columns } = BERJALAN_FILE[jenis]
  const sebutan = await loadSebutan(ctx, jenis)
  const kode = Object.fromEntries(
    Object.entries(sebutan).map(([name, [first]]) => [name, first?.kode ?? 'KODE']),
  )
  const row = { ...kosong(jenis), ...kode, ...umum(ctx), ...KHUSUS[jenis] }
  return bukuOf(`contoh-${judul.toLowerCase().replaceAll(' ', '-')}`, {
    judul,
    fields: columns,
    rows: [row],
    list: sebutan,
  })
}

const kosong = (jenis: JenisBerjalan) =>
  Object.fromEntries(
    Object.entries(BERJALAN_FILE[jenis].columns).map(([name, { default: standard }]) => [
      name,
      standard ?? null,
    ]),
  )
const umum = (ctx: Context) => ({
  no_lama: '0001',
  tanggal: tambahBulan(ctx.toko.tgl_system, -1),
  nama_customer: NAMA_CONTOH,
  no_hp: '081234567890',
  nama_barang: 'GELANG RANTAI',
  berat: milligram(5_200),
})
const KHUSUS: Record<JenisBerjalan, object> = {
  HUTANG: { jumlah_hutang: rupiah(2_000_000), no_amplop: 'A0001', jumlah: 1, kondisi: 'MULUS' },
  TITIPAN: { titipan: rupiah(500_000), ongkos: rupiah(50_000) },
  PESANAN: { dp: rupiah(500_000), ongkos: rupiah(50_000), mengikat: false },
}
