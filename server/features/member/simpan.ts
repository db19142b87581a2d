/** Registers a member, and keeps one right: what changed is logged by the names of its fields, so that the log tells no identity (DOMAIN §B.12, §G-6). */
import type { CallInput } from '#domain/call.ts'
import type { MemberLengkap, tambahMember, ubahMember } from '#domain/calls/member.ts'
import { errors } from '#domain/errors.ts'
import { awalanMember, kodeMember } from '#domain/rules/kode.ts'
import { PERSETUJUAN } from '#domain/rules/member.ts'
import { teleponText } from '#domain/telepon.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { LOCK } from '../../db/locks.ts'
import { statement } from '../../db/statement.ts'
import type { Ditanyakan } from '../../rantai/tamu/rumah.ts'
import { loadWhole } from './lihat.ts'

// The sequence of a shop goes on from the members it already has; '0001-01-01' is no day of any document.
const order = statement<{ nilai: number }>(
  'nomor_member',
  `INSERT INTO counter (kode_toko, jenis, tanggal, nilai)
   VALUES ($1, 'MB', '0001-01-01', 1 + COALESCE((
     SELECT substr(kode_member, $3::int, 6)::int FROM member
     WHERE kode_member BETWEEN $2 || '0000000' AND $2 || '9999999'
       AND kode_member ~ ('^' || $2 || '[0-9]{7}$') ORDER BY kode_member DESC LIMIT 1), 0))
   ON CONFLICT (kode_toko, jenis, tanggal) DO UPDATE SET nilai = counter.nilai + 1 RETURNING nilai`,
)

/**
 * @param asked returns the member who has this phone on another server. @throws errors.belumLahir, errors.noHpDipakai,
 * errors.noHpDiServerLain
 */
export async function tambah(
  ctx: Context,
  { body }: CallInput<typeof tambahMember>,
  asked: () => Ditanyakan | undefined,
): Promise<MemberLengkap> {
  const { nik, setuju: _, ...content } = body
  sudahLahir(ctx, content.tgl_lahir)
  await hpBebas(ctx, content.no_hp)
  const [lain] = asked()?.tamu ?? []
  if (lain) throw errors.noHpDiServerLain({ kode_member: lain.kode_member, toko: lain.rumah }).at('no_hp')
  const awalan = awalanMember(ctx.toko.kode_toko)
  const [seq] = await ctx.sql(order, [ctx.toko.kode_toko, awalan, awalan.length + 1])
  const kode_member = kodeMember(ctx.toko.kode_toko, seq!.nilai)
  await ctx.db
    .insertInto('member')
    .values({
      ...content,
      kode_member,
      nik_enc: nik ? ctx.rahasia.tutup(nik) : null,
      kode_toko_daftar: ctx.toko.kode_toko,
      input_by: ctx.user.user_id,
      input_date: ctx.now,
      consent_at: ctx.now,
      consent_versi: PERSETUJUAN.versi,
    })
    .execute()
  await audit(ctx, {
    actions: 'TAMBAH',
    table: 'member',
    ref: kode_member,
    sebelum: null,
    sesudah: { consent_versi: PERSETUJUAN.versi },
  })
  return loadWhole(ctx, kode_member)
}

/** @throws errors.masterTidakAda, errors.memberAnonim, errors.memberDigabung, errors.noHpDipakai */
export async function ubah(
  ctx: Context,
  { params: { kode_member }, body }: CallInput<typeof ubahMember>,
): Promise<MemberLengkap> {
  await loadLive(ctx, kode_member)
  const { nik, setuju, ...content } = body
  sudahLahir(ctx, content.tgl_lahir)
  if (content.no_hp) await hpBebas(ctx, content.no_hp, kode_member)
  const given = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
  const change = {
    ...given,
    ...(nik === undefined ? {} : { nik_enc: nik ? ctx.rahasia.tutup(nik) : null }),
    ...(setuju ? { consent_at: ctx.now, consent_versi: PERSETUJUAN.versi, consent_ditarik_at: null } : {}),
  }
  await ctx.db
    .updateTable('member')
    .set({ ...change, edit_by: ctx.user.user_id, edit_date: ctx.now })
    .where('kode_member', '=', kode_member)
    .execute()
  await audit(ctx, {
    actions: 'UBAH',
    table: 'member',
    ref: kode_member,
    sebelum: null,
    sesudah: {
      diubah: [
        ...Object.keys(given),
        ...(nik === undefined ? [] : ['nik']),
        ...(setuju ? ['persetujuan'] : []),
      ],
    },
  })
  return loadWhole(ctx, kode_member)
}

/** @throws errors.belumLahir */
function sudahLahir({ toko }: Context, tgl_lahir: string | null | undefined): void {
  if (tgl_lahir && tgl_lahir > toko.tgl_system) throw errors.belumLahir().at('tgl_lahir')
}

/**
 * A number belongs to one member, however older rows write it. Of two requests at once the second is told as well: the
 * index has the last word.
 */
async function hpBebas(ctx: Context, no_hp: string, kecuali = ''): Promise<void> {
  await ctx.sql(kunciHp, [no_hp])
  const dipakai = await ctx.db
    .selectFrom('member')
    .select(['kode_member', 'status_aktif', 'gabung_ke'])
    .where('no_hp', 'in', teleponText(no_hp))
    .where('no_hp', '<>', '-')
    .where('kode_member', '<>', kecuali)
    .orderBy('gabung_ke', (o) => o.asc().nullsFirst())
    .execute()
  // A duplicate's number is this member's own.
  const milik = dipakai.filter((m) => kecuali !== '' && m.gabung_ke === kecuali).map((m) => m.kode_member)
  const taken = dipakai.find((m) => !milik.includes(m.kode_member))
  if (!taken)
    return void (
      milik.length &&
      (await ctx.db.updateTable('member').set({ no_hp: '-' }).where('kode_member', 'in', milik).execute())
    )
  if (!taken.status_aktif && !taken.gabung_ke)
    throw errors.masterDeleted({ label: 'Kode Member', kode: taken.kode_member }).at('no_hp')
  throw errors.noHpDipakai({ kode_member: taken.gabung_ke ?? taken.kode_member }).at('no_hp')
}
const kunciHp = statement<unknown>('kunci_hp', `SELECT pg_advisory_xact_lock(${LOCK.hp}, hashtext($1))`)

export interface LivingMember {
  kode_member: string
  no_hp: string
  point: number
  trx_count: number
  trx_terakhir: string | null
  status_aktif: boolean
  consent_ditarik_at: Date | null
  nik_enc: Buffer | null
}

/** A member at home here who is neither merged nor anonymised, locked. @throws errors.masterTidakAda, errors.memberAnonim, errors.memberDigabung, errors.memberServerLain */
export async function loadLive(ctx: Context, kode_member: string): Promise<LivingMember> {
  const row = await ctx.db
    .selectFrom('member')
    .selectAll()
    .where('kode_member', '=', kode_member)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw errors.masterTidakAda({ label: 'Member', kode: kode_member })
  if (row.anonim_at) throw errors.memberAnonim({ kode_member })
  if (row.gabung_ke) throw errors.memberDigabung({ kode_member, ke: row.gabung_ke })
  if (row.rumah) throw errors.memberServerLain({ toko: row.rumah })
  return row
}
