/** A master of the pusat, imported by the very functions of its form and of its files: rules, hooks and logs are theirs. */
import { z } from 'zod'
import { errors } from '#domain/errors.ts'
import { keyFields, pusatFields, rowKey, type PusatRow } from '#domain/impor/pusat.ts'
import type { ImporRow } from '#domain/impor/result.ts'
import type { SheetCell } from '#domain/impor/cells.ts'
import { createSchema, fieldFor, keySchema } from '#domain/master-field.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import type { Context } from '../../context.ts'
import { jalankan } from '../../masters/impor.ts'
import { tampil } from '../../masters/impor-row.ts'
import { loadChoices } from '../../masters/choices.ts'
import { alone, findActive, findBy, type Row } from '../../masters/repository.ts'
import { rowDigest, type Banding } from './banding.ts'

/** Writes these rows and answers what came of each, in the transaction that is there. @throws errors.portalTidakTerbaca for rows that are not of this master */
export async function writeMaster(
  ctx: Context,
  master: AnyMaster,
  pusat: { kode_toko: string },
  rows: readonly PusatRow[],
): Promise<Banding[]> {
  const fields = pusatFields(master)
  const kunci = rows.map((row) => rowKey(master, row))
  if (new Set(kunci).size < kunci.length || rows.some((row) => !isOf(master, row)))
    throw errors.portalTidakTerbaca({ kode_toko: pusat.kode_toko })
  const sini = await diSini(ctx, master, rows)
  const bernomor = master.fields[master.key]!.inForm === false
  const result = await jalankan(
    ctx,
    master,
    {
      headers: [...(bernomor ? [master.key] : []), ...fields.map(([name]) => name)],
      rows: rows.map((row, no) => ({
        no,
        cells: [
          ...(bernomor ? [nomorOf(master, sini.get(kunci[no]!))] : []),
          ...fields.map(([name]) => row[name] as SheetCell),
        ],
      })),
    },
    await hanyaKode(ctx, master),
  )
  return result.rows.map((result, i) => {
    const ada = sini.get(kunci[i]!)
    return {
      kode: kunci[i]!,
      nama: result.nama,
      tanda: result.tanda,
      perubahan: perubahanOf(master, result, rows[i]!),
      alasan: result.alasan.map((a) => a.alasan),
      sidik: rowDigest(rows[i]!, ada && [...fields.map(([name]) => ada[name] ?? null), ada.status_aktif]),
    }
  })
}

/** Every field that travels and no other, and a key that the master's own rows could have. */
const isOf = (master: AnyMaster, row: PusatRow): boolean => {
  const names = pusatFields(master).map(([name]) => name)
  return (
    Object.keys(row).length === names.length &&
    names.every((name) => name in row) &&
    keyFields(master).every((name) => keySchema(master.fields[name]!).safeParse(row[name]).data === row[name])
  )
}

/** The shop's rows that these name, held until the transaction ends. */
async function diSini(
  ctx: Context,
  master: AnyMaster,
  lines: readonly PusatRow[],
): Promise<Map<string, Row>> {
  if (master.noOverlap) await alone(ctx, master)
  const rows = master.noOverlap
    ? await findActive(ctx, master, {})
    : await findBy(
        ctx,
        master,
        master.key,
        lines.map((row) => String(row[master.key])),
        true,
      )
  return new Map(rows.map((row) => [rowKey(master, row), row]))
}

const nomorOf = (master: AnyMaster, row: Row | undefined): SheetCell => (row ? String(row[master.key]) : null)

/** References of another server are codes, and never what a row here happens to be called. */
const hanyaKode = async (ctx: Context, master: AnyMaster) =>
  Object.fromEntries(
    Object.entries(await loadChoices(ctx, master)).map(([name, list]) => [
      name,
      list.map(({ kode }) => ({ kode, nama: '' })),
    ]),
  )

function perubahanOf(master: AnyMaster, { tanda, perubahan }: ImporRow, row: PusatRow): Banding['perubahan'] {
  if (tanda === 'BARU')
    return pusatFields(master)
      .filter(([name]) => name !== master.key)
      .map(([name, field]) => ({ label: field.label, dari: '', menjadi: reading(master, name, row) }))
  return perubahan.map(({ column, dari, menjadi }) => ({
    label: master.fields[column]!.label,
    dari,
    menjadi,
  }))
}

/** A value of another server as staff read it. */
function reading(master: AnyMaster, name: string, row: PusatRow): string {
  const field = fieldFor(master.fields[name]!, row)
  const read = (createSchema(field) as z.ZodType).safeParse(row[name] ?? undefined)
  return read.success ? tampil(field, row, read.data) : String(row[name])
}
