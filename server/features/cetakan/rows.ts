/** Rows of prints: begun, ended, and the last one of a paper. */
import { errors } from '#domain/errors.ts'
import type { RowOf } from '#domain/master.ts'
import type { printer } from '#domain/masters/printer.ts'
import type { SebabGagal } from '#domain/rules/printer.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

export type Printer = Omit<RowOf<typeof printer>, 'status_aktif'>
const satuPrinter = statement<Printer>(
  'printer_dipakai',
  `SELECT kode_printer, nama_printer, jenis, cara, alamat, laci FROM printer
   WHERE kode_toko = $1 AND kode_printer = $2 AND status_aktif`,
)

/** @throws errors.printerTidakAda */
export async function loadPrinter({ sql, toko }: Context, kode_printer: string): Promise<Printer> {
  const [row] = await sql(satuPrinter, [toko.kode_toko, kode_printer])
  if (!row) throw errors.printerTidakAda({ kode_printer }).at('kode_printer')
  return row
}

export interface CetakanRow {
  id: number
  path: string
  user_id: string
  copy: number
  sementara: boolean
  status: 'MENUNGGU' | 'KELUAR' | 'GAGAL'
  sebab: string
  pada: Date
}
const COLUMNS = 'id, path, user_id, copy, sementara, status, sebab, pada'

const byTrx = statement<CetakanRow>(
  'cetakan_permintaan',
  `SELECT ${COLUMNS} FROM cetakan WHERE kode_toko = $1 AND id_trx = $2`,
)
const byId = statement<CetakanRow>(
  'cetakan_satu',
  `SELECT ${COLUMNS} FROM cetakan WHERE kode_toko = $1 AND id = $2 FOR NO KEY UPDATE`,
)
const last = statement<CetakanRow>(
  'cetakan_terakhir',
  `SELECT ${COLUMNS} FROM cetakan WHERE kode_toko = $1 AND path = $2 ORDER BY id DESC LIMIT 1`,
)

/** The row of the same request, when it was sent before. */
export const earlierOf = async ({ sql, toko, id_trx }: Context): Promise<CetakanRow | undefined> =>
  (await sql(byTrx, [toko.kode_toko, id_trx]))[0]
export const rowOf = async ({ sql, toko }: Context, id: number): Promise<CetakanRow | undefined> =>
  (await sql(byId, [toko.kode_toko, id]))[0]
export const lastOf = async ({ sql, toko }: Context, path: string): Promise<CetakanRow | undefined> =>
  (await sql(last, [toko.kode_toko, path]))[0]

interface Begun {
  path: string
  no_ref: string
  kode_printer: string
  copy: number
  sementara: boolean
  /** The last print of the paper that was looked at; 0 when there was none. */
  after: number
}
const write = statement<{ id: number }>(
  'tulis_cetakan',
  `INSERT INTO cetakan
     (kode_toko, id_trx, tgl_system, pada, path, no_ref, kode_printer, user_id, copy, sementara, status, selesai)
   SELECT $1::text, $2, $3::date, $4::timestamptz, $5::text, $6, $7, $8, $9::int, $10::boolean, 'MENUNGGU', NULL
   WHERE NOT EXISTS (SELECT 1 FROM cetakan WHERE kode_toko = $1 AND path = $5 AND id > $11)
   ON CONFLICT (kode_toko, path) WHERE status = 'MENUNGGU' DO NOTHING RETURNING id`,
)
/** @returns undefined when a print of the paper is under way, or was since */
export async function begin(
  { sql, toko, user, now, id_trx }: Context,
  { path, no_ref, kode_printer, copy, sementara, after }: Begun,
): Promise<number | undefined> {
  const { kode_toko, tgl_system } = toko
  const [row] = await sql(write, [
    kode_toko,
    id_trx,
    tgl_system,
    now,
    path,
    no_ref,
    kode_printer,
    user.user_id,
    copy,
    sementara,
    after,
  ])
  return row?.id
}

const finish = statement<unknown>(
  'cetakan_selesai',
  'UPDATE cetakan SET status = $3, sebab = $4, selesai = $5 WHERE kode_toko = $1 AND id = $2',
)
/** @param sebab absent of one that came out */
export async function end({ sql, toko, now }: Context, id: number, sebab?: SebabGagal): Promise<void> {
  await sql(finish, [toko.kode_toko, id, sebab ? 'GAGAL' : 'KELUAR', sebab ?? '-', now])
}
