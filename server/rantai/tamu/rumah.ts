/**
 * Asks the homes of the chain's members about them: all homes at once, and for no longer than a customer waits at a
 * counter.
 */
import { z } from 'zod'
import { cariMemberRumah, zTamu, type Tamu, type TanyaMember } from '#domain/calls/portal-member.ts'
import { errors, Refusal } from '#domain/errors.ts'
import { tokoMember, wholeHp } from '#domain/rules/member-antar-server.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { Later } from '../../outcome.ts'
import { portalDari, tanyaPortal, type Portal } from '../portal.ts'
import { diSeluruhRantai } from '../all-toko.ts'
import { bukaDari, tutupUntuk } from './sandi.ts'

/** A customer waits at the counter. */
const WAIT_MS = 4_000
/** Time for which a home's answer is good enough not to ask again. */
const BARU_MS = 15_000

/** Shops with a server of their own whose key is here; the others are not asked. */
export async function rumahLain(ctx: Pick<Context, 'db' | 'sql' | 'toko' | 'rahasia'>): Promise<Portal[]> {
  const rows = await diSeluruhRantai(ctx, () =>
    ctx.db
      .selectFrom('toko as t')
      .innerJoin('kunci_portal as k', 'k.kode_toko', 't.kode_toko')
      .select(['t.kode_toko', 't.jauh', 't.portal', 'k.kunci'])
      .where('t.status_aktif', '=', true)
      .where('t.jauh', '=', true)
      .where('t.kode_toko', '<>', ctx.toko.kode_toko)
      .orderBy('t.kode_toko')
      .execute(),
  )
  return rows.flatMap((row) => {
    try {
      return portalDari(ctx.rahasia, row) ?? []
    } catch {
      return []
    }
  })
}

export interface Ditanyakan {
  tamu: (Tamu & { rumah: string })[]
  /** Shops whose server did not answer. */
  diam: string[]
}

/** Never inside a transaction. */
export async function tanyaRumah(
  portals: readonly Portal[],
  tanya: TanyaMember,
  now: Date,
): Promise<Ditanyakan> {
  const answers = await Promise.all(
    portals.map(async (portal) => ({
      portal,
      tamu: await tanyaSatu(portal, tanya, now).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined
        throw error
      }),
    })),
  )
  return {
    tamu: answers.flatMap(({ portal, tamu = [] }) => tamu.map((t) => ({ ...t, rumah: portal.kode_toko }))),
    diam: answers.filter(({ tamu }) => tamu === undefined).map(({ portal }) => portal.kode_toko),
  }
}

async function tanyaSatu(portal: Portal, tanya: TanyaMember, now: Date): Promise<Tamu[]> {
  const { jawab: answer } = await tanyaPortal(
    portal,
    {
      path: cariMemberRumah.path,
      query: { tanya: tutupUntuk(portal.kunci, tanya) },
      reply: cariMemberRumah.reply,
      now,
    },
    WAIT_MS,
  )
  const read = z.array(zTamu).max(5).safeParse(bukaDari(portal.kunci, answer))
  if (!read.success) throw errors.portalTidakTerbaca({ kode_toko: portal.kode_toko })
  // A shop may tell only of its own members.
  return read.data.filter((t) => tokoMember(t.kode_member, [portal]))
}

interface Dikenal {
  kode_member: string
  rumah: string | null
  per: Date | null
}
const kodeDikenal = statement<Dikenal>(
  'tamu_kode_dikenal',
  'SELECT kode_member, rumah, poin_rumah_per AS per FROM member WHERE kode_member = $1',
)
const hpDikenal = statement<Dikenal>(
  'tamu_hp_dikenal',
  `SELECT kode_member, rumah, poin_rumah_per AS per FROM member WHERE no_hp = ANY ($1::text[]) AND gabung_ke IS NULL`,
)

/** A member at home here is not asked for elsewhere, nor a guest who was asked about just now. */
const perluTanya = (ctx: Context, found: Dikenal | undefined): boolean =>
  !found || (found.rumah !== null && ctx.now.getTime() - found.per!.getTime() > BARU_MS)

/** Prepares the question about a whole code; undefined when nobody need be asked. */
export async function tanyaKode(ctx: Context, kode: string): Promise<Later<Ditanyakan> | undefined> {
  const [found] = await ctx.sql(kodeDikenal, [kode])
  if (!perluTanya(ctx, found)) return undefined
  const rumah = tokoMember(kode, await rumahLain(ctx))
  return rumah && new Later(() => tanyaRumah([rumah], { kode }, ctx.now))
}

/** As servers of the version before take a phone; whoever is asked knows its other ways. */
const isNumber = (hp: string): boolean => /^\d+$/.test(hp)

/**
 * Prepares the question about a whole phone: about a guest it goes to their home, about an unknown person to every
 * server.
 */
export async function tanyaHp(ctx: Context, text: string): Promise<Later<Ditanyakan> | undefined> {
  const hp = wholeHp(text)
  if (hp.length === 0) return undefined
  const [found] = await ctx.sql(hpDikenal, [hp])
  if (!perluTanya(ctx, found)) return undefined
  const lain = await rumahLain(ctx)
  const portals = found ? lain.filter((p) => p.kode_toko === found.rumah) : lain
  return portals.length
    ? new Later(() => tanyaRumah(portals, { hp: hp.filter(isNumber) }, ctx.now))
    : undefined
}

/**
 * Checks what a search for a person found. @throws errors.memberBelumDiketahui when nobody is found and a server did
 * not answer
 */
export function ketemuAtauDiam<R>(rows: readonly R[], asked: Ditanyakan | undefined): void {
  if (rows.length === 0 && asked?.diam.length) throw errors.memberBelumDiketahui({ toko: asked.diam })
}
