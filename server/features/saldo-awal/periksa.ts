/** Examines a file of opening stock: it is read, judged, added up. Writes nothing. */
import { createHash } from 'node:crypto'
import { setImmediate as sebentar } from 'node:timers/promises'
import { sql } from 'kysely'
import type { CallReply } from '#domain/call.ts'
import type { stokAwalState, periksaStokAwal } from '#domain/calls/stok-awal.ts'
import { errors } from '#domain/errors.ts'
import { soughtColumns } from '#domain/impor/headers.ts'
import type { FileTable } from '#domain/impor/lembar.ts'
import { TAMPIL_MAKS } from '#domain/impor/result.ts'
import { stokAwalReader, STOK_AWAL_COLUMNS, WAJIB_STOK_AWAL } from '#domain/impor/stok-awal.ts'
import {
  kumpulkan,
  pemutusStokAwal,
  peringatanBerat,
  ringkasStokAwal,
  type PutusanStokAwal,
} from '#domain/rules/stok-awal.ts'
import { milligram, type TanggalSystem } from '#domain/units.ts'
import { readingFile, type FileAsRead } from '../../files/read.ts'
import { errorFile } from '../../files/errors.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../outcome.ts'
import { loadDikenal } from './dikenal.ts'
import { loadSebutan, sebutanOf } from './sebutan.ts'

export const reading = readingFile(() => soughtColumns(STOK_AWAL_COLUMNS, WAJIB_STOK_AWAL))

/** @throws errors.stokAwalSudahLewat, errors.stokAwalSudahMasuk, and Refusal when the file cannot be read */
export async function periksa(ctx: Context, reading: FileAsRead): Promise<CallReply<typeof periksaStokAwal>> {
  const { putusan, digest, tidak_dikenal, table } = await decideFile(ctx, reading)
  const peringatan = peringatanBerat(putusan.barang)
  return {
    ...ringkasStokAwal(putusan.barang),
    jumlah_salah: putusan.wrong.length,
    salah: putusan.wrong.slice(0, TAMPIL_MAKS),
    cara_baca: table.cara_baca,
    tidak_dikenal,
    jumlah_peringatan: peringatan.length,
    peringatan: peringatan.slice(0, TAMPIL_MAKS),
    sidik: digest,
  }
}

/** The file as it came, with what is wrong in each row. @throws as periksa does */
export async function fileOfErrors(ctx: Context, reading: FileAsRead): Promise<FileAnswer> {
  const { putusan, table } = await decideFile(ctx, reading)
  return errorFile('stok-awal', table, putusan.wrong)
}

interface DecidedFile {
  putusan: PutusanStokAwal
  digest: string
  sidik_isi: string
  tidak_dikenal: string[]
  table: FileTable
}

/**
 * The file's rows as decided now, what names this finding, and what names the rows as they were typed.
 * @throws errors.stokAwalSudahLewat, errors.stokAwalSudahMasuk, and Refusal when the file cannot be read
 */
export async function decideFile(ctx: Context, reading: FileAsRead): Promise<DecidedFile> {
  if (await sudahTutup(ctx)) throw errors.stokAwalSudahLewat()
  const table = reading()!
  const { read, tidak_dikenal } = stokAwalReader(table, sebutanOf(await loadSebutan(ctx)))
  const rows = await satuSatu(table.rows, read)
  const sidik_isi = await digestOf(rows.map(({ content }) => content))
  await belumMasuk(ctx, STOK_AWAL, sidik_isi)
  const dikenal = await loadDikenal(
    ctx,
    rows.flatMap(({ content }) => content.kode_barcode ?? []),
  )
  const judged = await satuSatu(rows, pemutusStokAwal(dikenal))
  // Today's prices may move between the look and the import: they change nothing of the pieces.
  const digest = await digestOf(judged.map((j) => ({ ...j, nilai: null })))
  return { putusan: kumpulkan(judged), digest, sidik_isi, tidak_dikenal, table }
}

async function digestOf(rows: readonly object[]): Promise<string> {
  const hash = createHash('sha256')
  await satuSatu(rows, (row) => hash.update(JSON.stringify(row)))
  return hash.digest('hex')
}

/**
 * Refuses a file that came in before. Where barcodes are drawn, only the row of audit_log that terapkan left tells it.
 */
export async function belumMasuk({ db, toko }: Context, table: string, sidik_isi: string): Promise<void> {
  const before = await db
    .selectFrom('audit_log')
    .select('ref')
    .where('kode_toko', '=', toko.kode_toko)
    .where('tabel', '=', table)
    .where(sql`sesudah->>'sidik_isi'`, '=', sidik_isi)
    .executeTakeFirst()
  if (before) throw errors.stokAwalSudahMasuk({ no_saldo_awal: before.ref })
}

/** As audit_log calls it. */
export const STOK_AWAL = 'stok_awal'

/** Number of rows after which other requests get their turn. */
const SEKALIGUS = 500

async function satuSatu<A, B>(all: readonly A[], work: (one: A) => B): Promise<B[]> {
  const done: B[] = []
  for (const one of all) {
    done.push(work(one))
    if (done.length % SEKALIGUS === 0) await sebentar()
  }
  return done
}

export async function sudahTutup({ db, toko }: Context): Promise<boolean> {
  const closed = await db
    .selectFrom('tutup_toko')
    .where('kode_toko', '=', toko.kode_toko)
    .select('tgl_system')
    .limit(1)
    .execute()
  return closed.length > 0
}

/** Tells whether the opening is still open, and what came in by it. */
export async function state(ctx: Context): Promise<CallReply<typeof stokAwalState>> {
  const { db, toko } = ctx
  const row = await db
    .selectFrom('mutasi_stok')
    .where('kode_toko', '=', toko.kode_toko)
    .where('kode_mutasi', '=', 'M01')
    .where('lokasi', 'not like', 'V:%')
    // After the first close nothing comes in by the opening: the years behind that day are not looked at.
    .where('tanggal', '<=', (eb) =>
      eb
        .selectFrom('tutup_toko')
        .select(sql<TanggalSystem>`COALESCE(min(tgl_system), 'infinity')`.as('pertama'))
        .where('kode_toko', '=', toko.kode_toko),
    )
    .select((eb) => [eb.fn.sum<number>('qty').as('qty'), eb.fn.sum<number>('berat').as('berat')])
    .executeTakeFirst()
  return {
    boleh: !(await sudahTutup(ctx)),
    qty: Number(row?.qty ?? 0),
    berat: milligram(Number(row?.berat ?? 0)),
  }
}
