/** Chosen lines as a file, before or without archiving them; who took it away is logged (DOMAIN §G-6). */
import { errors, refuseAll } from '#domain/errors.ts'
import { KUNCI_ARSIP, type JenisArsip } from '#domain/rules/arsip.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../outcome.ts'
import { audit } from '../../rantai/audit.ts'
import { READ } from './rows.ts'
import { asFile, cellFrom, composeFile } from './files.ts'
import { nomorDari } from './jenis.ts'

/** @throws errors.arsipBarisTidakAda, of another shop's too: all of them at once */
export async function ekspor(ctx: Context, jenis: JenisArsip, nomor: readonly string[]): Promise<FileAnswer> {
  const { kode_toko } = ctx.toko
  const rows = await ctx.sql(READ[jenis].nomor, [kode_toko, nomor])
  const found = new Set(rows.map((row) => nomorDari(jenis, row)))
  refuseAll(
    nomor.flatMap((no, i) =>
      found.has(no) ? [] : [errors.arsipBarisTidakAda({ no }).at(`${KUNCI_ARSIP[jenis]}.${i}`)],
    ),
  )
  const file = await composeFile(
    jenis,
    rows.map((row) => cellFrom(jenis, row)),
  )
  const [from, to] = [rows[0]!.tgl_system, rows.at(-1)!.tgl_system]
  await recordExport(ctx, `${jenis} ${from} ${to}`, {
    jenis,
    from,
    to,
    jumlah: rows.length,
    hash: file.hash,
  })
  return asFile(`backup-${jenis.toLowerCase()}-${kode_toko}-${from}-${to}`, file)
}

/** Customers have left with a file. */
export const recordExport = (ctx: Context, ref: string, sesudah: object): Promise<void> =>
  audit(ctx, { actions: 'EXPORT', table: 'arsip_manifest', ref, sebelum: null, sesudah })
