/** The first shop of an installation and its owner: made once, by whoever reads the terminal. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { bukaTokoPertama, firstState, periksaKodePembukaan } from '#domain/calls/pembukaan.ts'
import { kodeTransaksi } from '#domain/bawaan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { periksaTanggalMulai } from '#domain/rules/pembukaan.ts'
import { ZONA } from '#domain/zona.ts'
import { audit } from '../rantai/audit.ts'
import { aturNomorServer } from '../rantai/barcode.ts'
import { hariIni } from '../process/clock.ts'
import { tolakPassword } from '../process/password-baru.ts'
import { bukaToko } from '../features/toko/buka.ts'
import { tambahUser } from '../features/users/tambah.ts'
import type { PublicContext } from '../http/route.ts'
import { isKode } from './kode.ts'

export async function awal(ctx: PublicContext): Promise<CallReply<typeof firstState>> {
  const waiting = await ctx.db
    .selectFrom('pembukaan')
    .select('satu')
    .where('kode', 'is not', null)
    .executeTakeFirst()
  const days = ZONA.map((zona) => [zona, hariIni(ctx.now, zona)])
  return { menunggu: waiting !== undefined, hari_ini: Object.fromEntries(days) as never }
}

/** @throws errors.tokoSudahDibuka, errors.kodePembukaanSalah */
export async function periksaKode(
  ctx: PublicContext,
  { body }: CallInput<typeof periksaKodePembukaan>,
): Promise<CallReply<typeof periksaKodePembukaan>> {
  await bukaKunci(ctx, body.kode_pembukaan)
  return {}
}

/** @throws errors.tokoSudahDibuka, errors.kodePembukaanSalah, errors.tanggalMulaiNanti, errors.tanggalMulaiLampau */
export async function pertama(
  ctx: PublicContext,
  { body }: CallInput<typeof bukaTokoPertama>,
): Promise<CallReply<typeof bukaTokoPertama>> {
  await bukaKunci(ctx, body.kode_pembukaan)
  const { toko, pemilik, tgl_system, nomor_server } = body
  refuseAll([
    ...(await tolakPassword(pemilik.password, { ...pemilik, ...toko }, 'pemilik.password')),
    ...periksaTanggalMulai(tgl_system, hariIni(ctx.now, toko.zona)),
  ])
  // Codes that cash and bank entries are booked with: the product relies on them, so nobody is asked.
  await ctx.db
    .insertInto('kode_transaksi')
    .values(kodeTransaksi)
    .onConflict((c) => c.doNothing())
    .execute()
  await bukaToko(ctx.db, { ...toko, tgl_system })
  if (nomor_server) await aturNomorServer(ctx, nomor_server)
  await tambahUser(ctx.db, { ...pemilik, level: 'OWN', kode_toko: toko.kode_toko })
  await ctx.db
    .insertInto('pembukaan_toko')
    .values({ kode_toko: toko.kode_toko, user_id: pemilik.user_id, mulai: ctx.now })
    .execute()
  await ctx.db.updateTable('pembukaan').set({ kode: null, dipakai_at: ctx.now }).execute()
  const { password: _, ...owner } = pemilik
  const by = { db: ctx.db, now: ctx.now, toko, user: pemilik }
  await audit(by, {
    actions: 'TAMBAH',
    table: 'toko',
    ref: toko.kode_toko,
    sebelum: null,
    sesudah: { ...toko, tgl_system, nomor_server },
  })
  await audit(by, {
    actions: 'TAMBAH',
    table: 'users',
    ref: pemilik.user_id,
    sebelum: null,
    sesudah: { ...owner, level: 'OWN', kode_toko: toko.kode_toko },
  })
  return { kode_toko: toko.kode_toko, nama_toko: toko.nama_toko }
}

/** Held until the transaction ends: of two browsers one makes the shop, the other is told. */
async function bukaKunci(ctx: PublicContext, typed: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('pembukaan')
    .select('kode')
    .where('kode', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.kode) throw errors.tokoSudahDibuka()
  if (!isKode(row.kode, typed)) throw errors.kodePembukaanSalah().at('kode_pembukaan')
}
