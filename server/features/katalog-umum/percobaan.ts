/**
 * How often codes may be guessed at. One network may be wrong twenty times in a quarter of an hour, all of them together three
 * hundred times in ten minutes: docs/decisions/33-katalog-umum.md says what a botnet can hope for.
 */
import { createHash } from 'node:crypto'
import { statement } from '../../db/statement.ts'
import type { UmumContext } from '../../http/katalog.ts'
import { jaringan } from '../../rantai/jaringan.ts'

const JARINGAN = { maks: 20, menit: 15 }
const SEMUA = { maks: 300, menit: 10 }

interface Terhitung {
  kunci: Buffer
  jumlah: number
  maks: number
}

// The network's row first, everybody's last: two attempts never wait for each other in a circle.
const hitung = statement<Terhitung, { now: Date; batas: readonly object[] }>(
  'hitung_percobaan_katalog',
  `WITH batas AS (SELECT decode(kunci, 'hex') AS kunci, maks, menit, urut FROM :batas(kunci text, maks int, menit int, urut int)),
     terhitung AS (
       INSERT INTO katalog_percobaan AS p (kunci, jumlah, sampai)
       SELECT kunci, 1, :now::timestamptz + make_interval(mins => menit) FROM batas ORDER BY urut
       ON CONFLICT (kunci) DO UPDATE SET
         jumlah = CASE WHEN p.sampai <= :now THEN 1 ELSE p.jumlah + 1 END,
         sampai = CASE WHEN p.sampai <= :now THEN excluded.sampai ELSE p.sampai END
       RETURNING kunci, jumlah)
   SELECT t.kunci, t.jumlah, b.maks FROM terhitung t JOIN batas b USING (kunci)`,
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
  const rows = await ctx.sql(hitung, {
    now: ctx.now,
    batas: [
      { kunci: hash(jaringan(ctx.ip)), ...JARINGAN, urut: 1 },
      { kunci: hash('*'), ...SEMUA, urut: 2 },
    ],
  })
  const batalkan = () => ctx.sql(kembalikan, [rows.map((r) => r.kunci)])
  if (rows.some(({ jumlah, maks }) => jumlah > maks)) {
    await batalkan()
    return undefined
  }
  await ctx.sql(buang, [ctx.now])
  return batalkan
}
