/** The scale says otherwise than the books: M24, with otorisasi for exactly that piece and those weights (DOMAIN §O.1-13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { koreksiBerat } from '#domain/calls/data-barang.ts'
import { koreksiBerat as kind } from '#domain/dokumen/koreksi-berat.ts'
import { errors } from '#domain/errors.ts'
import { disetujuiKoreksiBerat } from '#domain/rules/disetujui.ts'
import { tolakBarang } from '#domain/rules/dokumen-stok.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { postingKoreksiBerat } from '#domain/rules/postings/stok.ts'
import { STATUS_DIKOREKSI } from '#domain/rules/ubah-barang.ts'
import type { Milligram, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { barangLine } from '../../stok/write.ts'
import { kunciBarang } from '../../stok/load.ts'

interface Nilai {
  no: string
  kode_toko: string
  tgl_system: TanggalSystem
  jam: Date
  barang_id: number
  kode_barcode: string
  kode_group: string
  kode_dept: string
  kode_gudang: string
  kode_baki: string
  berat_lama: Milligram
  berat: Milligram
  alasan: string
  otorisasi_by: string
  input_by: string
  id_trx: string
}
const write = statement<unknown, Nilai>(
  'tulis_koreksi_berat',
  `INSERT INTO koreksi_berat (no, kode_toko, tgl_system, jam, barang_id, kode_barcode, kode_group, kode_dept,
       kode_gudang, kode_baki, berat_lama, berat, alasan, otorisasi_by, input_by, id_trx)
   VALUES (:no, :kode_toko, :tgl_system, :jam, :barang_id, :kode_barcode, :kode_group, :kode_dept,
       :kode_gudang, :kode_baki, :berat_lama, :berat, :alasan, :otorisasi_by, :input_by, :id_trx)`,
)

/** @throws errors.barangTidakAda, barangBerstatus, bakiDikunci, beratSama, perluOtorisasi */
export async function koreksi(
  ctx: Context,
  { body: { id, berat, alasan, id_otorisasi } }: CallInput<typeof koreksiBerat>,
): Promise<CallReply<typeof koreksiBerat>> {
  const barang = (await kunciBarang(ctx, [id])).get(id)
  if (!barang) throw errors.barangTidakAda({ kode_barcode: String(id) }).at('id')
  const refusal = tolakBarang(STATUS_DIKOREKSI, barang)
  if (refusal) throw refusal.at('id')
  if (berat === barang.berat) throw errors.beratSama().at('berat')
  const { kode_toko, tgl_system } = ctx.toko
  const no = noFaktur(kind.nomor, kode_toko, tgl_system, await nomorBerikut(ctx, kind.nomor))
  const { user_otorisasi } = await pakaiOtorisasi(ctx, {
    kategori: 'KOREKSI BERAT',
    ref_no: no,
    alasan,
    ids: [id_otorisasi],
    untuk: disetujuiKoreksiBerat({ ...barang, dari: barang.berat, ke: berat, alasan }),
    field: 'id_otorisasi',
  })
  ctx.send(write, {
    no,
    kode_toko,
    tgl_system,
    jam: ctx.now,
    barang_id: id,
    kode_barcode: barang.kode_barcode,
    kode_group: barang.kode_group,
    kode_dept: barang.kode_dept,
    kode_gudang: barang.kode_gudang,
    kode_baki: barang.kode_baki,
    berat_lama: barang.berat,
    berat,
    alasan,
    otorisasi_by: user_otorisasi,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
  })
  await post(ctx, postingKoreksiBerat(no, barangLine(no, barang, 0), berat), no)
  ctx.announce(kind.berita, { no })
  return { no, berat_lama: barang.berat, berat }
}
