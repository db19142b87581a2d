/**
 * Sends what waits for the homes of guests: points and visits of documents, points to be given back, questions how
 * guests stand. Sent as soon as it is committed and again every minute; every row has an id, so a home takes it once
 * however often it is sent.
 */
import type pg from 'pg'
import {
  ANTRIAN_MAKS,
  homeMemberState,
  kembaliPoinRumah,
  terimaPoinLuar,
  type MemberState,
} from '#domain/calls/portal-member.ts'
import { Refusal } from '#domain/errors.ts'
import { randomKode } from '#domain/rules/kode.ts'
import { SELURUH_RANTAI, write, type Tx } from '../../db/transaction.ts'
import { statement } from '../../db/statement.ts'
import { random } from '../../process/random.ts'
import { periodically, type Periodic } from '../../process/periodic.ts'
import type { Clock } from '../../process/clock.ts'
import type { Live } from '../../process/live.ts'
import type { Rahasia } from '../../process/rahasia.ts'
import { tanyaPortal, type Portal } from '../portal.ts'
import { rumahLain, tanyaRumah } from './rumah.ts'
import { perbaruiTamu, simpanTamu } from './tamu.ts'

export interface Pengirim {
  pool: pg.Pool
  clock: Clock
  rahasia: Rahasia
}

/** No document takes a minute between being asked for and its commit; one that does is refused, and may be asked for again. */
const SEMENIT_MS = 60_000
const SEHARI_MS = 86_400_000

const ditinggal = statement<unknown>(
  'tukar_titip_ditinggal',
  `UPDATE tukar_titip SET keadaan = 'BATAL' WHERE keadaan = 'OPEN' AND dibuat <= $1`,
)
const tujuan = statement<{ rumah: string }>(
  'antrian_rumah',
  `SELECT rumah FROM poin_tamu WHERE terkirim_at IS NULL UNION SELECT rumah FROM tukar_titip
   WHERE keadaan IN ('OPEN', 'BATAL')
   UNION SELECT rumah FROM member WHERE rumah IS NOT NULL AND poin_rumah_per <= $1`,
)

/** Sends all that waits and can be sent. @returns shops whose server did not take what is theirs */
export async function kirimAntrian(deps: Pengirim): Promise<string[]> {
  const now = deps.clock.now()
  const { tertuju, portals } = await diRantai(deps, async (tx) => {
    await tx.sql(ditinggal, [new Date(now.getTime() - SEMENIT_MS)])
    const toko = { kode_toko: SELURUH_RANTAI } as never
    return {
      tertuju: (await tx.sql(tujuan, [new Date(now.getTime() - SEHARI_MS)])).map((r) => r.rumah),
      portals: await rumahLain({ sql: tx.sql, db: tx.db, toko, rahasia: deps.rahasia }),
    }
  })
  const gagal = await Promise.all(
    tertuju.map(async (rumah) => {
      const portal = portals.find((p) => p.kode_toko === rumah)
      return portal && (await kirimKe(deps, portal, now)) ? [] : [rumah]
    }),
  )
  return gagal.flat()
}

const diRantai = <T>({ pool }: Pengirim, work: (tx: Tx) => Promise<T>): Promise<T> =>
  write(pool, SELURUH_RANTAI, work)

/** Sends one home all that waits for it, in turn. A home that is away is asked only once. */
async function kirimKe(deps: Pengirim, portal: Portal, now: Date): Promise<boolean> {
  try {
    await kembalikan(deps, portal, now)
    await kirimPoin(deps, portal, now)
    await askState(deps, portal, now)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const dikembalikan = statement<{ kode_toko: string; id_trx: string; kode_member: string }>(
  'tukar_titip_batal',
  `SELECT kode_toko, id_trx, kode_member FROM tukar_titip WHERE keadaan = 'BATAL' AND rumah = $1
   ORDER BY dibuat LIMIT ${ANTRIAN_MAKS}`,
)
const sudahKembali = statement<unknown>(
  'tukar_titip_kembali',
  `UPDATE tukar_titip SET keadaan = 'KEMBALI' WHERE kode_toko = $1 AND id_trx = $2 AND keadaan = 'BATAL'`,
)
async function kembalikan(deps: Pengirim, portal: Portal, now: Date): Promise<void> {
  for (const { kode_toko, id_trx } of await diRantai(deps, ({ sql }) =>
    sql(dikembalikan, [portal.kode_toko]),
  )) {
    await tanyaPortal(portal, {
      path: kembaliPoinRumah.path,
      write: { dari: kode_toko, id: randomKode(random), body: { id: id_trx } },
      reply: kembaliPoinRumah.reply,
      now,
    })
    await diRantai(deps, ({ sql }) => sql(sudahKembali, [kode_toko, id_trx]))
  }
}

interface Antri {
  urut: number
  kode_toko: string
  id: string
  kode_member: string
  kategori: string
  poin: number
  kunjungan: number
  tgl_trx: string
  ref_no: string
}
// Of one shop here at a time: it is the asker. Behind the last that was sent in this round, so that what waits there holds up nothing.
const berikut = statement<Antri>(
  'antrian_berikut',
  `SELECT urut, kode_toko, id, kode_member, kategori, poin, kunjungan, tgl_trx, ref_no FROM poin_tamu
   WHERE terkirim_at IS NULL AND rumah = $1 AND (kode_toko, urut) > ($2, $3) ORDER BY rumah, kode_toko, urut
   LIMIT ${ANTRIAN_MAKS}`,
)
const tandai = statement<unknown, { now: Date; hasil: readonly { id: string; sebab: string | null }[] }>(
  'tandai_poin_tamu',
  `WITH h AS (SELECT * FROM :hasil(id text, sebab text))
   UPDATE poin_tamu p SET terkirim_at = CASE WHEN h.sebab IS NULL THEN :now::timestamptz END, sebab = h.sebab
   FROM h WHERE p.id = h.id AND p.terkirim_at IS NULL`,
)
async function kirimPoin(deps: Pengirim, portal: Portal, now: Date): Promise<void> {
  for (let sampai: [string, number] = ['', 0]; ;) {
    const found = await diRantai(deps, ({ sql }) => sql(berikut, [portal.kode_toko, ...sampai]))
    const rows = found.filter((r) => r.kode_toko === found[0]!.kode_toko)
    if (rows.length === 0) return
    const { kode_toko } = rows[0]!
    const { hasil: results, member } = await tanyaPortal(portal, {
      path: terimaPoinLuar.path,
      write: {
        dari: kode_toko,
        id: randomKode(random),
        body: { baris: rows.map(({ urut: _, kode_toko: __, ...row }) => row) },
      },
      reply: terimaPoinLuar.reply,
      now,
    })
    const asked = new Set(rows.map((r) => r.id))
    await diRantai(deps, ({ sql }) => sql(tandai, { now, hasil: results.filter((h) => asked.has(h.id)) }))
    await pelajari(deps, portal, member, now)
    sampai = [kode_toko, rows.at(-1)!.urut]
  }
}

const lama = statement<{ kode_member: string }>(
  'tamu_lama',
  `SELECT kode_member FROM member WHERE rumah = $1 AND poin_rumah_per <= $2 AND anonim_at IS NULL
   ORDER BY poin_rumah_per LIMIT ${ANTRIAN_MAKS}`,
)
/** Once a day of each guest: who was merged or forgotten at home is so here, though they never come again. */
async function askState(deps: Pengirim, portal: Portal, now: Date): Promise<void> {
  const kemarin = new Date(now.getTime() - SEHARI_MS)
  const rows = await diRantai(deps, ({ sql }) => sql(lama, [portal.kode_toko, kemarin]))
  if (rows.length === 0) return
  const state = await tanyaPortal(portal, {
    path: homeMemberState.path,
    query: { kode: rows.map((r) => r.kode_member).join(',') },
    reply: homeMemberState.reply,
    now,
  })
  await pelajari(deps, portal, state, now)
}

/** Keeps what a home told of its guests. The member that a guest was merged into is asked for when not here yet. */
async function pelajari(
  deps: Pengirim,
  portal: Portal,
  state: readonly MemberState[],
  now: Date,
): Promise<void> {
  const ingat = (work: (tx: Tx & { now: Date }) => Promise<string[]>) =>
    diRantai(deps, (tx) => work({ ...tx, now }))
  const baru = await ingat((tx) => perbaruiTamu(tx, portal.kode_toko, state))
  if (baru.length === 0) return
  const found = await Promise.all(baru.map((kode) => tanyaRumah([portal], { kode }, now)))
  await ingat(async (tx) => {
    await simpanTamu(
      tx,
      found.flatMap((f) => f.tamu),
    )
    return perbaruiTamu(tx, portal.kode_toko, state)
  })
}

/**
 * Sends whenever something was put into the queue, every minute, and after `segera`. Several processes may send: a home
 * takes a row once.
 */
export function antrianPeriodically(
  deps: Pengirim & { live: Live },
  segera: Promise<unknown>,
  gagal: (error: unknown) => void,
): Periodic {
  const antrian = periodically({ setiapMs: SEMENIT_MS, kerjakan: () => kirimAntrian(deps), gagal, segera })
  deps.live.on((news) => {
    if (news.kind === 'antrian') antrian.jalankan()
  })
  return antrian
}
