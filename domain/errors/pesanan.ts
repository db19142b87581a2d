/** Orders, and what was paid ahead on them. */
import { formatRupiah } from '../format.ts'
import { fixed, told } from '../refusal.ts'
import type { Rupiah } from '../units.ts'

export const pesananHanyaSatu = fixed('pesananHanyaSatu', 400, 'Satu Penjualan Hanya Untuk Satu Pesanan')
export const pesananDalamTukar = fixed('pesananDalamTukar', 400, 'Pesanan Tidak Bisa Diambil Dalam Tukar')
export const pesananHarusSemua = told(
  'pesananHarusSemua',
  409,
  (f: { kode_barcode: string }) => `Barang Pesanan Harus Diambil Semua, Belum Ada ${f.kode_barcode}`,
)
export const barangBukanPesanan = told(
  'barangBukanPesanan',
  400,
  (f: { kode_barcode: string; no_pesanan: string }) =>
    `Barang ${f.kode_barcode} Bukan Barang Pesanan ${f.no_pesanan}`,
)
export const pesananCustomerLain = told(
  'pesananCustomerLain',
  409,
  (f: { no_pesanan: string; kode_member: string }) => `Pesanan ${f.no_pesanan} Milik Member ${f.kode_member}`,
)
/** A sale that the cashier has not confirmed takes it. */
export const pesananSedangDiambil = told(
  'pesananSedangDiambil',
  409,
  (f: { no_pesanan: string; no_faktur_group: string }) =>
    `Pesanan ${f.no_pesanan} Sedang Diambil Dengan ${f.no_faktur_group}`,
)
export const pesananKurangJelas = told(
  'pesananKurangJelas',
  409,
  (f: { nomor: string }) => `Ada Beberapa Pesanan, Pilih Satu: ${f.nomor}`,
)
export const batalPesananSebagian = fixed(
  'batalPesananSebagian',
  409,
  'Penjualan Dengan Pesanan Hanya Bisa Dibatalkan Seluruhnya',
)
export const pesananTidakAda = fixed('pesananTidakAda', 404, 'No Pesanan Tidak Ditemukan')
export const pesananBelumSelesai = fixed('pesananBelumSelesai', 400, 'Pesanan Belum Selesai')
export const pesananSudahDiambil = fixed('pesananSudahDiambil', 400, 'Pesanan Sudah Diambil')
/** Taken or cancelled: nothing is done with it any more. */
export const pesananSelesai = told(
  'pesananSelesai',
  409,
  (f: { no_pesanan: string }) => `Pesanan ${f.no_pesanan} Sudah Diambil Atau Dibatalkan`,
)
export const pesananBukanProses = told(
  'pesananBukanProses',
  409,
  (f: { no_pesanan: string }) => `Semua Barang Pesanan ${f.no_pesanan} Sudah Jadi`,
)
export const barisPesananTidakAda = told(
  'barisPesananTidakAda',
  404,
  (f: { no: number }) => `Barang Ke ${f.no} Tidak Ada Di Pesanan Ini`,
)
export const barisPesananJadi = told(
  'barisPesananJadi',
  409,
  (f: { no: number }) => `Barang Ke ${f.no} Sudah Jadi`,
)
export const barisPesananBatal = told(
  'barisPesananBatal',
  409,
  (f: { no: number }) => `Barang Ke ${f.no} Sudah Dibatalkan`,
)
export const barisPesananTerakhir = fixed(
  'barisPesananTerakhir',
  409,
  'Tinggal Satu Barang, Batalkan Pesanannya',
)
export const estimasiLampau = fixed('estimasiLampau', 400, 'Tanggal Estimasi Sudah Lewat')
export const estimasiSama = fixed('estimasiSama', 400, 'Tanggal Estimasi Tidak Berubah')
/** A group without purity cannot be used to reckon with a customer's gold. */
export const groupTanpaKadar = told(
  'groupTanpaKadar',
  400,
  (f: { kode_group: string }) => `Group ${f.kode_group} Tanpa Kadar, Tidak Bisa Dengan Emas Customer`,
)
export const beratCustomerKosong = fixed('beratCustomerKosong', 400, 'Berat Emas Customer Harus Diisi')
export const kadarCustomerKosong = fixed('kadarCustomerKosong', 400, 'Kadar Emas Customer Harus Diisi')
export const setoranTidakAda = told(
  'setoranTidakAda',
  404,
  (f: { no_setoran: string }) => `Setoran ${f.no_setoran} Tidak Ada`,
)
export const dpBukanTerakhir = told(
  'dpBukanTerakhir',
  409,
  (f: { urut: number }) => `Hanya DP Terakhir, DP Ke ${f.urut}, Yang Bisa Dibatalkan`,
)
export const dpBedaHari = fixed(
  'dpBedaHari',
  409,
  'DP Hanya Bisa Dibatalkan Di Hari Yang Sama, Batalkan Pesanannya',
)
export const tukangSama = told(
  'tukangSama',
  409,
  (f: { kode_tukang: string }) => `Pesanan Sudah Di Tukang ${f.kode_tukang}`,
)
export const potonganLebihDp = told(
  'potonganLebihDp',
  400,
  (f: { maks: Rupiah }) => `Potongan Maksimal ${formatRupiah(f.maks)}`,
)
export const setoranPenuh = fixed('setoranPenuh', 409, 'Tambah DP Sudah 99 Kali')
