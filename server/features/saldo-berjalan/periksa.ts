/** Examines a file of running documents: it is read, judged, added up. Writes nothing (DOMAIN §O.4-8). */
import { createHash } from 'node:crypto'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { berjalanState, berjalanErrors, periksaBerjalan } from '#domain/calls/saldo-awal-berjalan.ts'
import { errors } from '#domain/errors.ts'
import { rowReader } from '#domain/impor/rows.ts'
import {
  BERJALAN_FILE,
  JENIS_BERJALAN,
  type BerjalanContent,
  type JenisBerjalan,
} from '#domain/impor/berjalan.ts'
import { soughtColumns, type SoughtColumn } from '#domain/impor/headers.ts'
import type { FileTable } from '#domain/impor/lembar.ts'
import { TAMPIL_MAKS, type SendFile } from '#domain/impor/result.ts'
import { putuskanBerjalan, type PutusanBerjalan } from '#domain/rules/berjalan.ts'
import { jumlahBerjalan } from '#domain/rules/dokumen-berjalan.ts'
import type { BerjalanDikenal } from '#domain/rules/periksa-berjalan.ts'
import type { Rupiah } from '#domain/units.ts'
import { readingFile, type FileAsRead } from '../../files/read.ts'
import { errorFile } from '../../files/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { FileAnswer } from '../../outcome.ts'
import { belumMasuk, sudahTutup } from '../saldo-awal/periksa.ts'
import { loadDikenal, loadSebutan } from './kenal.ts'

/** A shop that begins has not more of one kind; each is written by statements of its own. */
const MAX_FILE_ROWS = 5_000

/** As audit_log calls it. */
export const berjalanTable = (jenis: JenisBerjalan): string => `${jenis.toLowerCase()}_berjalan`

interface DecidedFile<J extends JenisBerjalan> {
  putusan: PutusanBerjalan<BerjalanContent[J]>
  dikenal: BerjalanDikenal
  digest: string
  sidik_isi: string
  tidak_dikenal: string[]
  table: FileTable
}

const digestOf = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('hex')

export function berjalanColumn(jenis: JenisBerjalan): SoughtColumn {
  const { columns, wajib } = BERJALAN_FILE[jenis]
  return soughtColumns(columns, wajib)
}
export const reading = readingFile(
  ({ params: { jenis } }: { params: { jenis: JenisBerjalan }; body: SendFile }) => berjalanColumn(jenis),
)

/** @throws errors.stokAwalSudahLewat, errors.stokAwalSudahMasuk, and Refusal when the file cannot be read */
export async function decideFile<J extends JenisBerjalan>(
  ctx: Context,
  jenis: J,
  reading: FileAsRead,
): Promise<DecidedFile<J>> {
  if (await sudahTutup(ctx)) throw errors.stokAwalSudahLewat()
  const table = reading()!
  if (table.rows.length > MAX_FILE_ROWS)
    throw errors.barangTerlaluBanyak({ maks: MAX_FILE_ROWS }).at('berkas')
  const sebutan = await loadSebutan(ctx, jenis)
  const { read, tidak_dikenal } = rowReader<BerjalanContent[J]>(
    table,
    BERJALAN_FILE[jenis],
    (column) => sebutan[column],
  )
  const rows = table.rows.map(read)
  const sidik_isi = digestOf(rows.map(({ content }) => content))
  await belumMasuk(ctx, berjalanTable(jenis), sidik_isi)
  const dikenal = await loadDikenal(ctx, rows)
  const putusan = putuskanBerjalan(jenis, rows, dikenal)
  return { putusan, dikenal, digest: digestOf(putusan), sidik_isi, tidak_dikenal, table }
}

export async function periksa(
  ctx: Context,
  { params: { jenis } }: CallInput<typeof periksaBerjalan>,
  reading: FileAsRead,
): Promise<CallReply<typeof periksaBerjalan>> {
  const { putusan, digest, tidak_dikenal, table } = await decideFile(ctx, jenis, reading)
  return {
    ...jumlahBerjalan(jenis, putusan.dokumen),
    jumlah_salah: putusan.wrong.length,
    salah: putusan.wrong.slice(0, TAMPIL_MAKS),
    cara_baca: table.cara_baca,
    tidak_dikenal,
    sidik: digest,
  }
}

/** The file as it came, with what is wrong in each row. @throws as periksa does */
export async function fileOfErrors(
  ctx: Context,
  { params: { jenis } }: CallInput<typeof berjalanErrors>,
  reading: FileAsRead,
): Promise<FileAnswer> {
  const { putusan, table } = await decideFile(ctx, jenis, reading)
  return errorFile(berjalanTable(jenis).replace('_', '-'), table, putusan.wrong)
}

const masuk = statement<{ tabel: string; dokumen: number; barang: number; saldo: Rupiah }>(
  'berjalan_masuk',
  `SELECT tabel, sum((sesudah->>'dokumen')::int)::int AS dokumen,
     sum((sesudah->>'barang')::int)::int AS barang, sum((sesudah->>'saldo')::bigint)::bigint AS saldo
   FROM audit_log WHERE kode_toko = $1 AND tabel = ANY ($2::text[]) GROUP BY 1`,
)

/** Tells whether the opening is still open, and what came in by it. */
export async function state(ctx: Context): Promise<CallReply<typeof berjalanState>> {
  const rows = await ctx.sql(masuk, [ctx.toko.kode_toko, JENIS_BERJALAN.map(berjalanTable)])
  return {
    boleh: !(await sudahTutup(ctx)),
    masuk: JENIS_BERJALAN.flatMap((jenis) =>
      rows
        .filter(({ tabel: table }) => table === berjalanTable(jenis))
        .map(({ tabel: _, ...row }) => ({ jenis, ...row })),
    ),
  }
}
