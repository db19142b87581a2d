/** The letter of a shipment to a shop on another server: given as a file, or to who asks with the shop's key. From then on it may be received there. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { downloadKirimFile } from '#domain/calls/kirim.ts'
import type { fileFromPengirim } from '#domain/calls/portal-kirim.ts'
import { errors } from '#domain/errors.ts'
import type { BarangKiriman, KirimanFile } from '#domain/documents/kirim-file.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { FileAnswer } from '../../outcome.ts'
import { masterBarang } from './master-luar.ts'
import { writeSurat } from './surat.ts'

const keluarkan = statement<{ no: string }>(
  'keluarkan_berkas_kirim',
  `UPDATE kirim SET berkas_at = COALESCE(berkas_at, $3)
   WHERE kode_toko = $1 AND no = $2 AND jauh AND status_kirim = 'KIRIM' RETURNING no`,
)
type Kepala = Pick<KirimanFile, 'id_trx' | 'tgl_system' | 'keterangan' | 'input_by'> & {
  ke: string
  jam: Date
  barang: BarangKiriman[]
}
// Pieces taken back before the letter was handed out are not in it; pieces that the receiver has refused since stay in
// it.
const content = statement<Kepala>(
  'isi_berkas_kirim',
  `SELECT k.kode_cabang AS ke, h.id_trx, k.tgl_kirim AS tgl_system, h.jam, h.keterangan, h.input_by, (
     SELECT json_agg(json_build_object('urut', l.urut, 'kode_barcode', d.kode_barcode, 'kode_group',
           d.kode_group, 'kode_dept', d.kode_dept, 'tipe_barang', l.tipe_barang, 'nama_barang', d.nama_barang,
           'kadar', b.kadar, 'kadar_cetak', d.kadar_cetak, 'berat', d.berat, 'nama_atribut', b.nama_atribut,
           'berat_atribut', b.berat_atribut, 'harga_atribut', b.harga_atribut, 'total_berlian_rp',
           b.total_berlian_rp, 'ongkos', b.ongkos, 'tipe_ongkos', b.tipe_ongkos, 'harga_modal', b.harga_modal,
           'kode_intern', b.kode_intern, 'kode_bandrol', b.kode_bandrol, 'sumber', b.sumber,
           'punya_faktur_pajak', b.punya_faktur_pajak, 'status_gold', b.status_gold) ORDER BY l.urut)
     FROM kirim_barang l JOIN dokumen_stok_barang d USING (no, urut) JOIN barang b ON b.id = l.barang_id
     WHERE l.no = k.no AND (l.status IN ('KIRIM', 'TERIMA') OR l.ditolak)) AS barang
   FROM kirim k JOIN dokumen_stok h USING (no)
   WHERE k.kode_toko = $1 AND k.no = $2 AND k.kode_cabang IS NOT NULL AND k.tgl_kirim IS NOT NULL`,
)

/** undefined when there is none on its way to another server. @throws errors.portalTanpaKunci */
async function write(ctx: Context, no: string): Promise<string | undefined> {
  const { kode_toko } = ctx.toko
  const [out] = await ctx.sql(keluarkan, [kode_toko, no, ctx.now])
  if (!out) return undefined
  const [row] = await ctx.sql(content, [kode_toko, no])
  const { jam, ...kiriman } = row!
  const master = await masterBarang(ctx, kiriman.barang)
  return writeSurat(ctx, {
    jenis: 'KIRIMAN',
    dari: kode_toko,
    no_kirim: no,
    jam: jam.toISOString(),
    ...kiriman,
    master,
  })
}

/** @throws errors.bukanKirimanJauh, errors.portalTanpaKunci */
export async function downloadFile(
  ctx: Context,
  { params: { no } }: CallInput<typeof downloadKirimFile>,
): Promise<FileAnswer> {
  const text = await write(ctx, no)
  if (text === undefined) throw errors.bukanKirimanJauh({ no }).at('no')
  return { type: 'text/plain; charset=utf-8', name: `kiriman-${no}.txt`, content: Buffer.from(text) }
}

export const answerFile = async (
  ctx: Context,
  { query: { no } }: CallInput<typeof fileFromPengirim>,
): Promise<CallReply<typeof fileFromPengirim>> => ({ berkas: (await write(ctx, no)) ?? null })
