/**
 * Opens the drawer that hangs on a printer (DOMAIN §P.5): for a document whose cash the books have, once, or for a reason. Every
 * opening is written down before the pulse leaves.
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { bukaLaci, allLaci } from '#domain/calls/cetakan.ts'
import { errors } from '#domain/errors.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { SEBAB_GAGAL } from '#domain/rules/printer.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { drawerPulse } from '../../documents/drawer.ts'
import type { ThreadContext } from '../../http/route.ts'
import { Answer } from '../../outcome.ts'
import { loadPrinter, type Printer } from './rows.ts'
import { sendTo } from './send.ts'

/** Money is taken or given while the document is on the glass. */
const WINDOW_MS = 10 * 60_000

const cash = statement<{ ada: boolean }>(
  'laci_uang_dokumen',
  `SELECT EXISTS (
     SELECT 1 FROM jurnal j JOIN jurnal_detail d ON d.kode_toko = j.kode_toko AND d.jurnal_id = j.id
     WHERE j.kode_toko = $1 AND j.ref_no = $2 AND j.tanggal = $3 AND j.jam >= $4 AND d.kode_akun = $5
   ) AS ada`,
)
const write = statement<{ id: number }>(
  'tulis_buka_laci',
  `INSERT INTO buka_laci (kode_toko, tgl_system, pada, kode_printer, user_id, no_ref, alasan)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (kode_toko, no_ref) WHERE no_ref <> '-' DO NOTHING RETURNING id`,
)

/** @throws errors.printerTidakAda, tanpaLaci, laciTanpaUang, laciGagal */
export async function open(
  ctx: ThreadContext,
  { body }: CallInput<typeof bukaLaci>,
): Promise<Answer<CallReply<typeof bukaLaci>>> {
  const printer = await ctx.write((c) => written(c, body))
  const pulse = drawerPulse(printer.jenis)
  if (printer.cara !== 'JARINGAN') return new Answer({ bytes: pulse.toString('base64') })
  const sebab = await sendTo(printer, pulse)
  if (sebab) throw errors.laciGagal({ sebab: SEBAB_GAGAL[sebab] })
  return new Answer({})
}

async function written(c: Context, body: CallInput<typeof bukaLaci>['body']): Promise<Printer> {
  const printer = await loadPrinter(c, body.kode_printer)
  if (!printer.laci) throw errors.tanpaLaci(printer).at('kode_printer')
  const { kode_toko, tgl_system } = c.toko
  const no_ref = 'no_ref' in body ? body.no_ref : '-'
  const alasan = 'alasan' in body ? body.alasan : '-'
  if (no_ref !== '-') {
    const since = new Date(c.now.getTime() - WINDOW_MS)
    const [found] = await c.sql(cash, [kode_toko, no_ref, tgl_system, since, AKUN.KAS.kode])
    if (!found?.ada) throw errors.laciTanpaUang({ no_ref })
  }
  const [row] = await c.sql(write, [
    kode_toko,
    tgl_system,
    c.now,
    printer.kode_printer,
    c.user.user_id,
    no_ref,
    alasan,
  ])
  if (!row) throw errors.laciTanpaUang({ no_ref })
  return printer
}

const list = statement<{
  id: number
  tgl_system: TanggalSystem
  jam: string
  user_id: string
  user_name: string
  no_ref: string
  alasan: string
  nama_printer: string
}>(
  'daftar_laci',
  `SELECT b.id, b.tgl_system, to_char(b.pada, 'HH24:MI:SS') AS jam, b.user_id, u.user_name, b.no_ref, b.alasan,
     p.nama_printer
   FROM buka_laci b JOIN users u ON u.user_id = b.user_id
     JOIN printer p ON p.kode_toko = b.kode_toko AND p.kode_printer = b.kode_printer
   WHERE b.kode_toko = $1 AND b.tgl_system BETWEEN $2 AND $3 AND ($4::boolean IS NOT TRUE OR b.no_ref = '-')
   ORDER BY b.id DESC LIMIT 500`,
)
export const openings = (
  { sql, toko }: Context,
  { query: { tgl_from, tgl_to, tanpa_dokumen } }: CallInput<typeof allLaci>,
): Promise<CallReply<typeof allLaci>> => sql(list, [toko.kode_toko, tgl_from, tgl_to, tanpa_dokumen === '1'])
