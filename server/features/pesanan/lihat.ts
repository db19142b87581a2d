/** Reads one order whole: all that the screen and its paper need. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { PesananLine, lihatPesanan, PesananLengkap } from '#domain/calls/pesanan.ts'
import { errors } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { potonganPesanan } from '#domain/rules/pesanan.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { refundOf, setoranOf } from '../../faktur/lihat.ts'
import { upahDokumen } from '../../faktur/upah-dokumen.ts'
import { onScreen } from '../../rantai/member.ts'
import { RINGKAS, RINGKAS_DARI } from './list.ts'
import { readPesanan } from './load-pesanan.ts'

type Kepala = Omit<
  PesananLengkap,
  'detail_barang' | 'setoran' | 'refund' | 'bahan' | 'upah' | 'potongan_usul'
>
type Line = Omit<PesananLine, 'emas_di_toko' | 'emas_di_tukang'>

const kepala = statement<Kepala>(
  'lihat_pesanan',
  `SELECT ${RINGKAS}, t.alamat_customer, t.keterangan, t.alasan_batal, COALESCE(t.batal_by, '-') AS batal_by,
     t.potongan_rp, t.cetak
   FROM pesanan t ${RINGKAS_DARI} WHERE t.kode_toko = $1 AND t.no_pesanan = $2`,
)
const line = statement<Line>(
  'lihat_pesanan_baris',
  `SELECT d.no, d.status, d.kode_group, g.nama_group, d.kode_dept, d.nama_barang, d.ukuran, d.catatan, d.foto,
     d.kadar, d.kadar_cetak, d.perkiraan_berat, d.mengikat, d.harga_gram, d.harga_jual, d.ongkos,
     d.nama_atribut, d.berat_atribut, d.harga_atribut, d.harga_total, d.berat_customer, d.kadar_customer,
     COALESCE(b.kode_barcode, '-') AS kode_barcode, COALESCE(b.berat, 0)::bigint AS berat_jadi, d.no_jadi,
     d.alasan_batal
   FROM pesanan_detail d JOIN grup g USING (kode_group) LEFT JOIN barang b ON b.kode_toko = d.kode_toko
     AND b.id = d.barang_id
   WHERE d.kode_toko = $1 AND d.no_pesanan = $2 ORDER BY d.no`,
)
const setoran = statement<PesananLengkap['setoran'][number]>(
  'lihat_pesanan_setoran',
  setoranOf('s.cetak', `, 'jumlah_rp', p.nominal`),
)
const refund = statement<PesananLengkap['refund'][number]>('lihat_pesanan_refund', refundOf('BATAL PESANAN'))
const bahan = statement<PesananLengkap['bahan'][number]>(
  'lihat_pesanan_bahan',
  `SELECT t.no, t.jenis, t.tgl_system, to_char(t.jam, 'HH24:MI:SS') AS jam, t.kode_tukang, t.status_valid,
     (SELECT COALESCE(sum(b.berat), 0)::bigint FROM bahan_tukang_baris b WHERE b.no = t.no) AS berat
   FROM bahan_tukang t WHERE t.kode_toko = $1 AND t.no_pesanan = $2 AND t.no_pesanan <> '-'
   ORDER BY t.jam DESC, t.no DESC`,
)

/** As the screen shows it: the whole phone of the customer stands on the paper (DOMAIN §G-6). @throws errors.pesananTidakAda */
export const viewOnScreen = onScreen(lihat)

/** @throws errors.pesananTidakAda */
export async function lihat(
  ctx: Context,
  { params: { no_pesanan } }: Pick<CallInput<typeof lihatPesanan>, 'params'>,
): Promise<CallReply<typeof lihatPesanan>> {
  const key = [ctx.toko.kode_toko, no_pesanan]
  const [[head], lines, deposits, back, material, fees, loaded] = await Promise.all([
    ctx.sql(kepala, key),
    ctx.sql(line, key),
    ctx.sql(setoran, key),
    ctx.sql(refund, [ctx.toko.kode_toko, noKoreksi(no_pesanan)]),
    ctx.sql(bahan, key),
    upahDokumen(ctx, 'PESANAN', no_pesanan),
    readPesanan(ctx, no_pesanan),
  ])
  if (!head) throw errors.pesananTidakAda()
  return {
    ...head,
    potongan_usul: loaded.saldo > 0 ? potonganPesanan(loaded.saldo, ctx.settings) : rupiah(0),
    detail_barang: lines.map((line, i) => ({
      ...line,
      emas_di_toko: loaded.lines[i]!.emas.di_service,
      emas_di_tukang: loaded.lines[i]!.emas.di_tukang,
    })),
    setoran: deposits,
    refund: back,
    bahan: material,
    upah: fees,
  }
}
