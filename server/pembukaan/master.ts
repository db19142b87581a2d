/** The defaults an owner ticked, written into a chain that may have masters of its own already (domain/bawaan.ts). */
import { sql } from 'kysely'
import { bawaanChoices, type BawaanChoice } from '#domain/bawaan-choices.ts'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ambilBawaan } from '#domain/calls/pembukaan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { audit } from '../rantai/audit.ts'
import type { Context } from '../context.ts'
import { diSeluruhRantai } from '../rantai/all-toko.ts'
import { opened } from './open.ts'

type Row = Readonly<Record<string, unknown>>

/** The codes of each list that are there already, also those that were deactivated. */
export async function adaBawaan(ctx: Context): Promise<Record<string, string[]>> {
  const codes: [string, string[]][] = []
  for (const { nama, table, kunci } of bawaanChoices) {
    const { rows } = await sql<{
      kode: string
    }>`SELECT ${sql.ref(kunci)} AS kode FROM ${sql.table(table)} ORDER BY 1`.execute(ctx.db)
    codes.push([nama, rows.map((r) => r.kode)])
  }
  return Object.fromEntries(codes)
}

/** @throws errors.pembukaanSelesai, errors.pilihanTidakAda for a code that is no default, or whose kategori nobody took */
export async function ambil(
  ctx: Context,
  { body }: CallInput<typeof ambilBawaan>,
): Promise<CallReply<typeof ambilBawaan>> {
  await opened(ctx)
  const chosen = bawaanChoices.map((list) => ({ ...list, rows: picked(list, body[list.nama]) }))
  await periksaKategori(ctx, chosen)
  let ditambah = 0
  for (const list of chosen) ditambah += await write(ctx, list)
  await ikutan(ctx)
  return { ditambah }
}

function picked({ nama, title, kunci, rows }: BawaanChoice, codes: readonly string[]): Row[] {
  refuseAll(
    codes.flatMap((kode, i) =>
      rows.some((row) => row[kunci] === kode)
        ? []
        : [errors.pilihanTidakAda({ label: title, kode }).at(`${nama}.${i}`)],
    ),
  )
  return rows.filter((row) => codes.includes(String(row[kunci])))
}

async function periksaKategori(ctx: Context, chosen: BawaanChoice[]): Promise<void> {
  const there = await ctx.db
    .selectFrom('kategori')
    .select('kode_kategori')
    .where('status_aktif', '=', true)
    .execute()
  const known = new Set([
    ...there.map((k) => k.kode_kategori),
    ...chosen.find((c) => c.nama === 'kategori')!.rows.map((k) => String(k['kode_kategori'])),
  ])
  refuseAll(
    chosen
      .filter((c) => c.nama === 'group' || c.nama === 'jenis')
      .flatMap(({ nama, rows }) =>
        rows
          .filter((row) => !known.has(String(row['kode_kategori'])))
          .map((row, i) =>
            errors
              .pilihanTidakAda({ label: 'Kategori', kode: String(row['kode_kategori']) })
              .at(`${nama}.${i}`),
          ),
      ),
  )
}

async function write(ctx: Context, { table, kunci, rows: lines }: BawaanChoice): Promise<number> {
  if (lines.length === 0) return 0
  const columns = Object.keys(lines[0]!)
  const { rows } = await sql<{ kode: string; isi: object }>`
    INSERT INTO ${sql.table(table)} AS t (${sql.join(columns.map((c) => sql.ref(c)))})
    VALUES ${sql.join(lines.map((row) => sql`(${sql.join(columns.map((c) => row[c]))})`))}
    ON CONFLICT DO NOTHING RETURNING ${sql.ref(kunci)} AS kode, to_jsonb(t) AS isi`.execute(ctx.db)
  for (const { kode, isi: content } of rows)
    await audit(ctx, { actions: 'TAMBAH', table, ref: kode, sebelum: null, sesudah: content })
  return rows.length
}

/**
 * Adds the rows that come with a group: its price row in every shop, without a price, and its coupon row, without a
 * coupon.
 */
async function ikutan(ctx: Context): Promise<void> {
  await sql`INSERT INTO parameter_kupon (kode_group) SELECT kode_group FROM grup ON CONFLICT DO NOTHING`.execute(
    ctx.db,
  )
  await diSeluruhRantai(ctx, () =>
    sql`INSERT INTO harga_group (kode_toko, kode_group) SELECT kode_toko, kode_group FROM toko, grup
      ON CONFLICT DO NOTHING`.execute(ctx.db),
  )
}
