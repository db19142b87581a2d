/** Prints of the shop on its day, and the page that shows whether a printer prints. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { allCetakan, ujiPrinter } from '#domain/calls/cetakan.ts'
import type { Tiket } from '#domain/documents/tiket-service.ts'
import type { Context, Session } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { cetakTiket, inBytes } from '../../documents/cetak.ts'
import type { ThreadContext } from '../../http/route.ts'
import { Answer } from '../../outcome.ts'
import { loadPrinter, type Printer } from './rows.ts'
import { sendTo } from './send.ts'

type Row = CallReply<typeof allCetakan>[number]
const list = statement<Row>(
  'daftar_cetakan',
  `SELECT c.id, c.status, c.sebab, c.copy, c.sementara, c.path, c.no_ref, p.nama_printer,
     to_char(c.pada, 'HH24:MI:SS') AS jam, c.user_id
   FROM cetakan c LEFT JOIN printer p ON p.kode_toko = c.kode_toko AND p.kode_printer = c.kode_printer
   WHERE c.kode_toko = $1 AND c.tgl_system = $2 AND ($3::text IS NULL OR c.status = $3)
   ORDER BY c.id DESC LIMIT 200`,
)
export const prints = (
  { sql, toko }: Context,
  { query: { status } }: CallInput<typeof allCetakan>,
): Promise<Row[]> => sql(list, [toko.kode_toko, toko.tgl_system, status ?? null])

/** @throws errors.printerTidakAda */
export async function test(
  ctx: ThreadContext,
  { params: { kode_printer } }: CallInput<typeof ujiPrinter>,
): Promise<Answer<CallReply<typeof ujiPrinter>>> {
  const printer = await ctx.read((c) => loadPrinter(c, kode_printer))
  const page = await inBytes(() => cetakTiket(pageOf(printer, ctx.session), '80').toPrinter(printer.jenis))
  if (printer.cara !== 'JARINGAN')
    return new Answer({ status: 'MENUNGGU', sebab: '-', bytes: page.toString('base64') })
  const sebab = await sendTo(printer, page)
  return new Answer({ status: sebab ? 'GAGAL' : 'KELUAR', sebab: sebab ?? '-' })
}

const pageOf = ({ nama_printer, kode_printer, jenis }: Printer, { toko }: Session): Tiket => ({
  toko: { nama: toko.nama_toko, alamat: [toko.alamat_toko] },
  title: 'UJI CETAK',
  nomor: kode_printer,
  qr: kode_printer,
  tanda: '',
  nama: nama_printer,
  barang: [],
  sebutan_janji: 'Jenis',
  janji: jenis,
  ketentuan: 'Garis di atas selebar kertas, tulisan ini tidak terpotong, dan kode terbaca pemindai.',
})
