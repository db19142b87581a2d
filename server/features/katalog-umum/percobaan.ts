/**
 * Limits how often codes may be guessed at: by a network (an address of IPv4, a /64), and by the /48 that a provider of
 * IPv6 hands out. A guesser who comes from everywhere at once makes these limits narrower for all, and never shuts
 * anybody out: docs/decisions/33-katalog-umum.md says what a botnet can hope for.
 */
import { createHash } from 'node:crypto'
import { statement } from '../../db/statement.ts'
import type { UmumContext } from './layani.ts'
import { network, wideNetwork } from '../../rantai/network.ts'

/** `sempit`: while more than SEMUA were wrong everywhere. */
const NETWORK = { maks: 20, sempit: 3, minutes: 15 }
const LUAS = { maks: 60, sempit: 9, minutes: 15 }
const ALL = { maks: 300, sempit: Number.POSITIVE_INFINITY, minutes: 10 }

interface Terhitung {
  kunci: Buffer
  urut: number
  jumlah: number
}

// The network's row first, everybody's last: two attempts never wait for each other in a circle.
const hitung = statement<Terhitung, { now: Date; batas: readonly object[] }>(
  'hitung_percobaan_katalog',
  `WITH batas AS (SELECT decode(kunci, 'hex') AS kunci, menit, urut FROM :batas(kunci text, menit int, urut int)),
     terhitung AS (
       INSERT INTO katalog_percobaan AS p (kunci, jumlah, sampai)
       SELECT kunci, 1, :now::timestamptz + make_interval(mins => menit) FROM batas ORDER BY urut
       ON CONFLICT (kunci) DO UPDATE SET
         jumlah = CASE WHEN p.sampai <= :now THEN 1 ELSE p.jumlah + 1 END,
         sampai = CASE WHEN p.sampai <= :now THEN excluded.sampai ELSE p.sampai END
       RETURNING kunci, jumlah)
   SELECT t.kunci, t.jumlah, b.urut FROM terhitung t JOIN batas b USING (kunci)`,
)
const kembalikan = statement<unknown>(
  'kembalikan_percobaan_katalog',
  'UPDATE katalog_percobaan SET jumlah = jumlah - 1 WHERE kunci = ANY ($1::bytea[]) AND jumlah > 0',
)
/** Strangers make rows: each attempt takes some away whose time is over. */
const buang = statement<unknown>(
  'buang_percobaan_katalog',
  `DELETE FROM katalog_percobaan WHERE kunci IN (
     SELECT kunci FROM katalog_percobaan WHERE sampai <= $1 ORDER BY sampai LIMIT 10 FOR UPDATE SKIP LOCKED)`,
)

const hash = (text: string): string => createHash('sha256').update(`katalog\n${text}`).digest('hex')

/**
 * Counts the attempt before anybody knows whether it is right; its rows stay locked until it is known.
 * @returns how to take it back (it was right, or refused unseen); undefined when there were too many already
 */
export async function cobaKode(ctx: UmumContext): Promise<(() => Promise<unknown>) | undefined> {
  const luas = wideNetwork(ctx.ip)
  const limits = [
    { kunci: hash(network(ctx.ip)), ...NETWORK, urut: 1 },
    ...(luas === undefined ? [] : [{ kunci: hash(luas), ...LUAS, urut: 2 }]),
    { kunci: hash('*'), ...ALL, urut: 3 },
  ]
  const rows = await ctx.sql(hitung, {
    now: ctx.now,
    batas: limits.map(({ kunci, minutes, urut }) => ({ kunci, menit: minutes, urut })),
  })
  const kali = new Map(rows.map(({ urut, jumlah }) => [urut, jumlah]))
  const ramai = kali.get(3)! > ALL.maks
  const full = limits.some(({ urut, maks, sempit }) => kali.get(urut)! > (ramai ? sempit : maks))
  const batalkan = () => ctx.sql(kembalikan, [rows.map((r) => r.kunci)])
  if (full) {
    await batalkan()
    return undefined
  }
  await ctx.sql(buang, [ctx.now])
  return batalkan
}
