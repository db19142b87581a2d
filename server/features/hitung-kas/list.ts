/** Drawer counts as they are kept: a range of days, one with its notes and coins. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listHitungKas, HitungLengkap, HitungTersimpan } from '#domain/calls/hitung-kas.ts'
import { errors } from '#domain/errors.ts'
import { PECAHAN, statusHitung, type CARA_SELISIH } from '#domain/rules/hitung-kas.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { BASI } from './state.ts'

type Row = Omit<HitungTersimpan, 'status'> & { cara: (typeof CARA_SELISIH)[number] | null }

// Of days that are over it is asked no more whether the drawer has moved since.
const HITUNG = `SELECT h.no, h.tgl_system, to_char(h.jam, 'HH24:MI:SS') AS jam, h.seharusnya, h.dihitung,
    h.selisih, s.cara, COALESCE(s.keterangan, '-') AS keterangan, COALESCE(s.no_kas, '-') AS no_kas,
    h.input_by, COALESCE(s.input_by, '-') AS selisih_by, COALESCE(s.otorisasi_by, '-') AS otorisasi_by,
    h.tgl_system = (SELECT tgl_system FROM toko WHERE kode_toko = $1)
    AND (EXISTS (
        SELECT 1 FROM hitung_kas n
        WHERE n.kode_toko = h.kode_toko AND n.tgl_system = h.tgl_system AND n.id > h.id) OR ${BASI}) AS basi
   FROM hitung_kas h LEFT JOIN hitung_kas_selisih s ON s.no = h.no WHERE h.kode_toko = $1`
const rentang = statement<Row>(
  'daftar_hitung_kas',
  `${HITUNG} AND h.tgl_system BETWEEN $2 AND $3 ORDER BY h.tgl_system DESC, h.id DESC LIMIT 500`,
)
const satu = statement<Row>('lihat_hitung_kas', `${HITUNG} AND h.no = $2`)
const content = statement<{ pecahan: string; nilai: Rupiah; lembar: number }>(
  'pecahan_hitung_kas',
  'SELECT pecahan, nilai, lembar FROM hitung_kas_pecahan WHERE no = $1',
)

const dilihat = ({ cara, ...row }: Row): HitungTersimpan => ({
  ...row,
  status: statusHitung(row.selisih, cara),
})

export async function list(
  ctx: Context,
  { query: { tgl_from, tgl_to } }: CallInput<typeof listHitungKas>,
): Promise<CallReply<typeof listHitungKas>> {
  const { kode_toko, tgl_system } = ctx.toko
  return (await ctx.sql(rentang, [kode_toko, tgl_from ?? tgl_system, tgl_to ?? tgl_system])).map(dilihat)
}

/** @throws errors.hitungKasTidakAda */
export async function load(ctx: Context, no: string): Promise<HitungLengkap> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, no])
  if (!row) throw errors.hitungKasTidakAda({ no }).at('no')
  const lines = await ctx.sql(content, [no])
  const urut = (kode: string): number => PECAHAN.findIndex((p) => p.kode === kode)
  return {
    ...dilihat(row),
    pecahan: lines
      .toSorted((a, b) => urut(a.pecahan) - urut(b.pecahan))
      .map(({ pecahan, nilai, lembar }) => ({
        kode: pecahan,
        nilai,
        lembar,
        jumlah: rupiah(nilai * lembar),
      })),
  }
}
