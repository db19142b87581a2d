/** A weighing, and the acceptance of its difference (DOMAIN §B.15). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { setujuiTimbang, simpanTimbang } from '#domain/calls/timbang-baki.ts'
import { timbangBaki } from '#domain/dokumen/opname.ts'
import { errors } from '#domain/errors.ts'
import { disetujuiTimbang } from '#domain/rules/disetujui.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { beratSeharusnya, timbangResult, type BakiContent } from '#domain/rules/timbang-baki.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { CONTENT } from './content.ts'

interface Baki extends BakiContent {
  kode_gudang: string
  kode_baki: string
  barcode: string[]
}
/** All of a tray at one moment: a sale that is being saved is in it whole or not at all. */
const satu = statement<Baki>(
  'timbang_isi_baki',
  `SELECT k.kode_gudang, k.kode_baki, k.berat_baki, i.qty, i.berat_barang, i.berat_bandrol, i.barcode
   FROM baki k CROSS JOIN LATERAL (${CONTENT}) i
   WHERE k.kode_toko = $1 AND k.kode_baki = $2 AND k.status_aktif AND NOT k.is_sistem`,
)

interface Nilai extends Baki {
  no: string
  kode_toko: string
  tgl_system: string
  jam: Date
  berat_seharusnya: Milligram
  berat_timbang: Milligram
  selisih: Milligram
  status: string
  keterangan: string
  input_by: string
  id_trx: string
}
const write = statement<unknown, Nilai>(
  'tulis_timbang_baki',
  `INSERT INTO timbang_baki (no, kode_toko, tgl_system, jam, kode_gudang, kode_baki, qty, berat_barang,
       berat_bandrol, berat_baki, berat_seharusnya, berat_timbang, selisih, status, barcode, keterangan,
       input_by, id_trx)
   VALUES (:no, :kode_toko, :tgl_system, :jam, :kode_gudang, :kode_baki, :qty, :berat_barang, :berat_bandrol,
       :berat_baki, :berat_seharusnya, :berat_timbang, :selisih, :status, :barcode, :keterangan, :input_by,
       :id_trx)`,
)

/** @throws errors.bukanBakiTimbang, isiBakiBerubahDitimbang, selisihTanpaKeterangan */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanTimbang>,
): Promise<CallReply<typeof simpanTimbang>> {
  const { kode_toko, tgl_system } = ctx.toko
  const { kode_baki, berat_timbang, keterangan } = body
  const [baki] = await ctx.sql(satu, [kode_toko, kode_baki])
  if (!baki) throw errors.bukanBakiTimbang({ kode_baki }).at('kode_baki')
  const berat_seharusnya = beratSeharusnya(baki)
  // The weight on the scale may be of what lay there before.
  if (berat_seharusnya !== body.berat_seharusnya)
    throw errors
      .isiBakiBerubahDitimbang({ kode_baki, qty: baki.qty, berat: berat_seharusnya })
      .at('berat_seharusnya')
  const result = timbangResult(berat_seharusnya, berat_timbang, ctx.settings.TOLERANSI_TIMBANG)
  if (result.status === 'SELISIH' && keterangan === '-')
    throw errors.selisihTanpaKeterangan().at('keterangan')
  const no = noFaktur('TB', kode_toko, tgl_system, await nomorBerikut(ctx, 'TB'))
  ctx.send(write, {
    ...baki,
    ...result,
    no,
    kode_toko,
    tgl_system,
    jam: ctx.now,
    berat_seharusnya,
    berat_timbang,
    keterangan,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
  })
  ctx.announce(timbangBaki.berita, { no })
  return { no, berat_seharusnya, berat_timbang, ...result }
}

interface Ditimbang {
  no: string
  kode_baki: string
  berat_seharusnya: Milligram
  berat_timbang: Milligram
  selisih: Milligram
  status: string
  keterangan: string
  terakhir: boolean
}
const kunci = statement<Ditimbang>(
  'kunci_timbang_baki',
  `SELECT w.no, w.kode_baki, w.berat_seharusnya, w.berat_timbang, w.selisih, w.status, w.keterangan,
     NOT EXISTS (
       SELECT 1 FROM timbang_baki n
       WHERE n.kode_toko = $1 AND n.tgl_system = $3 AND n.kode_baki = w.kode_baki AND n.id > w.id) AS terakhir
   FROM timbang_baki w WHERE w.kode_toko = $1 AND w.no = $2 AND w.tgl_system = $3 FOR UPDATE`,
)
const tandai = statement<unknown>(
  'setujui_timbang_baki',
  `UPDATE timbang_baki SET status = 'DISETUJUI', disetujui_by = $3 WHERE kode_toko = $1 AND no = $2`,
)

/** Of the shop's day alone. @throws errors.timbangTidakAda, timbangBukanSelisih, timbangSudahDiulang, perluOtorisasi */
export async function setujui(
  ctx: Context,
  { body: { no, id_otorisasi } }: CallInput<typeof setujuiTimbang>,
): Promise<CallReply<typeof setujuiTimbang>> {
  const { kode_toko, tgl_system } = ctx.toko
  const [row] = await ctx.sql(kunci, [kode_toko, no, tgl_system])
  if (!row) throw errors.timbangTidakAda({ no }).at('no')
  if (row.status !== 'SELISIH') throw errors.timbangBukanSelisih(row).at('no')
  if (!row.terakhir) throw errors.timbangSudahDiulang(row).at('no')
  const { user_otorisasi } = await pakaiOtorisasi(ctx, {
    kategori: 'TIMBANG BAKI SELISIH',
    ref_no: no,
    ids: [id_otorisasi],
    untuk: disetujuiTimbang(row),
  })
  ctx.send(tandai, [kode_toko, no, user_otorisasi])
  ctx.announce(timbangBaki.berita, { no })
  return { no, status: 'DISETUJUI' }
}
