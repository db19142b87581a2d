/** Where members of the chain are at home, and how their homes are asked: all at once, and for no longer than somebody waits at a counter. */
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

/** Somebody stands at the counter. */
const WAIT_MS = 4_000
/** What a home said so lately is not asked again. */
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
  // Whoever is not of that shop is not that shop's to tell of.
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

/** Who is at home here is not asked for elsewhere, and nobody was asked about just now. */
const perluTanya = (ctx: Context, found: Dikenal | undefined): boolean =>
  !found || (found.rumah !== null && ctx.now.getTime() - found.per!.getTime() > BARU_MS)

/** What is to be asked about a whole code; undefined when nobody need be. */
export async function tanyaKode(ctx: Context, kode: string): Promise<Later<Ditanyakan> | undefined> {
  const [found] = await ctx.sql(kodeDikenal, [kode])
  if (!perluTanya(ctx, found)) return undefined
  const rumah = tokoMember(kode, await rumahLain(ctx))
  return rumah && new Later(() => tanyaRumah([rumah], { kode }, ctx.now))
}

/** As servers of the version before take a phone; whoever is asked knows its other ways. */
const isNumber = (hp: string): boolean => /^\d+$/.test(hp)

/** What is to be asked about a whole phone: of a guest their home, of somebody unknown every server. */
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

/** Somebody who was looked for, and whether anybody knows. @throws errors.memberBelumDiketahui when nobody is found and a server did not answer */
export function ketemuAtauDiam<R>(rows: readonly R[], asked: Ditanyakan | undefined): void {
  if (rows.length === 0 && asked?.diam.length) throw errors.memberBelumDiketahui({ toko: asked.diam })
}
