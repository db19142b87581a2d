/**
 * Asking the server of a shop that has one of its own (spec 000 §6, 001 §2.15): server to server, with the key that the
 * two share. No browser goes there, and no session. Nothing is asked but the shop's stored address, at a path of ours.
 */
import { once } from 'node:events'
import { request as http, type IncomingMessage } from 'node:http'
import { request as https } from 'node:https'
import { z } from 'zod'
import { errors, Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { bukaKunci } from './kunci-portal.ts'
import { bolehPortal, cariAlamat } from './portal-network.ts'
import { isSignature, PORTAL_HEADERS, PORTAL_PATH, signReply, signRequest } from './portal-signature.ts'
import { diToko } from './all-toko.ts'

/** A report of a year is read in seconds, also over a shop's line. */
const MAKS_MS = 10_000
/** Far above the 366 rows of a recap. */
const MAKS_BYTE = 262_144
/** A master of a chain, whole. */
export const MAKS_BYTE_MASTER = 4_194_304

/** The place of a shop's own server, and the key that it knows us by. */
export interface Portal {
  kode_toko: string
  /** 'https://toko2.example': what else an address says is not asked for. */
  asal: string
  kunci: string
}

export interface TokoBerportal {
  kode_toko: string
  jauh: boolean
  portal: string
  kunci: Buffer | null
}

/** 'https://toko2.example/x' → 'https://toko2.example'; undefined when it is no address. */
export const asalPortal = (portal: string): string | undefined =>
  /^https?:/i.test(portal) && URL.canParse(portal) ? new URL(portal).origin : undefined

/** Looked at when it is set, as far as it tells where it leads. @throws errors.portalJaringanSendiri */
export function portalBaru(portal: string): void {
  const asal = asalPortal(portal)
  if (asal !== undefined && !bolehPortal(asal)) throw errors.portalJaringanSendiri({ asal }).at('portal')
}

/**
 * undefined for a shop that is at home here.
 * @throws errors.tidakDiizinkan for a shop that is not the user's, errors.portalTanpaAlamat, errors.portalTanpaKunci
 */
export async function portalToko(ctx: Context, kode_toko: string): Promise<Portal | undefined> {
  const row = await diToko(ctx, kode_toko, () =>
    ctx.db
      .selectFrom('toko as t')
      .leftJoin('kunci_portal as k', 'k.kode_toko', 't.kode_toko')
      .select(['t.jauh', 't.portal', 'k.kunci'])
      .where('t.kode_toko', '=', kode_toko)
      .where('t.status_aktif', '=', true)
      .executeTakeFirst(),
  )
  return row && portalDari(ctx.rahasia, { kode_toko, ...row })
}

/** undefined of a shop at home here. @throws errors.portalTanpaAlamat, errors.portalTanpaKunci */
export function portalDari(
  rahasia: Context['rahasia'],
  { kode_toko, jauh, portal, kunci }: TokoBerportal,
): Portal | undefined {
  if (!jauh) return undefined
  const asal = asalPortal(portal)
  if (!asal) throw errors.portalTanpaAlamat({ kode_toko }).at('kode_toko')
  const opened = bukaKunci(rahasia, kunci)
  if (!opened) throw errors.portalTanpaKunci({ kode_toko }).at('kode_toko')
  return { kode_toko, asal, kunci: opened }
}

/** A write to be done there. */
export interface PortalWrite {
  /** The shop that asks. */
  dari: string
  /**
   * Requests with the same id are done once, however often they are sent; another body under it is refused. 16 of A-Z
   * and 0-9.
   */
  id: string
  /** As it travels: grams are grams. */
  body: unknown
}

interface Asked<S extends z.ZodType> {
  /** Of the call, below PORTAL_PATH. */
  path: string
  query?: Record<string, string>
  /** Asks by POST. When no answer came nobody knows whether it was done: ask again, with the same id. */
  write?: PortalWrite
  /** Of the `data` that is answered. */
  reply: S
  now: Date
  /** Of the largest answer that is read. */
  maksByte?: number
}

/**
 * Asks, and answers what the other server signed. Never inside a transaction: it may be away.
 * @throws errors.portalTidakTersambung, errors.portalJaringanSendiri, errors.portalMenolak, errors.portalSibuk, errors.portalTidakTerbaca; of a write also what the other server refused, in its words
 */
export async function tanyaPortal<S extends z.ZodType>(
  portal: Portal,
  { reply, maksByte = MAKS_BYTE, ...asked }: Asked<S>,
  maksMs = MAKS_MS,
): Promise<z.output<S>> {
  const { kode_toko, kunci } = portal
  const { address, tanda, ...sent } = signed(portal, asked)
  const {
    status,
    text,
    reply: signature,
  } = await fetched(address, { maksMs, maksByte }, sent).catch((error) => {
    throw error instanceof Refusal ? error.at('kode_toko') : errors.portalTidakTersambung({ kode_toko })
  })
  if (status === 401) throw errors.portalMenolak({ kode_toko })
  const known = text !== undefined && isSignature(signature, signReply(kunci, tanda, text))
  if (known && status >= 400) throw refused(status, text) ?? errors.portalTidakTerbaca({ kode_toko })
  if (status === 429 || status === 503) throw errors.portalSibuk({ kode_toko })
  const data = known && status === 200 ? read(reply, text) : undefined
  if (data === undefined) throw errors.portalTidakTerbaca({ kode_toko })
  return data
}

interface Sent {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

function signed(
  { kode_toko, asal, kunci }: Portal,
  { path, query = {}, write, now }: Omit<Asked<z.ZodType>, 'reply' | 'maksByte'>,
): Sent & { address: URL; tanda: string } {
  const search = new URLSearchParams(query).toString()
  const address = new URL(`${PORTAL_PATH}${path}${search || !write ? `?${search}` : ''}`, asal)
  const time = String(now.getTime())
  const method = write ? 'POST' : 'GET'
  const body = write && JSON.stringify(write.body)
  const tanda = signRequest(kunci, {
    method,
    url: address.pathname + address.search,
    kode_toko,
    time,
    ...(write && { write: { dari: write.dari, id: write.id, content: body! } }),
  })
  return {
    address,
    tanda,
    method,
    headers: {
      [PORTAL_HEADERS.toko]: kode_toko,
      [PORTAL_HEADERS.time]: time,
      [PORTAL_HEADERS.tanda]: tanda,
      ...(write && {
        [PORTAL_HEADERS.dari]: write.dari,
        [PORTAL_HEADERS.id]: write.id,
        'content-type': 'application/json',
      }),
    },
    ...(body !== undefined && { body }),
  }
}

interface Fetched {
  status: number
  /** Of an answer that is signed or went well; undefined when it is too long. */
  text: string | undefined
  reply: string | null
}

/** A redirect is an answer like another, and not a good one. @throws when there is none, or not in time; errors.portalJaringanSendiri */
async function fetched(
  address: URL,
  { maksMs, maksByte }: { maksMs: number; maksByte: number },
  { method, headers, body }: Sent,
): Promise<Fetched> {
  if (!bolehPortal(address.origin)) throw errors.portalJaringanSendiri({ asal: address.origin })
  const asked = (address.protocol === 'https:' ? https : http)(address, {
    method,
    headers: { ...headers, accept: 'application/json', 'accept-encoding': 'identity' },
    lookup: cariAlamat(address.origin),
    signal: AbortSignal.timeout(maksMs),
  })
  const [response] = (await once(asked.end(body), 'response')) as [IncomingMessage]
  // An error from now on is told by the reading of the response.
  asked.on('error', () => {})
  const status = response.statusCode!
  const reply = response.headers[PORTAL_HEADERS.tanda]?.toString() ?? null
  if (status === 200 || reply) return { status, reply, text: await bounded(response, maksByte) }
  response.destroy()
  return { status, reply, text: undefined }
}

async function bounded(response: IncomingMessage, maksByte: number): Promise<string | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
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

const zRefused = z.object({
  id: z.string().max(60),
  message: z.string().max(300),
  errors: z.array(z.object({ field: z.string().max(120), message: z.string().max(300) })).max(100),
})

/**
 * Turns the other server's refusal into one as if it had been refused here. A status that is not of a refusal says
 * nothing.
 */
function refused(status: number, text: string): Refusal | undefined {
  try {
    const { id, message, errors: fields } = zRefused.parse(JSON.parse(text))
    return status < 500 ? new Refusal(id, status, message, fields) : undefined
  } catch {
    return undefined
  }
}
