/**
 * Archives lines: they leave the operational lists, and nothing else changes or goes (DOMAIN §0-10, §B.20, §O.7-1). All of what
 * is asked for, or nothing, with the word of somebody who was shown exactly these.
 */
import type { ArsipManifest } from '#domain/calls/arsip.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import {
  jumlahArsip,
  KUNCI_ARSIP,
  PERSON_CELLS,
  tolakArsip,
  type ArsipLimit,
  type JenisArsip,
} from '#domain/rules/arsip.ts'
import { disetujuiArsip } from '#domain/rules/disetujui.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { READ } from './rows.ts'
import { cellFrom, composeFile } from './files.ts'
import { loadManifest } from './list.ts'
import { columnsFrom, nilaiDari, nomorDari, type Row } from './jenis.ts'
import { writeArsip } from './write.ts'

/** The last day of shop $1 that was closed from $2, the oldest line, to $3, its own day. */
const ditutup = statement<{ tgl_system: TanggalSystem | null }>(
  'arsip_hari_ditutup',
  'SELECT max(tgl_system) AS tgl_system FROM tutup_toko WHERE kode_toko = $1 AND tgl_system BETWEEN $2 AND $3',
)

/** @throws every line that may not be archived, with its reason; errors.perluOtorisasi */
export async function arsipkan(
  ctx: Context,
  jenis: JenisArsip,
  nomor: readonly string[],
): Promise<ArsipManifest> {
  const rows = await loadDiarsipkan(ctx, jenis, nomor)
  const content = rows.map((row) => cellFrom(jenis, row))
  const { bytes, hash } = await composeFile(jenis, content)
  const order = rows.map((row) => nomorDari(jenis, row))
  const facts = {
    jenis,
    tgl_from: rows[0]!.tgl_system,
    tgl_to: rows.at(-1)!.tgl_system,
    hash,
    ...jumlahArsip(rows, nilaiDari),
  }
  const seq = await nomorBerikut(ctx, 'AR')
  const no_arsip = noFaktur('AR', ctx.toko.kode_toko, ctx.toko.tgl_system, seq)
  const izin = await pakaiOtorisasi(ctx, {
    kategori: 'ARSIP TRANSAKSI',
    ref_no: no_arsip,
    untuk: disetujuiArsip({ ...facts, nomor: order }),
  })
  const orang = new Set(columnsFrom(jenis).flatMap((column, i) => (PERSON_CELLS.includes(column) ? [i] : [])))
  await writeArsip(ctx, {
    ...facts,
    no_arsip,
    ukuran: bytes.length,
    izin,
    rows: order.map((no_faktur, i) => ({
      no_faktur,
      isi: JSON.stringify(content[i]!.map((cell, k) => (orang.has(k) ? null : cell))),
    })),
  })
  return loadManifest(ctx, no_arsip)
}

/** The lines, locked, once each of them may go. */
async function loadDiarsipkan(ctx: Context, jenis: JenisArsip, nomor: readonly string[]): Promise<Row[]> {
  const { kode_toko, tgl_system } = ctx.toko
  const rows = await ctx.sql(READ[jenis].kunci, [kode_toko, nomor])
  const [tutup] = await ctx.sql(ditutup, [kode_toko, rows[0]?.tgl_system ?? tgl_system, tgl_system])
  const limit: ArsipLimit = {
    tgl_system,
    ditutup: tutup?.tgl_system ?? null,
    min_hari: ctx.settings.ARSIP_MIN_HARI,
  }
  const byNo = new Map(rows.map((row) => [nomorDari(jenis, row), row]))
  refuseAll(
    nomor.flatMap((no, i) => {
      const row = byNo.get(no)
      const refusal = row ? tolakArsip({ ...row, no }, limit) : errors.arsipBarisTidakAda({ no })
      return refusal ? [refusal.at(`${KUNCI_ARSIP[jenis]}.${i}`)] : []
    }),
  )
  return rows
}
