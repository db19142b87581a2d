/** Counts a print of a receipt once it came out: the first is free, every further one is a COPY and needs REPRINT NOTA (DOMAIN §F.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakPesanan } from '#domain/calls/nota-pesanan.ts'
import { errors } from '#domain/errors.ts'
import { lineNo } from '#domain/rules/kode.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { hitungCetak } from '../../dokumen/hitung-cetak.ts'

// The order is locked: its first receipt is counted there, those of further DPs each with its own.
const hitung = statement<{ berakhir: boolean; cetak: number; setoran: number | null; batal: boolean | null }>(
  'cetak_pesanan',
  `SELECT p.status_pesanan = 'CLOSE' AS berakhir, p.cetak, s.cetak AS setoran, s.status_valid = 'CANC' AS batal
   FROM pesanan p LEFT JOIN setoran s ON s.kode_toko = p.kode_toko AND s.ref_no = p.no_pesanan AND s.urut = $3
   WHERE p.kode_toko = $1 AND p.no_pesanan = $2 FOR UPDATE OF p`,
)
const writePesanan = statement<unknown>(
  'tambah_cetak_pesanan',
  'UPDATE pesanan SET cetak = cetak + 1 WHERE kode_toko = $1 AND no_pesanan = $2',
)
const writeSetoran = statement<unknown>(
  'tambah_cetak_setoran',
  'UPDATE setoran SET cetak = cetak + 1 WHERE kode_toko = $1 AND no_setoran = $2',
)

/** @throws errors.pesananTidakAda, setoranTidakAda, sudahDibatalkan, perluOtorisasi */
export async function cetak(
  ctx: Context,
  { params: { no_pesanan }, body: { urut, ...body } }: CallInput<typeof cetakPesanan>,
): Promise<CallReply<typeof cetakPesanan>> {
  const { kode_toko } = ctx.toko
  const [row] = await ctx.sql(hitung, [kode_toko, no_pesanan, urut])
  if (!row) throw errors.pesananTidakAda()
  const no_setoran = lineNo(no_pesanan, urut)
  if (urut > 1 && row.setoran === null) throw errors.setoranTidakAda({ no_setoran }).at('urut')
  if (row.berakhir || (urut > 1 && row.batal)) throw errors.sudahDibatalkan()
  const sebelum = urut > 1 ? row.setoran! : row.cetak
  const tambah = () =>
    urut > 1
      ? ctx.send(writeSetoran, [kode_toko, no_setoran])
      : ctx.send(writePesanan, [kode_toko, no_pesanan])
  const dicetak = { cetak: sebelum, ref_no: urut > 1 ? no_setoran : no_pesanan, untuk: no_pesanan }
  return { no_pesanan, ...(await hitungCetak(ctx, dicetak, body, tambah)) }
}
