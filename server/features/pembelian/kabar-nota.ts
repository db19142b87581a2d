/**
 * The server of a nota hears what became of it here: bought back, or let go (DOMAIN §O.7-4). What is to be told stands in the rows
 * of nota_luar, in the commit that decided it; it is told until it was heard, however long the other server is away.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { kabarNota } from '#domain/calls/portal-nota.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { statement } from '../../db/statement.ts'
import { SELURUH_RANTAI, write } from '../../db/transaction.ts'
import { periodically, type Periodic } from '../../process/periodic.ts'
import type { Clock } from '../../process/clock.ts'
import type { Rahasia } from '../../process/rahasia.ts'
import { portalDari, tanyaPortal, type TokoBerportal } from '../../rantai/portal.ts'

export interface Pengabar {
  pool: pg.Pool
  clock: Clock
  rahasia: Rahasia
}

/** Of what is asked of another server about these rows of ours: the same question has the same id. */
export const idKabar = (kabar: 'PESAN' | 'PASTI' | 'LEPAS', ...id: string[]): string =>
  BigInt(
    `0x${createHash('sha256')
      .update([kabar, ...id].join(' '))
      .digest('hex')}`,
  )
    .toString(36)
    .toUpperCase()
    .padStart(16, '0')
    .slice(-16)

/** Minutes after which what was asked for and went into no purchase is let go. The counter that still has it open asks again. */
const NIAT_MINUTES = 10
const SEKALIGUS = 100

const basi = statement<unknown>(
  'nota_luar_basi',
  `UPDATE nota_luar SET status = 'LEPAS', kabar = 'LEPAS'
   WHERE status = 'NIAT' AND diminta_at < $1::timestamptz - $2 * interval '1 minute'`,
)
interface Kabar extends TokoBerportal {
  id: string
  dari: string
  no_faktur_jual: string
  no_faktur_beli: string | null
  tgl_beli: TanggalSystem | null
  kabar: 'PASTI' | 'LEPAS'
}
const menunggu = statement<Kabar>(
  'kabar_nota_luar',
  `SELECT n.id, n.kode_toko AS dari, n.no_faktur_jual, n.kabar, d.no_faktur_beli, d.tgl_system AS tgl_beli,
     t.kode_toko, t.jauh, t.portal, k.kunci
   FROM nota_luar n JOIN toko t ON t.kode_toko = n.toko_jual LEFT JOIN kunci_portal k ON k.kode_toko = t.kode_toko
     LEFT JOIN beli_detail d ON n.kabar = 'PASTI' AND d.no_faktur_beli = n.no_faktur_beli
   WHERE n.kabar IS NOT NULL ORDER BY n.diminta_at LIMIT $1`,
)
const terdengar = statement<unknown>(
  'kabar_nota_terdengar',
  'UPDATE nota_luar SET kabar = NULL WHERE id = $1 AND kabar = $2',
)

/** Tells each server what waits for it, until it does not answer. @returns how many were heard */
export async function kabarkanNota({ pool, clock, rahasia }: Pengabar): Promise<number> {
  const now = clock.now()
  const rows = await write(pool, SELURUH_RANTAI, async ({ sql }) => {
    await sql(basi, [now, NIAT_MINUTES])
    return sql(menunggu, [SEKALIGUS])
  })
  const away = new Set<string>()
  let heard = 0
  for (const row of rows) {
    if (away.has(row.kode_toko)) continue
    try {
      await kabarkan(rahasia, row, now)
    } catch {
      away.add(row.kode_toko)
      continue
    }
    await write(pool, SELURUH_RANTAI, ({ sql }) => sql(terdengar, [row.id, row.kabar]))
    heard++
  }
  return heard
}

/** @throws if the other server did not hear it */
async function kabarkan(rahasia: Rahasia, row: Kabar, now: Date): Promise<void> {
  const { id, dari, kabar, no_faktur_jual, no_faktur_beli, tgl_beli } = row
  const portal = portalDari(rahasia, row)
  if (!portal) throw new Error(`${row.kode_toko} is not on another server any more`)
  await tanyaPortal(portal, {
    path: kabarNota.path,
    write: {
      dari,
      id: idKabar(kabar, id),
      body: { id, no_faktur_jual, dibeli: no_faktur_beli === null ? null : { no_faktur_beli, tgl_beli } },
    },
    reply: kabarNota.reply,
    now,
  })
}

const SELANG_MS = 15_000

/** Now and then; of several processes each does it, and what is told twice is heard once. */
export const tellPeriodically = (deps: Pengabar, gagal: (error: unknown) => void): Periodic =>
  periodically({ setiapMs: SELANG_MS, kerjakan: () => kabarkanNota(deps), gagal })
