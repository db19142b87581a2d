/**
 * Asking the server of a shop that has one of its own (spec 000 §6, 001 §2.15): server to server, with the key that the
 * two share. No browser goes there, and no session. Nothing is asked but the shop's stored address, at a path of ours.
 */
import { z } from 'zod'
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { bukaKunci } from './kunci-portal.ts'
import { isSignature, PORTAL_HEADERS, PORTAL_PATH, signReply, signRequest } from './portal-signature.ts'
import { diToko } from './semua-toko.ts'

/** A report of a year is read in seconds, also over a shop's line. */
const MAKS_MS = 10_000
/** Far above the 366 rows of a recap. */
const MAKS_BYTE = 262_144
/** A master of a chain, whole. */
export const MAKS_BYTE_MASTER = 4_194_304

/** Where a shop's own server is, and what it knows us by. */
export interface Portal {
  kode_toko: string
  /** 'https://toko2.example': what else an address says is not asked for. */
  asal: string
  kunci: string
}

/** 'https://toko2.example/x' → 'https://toko2.example'; undefined when it is no address. */
export const asalPortal = (portal: string): string | undefined =>
  /^https?:/i.test(portal) && URL.canParse(portal) ? new URL(portal).origin : undefined

/**
 * undefined for a shop that is at home here.
 * @throws errors.tidakDiizinkan for a shop that is not the user's, errors.portalTanpaKunci
 */
export async function portalToko(ctx: Context, kode_toko: string): Promise<Portal | undefined> {
  const row = await diToko(ctx, kode_toko, () =>
    ctx.db
      .selectFrom('toko as t')
      .leftJoin('kunci_portal as k', 'k.kode_toko', 't.kode_toko')
      .select(['t.portal', 'k.kunci'])
      .where('t.kode_toko', '=', kode_toko)
      .where('t.status_aktif', '=', true)
      .executeTakeFirst(),
  )
  return row && portalDari(ctx.rahasia, { kode_toko, ...row })
}

/** undefined without an address. @throws errors.portalTanpaKunci */
export function portalDari(
  rahasia: Context['rahasia'],
  { kode_toko, portal, kunci }: { kode_toko: string; portal: string; kunci: Buffer | null },
): Portal | undefined {
  const asal = asalPortal(portal)
  if (!asal) return undefined
  const terbuka = bukaKunci(rahasia, kunci)
  if (!terbuka) throw errors.portalTanpaKunci({ kode_toko }).at('kode_toko')
  return { kode_toko, asal, kunci: terbuka }
}

interface Asked<S extends z.ZodType> {
  /** Of the call, below PORTAL_PATH. */
  path: string
  query: Record<string, string>
  /** Of the `data` that is answered. */
  reply: S
  now: Date
  /** Of the largest answer that is read. */
  maksByte?: number
}

/**
 * Asks, and answers what the other server signed. Never inside a transaction: it may be away.
 * @throws errors.portalTidakTersambung, errors.portalMenolak, errors.portalSibuk, errors.portalTidakTerbaca
 */
export async function tanyaPortal<S extends z.ZodType>(
  { kode_toko, asal, kunci }: Portal,
  { path, query, reply, now, maksByte = MAKS_BYTE }: Asked<S>,
  maksMs = MAKS_MS,
): Promise<z.output<S>> {
  const address = new URL(`${PORTAL_PATH}${path}?${new URLSearchParams(query)}`, asal)
  const waktu = String(now.getTime())
  const url = address.pathname + address.search
  const tanda = signRequest(kunci, { method: 'GET', url, kode_toko, waktu })
  const { status, text, balasan } = await fetched(
    address,
    { maksMs, maksByte },
    {
      [PORTAL_HEADERS.toko]: kode_toko,
      [PORTAL_HEADERS.waktu]: waktu,
      [PORTAL_HEADERS.tanda]: tanda,
    },
  ).catch(() => {
    throw errors.portalTidakTersambung({ kode_toko })
  })
  if (status === 401) throw errors.portalMenolak({ kode_toko })
  if (status === 429 || status === 503) throw errors.portalSibuk({ kode_toko })
  const data =
    status === 200 && text !== undefined && isSignature(balasan, signReply(kunci, tanda, text))
      ? read(reply, text)
      : undefined
  if (data === undefined) throw errors.portalTidakTerbaca({ kode_toko })
  return data
}

interface Fetched {
  status: number
  /** Of an answer that went well; undefined when it is too long. */
  text: string | undefined
  balasan: string | null
}

/** A redirect is an answer like another, and not a good one. @throws when there is none, or not in time */
async function fetched(
  address: URL,
  { maksMs, maksByte }: { maksMs: number; maksByte: number },
  headers: Record<string, string>,
): Promise<Fetched> {
  const response = await fetch(address, {
    headers: { ...headers, accept: 'application/json', 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(maksMs),
  })
  const { status } = response
  const balasan = response.headers.get(PORTAL_HEADERS.tanda)
  if (status === 200) return { status, balasan, text: await bounded(response, maksByte) }
  await response.body?.cancel()
  return { status, balasan, text: undefined }
}

async function bounded(response: Response, maksByte: number): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maksByte) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function read<S extends z.ZodType>(reply: S, text: string): z.output<S> | undefined {
  try {
    const { data } = z.object({ data: z.unknown() }).parse(JSON.parse(text))
    return z.decode(reply, data as never)
  } catch {
    return undefined
  }
}
