/** Prize draws: only with the ministry's permit, by the back office and a second person (DOMAIN §B.11, §G-8). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listUndian, pemenangUndian, simpanUndian, tarikUndian, Undian } from '#domain/calls/kupon.ts'
import { errors } from '#domain/errors.ts'
import { disetujuiUndian } from '#domain/rules/disetujui.ts'
import { random } from '../../process/random.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'

const all = statement<Undian>(
  'daftar_undian',
  `SELECT u.kode_undian, u.nama_undian, u.no_izin_undian, u.hadiah, u.tgl_mulai, u.tgl_selesai,
     u.berlaku_sampai,
     (
       SELECT count(*)::int FROM kupon k
       WHERE k.kode_toko = u.kode_toko AND k.tgl_system BETWEEN u.tgl_mulai AND u.tgl_selesai
         AND k.status = 'AKTIF') AS peserta,
     (
       SELECT count(*)::int FROM kupon k
       WHERE k.kode_toko = u.kode_toko AND k.kode_undian = u.kode_undian
         AND k.status IN ('MENANG', 'DIAMBIL', 'HANGUS')) AS pemenang,
     (
       SELECT count(*)::int FROM kupon k
       WHERE k.kode_toko = u.kode_toko AND k.kode_undian = u.kode_undian AND k.status = 'DIAMBIL') AS diambil
   FROM undian u WHERE u.kode_toko = $1 AND ($2::text IS NULL OR u.kode_undian = $2)
   ORDER BY u.input_date DESC, u.kode_undian`,
)
export const list = (ctx: Context): Promise<CallReply<typeof listUndian>> =>
  ctx.sql(all, [ctx.toko.kode_toko, null])

/** @throws errors.tanggalTerbalik, masaUndianPendek; errors.undianBerjalan once something has been drawn */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanUndian>,
): Promise<CallReply<typeof simpanUndian>> {
  const { kode_toko } = ctx.toko
  if (body.tgl_mulai > body.tgl_selesai) throw errors.tanggalTerbalik().at('tgl_selesai')
  const minimal = body.tgl_selesai > ctx.toko.tgl_system ? body.tgl_selesai : ctx.toko.tgl_system
  if (body.berlaku_sampai < minimal) throw errors.masaUndianPendek({ minimal }).at('berlaku_sampai')
  const before = await ctx.db
    .selectFrom('undian')
    .selectAll()
    .where('kode_toko', '=', kode_toko)
    .where('kode_undian', '=', body.kode_undian)
    .forUpdate()
    .executeTakeFirst()
  const drawn =
    before &&
    (await ctx.db
      .selectFrom('kupon')
      .select('kode_kupon')
      .where('kode_toko', '=', kode_toko)
      .where('kode_undian', '=', body.kode_undian)
      .limit(1)
      .executeTakeFirst())
  if (drawn) throw errors.undianBerjalan(body).at('kode_undian')
  const { kode_undian: _, ...change } = body
  await ctx.db
    .insertInto('undian')
    .values({ ...body, kode_toko, input_by: ctx.user.user_id, input_date: ctx.now })
    .onConflict((c) => c.columns(['kode_toko', 'kode_undian']).doUpdateSet(change))
    .execute()
  await audit(ctx, {
    actions: before ? 'UBAH' : 'TAMBAH',
    table: 'undian',
    ref: body.kode_undian,
    sebelum: before ?? null,
    sesudah: body,
  })
  const [row] = await ctx.sql(all, [kode_toko, body.kode_undian])
  return row!
}

type Pemenang = CallReply<typeof tarikUndian>
const TERUNDI = 'kode_kupon, no_faktur_jual, nama_customer, kode_customer'
const IKUT = `kode_toko = $1 AND tgl_system BETWEEN $2 AND $3 AND status = 'AKTIF'`
const peserta = statement<{ n: number }>(
  'peserta_undian',
  `SELECT count(*)::int AS n FROM kupon WHERE ${IKUT}`,
)
const keBerapa = statement<Pemenang>(
  'kupon_ke',
  `SELECT ${TERUNDI} FROM kupon WHERE ${IKUT} ORDER BY kode_kupon LIMIT 1 OFFSET $4 FOR UPDATE`,
)
const bernama = statement<Pemenang>(
  'kupon_bernama',
  `SELECT ${TERUNDI} FROM kupon WHERE ${IKUT} AND kode_kupon = $4 FOR UPDATE`,
)
const menang = statement<unknown>(
  'kupon_menang',
  `UPDATE kupon SET status = 'MENANG', kode_undian = $3, menang_at = $4, menang_by = $5
   WHERE kode_toko = $1 AND kode_kupon = $2`,
)

/** @throws errors.undianTidakAda, undianTanpaIzin, undianBerakhir, undianHabis, kuponTidakIkut, perluOtorisasi */
export async function tarik(
  ctx: Context,
  { params: { kode_undian }, body: { kode_kupon, id_otorisasi } }: CallInput<typeof tarikUndian>,
): Promise<Pemenang> {
  const { kode_toko } = ctx.toko
  // A campaign has one draw at a time: two would count the same coupons.
  const undian = await ctx.db
    .selectFrom('undian')
    .selectAll()
    .where('kode_toko', '=', kode_toko)
    .where('kode_undian', '=', kode_undian)
    .forUpdate()
    .executeTakeFirst()
  if (!undian) throw errors.undianTidakAda({ kode_undian })
  if (undian.no_izin_undian === '-') throw errors.undianTanpaIzin().at('no_izin_undian')
  // The close has lapsed its coupons, but not those that another draw still holds.
  if (ctx.toko.tgl_system > undian.berlaku_sampai) throw errors.undianBerakhir(undian)
  await pakaiOtorisasi(ctx, {
    kategori: 'UNDIAN KUPON',
    ref_no: kode_undian,
    ids: [id_otorisasi],
    untuk: disetujuiUndian(kode_undian, kode_kupon),
    field: 'id_otorisasi',
  })
  const among = [kode_toko, undian.tgl_mulai, undian.tgl_selesai]
  const [winner] = kode_kupon
    ? await ctx.sql(bernama, [...among, kode_kupon])
    : await ctx.sql(keBerapa, [...among, await randomTo(ctx, among)])
  if (!winner) throw errors.kuponTidakIkut({ kode_kupon: kode_kupon ?? '-' }).at('kode_kupon')
  ctx.send(menang, [kode_toko, winner.kode_kupon, kode_undian, ctx.now, ctx.user.user_id])
  return winner
}

/** @throws errors.undianHabis */
async function randomTo(ctx: Context, among: readonly unknown[]): Promise<number> {
  const [count] = await ctx.sql(peserta, [...among])
  if (count!.n === 0) throw errors.undianHabis()
  return random(count!.n)
}

const allPemenang = statement<CallReply<typeof pemenangUndian>[number]>(
  'pemenang_undian',
  `SELECT ${TERUNDI}, status, COALESCE(menang_by, '-') AS menang_by,
     COALESCE(no_pengambilan, '-') AS no_pengambilan FROM kupon
   WHERE kode_toko = $1 AND kode_undian = $2 AND status IN ('MENANG', 'DIAMBIL', 'HANGUS')
   ORDER BY menang_at DESC, kode_kupon`,
)
export const pemenang = (
  ctx: Context,
  { params }: CallInput<typeof pemenangUndian>,
): Promise<CallReply<typeof pemenangUndian>> => ctx.sql(allPemenang, [ctx.toko.kode_toko, params.kode_undian])
