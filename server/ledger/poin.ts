/** The points of a posting: a chain per member, each row beginning where the last one ended; those of guests wait for their home. */
import { SALDO_POIN_MAKS } from '#domain/batas.ts'
import type { GerakPoin, Posting } from '#domain/rules/posting.ts'
import { errors } from '#domain/errors.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'

// What is still posted for a merged duplicate is the surviving member's.
const lockMember = statement<{ asal: string; kode_member: string; point: number; rumah: string | null }>(
  'lock_member',
  `SELECT asal.kode_member AS asal, m.kode_member, m.point, m.rumah FROM member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member)
   WHERE asal.kode_member = ANY ($1::text[]) ORDER BY m.kode_member FOR UPDATE OF m`,
)

interface Nilai {
  kode_toko: string
  tgl_trx: string
  jam: Date
  ref_no: string
  user_id: string
  gerak: readonly (GerakPoin & { poin_awal: number; poin_akhir: number })[]
}

const insertPoin = statement<unknown, Nilai>(
  'insert_poin',
  `WITH p AS (SELECT * FROM :gerak(kode_member text, kategori text, deskripsi text, poin_awal int, poin int, poin_akhir int, urut)),
   rows AS (
     INSERT INTO mutasi_poin (kode_toko, kode_member, tgl_trx, jam, kategori, deskripsi, poin_awal, poin, poin_akhir, ref_no, user_id)
     SELECT :kode_toko, kode_member, :tgl_trx, :jam, kategori, deskripsi, poin_awal, poin, poin_akhir, :ref_no, :user_id FROM p ORDER BY urut)
   UPDATE member m SET point = akhir.point
   FROM (SELECT DISTINCT ON (kode_member) kode_member, poin_akhir AS point FROM p ORDER BY kode_member, urut DESC) akhir
   WHERE m.kode_member = akhir.kode_member`,
)

interface NilaiTamu extends Omit<Nilai, 'gerak'> {
  gerak: readonly (GerakPoin & { rumah: string; terkirim: boolean })[]
}

// Their home alone writes their points (DOMAIN §O.7-4). Whoever sends them there hears of it with the commit.
const insertTamu = statement<unknown, NilaiTamu>(
  'insert_poin_tamu',
  `WITH rows AS (
     INSERT INTO poin_tamu (kode_toko, rumah, kode_member, tgl_trx, jam, kategori, deskripsi, poin, ref_no, user_id, terkirim_at)
     SELECT :kode_toko, rumah, kode_member, :tgl_trx, :jam::timestamptz, kategori, deskripsi, poin, :ref_no, :user_id, CASE WHEN terkirim THEN :jam::timestamptz END
     FROM :gerak(kode_member text, rumah text, kategori text, deskripsi text, poin int, terkirim boolean, urut) ORDER BY urut)
   SELECT pg_notify('kencana', '{"news":{"kind":"antrian"}}')`,
)

/** @throws errors.poinSudahDitukar when a balance would fall below 0, errors.saldoTerlaluBesar when it would outgrow its column */
export async function postPoin(ctx: Pembukuan, posting: Posting): Promise<void> {
  const members = [...new Set(posting.poin.map((p) => p.kode_member))]
  const locked = await ctx.sql(lockMember, [members])
  const living = new Map(locked.map((m) => [m.asal, m]))
  const point = new Map(locked.map((m) => [m.kode_member, m.point]))
  const semua = posting.poin.map((p) => {
    const member = living.get(p.kode_member)
    if (!member) throw errors.memberTidakAda({ kode_member: p.kode_member })
    return { ...p, kode_member: member.kode_member, rumah: member.rumah }
  })
  const kepala = {
    kode_toko: ctx.toko.kode_toko,
    tgl_trx: ctx.toko.tgl_system,
    jam: ctx.now,
    ref_no: posting.ref_no,
    user_id: ctx.user.user_id,
  }
  const tamu = semua.flatMap(({ sudah_di_rumah = false, rumah, ...p }) =>
    rumah === null ? [] : [{ ...p, rumah, terkirim: sudah_di_rumah }],
  )
  if (tamu.length) ctx.send(insertTamu, { ...kepala, gerak: tamu })
  const sendiri = semua.filter((p) => p.rumah === null)
  if (sendiri.length === 0) return
  const gerak = sendiri.map((p) => {
    const { kode_member } = p
    const poin_awal = point.get(kode_member)!
    const poin_akhir = poin_awal + p.poin
    if (poin_akhir < 0) throw errors.poinSudahDitukar()
    if (poin_akhir > SALDO_POIN_MAKS) throw errors.saldoTerlaluBesar()
    point.set(kode_member, poin_akhir)
    return { ...p, poin_awal, poin_akhir }
  })
  ctx.send(insertPoin, { ...kepala, gerak })
}
