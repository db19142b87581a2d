/** A lost piece that turns up outside a count: its shop has it again (DOMAIN §O.1-10). It is a count of one. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { barangHilang, ketemu as call } from '#domain/calls/opname.ts'
import { opname } from '#domain/dokumen/opname.ts'
import { errors } from '#domain/errors.ts'
import { tolakTujuan } from '#domain/rules/dokumen-stok.ts'
import { disetujuiKetemu } from '#domain/rules/disetujui.ts'
import { stokLineNo, noFaktur } from '#domain/rules/kode.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { postingOpname } from '#domain/rules/postings/stok.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { kunciBarang, kunciTujuan, type LoadedBarang } from '../../stok/load.ts'

const hilang = statement<CallReply<typeof barangHilang>[number]>(
  'barang_hilang',
  `SELECT kode_barcode, nama_barang, kadar_cetak, kode_group, berat, kode_baki FROM barang
   WHERE kode_toko = $1 AND status = 'HILANG' AND kode_barcode IS NOT NULL ORDER BY id DESC LIMIT 500`,
)
export const lostList = (ctx: Context): Promise<CallReply<typeof barangHilang>> =>
  ctx.sql(hilang, [ctx.toko.kode_toko])

interface Nilai {
  no: string
  kode_toko: string
  tgl_system: string
  now: Date
  tempat: string
  keterangan: string
  user_id: string
  id_trx: string
  id: number
  kode_gudang: string
  kode_baki: string
}
const write = statement<unknown, Nilai>(
  'tulis_barang_ketemu',
  `WITH head AS (
     INSERT INTO opname (no, kode_toko, tgl_system, jam, cakupan, tempat, keterangan, status, input_by,
         selesai_by, selesai_at, id_trx)
     VALUES (:no, :kode_toko, :tgl_system, :now, 'KETEMU', :tempat, :keterangan, 'FINAL', :user_id, :user_id,
         :now, :id_trx))
   INSERT INTO opname_barang (no, kode_toko, kode_barcode, barang_id, diharapkan, di_gudang, di_baki, hasil,
       status, tindakan, menurut_buku, nama_barang, nama_atribut, kadar_cetak, kode_group, kode_dept, berat,
       scan_by, scan_at, scan_id)
   SELECT :no, :kode_toko, kode_barcode, id, false, :kode_gudang, :kode_baki, 'EXCEED', 'DONE', 'KETEMU',
     'HILANG', nama_barang, nama_atribut, kadar_cetak, kode_group, kode_dept, berat, :user_id, :now, :id_trx
   FROM barang WHERE kode_toko = :kode_toko AND id = :id`,
)

/** @throws errors.barangTidakAda, barangTidakHilang, bakiTidakAda, bakiDikunci, bakiTidakMuat, perluOtorisasi */
export async function ketemu(
  ctx: Context,
  { body }: CallInput<typeof call>,
): Promise<CallReply<typeof call>> {
  const { kode_toko, tgl_system } = ctx.toko
  const { kode_barcode, kode_gudang, kode_baki, keterangan } = body
  const piece = await load(ctx, kode_barcode)
  const tujuan = await kunciTujuan(ctx, body)
  if (!tujuan) throw errors.bakiTidakAda(body).at('kode_baki')
  const full = tolakTujuan(tujuan, 1)
  if (full) throw full.at('kode_baki')
  await pakaiOtorisasi(ctx, {
    kategori: 'STOCK OPNAME FINAL',
    ref_no: kode_barcode,
    ids: [body.id_otorisasi],
    untuk: disetujuiKetemu({ ...piece, kode_baki, keterangan }),
  })
  const no = noFaktur('SO', kode_toko, tgl_system, await nomorBerikut(ctx, 'SO'))
  ctx.send(write, {
    no,
    kode_toko,
    tgl_system,
    now: ctx.now,
    tempat: `${kode_gudang} / ${kode_baki}`,
    keterangan,
    user_id: ctx.user.user_id,
    id_trx: ctx.id_trx,
    id: piece.id,
    kode_gudang,
    kode_baki,
  })
  const barang = {
    ...piece,
    barang_id: piece.id,
    ref_line: stokLineNo(no, 1),
    lokasi: lokasiNyata(kode_gudang, kode_baki),
  }
  await post(ctx, postingOpname(no, { hilang: [], ketemu: [barang], pindah: [] }), no)
  ctx.announce(opname.berita, { no })
  return { no }
}

/** Of this shop: a piece that another has lost is that one's to find. */
async function load(ctx: Context, kode_barcode: string): Promise<LoadedBarang> {
  const piece = (await kunciBarang(ctx, [kode_barcode])).get(kode_barcode)
  if (!piece) throw errors.barangTidakAda({ kode_barcode }).at('kode_barcode')
  if (piece.status !== 'HILANG') throw errors.barangTidakHilang(piece).at('kode_barcode')
  return piece
}
