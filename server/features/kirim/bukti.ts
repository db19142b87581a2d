/**
 * Tells senders on other servers, in a signed receipt, what was received of their shipments and what is received no
 * more.
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { buktiDariPenerima } from '#domain/calls/portal-kirim.ts'
import type { kirimanLuar, tolakKiriman, unduhBuktiTerima } from '#domain/calls/terima.ts'
import { errors } from '#domain/errors.ts'
import type { BuktiFile } from '#domain/documents/kirim-file.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { FileAnswer } from '../../outcome.ts'
import { audit } from '../../rantai/audit.ts'
import { kunciLuar } from './kiriman.ts'
import { writeSurat } from './surat.ts'

const list = statement<CallReply<typeof kirimanLuar>[number]>(
  'daftar_kiriman_luar',
  `SELECT k.no AS no_kirim, k.kode_cabang, t.nama_toko AS nama_cabang, k.tgl_kirim, count(*)::int AS qty,
     sum(l.berat)::bigint AS berat, count(*) FILTER (WHERE l.status = 'TERIMA')::int AS qty_terima,
     count(*) FILTER (WHERE l.status = 'TOLAK')::int AS qty_tolak
   FROM kiriman_luar k JOIN toko t ON t.kode_toko = k.kode_cabang JOIN kiriman_luar_barang l ON l.no = k.no
   WHERE k.kode_toko = $1 AND k.dibaca_at > $2::timestamptz - interval '60 days' GROUP BY k.no, t.nama_toko
   ORDER BY k.dibaca_at DESC LIMIT 200`,
)
export const luar = (ctx: Context): Promise<CallReply<typeof kirimanLuar>> =>
  ctx.sql(list, [ctx.toko.kode_toko, ctx.now])

interface Kepala {
  kode_cabang: string
  diterima: BuktiFile['diterima'] | null
  ditolak: number[]
}
const content = statement<Kepala>(
  'isi_bukti_terima',
  `SELECT k.kode_cabang, (
       SELECT json_agg(json_build_object('urut', l.urut, 'no_terima', r.no, 'kode_gudang',
             l.kode_gudang_terima, 'kode_baki', l.kode_baki_terima, 'selisih', l.selisih) ORDER BY l.urut)
       FROM kiriman_luar_barang l JOIN terima_barang r ON r.no_kirim = l.no AND r.urut_kirim = l.urut
       WHERE l.no = k.no AND l.status = 'TERIMA') AS diterima,
         ARRAY(
           SELECT l.urut::int FROM kiriman_luar_barang l WHERE l.no = k.no AND l.status = 'TOLAK' ORDER BY 1)
         AS ditolak
   FROM kiriman_luar k WHERE k.kode_toko = $1 AND k.no = $2`,
)

/** undefined while there is nothing to tell. @throws errors.portalTanpaKunci */
async function write(ctx: Context, no: string): Promise<string | undefined> {
  const [row] = await ctx.sql(content, [ctx.toko.kode_toko, no])
  if (!row || (!row.diterima && row.ditolak.length === 0)) return undefined
  return writeSurat(ctx, {
    jenis: 'BUKTI TERIMA',
    dari: ctx.toko.kode_toko,
    ke: row.kode_cabang,
    no_kirim: no,
    diterima: row.diterima ?? [],
    ditolak: row.ditolak,
  })
}

/** @throws errors.belumAdaBukti, errors.portalTanpaKunci */
export async function unduhBukti(
  ctx: Context,
  { params: { no } }: CallInput<typeof unduhBuktiTerima>,
): Promise<FileAnswer> {
  const text = await write(ctx, no)
  if (text === undefined) throw errors.belumAdaBukti({ no }).at('no')
  return { type: 'text/plain; charset=utf-8', name: `bukti-terima-${no}.txt`, content: Buffer.from(text) }
}

export const answerBukti = async (
  ctx: Context,
  { query: { no } }: CallInput<typeof buktiDariPenerima>,
): Promise<CallReply<typeof buktiDariPenerima>> => ({ berkas: (await write(ctx, no)) ?? null })

const sisa = statement<{ urut: number }>(
  'sisa_kiriman_luar',
  `SELECT urut FROM kiriman_luar_barang WHERE kode_toko = $1 AND no = $2 AND status = 'KIRIM'`,
)
const refuseLine = statement<unknown>(
  'tolak_kiriman_luar',
  `UPDATE kiriman_luar_barang SET status = 'TOLAK', tgl_selesai = $4, selesai_at = $5
   WHERE kode_toko = $1 AND no = $2 AND urut = ANY ($3::smallint[])`,
)
const selesai = statement<unknown>('luar_selesai', 'SELECT luar_selesai($1)')

/**
 * Refuses the rest of a shipment. Nothing has moved here, and nothing does: the pieces are in the sender's books.
 * @throws errors.kirimanTidakAda
 */
export async function tolak(
  ctx: Context,
  { body: { no_kirim, alasan } }: CallInput<typeof tolakKiriman>,
): Promise<CallReply<typeof tolakKiriman>> {
  const { kode_toko, tgl_system } = ctx.toko
  const luar = (await ctx.sql(sisa, [kode_toko, no_kirim])).map((b) => b.urut)
  const urut = (await ctx.sql(kunciLuar, [no_kirim, luar])).map((b) => b.urut)
  if (urut.length === 0) throw errors.kirimanTidakAda({ no: no_kirim }).at('no_kirim')
  ctx.send(refuseLine, [kode_toko, no_kirim, urut, tgl_system, ctx.now])
  ctx.send(selesai, [no_kirim])
  await audit(ctx, {
    actions: 'UBAH',
    table: 'kiriman_luar',
    ref: no_kirim,
    sebelum: null,
    sesudah: { ditolak: urut, alasan },
  })
  ctx.announce('kiriman', {})
  return { qty: urut.length }
}
