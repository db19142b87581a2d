/**
 * A nota of a shop on another server, at our counter (DOMAIN §O.7-4): looked for there, and held there before a purchase is saved
 * here. What is asked for is written down first (NIAT), so that whatever fails in between, this server knows what it has to let go.
 */
import type { CallReply } from '#domain/call.ts'
import type { cariNotaBeli } from '#domain/calls/pembelian.ts'
import { notaDariPenjual, pesanNota } from '#domain/calls/portal-nota.ts'
import { errors, refuseAll, Refusal } from '#domain/errors.ts'
import { randomKode } from '#domain/rules/kode.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { read, SELURUH_RANTAI, write } from '../../db/transaction.ts'
import { Later, type DiLuar } from '../../outcome.ts'
import { random } from '../../process/random.ts'
import { portalDari, tanyaPortal, type Portal, type TokoBerportal } from '../../rantai/portal.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { idKabar } from './kabar-nota.ts'
import { notaDiSini, punyaKita } from './load-luar.ts'

const NOTA = /^(?:JL|TK)-([A-Z0-9]{1,6})-\d{6}-\d{4,}(?:-\d{2}(?:\.[0-9A-Z]+)?)?$/
/** The shop in the number of a nota; undefined of anything else. */
const tokoNota = (kode: string): string | undefined => NOTA.exec(kode)?.[1]

/** Tells by the number alone whether one of these notas may be of another server. */
export const adaNotaLain = (kode_toko: string, lines: readonly { no_faktur_jual: string }[]): boolean =>
  lines.some((l) => (tokoNota(l.no_faktur_jual) ?? kode_toko) !== kode_toko)

const jauh = statement<TokoBerportal>(
  'toko_nota_jauh',
  `SELECT t.kode_toko, t.jauh, t.portal, k.kunci FROM toko t LEFT JOIN kunci_portal k USING (kode_toko)
   WHERE t.kode_toko = ANY ($1::text[]) AND t.jauh AND t.status_aktif`,
)

/**
 * Portals of the shops of these notas that have servers of their own. @throws errors.portalTanpaAlamat,
 * errors.portalTanpaKunci
 */
async function portalNota(ctx: Context, kode: readonly string[]): Promise<Map<string, Portal>> {
  const toko = [...new Set(kode.flatMap((k) => tokoNota(k) ?? []))].filter((t) => t !== ctx.toko.kode_toko)
  if (toko.length === 0) return new Map()
  const rows = await diSeluruhRantai(ctx, () => ctx.sql(jauh, [toko]))
  return new Map(rows.map((row) => [row.kode_toko, portalDari(ctx.rahasia, row)!]))
}

/** undefined of what this database must know itself. @throws what portalNota and tanyaPortal do, errors.notaTidakAda, why no line of it can be bought back */
export async function cariDiLuar(
  ctx: Context,
  kode: string,
): Promise<Later<CallReply<typeof cariNotaBeli>> | undefined> {
  const [portal] = (await portalNota(ctx, [kode])).values()
  if (!portal) return undefined
  return new Later(async ({ pool, now }) => {
    const found = await tanyaPortal(portal, {
      path: notaDariPenjual.path,
      query: { kode },
      reply: notaDariPenjual.reply,
      now,
    })
    if (found.length === 0) throw errors.notaTidakAda({ nota: kode }).at('kode')
    return read(pool, ctx.toko.kode_toko, async ({ sql }) => {
      const sini = { ...ctx, sql }
      // A nota held for this very counter a moment ago is still its own.
      const milik = await punyaKita(
        sini,
        found.map((n) => n.no_faktur_jual),
      )
      const alive = found.filter((n) => n.alasan === null || milik.has(n.no_faktur_jual))
      if (alive.length === 0) throw new Refusal('notaLuarTidakHidup', 409, found[0]!.alasan!).at('kode')
      return notaDiSini(sini, portal.kode_toko, alive)
    })
  })
}

interface Niat {
  id: string
  no_faktur_jual: string
  status: 'NIAT' | 'DIPAKAI'
}
const niatkan = statement<unknown, { kode_toko: string; jam: Date; baris: readonly object[] }>(
  'niat_nota_luar',
  `INSERT INTO nota_luar (id, kode_toko, toko_jual, no_faktur_jual, diminta_at)
   SELECT id, :kode_toko, toko_jual, no_faktur_jual, :jam FROM :baris(id text, toko_jual text, no_faktur_jual text)
   ON CONFLICT (no_faktur_jual) WHERE status <> 'LEPAS' DO UPDATE SET diminta_at = excluded.diminta_at
   WHERE nota_luar.kode_toko = excluded.kode_toko AND nota_luar.status = 'NIAT'`,
)
const niat = statement<Niat>(
  'niat_nota_luar_kita',
  `SELECT id, no_faktur_jual, status FROM nota_luar
   WHERE kode_toko = $1 AND no_faktur_jual = ANY ($2::text[]) AND status <> 'LEPAS'`,
)
const recordFilled = statement<unknown, { kode_toko: string; baris: readonly { id: string; isi: string }[] }>(
  'isi_nota_luar',
  `UPDATE nota_luar n SET isi = baris.isi::jsonb FROM :baris(id text, isi text)
   WHERE n.kode_toko = :kode_toko AND n.id = baris.id AND n.status = 'NIAT'`,
)

/** Before a purchase is saved: its notas of other servers are held there. undefined when it has none. @throws what portalNota does */
export async function pesanNotaLuar(
  ctx: Context,
  lines: readonly { no_faktur_jual: string }[],
): Promise<Later<void> | undefined> {
  const nomor = lines.map((l) => l.no_faktur_jual)
  const portal = await portalNota(ctx, nomor)
  if (portal.size === 0) return undefined
  return new Later(async (luar) => {
    for (const one of portal.values()) await pesanDi(ctx, one, luar, lines)
  })
}

/** @throws errors.notaSudahDibeli for one that another counter is at; what tanyaPortal does; what the other server refuses, at our lines */
async function pesanDi(
  ctx: Context,
  portal: Portal,
  { pool, now }: DiLuar,
  lines: readonly { no_faktur_jual: string }[],
): Promise<void> {
  const { kode_toko } = ctx.toko
  const nomor = [
    ...new Set(lines.map((l) => l.no_faktur_jual).filter((no) => tokoNota(no) === portal.kode_toko)),
  ]
  const rows = await write(pool, SELURUH_RANTAI, async ({ sql }) => {
    await sql(niatkan, {
      kode_toko,
      jam: now,
      baris: nomor.map((no_faktur_jual) => ({
        id: randomKode(random),
        toko_jual: portal.kode_toko,
        no_faktur_jual,
      })),
    })
    return sql(niat, [kode_toko, nomor])
  })
  refuseAll(
    nomor
      .filter((no) => !rows.some((r) => r.no_faktur_jual === no))
      .map((nota) => errors.notaSudahDibeli({ nota }).at('detail_beli')),
  )
  // A purchase that has it already is what a repeated request made.
  const entries = rows.flatMap(({ id, no_faktur_jual, status }) =>
    status === 'NIAT' ? [{ id, no_faktur_jual }] : [],
  )
  if (entries.length === 0) return
  const answer = await tanyaPortal(portal, {
    path: pesanNota.path,
    write: { dari: kode_toko, id: idKabar('PESAN', ...entries.map((b) => b.id)), body: { baris: entries } },
    reply: pesanNota.reply,
    now,
  }).catch((error: unknown) => {
    throw onOurLine(error, (i) => lines.findIndex((l) => l.no_faktur_jual === entries[i]?.no_faktur_jual))
  })
  if (entries.some((b, i) => answer[i]?.no_faktur_jual !== b.no_faktur_jual))
    throw errors.portalTidakTerbaca({ kode_toko: portal.kode_toko })
  await write(pool, kode_toko, ({ sql }) =>
    sql(recordFilled, {
      kode_toko,
      baris: entries.map(({ id }, i) => ({ id, isi: JSON.stringify(answer[i]) })),
    }),
  )
}

/** Moves what the other server says of a line of its question to the line of our request. */
const onOurLine = (error: unknown, urut: (i: number) => number): unknown =>
  error instanceof Refusal && error.errors.length > 0
    ? new Refusal(
        error.id,
        error.status,
        error.message,
        error.errors.map(({ field, message }) => ({
          field: field.replace(
            /^baris\.(\d+)$/,
            (_, i: string) => `detail_beli.${urut(Number(i))}.no_faktur_jual`,
          ),
          message,
        })),
      )
    : error
