/** Loans. */
import { formatNumber, formatGram, formatRupiah, formatTanggal } from '../format.ts'
import { fixed, told } from '../refusal.ts'
import type { Milligram, Rupiah } from '../units.ts'

export const hutangTidakAda = fixed('hutangTidakAda', 404, 'No Faktur Hutang Yang Anda Cari Tidak Ada')
export const hutangMati = fixed('hutangMati', 403, 'Modul Hutang Tidak Aktif')
export const pinjamanPerluIzin = fixed('pinjamanPerluIzin', 403, 'Pinjaman Baru Memerlukan Izin OJK')
export const hutangBedaUser = told(
  'hutangBedaUser',
  403,
  (f: { mulai: Rupiah }) => `Pinjaman Mulai ${formatRupiah(f.mulai)} Harus Di Validasi User Lain`,
)
export const identitasPeminjamKosong = fixed('identitasPeminjamKosong', 400, 'Identitas Peminjam Harus Diisi')
export const beratEmasBerbeda = told(
  'beratEmasBerbeda',
  400,
  (f: { berat: Milligram }) => `Berat Emas Seharusnya ${formatGram(f.berat)} g`,
)
export const beratBrutoKurang = told(
  'beratBrutoKurang',
  400,
  (f: { berat: Milligram }) => `Berat Bruto Kurang Dari Berat Emas ${formatGram(f.berat)} g`,
)
export const pinjamanKurang = told(
  'pinjamanKurang',
  400,
  (f: { minimal: Rupiah }) => `Pinjaman Minimal ${formatRupiah(f.minimal)}`,
)
export const hutangSaldoAwal = fixed('hutangSaldoAwal', 409, 'Hutang Dari Saldo Awal Tidak Bisa Dibatalkan')
export const barisHutangTidakAda = told(
  'barisHutangTidakAda',
  404,
  (f: { no: number }) => `Barang Ke ${f.no} Tidak Ada Di Hutang Ini`,
)
export const segelTerpakai = told(
  'segelTerpakai',
  409,
  (f: { no_segel: string; no_faktur_hutang: string }) =>
    `Segel ${f.no_segel} Dipakai Hutang ${f.no_faktur_hutang}`,
)
export const hutangSudahDibayar = told(
  'hutangSudahDibayar',
  409,
  (f: { no_faktur_hutang: string }) =>
    `Hutang ${f.no_faktur_hutang} Sudah Ada Pembayaran, Batalkan Pembayarannya Dahulu`,
)
export const hutangBerakhir = told(
  'hutangBerakhir',
  409,
  (f: { no_faktur_hutang: string }) => `Hutang ${f.no_faktur_hutang} Sudah Lunas Atau Dibatalkan`,
)
export const hutangBelumBerjalan = told(
  'hutangBelumBerjalan',
  409,
  (f: { no_faktur_hutang: string }) => `Hutang ${f.no_faktur_hutang} Belum Di Validasi`,
)
export const pembayaranMenunggu = fixed('pembayaranMenunggu', 409, 'Masih Ada Pembayaran Belum Divalidasi')
export const gunakanLunas = fixed('gunakanLunas', 400, 'Gunakan Lunas')
export const bungaSudahDibayar = told(
  'bungaSudahDibayar',
  409,
  (f: { tgl_bunga_sampai: string }) => `Bunga Sudah Dibayar Sampai ${formatTanggal(f.tgl_bunga_sampai)}`,
)
export const bungaBerubah = fixed('bungaBerubah', 409, 'Bunga Berubah, Silahkan Ulangi')
export const cicilKosong = fixed('cicilKosong', 400, 'Cicil Pokok Harus Diisi')
export const cicilBukanSaatnya = fixed('cicilBukanSaatnya', 400, 'Cicil Hanya Untuk PERPANJANG Atau CICIL')
export const amplopBelumDitimbang = fixed('amplopBelumDitimbang', 400, 'Amplop Harus Ditimbang')
export const beratJaminanBeda = told(
  'beratJaminanBeda',
  400,
  (f: { selisih: Milligram }) =>
    `Berat Beda ${formatGram(f.selisih)} g Dari Waktu Diterima, Catatan Harus Diisi`,
)
export const bayarHutangTidakAda = told(
  'bayarHutangTidakAda',
  404,
  (f: { no_transaksi: string }) => `Pembayaran ${f.no_transaksi} Tidak Ditemukan`,
)
export const bayarBukanTerakhir = told(
  'bayarBukanTerakhir',
  409,
  (f: { no_transaksi: string }) => `Hanya Pembayaran Terakhir, ${f.no_transaksi}, Yang Bisa Dibatalkan`,
)
export const hutangBelumLunas = told(
  'hutangBelumLunas',
  409,
  (f: { no_faktur_hutang: string }) => `Hutang ${f.no_faktur_hutang} Belum Lunas`,
)
export const hutangLunasSerah = told(
  'hutangLunasSerah',
  409,
  (f: { no_faktur_hutang: string }) => `Hutang ${f.no_faktur_hutang} Lunas Dengan Serah Barang`,
)
export const jaminanTidakAda = told(
  'jaminanTidakAda',
  400,
  (f: { no: number }) => `Barang Ke ${f.no} Tidak Ada Di Hutang Ini`,
)
export const jaminanBelumDinilai = told(
  'jaminanBelumDinilai',
  400,
  (f: { no: number }) => `Barang Ke ${f.no} Belum Dinilai`,
)
export const jaminanLebih = told(
  'jaminanLebih',
  400,
  (f: { no: number; jumlah: number }) => `Barang Ke ${f.no} Hanya ${formatNumber(f.jumlah)} Buah`,
)
export const hargaSerahKurang = fixed('hargaSerahKurang', 400, 'Harga Serah Kurang Dari Pokok')
export const beliDariHutang = told(
  'beliDariHutang',
  409,
  (f: { no_faktur_hutang: string }) =>
    `Pembelian Ini Dari Hutang ${f.no_faktur_hutang}, Batalkan Serah Barangnya`,
)
export const amplopTerpakai = told(
  'amplopTerpakai',
  409,
  (f: { no_amplop: string; no_faktur_hutang: string }) =>
    `Amplop ${f.no_amplop} Dipakai Hutang ${f.no_faktur_hutang}`,
)
