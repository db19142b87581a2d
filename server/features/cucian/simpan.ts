/** Pieces go to be washed; they come back one by one, lighter or not at all (DOMAIN §B.18, §O.1-14; M16, M17 with M14, M19). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type {
  diCucian,
  DiCucian,
  simpanCuciHilang,
  simpanCuciKeluar,
  simpanCuciMasuk,
} from '#domain/calls/cuci.ts'
import { ubahOngkosBarang } from '#domain/calls/data-barang.ts'
import { cuciHilang, cuciKeluar, cuciMasuk } from '#domain/dokumen/cuci.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { susutBanyak, susutCuci, tolakKembali } from '#domain/rules/cuci.ts'
import { disetujuiCuciHilang, disetujuiSusutCuci } from '#domain/rules/disetujui.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { postingCuciHilang, postingCuciKeluar, postingCuciMasuk } from '#domain/rules/postings/stok.ts'
import { sumMilligram, type Milligram, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { ambilBarang } from '../../stok/ambil.ts'
import { lepasTandaBeli, tandaiBeli } from '../../stok/asal-beli.ts'
import { beriBarcode } from '../../stok/barcode.ts'
import { writeDokumen } from '../../stok/write.ts'

const tukang = statement<{ nama_tukang: string }>(
  'tukang_cuci',
  'SELECT nama_tukang FROM tukang WHERE kode_toko = $1 AND kode_tukang = $2 AND status_aktif',
)
const writeKeluar = statement<unknown>(
  'tulis_cuci',
  'INSERT INTO cuci (no, kode_toko, kode_tukang) VALUES ($1, $2, $3)',
)

/** @throws all errors, each at its place */
export async function kirim(
  ctx: Context,
  { body }: CallInput<typeof simpanCuciKeluar>,
): Promise<CallReply<typeof simpanCuciKeluar>> {
  const { kode_tukang, keterangan } = body
  const [who] = await ctx.sql(tukang, [ctx.toko.kode_toko, kode_tukang])
  const diambil = await ambilBarang(ctx, cuciKeluar, {
    barang: body.barang,
    wrong: who ? [] : [errors.tukangTidakAda({ kode_tukang }).at('kode_tukang')],
  })
  const { no, qty, berat, barang } = await writeDokumen(ctx, cuciKeluar, {
    barang: diambil,
    ke: `CUCI, ${who!.nama_tukang}`,
    keterangan,
  })
  ctx.send(writeKeluar, [no, ctx.toko.kode_toko, kode_tukang])
  tandaiBeli(
    ctx,
    'status_cuci',
    barang.map(({ id }) => id),
    true,
  )
  await post(ctx, postingCuciKeluar(no, barang), no)
  return { no, qty, berat }
}

export const sesudahBatalKirim = (ctx: Context, no: string): Promise<void> =>
  lepasTandaBeli(ctx, 'status_cuci', no)

/** SQL: weight that washes took of piece b since it was added or last bought; bought again, it was weighed anew. */
const SUDAH_SUSUT = `SELECT COALESCE(sum(d.berat - k.berat_kembali), 0)::bigint
  FROM dokumen_stok_barang d JOIN cuci_kembali k USING (no, urut) JOIN dokumen_stok h USING (no)
   WHERE d.barang_id = b.id AND h.kode_toko = b.kode_toko AND h.status_valid = 'DONE'
     AND h.tgl_system >= GREATEST(b.tgl_masuk, b.tgl_last_beli)`
const sebelumCuci = statement<{ id: number; ongkos: Rupiah; sudah_susut: Milligram }>(
  'sebelum_cuci',
  `SELECT b.id, b.ongkos, (${SUDAH_SUSUT}) AS sudah_susut FROM barang b
   WHERE b.kode_toko = $1 AND b.id = ANY ($2::bigint[])`,
)

const luar = statement<DiCucian>(
  'barang_di_cucian',
  `SELECT b.id, COALESCE(b.kode_barcode, '-') AS kode_barcode, b.kode_group, b.kode_dept, b.nama_barang,
     b.kadar_cetak, b.berat, b.kode_gudang, b.kode_baki, b.status, false AS baki_dikunci, '-' AS tujuan,
     b.ongkos, (${SUDAH_SUSUT}) AS sudah_susut, COALESCE(k.no, '-') AS no,
     COALESCE(k.tgl_system, b.tgl_masuk) AS tgl_system, COALESCE(k.kode_tukang, '-') AS kode_tukang,
     COALESCE(t.nama_tukang, '-') AS nama_tukang
   FROM barang b
     LEFT JOIN LATERAL (
       SELECT h.no, h.tgl_system, c.kode_tukang
       FROM dokumen_stok_barang d JOIN dokumen_stok h USING (no) JOIN cuci c USING (no)
       WHERE d.barang_id = b.id AND h.status_valid = 'DONE' ORDER BY h.jam DESC, h.no DESC LIMIT 1) k ON true
     LEFT JOIN tukang t ON t.kode_toko = b.kode_toko AND t.kode_tukang = k.kode_tukang
   WHERE b.kode_toko = $1 AND b.kode_gudang = 'CUCI' AND b.kode_baki = 'CUCI'
     AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG') AND b.status = 'CUCI'
   ORDER BY k.tgl_system, k.no, b.id LIMIT 1000`,
)

export const luarList = (ctx: Context): Promise<CallReply<typeof diCucian>> =>
  ctx.sql(luar, [ctx.toko.kode_toko])

interface Nilai {
  no: string
  kode_toko: string
  baris: readonly { id: number; berat_kembali: number; ongkos: number | null }[]
}
const writeMasuk = statement<unknown, Nilai>(
  'tulis_cuci_kembali',
  `WITH baru AS (
     INSERT INTO cuci_kembali (no, urut, kode_toko, berat_kembali, ongkos, ongkos_asal)
     SELECT :no, baris.urut, :kode_toko, baris.berat_kembali, COALESCE(baris.ongkos, b.ongkos), b.ongkos
     FROM :baris(id bigint, berat_kembali bigint, ongkos bigint, urut)
       JOIN barang b ON b.kode_toko = :kode_toko AND b.id = baris.id
     RETURNING urut, ongkos)
   UPDATE barang b SET ongkos = baru.ongkos FROM baru JOIN dokumen_stok_barang d ON d.no = :no AND d.urut = baru.urut
   WHERE b.kode_toko = :kode_toko AND b.id = d.barang_id AND b.ongkos <> baru.ongkos`,
)

/** @throws all errors, each at its piece: heavier than it was sent; errors.perluOtorisasi for pieces that lost much */
export async function kembali(
  ctx: Context,
  { body }: CallInput<typeof simpanCuciMasuk>,
): Promise<CallReply<typeof simpanCuciMasuk>> {
  const { kode_gudang, kode_baki, keterangan } = body
  const timbang = new Map(body.barang.map((b) => [b.id, b]))
  const diambil = await ambilBarang(ctx, cuciMasuk, {
    barang: body.barang.map((b) => b.id),
    ke: body,
    tolak: (b) => tolakKembali({ ...b, berat_kembali: timbang.get(b.id)!.berat_kembali }),
  })
  const kembalian = diambil.map((b) => {
    const { berat_kembali, ongkos = null } = timbang.get(b.id)!
    return { ...b, berat_kembali, ongkos_baru: ongkos }
  })
  const banyak = await periksaKembalian(ctx, kembalian)
  const berlabel = await beriBarcode(ctx, kembalian)
  const { no, qty, barang } = await writeDokumen(ctx, cuciMasuk, {
    barang: berlabel.barang,
    ke: `${kode_gudang} / ${kode_baki}`,
    tempat: { kode_gudang, kode_baki },
    keterangan,
  })
  if (banyak.length > 0)
    await pakaiOtorisasi(ctx, {
      kategori: 'KOREKSI BERAT',
      ref_no: no,
      ids: [body.id_otorisasi],
      untuk: disetujuiSusutCuci(banyak),
      field: 'id_otorisasi',
    })
  ctx.send(writeMasuk, {
    no,
    kode_toko: ctx.toko.kode_toko,
    baris: barang.map(({ id, berat_kembali, ongkos_baru }) => ({ id, berat_kembali, ongkos: ongkos_baru })),
  })
  const lokasi = lokasiNyata(kode_gudang, kode_baki)
  await post(
    ctx,
    postingCuciMasuk(
      no,
      barang.map((b) => ({ ...b, lokasi })),
    ),
    no,
  )
  return {
    no,
    qty,
    berat: sumMilligram(barang.map((b) => b.berat_kembali)),
    susut: sumMilligram(barang.map(susutCuci)),
    peringatan: barang.filter((b) => banyak.some(({ id }) => id === b.id)).map((b) => b.kode_barcode),
  }
}

interface Kembalian {
  id: number
  kode_barcode: string
  berat: Milligram
  berat_kembali: Milligram
  ongkos_baru: Rupiah | null
}

/**
 * @returns the pieces that lost much, with what earlier washes took of each
 * @throws errors.ongkosTurunDiCucian: a wash makes nothing cheaper that Data Barang would not
 */
async function periksaKembalian<B extends Kembalian>(
  ctx: Context,
  barang: readonly B[],
): Promise<(B & { sudah_susut: Milligram })[]> {
  const rows = await ctx.sql(sebelumCuci, [ctx.toko.kode_toko, barang.map((b) => b.id)])
  const sebelum = new Map(rows.map((b) => [b.id, b]))
  if (!ctx.boleh(ubahOngkosBarang.may))
    refuseAll(
      barang.flatMap((b, i) => {
        const { ongkos } = sebelum.get(b.id)!
        return (b.ongkos_baru ?? ongkos) < ongkos
          ? [errors.ongkosTurunDiCucian({ ...b, ongkos }).at(`barang.${i}`)]
          : []
      }),
    )
  return barang
    .map((b) => ({ ...b, sudah_susut: sebelum.get(b.id)!.sudah_susut }))
    .filter((b) => susutBanyak(b, ctx.settings.TOLERANSI_SUSUT_CUCI))
}

const ongkosKembali = statement<unknown>(
  'ongkos_sebelum_cuci',
  `UPDATE barang b SET ongkos = k.ongkos_asal FROM cuci_kembali k JOIN dokumen_stok_barang d USING (no, urut)
   WHERE b.kode_toko = $1 AND k.no = $2 AND b.id = d.barang_id`,
)
export const sesudahBatalKembali = async (ctx: Context, no: string): Promise<void> =>
  ctx.send(ongkosKembali, [ctx.toko.kode_toko, no])

/** @throws all errors, each at its piece; errors.perluOtorisasi for exactly these pieces */
export async function hilang(
  ctx: Context,
  { body }: CallInput<typeof simpanCuciHilang>,
): Promise<CallReply<typeof simpanCuciHilang>> {
  const { alasan } = body
  const diambil = await ambilBarang(ctx, cuciHilang, { barang: body.barang })
  const { no, qty, berat, barang } = await writeDokumen(ctx, cuciHilang, {
    barang: diambil,
    ke: 'HILANG',
    keterangan: alasan,
  })
  await pakaiOtorisasi(ctx, {
    kategori: 'STOCK OPNAME FINAL',
    ref_no: no,
    alasan,
    ids: [body.id_otorisasi],
    untuk: disetujuiCuciHilang(diambil, alasan),
    field: 'id_otorisasi',
  })
  await post(ctx, postingCuciHilang(no, barang), no)
  return { no, qty, berat }
}
