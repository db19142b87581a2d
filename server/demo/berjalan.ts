/** A loan that ran before the shop began, brought in from a file as an opening does, and by now overdue: nobody has come for it. */
import { tambahBulan } from '#domain/rules/bulan.ts'
import { tambahHari } from '#domain/units.ts'
import { readFile } from '../files/read.ts'
import type { Context } from '../context.ts'
import { berjalanColumn, decideFile } from '../features/saldo-berjalan/periksa.ts'
import { terapkan } from '../features/saldo-berjalan/terapkan.ts'
import { CUSTOMER, kodeSales, TOKO } from './data.ts'

const TITLE =
  'No Lama;Tanggal;Sales;Nama Customer;No HP;Kondisi Pinjaman;Jumlah Hutang;Sisa Pokok;Bunga Dibayar Sampai;Jatuh Tempo;No Amplop;Berat Bruto;Nama Barang;Group;Kondisi;Jumlah;Berat'
/** Goods that each shop lent on, and the number of days since the loan was due. */
const JAMINAN = [
  { barang: 'KALUNG MILANO;G700;MULUS;1;8,4', bruto: '8,9', pinjaman: 7_500_000, terlambat: 12 },
  { barang: 'GELANG KERONCONG;G375;PENYOK;2;11,2', bruto: '11,9', pinjaman: 5_200_000, terlambat: 5 },
  { barang: 'CINCIN KAWIN;G750;MULUS;1;4,15', bruto: '4,5', pinjaman: 3_900_000, terlambat: 26 },
] as const

/** @param today the day on which somebody will look at it */
export async function hutangLama(ctx: Context, today: string): Promise<void> {
  const shop = TOKO.findIndex((t) => t.kode_toko === ctx.toko.kode_toko)
  const { barang, bruto, pinjaman, terlambat } = JAMINAN[shop]!
  const { nama, no_hp } = CUSTOMER[ctx.toko.kode_toko]!.at(-1)!
  const tempo = tambahHari(today, -terlambat)
  // Extended from month to month since a day before the shop began.
  let bulan = 1
  while (tambahBulan(tempo, -bulan) >= ctx.toko.tgl_system) bulan++
  const tanggal = tambahBulan(tempo, -bulan)
  const [bunga, jatuh] = [tambahBulan(tanggal, bulan - 1), tambahBulan(tanggal, bulan)]
  const row = `${31 + shop};${tanggal};${kodeSales(ctx.toko.kode_toko, 1)};${nama};${no_hp};1-BULAN;${pinjaman};${pinjaman};${bulan > 1 ? bunga : ''};${jatuh};A-${31 + shop};${bruto};${barang}`
  const file = Buffer.from([TITLE, row].join('\n')).toString('base64')
  const table = await readFile(ctx.toko.kode_toko, { berkas: file }, berjalanColumn('HUTANG'))
  const { digest } = await decideFile(ctx, 'HUTANG', () => table)
  await terapkan(
    ctx,
    { params: { jenis: 'HUTANG' }, query: {}, body: { berkas: file, sidik: digest } },
    () => table,
  )
}
