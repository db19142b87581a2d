/** Lists all that waits for the cashier, oldest first (DOMAIN §B.5), of every area that has documents. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listValidasi } from '#domain/calls/validasi.ts'
import { kindsOf } from '#domain/dokumen/antrian.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea, Menunggu } from '../../dokumen/area.ts'

type Row = Menunggu & {
  jam: string
  nama_sales: string
  pembayaran: CallReply<typeof listValidasi>[number]['pembayaran']
  /** Payments of it are kept under these types and numbers. */
  ref_types: string[]
  ref_nos: string[]
}

const LIMIT = 500

/** What waits in them, with who may confirm it. */
const yangDivalidasi = (areas: readonly DokumenArea[]) =>
  areas.flatMap(({ validasi, nomor }) =>
    validasi ? [{ ...validasi, kinds: nomor.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)) }] : [],
  )

const menungguDari = (areas: ReturnType<typeof yangDivalidasi>) => {
  const all = areas.map(
    ({ list, ref_types, bersama }) =>
      `SELECT a.*, ARRAY[${ref_types.map((t) => `'${t}'`).join(', ')}] AS ref_types,
         ${bersama ? `a.ref_no || ARRAY(${bersama})` : 'ARRAY[a.ref_no]'} AS ref_nos FROM (${list}) a`,
  )
  return statement<Row>(
    'menunggu_validasi',
    `SELECT x.*, to_char(x.pada, 'HH24:MI:SS') AS jam, s.nama_sales,
       COALESCE((
           SELECT json_agg(json_build_object('jenis', p.jenis, 'nominal', p.nominal, 'nama_bank', p.nama_bank,
                 'arah', p.arah, 'uang_diterima', p.uang_diterima, 'fee_pelanggan',
                 CASE p.fee_mode WHEN 'PELANGGAN' THEN p.fee_rp ELSE 0 END) ORDER BY p.urut) FROM pembayaran p
           WHERE p.kode_toko = $1 AND p.ref_no = ANY (x.ref_nos) AND p.ref_type = ANY (x.ref_types)), '[]')
       AS pembayaran
   FROM (${all.join(' UNION ALL ')}) x JOIN sales s ON s.kode_toko = $1 AND s.kode_sales = x.kode_sales
   WHERE x.kind = ANY ($2::text[])
   ORDER BY x.pada, x.no_faktur_group, x.urut LIMIT ${LIMIT}`,
  )
}

export function list(all: readonly DokumenArea[]) {
  const areas = yangDivalidasi(all)
  const menunggu = menungguDari(areas)
  return async (
    ctx: Context,
    { query }: CallInput<typeof listValidasi>,
  ): Promise<CallReply<typeof listValidasi>> => {
    const rows = await ctx.sql(menunggu, [ctx.toko.kode_toko, kindsOf(query.layar)])
    const found = await Promise.all(
      areas.map(async ({ kinds, alasan, perlu }) => {
        const own = rows.filter(({ dokumen }) => kinds.includes(dokumen)).map(({ ref_no }) => ref_no)
        return { alasan: await alasan(ctx, own), perlu: await perlu?.(ctx, own) }
      }),
    )
    return rows.map((row) => ({
      ...row,
      alasan_tidak_bisa: found.flatMap(({ alasan }) => alasan.get(row.ref_no) ?? []),
      perlu_otorisasi: found.flatMap(({ perlu }) => perlu?.get(row.ref_no) ?? []),
    }))
  }
}
