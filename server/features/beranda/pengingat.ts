/** Work that waits to be done, each with the screen that clears it. */
import { divalidasi } from '#domain/dokumen/index.ts'
import { ofWholeChain } from '#domain/level.ts'
import type { MenuPath } from '#domain/menus.ts'
import { HARI_TIDAK_DIAMBIL } from '#domain/rules/service.ts'
import { TERA_PERINGATAN_HARI } from '#domain/rules/tera.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { BELUM_DITIMBANG } from '../timbang-baki/dokumen.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { jumlahMenunggu } from '../../dokumen/menunggu.ts'

interface Pengingat {
  menu: MenuPath
  text: string
  /** Count for shop $1 at the moment $2, for the chain when $3: an expression of SQL. */
  hitung: string
}

/** Reminders of the queue: one for each screen, of whatever stands on it. */
const menunggu = (areas: readonly DokumenArea[]): Pengingat[] =>
  [...new Set(divalidasi.map(({ validasi }) => validasi.menu))].map((menu) => {
    const kinds = divalidasi.filter(({ validasi }) => validasi.menu === menu)
    return { menu, text: kinds[0]!.validasi.pengingat, hitung: jumlahMenunggu(areas, kinds) }
  })

const LAIN: readonly Pengingat[] = [
  {
    menu: '/lihat-pesanan',
    text: 'Pesanan Terlambat',
    hitung: `(
        SELECT count(*) FROM pesanan JOIN toko USING (kode_toko)
        WHERE pesanan.kode_toko = $1 AND status_pesanan IN ('OPEN', 'PROSES')
          AND estimasi_tanggal < toko.tgl_system)`,
  },
  {
    menu: '/daftar-aml',
    text: 'Transaksi Belum Dilaporkan Ke PPATK',
    hitung: `(SELECT count(*) FROM aml_menunggu($1))`,
  },
  {
    menu: '/laporan-pph22',
    text: 'PPh 22 Bulan Lalu Dilaporkan Paling Lambat Tanggal 20',
    hitung: `(
        SELECT count(*) FROM toko t JOIN pembeli_pajak p ON p.kode_toko = $1
          AND p.tgl_system >= date_trunc('month', t.tgl_system)::date - interval '1 month'
          AND p.tgl_system < date_trunc('month', t.tgl_system)::date
        WHERE t.kode_toko = $1 AND p.bebas_pph22 IS NULL AND extract(day FROM t.tgl_system) <= 20)`,
  },
  {
    menu: '/master-group',
    text: 'Group Logam Mulia Belum Bertanda EMAS_BATANGAN',
    hitung: `(
        SELECT count(*) FROM grup
        WHERE status_aktif AND kode_kategori = 'LM' AND jenis_pajak = 'PERHIASAN_EMAS' AND EXISTS (
            SELECT 1 FROM para_system WHERE kode_toko = $1 AND key = 'PPN_MODE' AND value <> 'OFF'))`,
  },
  {
    menu: '/kirim-barang-kecabang',
    text: 'Kirim Belum Diterima',
    hitung: `(SELECT count(*) FROM kirim WHERE kode_toko = $1 AND status_kirim = 'KIRIM' AND kode_cabang IS NOT NULL)`,
  },
  {
    menu: '/terima-barang',
    text: 'Kiriman Menuju Toko Ini',
    hitung: `(SELECT count(DISTINCT no) FROM kiriman_masuk())`,
  },
  {
    menu: '/master-parameter-harga-emas',
    text: 'Group Belum Ada Harga',
    hitung: `(
        SELECT count(*) FROM harga_group JOIN grup USING (kode_group)
        WHERE kode_toko = $1 AND status_aktif AND harga = 0)`,
  },
  {
    menu: '/master-parameter-harga-emas',
    text: 'Hari Harga Emas Belum Diperbarui',
    hitung: `COALESCE((
          SELECT GREATEST(tgl_system
                - GREATEST(max(berlaku_at), (SELECT diubah_at FROM harga_24k WHERE kode_toko = $1))::date, 0)
          FROM toko JOIN harga_group USING (kode_toko) WHERE kode_toko = $1 AND harga > 0 GROUP BY tgl_system),
        0)`,
  },
  {
    menu: '/master-parameter-rugi-nota',
    text: 'Group Belum Ada Rugi Nota',
    hitung: `(
        SELECT count(*) FROM grup g
        WHERE status_aktif
          AND NOT EXISTS (
            SELECT 1 FROM parameter_rugi_nota r WHERE r.status_aktif AND r.kode_group = g.kode_group))`,
  },
  {
    menu: '/timbang-baki',
    text: 'Baki Belum Ditimbang',
    hitung: `(
        SELECT CASE WHEN EXISTS (
              SELECT 1 FROM para_system
              WHERE kode_toko = $1 AND key = 'TIMBANG_BAKI_TUTUP' AND value = 'TIDAK') THEN 0
            ELSE ${BELUM_DITIMBANG} END)`,
  },
  {
    menu: '/stock-opname',
    text: 'Stock Opname Belum Selesai',
    hitung: `(SELECT count(*) FROM opname WHERE kode_toko = $1 AND status = 'OPEN')`,
  },
  {
    menu: '/master-timbangan',
    text: 'Timbangan Harus Ditera Ulang',
    hitung: `(
        SELECT count(*) FROM timbangan JOIN toko USING (kode_toko)
        WHERE kode_toko = $1 AND timbangan.status_aktif
          AND tera_sampai <= tgl_system + ${TERA_PERINGATAN_HARI})`,
  },
  {
    // The day that was typed of the one scale there was; a row of the master speaks for itself.
    menu: '/settingtoko',
    text: 'Timbangan Harus Ditera Ulang',
    hitung: `(
        SELECT count(*) FROM alat_toko a JOIN toko USING (kode_toko)
        WHERE kode_toko = $1 AND tera_sampai <= tgl_system + ${TERA_PERINGATAN_HARI}
          AND NOT EXISTS (
            SELECT 1 FROM timbangan t WHERE t.kode_toko = a.kode_toko AND t.status_aktif))`,
  },
  {
    menu: '/settingtoko',
    text: 'Logo Toko Rusak, Pilih Lagi',
    hitung: `(SELECT count(*) FROM logo_toko WHERE kode_toko = $1 AND keadaan = 'RUSAK')`,
  },
  {
    menu: '/lihat-services',
    text: 'Service Siap Ambil',
    hitung: `(
        SELECT count(*) FROM service
        WHERE kode_toko = $1 AND status_service IN ('MASUK', 'SELESAI') AND status_service = 'SELESAI')`,
  },
  {
    menu: '/lihat-services',
    text: `Service Lebih Dari ${HARI_TIDAK_DIAMBIL} Hari Tidak Diambil`,
    hitung: `(
        SELECT count(*) FROM service JOIN toko USING (kode_toko)
        WHERE kode_toko = $1 AND status_service IN ('MASUK', 'SELESAI') AND status_service = 'SELESAI'
          AND tgl_selesai < toko.tgl_system - ${HARI_TIDAK_DIAMBIL})`,
  },
  {
    menu: '/lihat-hutang',
    text: 'Hutang Jatuh Tempo',
    hitung: `(
        SELECT count(*) FROM hutang JOIN toko USING (kode_toko)
        WHERE hutang.kode_toko = $1 AND status_hutang = 'OPEN' AND status_valid = 'DONE'
          AND tgl_jatuh_tempo <= toko.tgl_system)`,
  },
  {
    menu: '/hancur-data-barang',
    text: 'Draft Hancur Belum Diproses',
    hitung: `(SELECT count(*) FROM dokumen_stok WHERE kode_toko = $1 AND kind = 'HANCUR' AND status_valid = 'OPEN')`,
  },
  {
    menu: '/data-member',
    text: 'Poin Member Belum Sampai Di Server Member, Lebih Dari Sehari',
    hitung: `(
        SELECT count(*) FROM poin_tamu
        WHERE kode_toko = $1 AND terkirim_at IS NULL AND poin <> 0
          AND jam <= $2::timestamptz - interval '24 hours')`,
  },
  {
    menu: '/data-users',
    text: 'Akun Terkunci Sejak Kemarin, Password Dicoba-coba',
    hitung: `(SELECT count(DISTINCT l.user_id) FROM log_akses l JOIN users u ON u.user_id = l.user_id
      WHERE l.peristiwa = 'AKUN TERKUNCI' AND l.waktu > $2::timestamptz - interval '24 hours'
        AND ($3::boolean OR u.kode_toko = $1))`,
  },
]

export function pengingat(areas: readonly DokumenArea[]) {
  const all = [...menunggu(areas), ...LAIN]
  const countAll = statement<{ jumlah: number[] }>(
    'beranda_pengingat',
    `SELECT ARRAY[${all.map(({ hitung }) => `${hitung}::int`).join(', ')}] AS jumlah`,
  )
  /** Only what there is, on screens the user may open. */
  return async (ctx: Context): Promise<{ menu: MenuPath; teks: string; jumlah: number }[]> => {
    const [row] = await ctx.sql(countAll, [ctx.toko.kode_toko, ctx.now, ofWholeChain(ctx.user.level)])
    return all
      .map(({ menu, text }, i) => ({ menu, teks: text, jumlah: row!.jumlah[i]! }))
      .filter(({ menu, jumlah }) => jumlah > 0 && ctx.boleh({ menus: [menu], action: 'lihat' }))
  }
}
