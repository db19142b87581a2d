/**
 * Changes that staff make to a row of any catalogue. Every change leaves its row in audit_log, and tells open screens
 * and the app.
 */
import { sql } from 'kysely'
import { errors, refuseAll } from '#domain/errors.ts'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import type { Context } from '../context.ts'
import type { Change } from '../rantai/audit.ts'
import { columnsFrom, writeAnak } from './anak.ts'
import { readRow, fillLine, type Content } from './read.ts'
import { write, sendiri } from './record.ts'
import { takePicture, releasePicture } from './pictures.ts'
import { contentFrom, type Body } from './content.ts'
import { kodeBaru } from './kode.ts'
import { masihDipakai, tolakan, type Percobaan } from './tolak.ts'

/** @throws Refusal with everything that is refused */
export async function tambah(ctx: Context, katalog: Katalog, body: Body): Promise<KatalogRow> {
  await sendiri(ctx, katalog)
  const content = {
    ...contentFrom(katalog, body, null),
    ...(katalog.kunci && { [katalog.key]: body[katalog.key] }),
  }
  await tolak(ctx, katalog, { kode: null, sebelum: null, content })
  const kode = katalog.kode ? await kodeBaru(ctx, katalog.kode) : String(content[katalog.key])
  const columns = columnsFrom(katalog)
  await sql`
    INSERT INTO ${sql.table(katalog.table)} (${sql.join([katalog.key, ...columns, 'urutan'].map((c) => sql.ref(c)))})
    SELECT ${sql.join([kode, ...columns.map((c) => content[c])])}, COALESCE(max(urutan), 0) + 1
    FROM ${sql.table(katalog.table)}`.execute(ctx.db)
  await writeAnak(ctx, katalog, kode, { sebelum: null, content })
  return selesai(ctx, katalog, 'TAMBAH', { kode, sebelum: null })
}

/**
 * The whole row as it is from now on.
 * @throws errors.masterTidakAda, errors.masterBerubah when `versi` is given and somebody changed it since, what is refused
 */
export async function ubah(
  ctx: Context,
  katalog: Katalog,
  kode: string,
  { versi, ...body }: Body,
): Promise<KatalogRow> {
  await sendiri(ctx, katalog)
  const before = await ada(ctx, katalog, kode)
  if (versi !== undefined && versi !== before.versi) throw errors.masterBerubah()
  const sebelum = fillLine(katalog, before)
  const content = contentFrom(katalog, body, { kode, sebelum })
  await tolak(ctx, katalog, { kode, sebelum, content, kunci: body[katalog.key] })
  if (JSON.stringify(sebelum) === JSON.stringify(content)) return before
  // Also when only its lists change: so its versi does.
  const set = columnsFrom(katalog).map((c) => sql`${sql.ref(c)} = ${content[c]}`)
  await sql`UPDATE ${sql.table(katalog.table)} SET ${sql.join(set)} WHERE ${sql.ref(katalog.key)} = ${kode}`.execute(
    ctx.db,
  )
  await writeAnak(ctx, katalog, kode, { sebelum, content })
  releasePicture(ctx, katalog, sebelum['gambar_name'] as never, content['gambar_name'] as never)
  return selesai(ctx, katalog, 'UBAH', { kode, sebelum })
}

/** The row is gone, with its commit its pictures too. @throws errors.masterTidakAda, errors.masterDipakai */
export async function hapus(ctx: Context, katalog: Katalog, kode: string): Promise<{ kode: string }> {
  await sendiri(ctx, katalog)
  // A request that is about to name the row has it locked, and has named it by the time it is looked for.
  await sql`SELECT 1 FROM ${sql.table(katalog.table)} WHERE ${sql.ref(katalog.key)} = ${kode} FOR UPDATE`.execute(
    ctx.db,
  )
  const sebelum = fillLine(katalog, await ada(ctx, katalog, kode))
  refuseAll(await masihDipakai(ctx, katalog, kode))
  await sql`DELETE FROM ${sql.table(katalog.table)} WHERE ${sql.ref(katalog.key)} = ${kode}`.execute(ctx.db)
  releasePicture(ctx, katalog, sebelum['gambar_name'] as never, [])
  await write(ctx, katalog, 'HAPUS', { kode, sebelum, sesudah: null })
  return { kode }
}

async function ada(ctx: Context, katalog: Katalog, kode: string): Promise<KatalogRow> {
  const [row] = await readRow(ctx, katalog, kode)
  if (!row) throw errors.masterTidakAda({ label: katalog.keyLabel, kode })
  return row
}

/** @throws Refusal with all that is refused, the pictures too */
async function tolak(ctx: Context, katalog: Katalog, percobaan: Percobaan): Promise<void> {
  const { sebelum, content } = percobaan
  refuseAll([
    ...(await tolakan(ctx, katalog, percobaan)),
    ...(await takePicture(ctx, katalog, {
      sebelum: sebelum?.['gambar_name'] as never,
      sesudah: content['gambar_name'] as never,
      field: katalog.picture?.tetap ? 'image_path' : 'gambar_name',
    })),
  ])
}

async function selesai(
  ctx: Context,
  katalog: Katalog,
  action: Change['actions'],
  { kode, sebelum }: { kode: string; sebelum: Content | null },
): Promise<KatalogRow> {
  const row = await ada(ctx, katalog, kode)
  await write(ctx, katalog, action, { kode, sebelum, sesudah: fillLine(katalog, row) })
  return row
}
