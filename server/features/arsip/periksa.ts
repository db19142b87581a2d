/** An archive looked back at: its file once more, and whether its rows still stand as they left. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ArsipManifest, periksaArsip, unduhArsip } from '#domain/calls/arsip.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { FileAnswer } from '../../outcome.ts'
import { READ } from './rows.ts'
import { asFile, cellFrom, composeFile, type File } from './files.ts'
import { loadManifest } from './list.ts'
import { recordExport } from './ekspor.ts'
import { columnsFrom, nomorDari } from './jenis.ts'

/** As its identity is blanked (anonimkan_member). */
const ANONIM = 'ANONIM'

const arsipRow = statement<{ no_faktur: string; isi: (string | null)[] }>(
  'arsip_baris',
  'SELECT no_faktur, isi FROM arsip_baris WHERE kode_toko = $1 AND no_arsip = $2 ORDER BY urut',
)

interface Readings {
  manifest: ArsipManifest
  /** As they were, with who the customer is now known to be; and as they stand. In the order of the file. */
  rows: { no_faktur: string; dulu: string[]; kini: string[]; nama_customer: string }[]
}

/** @throws errors.arsipTidakAda */
async function load(ctx: Context, no_arsip: string): Promise<Readings> {
  const manifest = await loadManifest(ctx, no_arsip)
  const { jenis } = manifest
  const { kode_toko } = ctx.toko
  const kept = await ctx.sql(arsipRow, [kode_toko, no_arsip])
  const rows = await ctx.sql(READ[jenis].nomor, [kode_toko, kept.map((b) => b.no_faktur)])
  const byNo = new Map(rows.map((row) => [nomorDari(jenis, row), row]))
  return {
    manifest,
    rows: kept.map(({ no_faktur, isi: content }) => {
      const row = byNo.get(no_faktur)!
      const kini = cellFrom(jenis, row)
      return {
        no_faktur,
        kini,
        dulu: content.map((cell, i) => cell ?? kini[i]!),
        nama_customer: row.nama_customer,
      }
    }),
  }
}

const earlierFile = ({ manifest, rows }: Readings): Promise<File> =>
  composeFile(
    manifest.jenis,
    rows.map((b) => b.dulu),
  )

export async function periksa(
  ctx: Context,
  { params: { no_arsip } }: CallInput<typeof periksaArsip>,
): Promise<CallReply<typeof periksaArsip>> {
  const found = await load(ctx, no_arsip)
  const { manifest, rows } = found
  const { hash, jenis, jumlah_baris } = manifest
  const columns = columnsFrom(jenis)
  const kini = await composeFile(
    jenis,
    rows.map((b) => b.kini),
  )
  return {
    no_arsip,
    jumlah_baris,
    hash,
    berkas_sama: rows.length === jumlah_baris && (await earlierFile(found)).hash === hash,
    baris_sama: kini.hash === hash,
    berubah: rows.flatMap((b) => {
      const lain = columns.filter((_, i) => b.dulu[i] !== b.kini[i])
      return lain.length > 0 ? [{ no_faktur: b.no_faktur, kolom: lain }] : []
    }),
    identitas_dihapus: rows.filter((b) => b.nama_customer === ANONIM).length,
  }
}

export async function unduh(
  ctx: Context,
  { params: { no_arsip } }: CallInput<typeof unduhArsip>,
): Promise<FileAnswer> {
  const found = await load(ctx, no_arsip)
  const file = await earlierFile(found)
  await recordExport(ctx, no_arsip, { jumlah: found.rows.length, hash: file.hash })
  return asFile(no_arsip.toLowerCase(), file)
}
