/**
 * The pusat: which shop it is, how it is reached, and what it has; read here, or asked of its own server
 * (docs/decisions/11-antar-server.md).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cekPusat, pusatToko } from '#domain/calls/import-pusat.ts'
import { pusatContent } from '#domain/calls/portal-pusat.ts'
import { errors } from '#domain/errors.ts'
import { namaSet, perluImpor, type PusatRow, type SetPusat } from '#domain/impor/pusat.ts'
import type { Context } from '../../context.ts'
import { Later } from '../../outcome.ts'
import { MAKS_BYTE_MASTER, portalDari, tanyaPortal } from '../../rantai/portal.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { setContents } from './content.ts'

/** undefined: no shop is one. */
const cariPusat = (ctx: Context) =>
  diSeluruhRantai(ctx, () =>
    ctx.db
      .selectFrom('toko as t')
      .leftJoin('kunci_portal as k', 'k.kode_toko', 't.kode_toko')
      .select(['t.kode_toko', 't.nama_toko', 't.jauh', 't.portal', 'k.kunci'])
      .where('t.is_pusat', '=', true)
      .where('t.status_aktif', '=', true)
      .executeTakeFirst(),
  )

export interface Pusat {
  kode_toko: string
  nama_toko: string
  jauh: boolean
}
const terlihat = ({ kode_toko, nama_toko, jauh }: Pusat): Pusat => ({ kode_toko, nama_toko, jauh })

export async function lihatPusat(ctx: Context): Promise<CallReply<typeof pusatToko>> {
  const row = await cariPusat(ctx)
  return { pusat: row ? terlihat(row) : null, sendiri: row?.kode_toko === ctx.toko.kode_toko }
}

/** @throws errors.belumAdaPusat, errors.tokoIniPusat, errors.sudahSamaDiRantai */
async function pusatDari(ctx: Context, set: SetPusat) {
  const row = await cariPusat(ctx)
  if (!row) throw errors.belumAdaPusat()
  if (row.kode_toko === ctx.toko.kode_toko) throw errors.tokoIniPusat()
  const pusat = terlihat(row)
  if (!perluImpor(set, pusat.jauh)) throw errors.sudahSamaDiRantai({ nama: namaSet(set) }).at('set')
  return { row, pusat }
}

/**
 * Prepares the question to the server of the pusat; undefined for a pusat at home here. @throws the errors of
 * pusatDari, errors.portalTanpaKunci; while asking, the errors of tanyaPortal, errors.bukanPusatDiSana
 */
export async function tanyaPusat(
  ctx: Context,
  { body: { set } }: { body: CallInput<typeof cekPusat>['body'] },
): Promise<Later<PusatRow[]> | undefined> {
  const { row } = await pusatDari(ctx, set)
  const portal = portalDari(ctx.rahasia, row)
  return (
    portal &&
    new Later(async () => {
      const { pusat, baris: rows } = await tanyaPortal(portal, {
        path: pusatContent.path,
        query: { set },
        reply: pusatContent.reply,
        now: ctx.now,
        maksByte: MAKS_BYTE_MASTER,
      })
      if (!pusat) throw errors.bukanPusatDiSana({ kode_toko: portal.kode_toko })
      return rows
    })
  )
}

/** The rows of the pusat: those it answered, or, when it is at home here, its own. @throws what tanyaPusat does */
export async function contentFromPusat(
  ctx: Context,
  set: SetPusat,
  asked: () => PusatRow[] | undefined,
): Promise<{ pusat: Pusat; rows: PusatRow[] }> {
  const reply = asked()
  const { pusat } = await pusatDari(ctx, set)
  if (reply) return { pusat, rows: reply }
  const disana = { ...ctx, toko: { ...ctx.toko, kode_toko: pusat.kode_toko } }
  return { pusat, rows: await diSeluruhRantai(ctx, () => setContents(disana, set)) }
}
