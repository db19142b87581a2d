/** An empty file of running documents, with one as an example and the shop's own codes to choose from. */
import type { CallInput } from '#domain/call.ts'
import type { exampleBerjalan } from '#domain/calls/saldo-awal-berjalan.ts'
import { BERJALAN_FILE, type JenisBerjalan } from '#domain/impor/berjalan.ts'
import { tambahBulan } from '#domain/rules/bulan.ts'
import { EXAMPLE_NAME } from '#domain/rules/stok-awal.ts'
import { milligram, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../outcome.ts'
import { bukuOf } from '../../masters/ekspor.ts'
import { loadSebutan } from './kenal.ts'

export async function example(
  ctx: Context,
  { params: { jenis } }: CallInput<typeof exampleBerjalan>,
): Promise<FileAnswer> {
  const { headers, columns } = BERJALAN_FILE[jenis]
  const sebutan = await loadSebutan(ctx, jenis)
  const kode = Object.fromEntries(
    Object.entries(sebutan).map(([name, [first]]) => [name, first?.kode ?? 'KODE']),
  )
  const row = { ...empty(jenis), ...kode, ...umum(ctx), ...KHUSUS[jenis] }
  return bukuOf(`contoh-${headers.toLowerCase().replaceAll(' ', '-')}`, {
    title: headers,
    fields: columns,
    rows: [row],
    list: sebutan,
  })
}

const empty = (jenis: JenisBerjalan) =>
  Object.fromEntries(
    Object.entries(BERJALAN_FILE[jenis].columns).map(([name, { default: standard }]) => [
      name,
      standard ?? null,
    ]),
  )
const umum = (ctx: Context) => ({
  no_lama: '0001',
  tanggal: tambahBulan(ctx.toko.tgl_system, -1),
  nama_customer: EXAMPLE_NAME,
  no_hp: '081234567890',
  nama_barang: 'GELANG RANTAI',
  berat: milligram(5_200),
})
const KHUSUS: Record<JenisBerjalan, object> = {
  HUTANG: { jumlah_hutang: rupiah(2_000_000), no_amplop: 'A0001', jumlah: 1, kondisi: 'MULUS' },
  TITIPAN: { titipan: rupiah(500_000), ongkos: rupiah(50_000) },
  PESANAN: { dp: rupiah(500_000), ongkos: rupiah(50_000), mengikat: false },
}
