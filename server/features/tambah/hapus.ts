/** Pieces that were added today, out again: M25, with otorisasi HAPUS BARANG (DOMAIN §B.13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { hapusBarang } from '#domain/calls/tambah.ts'
import { hapusTambah } from '#domain/dokumen/tambah.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { disetujuiHapus } from '#domain/rules/disetujui.ts'
import type { EmasTukang } from '#domain/rules/posting.ts'
import { postingHapusBarang } from '#domain/rules/postings/stok.ts'
import { LOKASI_SUMBER, type SumberTambah, type SumberTray } from '#domain/rules/tambah.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { ambilBarang } from '../../stok/ambil.ts'
import { writeDokumen } from '../../stok/write.ts'

interface Tambahan extends EmasTukang {
  no: string
  barang_id: number
  kode_barcode: string
  sumber: SumberTambah
}
// The amount at which a goldsmith's piece was booked is taken from him again, whatever has become of the piece since.
const hariIni = statement<Tambahan>(
  'tambahan_hari_ini',
  `SELECT h.no, d.barang_id, d.kode_barcode, t.sumber, t.kode_tukang, COALESCE(m.kadar, 0) AS kadar
   FROM dokumen_stok h JOIN dokumen_stok_barang d USING (no) JOIN tambah_barang t USING (no)
     LEFT JOIN mutasi_stok m ON m.ref_no = h.no AND m.barang_id = d.barang_id AND m.lokasi = 'V:TUKANG'
   WHERE h.kode_toko = $1 AND h.kind = 'TAMBAH' AND h.tgl_system = $2 AND h.status_valid = 'DONE'
     AND d.kode_barcode = ANY ($3::text[])`,
)

/** @throws all errors, each at its piece; errors.perluOtorisasi */
export async function hapus(
  ctx: Context,
  { body: { barang, alasan, id_otorisasi } }: CallInput<typeof hapusBarang>,
): Promise<CallReply<typeof hapusBarang>> {
  const { kode_toko, tgl_system } = ctx.toko
  const found = await ctx.sql(hariIni, [kode_toko, tgl_system, barang])
  refuseAll(dariPesanan(found, barang))
  const asal = new Map(found.map((b) => [b.barang_id, { ...b, sumber: b.sumber as SumberTray }]))
  const taken = await ambilBarang(ctx, hapusTambah, {
    barang,
    tolak: (b) => (asal.has(b.id) ? undefined : errors.bukanTambahHariIni(b)),
  })
  const dokumen = await writeDokumen(ctx, hapusTambah, {
    barang: taken,
    ke: 'DIHAPUS',
    keterangan: alasan,
  })
  const { no, qty, berat } = dokumen
  await pakaiOtorisasi(ctx, {
    kategori: 'HAPUS BARANG',
    ref_no: no,
    alasan,
    ids: [id_otorisasi],
    untuk: disetujuiHapus(taken, alasan),
    field: 'id_otorisasi',
  })
  const dihapus = dokumen.barang.map((b) => ({ ...b, ...asal.get(b.id)! }))
  for (const sumber of new Set(dihapus.map((b) => b.sumber))) {
    const pieces = dihapus.filter((b) => b.sumber === sumber)
    await post(ctx, postingHapusBarang(no, LOKASI_SUMBER[sumber], pieces), no)
  }
  return { no, qty, berat }
}

/** A piece of an order goes with its whole document, so that the order waits for it again. */
const dariPesanan = (found: readonly Tambahan[], barang: readonly string[]): Refusal[] =>
  found
    .filter((b) => b.sumber === 'PESANAN')
    .map((b) => errors.hapusDariPesanan(b).at(`barang.${barang.indexOf(b.kode_barcode)}`))
