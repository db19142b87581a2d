/** Of another server's purchases: our sale lines told to it, held for it, and let go again (DOMAIN §O.7-4). One transaction each; it asks again until it has an answer. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { kabarNota, notaDariPenjual, pesanNota } from '#domain/calls/portal-nota.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { notAlive } from '#domain/rules/putuskan-pembelian.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { dicari } from './dicari.ts'
import { loadNota } from './load-nota.ts'

/** Of the shop of the key alone: its neighbours here have keys of their own. */
export async function answerNota(
  ctx: Context,
  { query: { kode } }: CallInput<typeof notaDariPenjual>,
): Promise<CallReply<typeof notaDariPenjual>> {
  const found = await loadNota(ctx, await dicari(ctx, kode))
  return found
    .filter((nota) => nota.toko_jual === ctx.toko.kode_toko)
    .map((nota) => ({ ...nota, alasan: notAlive(nota)?.message ?? null }))
}

interface Pesanan {
  id: string
  no_faktur_jual: string
  toko_beli: string
  status: 'PESAN' | 'PASTI' | 'LEPAS'
}
const sudah = statement<Pesanan>(
  'nota_dipesan_jauh',
  `SELECT id, no_faktur_jual, toko_beli, status FROM nota_dibeli_jauh
   WHERE kode_toko = $1 AND id = ANY ($2::text[]) FOR UPDATE`,
)
const pegang = statement<
  unknown,
  {
    kode_toko: string
    toko_beli: string
    jam: Date
    baris: readonly { id: string; no_faktur_jual: string; barang_id: number }[]
  }
>(
  'pesan_nota_jauh',
  `WITH d AS (SELECT * FROM :baris(id text, no_faktur_jual text, barang_id bigint)),
   rows AS (
     INSERT INTO nota_dibeli_jauh (id, kode_toko, no_faktur_jual, toko_beli, status, dipesan_at)
     SELECT id, :kode_toko, no_faktur_jual, :toko_beli, 'PESAN', :jam FROM d),
   pieces AS (
     UPDATE barang b SET status = 'KIRIM', versi = b.versi + 1 FROM d
     WHERE b.kode_toko = :kode_toko AND b.id = d.barang_id)
   UPDATE jual_detail j SET status_tukar = true FROM d
   WHERE j.kode_toko = :kode_toko AND j.no_faktur_jual = d.no_faktur_jual`,
)

/**
 * The piece is held first, as any counter holds it, so that a nota is taken once whoever comes at the same moment.
 * @throws errors.notaTidakAda, errors.notaSudahDilepas, and what notAlive says; of all lines at once
 */
export async function pesan(
  ctx: Context,
  { body: { baris: lines } }: CallInput<typeof pesanNota>,
  dari: string,
): Promise<CallReply<typeof pesanNota>> {
  const { kode_toko } = ctx.toko
  const nomor = lines.map((b) => b.no_faktur_jual)
  const nota = new Map(
    (await loadNota(ctx, { no_faktur_jual: nomor }, { lock: true }))
      .filter((n) => n.toko_jual === kode_toko && n.barang_id !== null)
      .map((n) => [n.no_faktur_jual, n]),
  )
  const lama = new Map((await ctx.sql(sudah, [kode_toko, lines.map((b) => b.id)])).map((p) => [p.id, p]))
  refuseAll(
    lines.flatMap(({ id, no_faktur_jual }, i): Refusal[] => {
      const found = nota.get(no_faktur_jual)
      const dulu = lama.get(id)
      const refusal = !found
        ? errors.notaTidakAda({ nota: no_faktur_jual })
        : !dulu
          ? notAlive(found)
          : dulu.status === 'LEPAS' || dulu.no_faktur_jual !== no_faktur_jual || dulu.toko_beli !== dari
            ? errors.notaSudahDilepas({ nota: no_faktur_jual })
            : undefined
      return refusal ? [refusal.at(`baris.${i}`)] : []
    }),
  )
  const baru = lines.filter((b) => !lama.has(b.id))
  if (baru.length) {
    ctx.send(pegang, {
      kode_toko,
      toko_beli: dari,
      jam: ctx.now,
      baris: baru.map((b) => ({ ...b, barang_id: nota.get(b.no_faktur_jual)!.barang_id! })),
    })
    ctx.announce('pembelian', {})
  }
  return nomor.map((no) => nota.get(no)!)
}

const ada = statement<{ barang_id: number }>(
  'nota_untuk_kabar',
  'SELECT barang_id FROM jual_detail WHERE kode_toko = $1 AND no_faktur_jual = $2',
)
const kunciBarang = statement<unknown>(
  'kunci_barang_kabar',
  'SELECT 1 FROM barang WHERE kode_toko = $1 AND id = $2 FOR UPDATE',
)
const pasti = statement<unknown>(
  'nota_jauh_pasti',
  `UPDATE nota_dibeli_jauh SET status = 'PASTI', no_faktur_beli = $4, tgl_beli = $5
   WHERE kode_toko = $1 AND id = $2 AND toko_beli = $3 AND status = 'PESAN'`,
)
const lepas = statement<unknown>(
  'nota_jauh_lepas',
  `WITH gone AS (
     UPDATE nota_dibeli_jauh SET status = 'LEPAS'
     WHERE kode_toko = $1 AND id = $2 AND toko_beli = $3 AND status <> 'LEPAS' RETURNING no_faktur_jual),
   sold AS (
     UPDATE jual_detail SET status_tukar = false
     WHERE kode_toko = $1 AND no_faktur_jual IN (SELECT no_faktur_jual FROM gone) RETURNING barang_id)
   UPDATE barang SET status = 'TERJUAL', versi = versi + 1
   WHERE kode_toko = $1 AND id IN (SELECT barang_id FROM sold) AND status = 'KIRIM'`,
)
/** Marks a nota that was let go before it was asked for: a question that arrives late must not take it. */
const batuNisan = statement<unknown>(
  'nota_jauh_tak_jadi',
  `INSERT INTO nota_dibeli_jauh (id, kode_toko, no_faktur_jual, toko_beli, status, dipesan_at)
   VALUES ($1, $2, $3, $4, 'LEPAS', $5) ON CONFLICT (id) DO NOTHING`,
)

/** Told late, told twice, or told of what was never taken: the end is the same. */
export async function kabar(
  ctx: Context,
  { body: { id, no_faktur_jual, dibeli } }: CallInput<typeof kabarNota>,
  dari: string,
): Promise<Record<string, never>> {
  const { kode_toko } = ctx.toko
  const [line] = await ctx.sql(ada, [kode_toko, no_faktur_jual])
  if (!line) return {}
  await ctx.sql(kunciBarang, [kode_toko, line.barang_id])
  if (dibeli) ctx.send(pasti, [kode_toko, id, dari, dibeli.no_faktur_beli, dibeli.tgl_beli])
  else {
    await ctx.sql(batuNisan, [id, kode_toko, no_faktur_jual, dari, ctx.now])
    ctx.send(lepas, [kode_toko, id, dari])
  }
  ctx.announce('pembelian', {})
  return {}
}
