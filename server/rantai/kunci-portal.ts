/** The key of a shop's portal as it is kept: encrypted, read by this program alone, told to nobody (spec 001 §2.15). */
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Rahasia } from '../process/rahasia.ts'
import { audit } from './audit.ts'
import { kunciDigest } from './portal-signature.ts'
import { diSeluruhRantai } from './all-toko.ts'

/** undefined also when the key was kept under another secret of the program: it must be made anew. */
export function bukaKunci(rahasia: Rahasia, kunci: Buffer | null | undefined): string | undefined {
  if (!kunci) return undefined
  try {
    return rahasia.buka(kunci)
  } catch {
    return undefined
  }
}

/** Puts it in the place of the one before, which is good for nothing from then on. */
export async function simpanKunci(ctx: Context, kode_toko: string, kunci: string): Promise<void> {
  const before = await keterangan(ctx, kode_toko)
  const next = { sidik: kunciDigest(kunci), dibuat: ctx.now, user_id: ctx.user.user_id }
  const row = { ...next, kunci: ctx.rahasia.tutup(kunci) }
  await diSeluruhRantai(ctx, () =>
    ctx.db
      .insertInto('kunci_portal')
      .values({ kode_toko, ...row })
      .onConflict((c) => c.column('kode_toko').doUpdateSet(row))
      .execute(),
  )
  await audit(ctx, {
    actions: before ? 'UBAH' : 'TAMBAH',
    table: 'kunci_portal',
    ref: kode_toko,
    sebelum: before ? { sidik: before.sidik } : null,
    sesudah: { sidik: next.sidik },
  })
}

export async function hapusKunci(ctx: Context, kode_toko: string): Promise<void> {
  const before = await diSeluruhRantai(ctx, () =>
    ctx.db
      .deleteFrom('kunci_portal')
      .where('kode_toko', '=', kode_toko)
      .returning('sidik')
      .executeTakeFirst(),
  )
  if (before)
    await audit(ctx, {
      actions: 'HAPUS',
      table: 'kunci_portal',
      ref: kode_toko,
      sebelum: before,
      sesudah: null,
    })
}

/** Reads what may be told of the shop's key. */
export const keterangan = (ctx: Pick<Context, 'db' | 'sql' | 'toko'>, kode_toko: string) =>
  diSeluruhRantai(ctx, () =>
    ctx.db
      .selectFrom('kunci_portal')
      .select(['sidik', 'dibuat', 'user_id'])
      .where('kode_toko', '=', kode_toko)
      .executeTakeFirst(),
  )

/** The shop's own, for an answer that is sealed with it. @throws errors.kunciPortalTidakDikenal */
export async function kunciSendiri({
  db,
  toko,
  rahasia,
}: Pick<Context, 'db' | 'toko' | 'rahasia'>): Promise<string> {
  const row = await db
    .selectFrom('kunci_portal')
    .select('kunci')
    .where('kode_toko', '=', toko.kode_toko)
    .executeTakeFirst()
  const kunci = bukaKunci(rahasia, row?.kunci)
  if (!kunci) throw errors.kunciPortalTidakDikenal()
  return kunci
}
