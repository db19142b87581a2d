/** Trays, labels, stock documents. */
import { formatNumber, formatGram, formatRupiah } from '../format.ts'
import { fixed, told } from '../refusal.ts'
import type { Milligram, Rupiah } from '../units.ts'

export const bakiTidakAda = told(
  'bakiTidakAda',
  400,
  (f: { kode_gudang: string; kode_baki: string }) => `Baki ${f.kode_gudang} / ${f.kode_baki} Tidak Ada`,
)
export const bakiTujuanKosong = fixed('bakiTujuanKosong', 400, 'Baki Harus Dipilih')
export const bakiDikunci = told(
  'bakiDikunci',
  409,
  (f: { kode_baki: string }) => `Baki ${f.kode_baki} Sedang Stock Opname`,
)
export const bakiTidakMuat = told(
  'bakiTidakMuat',
  409,
  (f: { kode_baki: string; sisa: number }) => `Baki ${f.kode_baki} Hanya Muat ${f.sisa} Barang Lagi`,
)
export const barangBerstatus = told(
  'barangBerstatus',
  409,
  (f: { kode_barcode: string; status: string }) =>
    `Barang ${f.kode_barcode} Tidak Bisa Dipakai, Status ${f.status}`,
)
export const barangSudahDiBaki = told(
  'barangSudahDiBaki',
  409,
  (f: { kode_barcode: string; kode_baki: string }) => `Barang ${f.kode_barcode} Sudah Di Baki ${f.kode_baki}`,
)
export const labelTidakBisa = told(
  'labelTidakBisa',
  409,
  (f: { kode_barcode: string; status: string }) =>
    `Label ${f.kode_barcode} Tidak Bisa Dicetak, Status ${f.status}`,
)
export const alasanCetakUlang = fixed(
  'alasanCetakUlang',
  400,
  'Ada Label Yang Sudah Pernah Dicetak, Alasan Harus Diisi',
)
export const cetakanTidakAda = fixed('cetakanTidakAda', 404, 'Cetakan Label Tidak Ada')
export const barangTerlaluBanyak = told(
  'barangTerlaluBanyak',
  400,
  (f: { maks: number }) => `Paling Banyak ${formatNumber(f.maks)} Barang`,
)
/** The reasons from the check of an added piece's row (domain/rules/stok-awal.ts). */
export const barangBaruSalah = told('barangBaruSalah', 400, (f: { alasan: string }) => f.alasan)
export const beratPerluSetuju = told('beratPerluSetuju', 409, (f: { alasan: string }) => f.alasan)
export const tambahSudahAda = told(
  'tambahSudahAda',
  409,
  (f: { no: string }) => `Isi Yang Persis Sama Sudah Masuk Dengan No ${f.no}`,
)
export const tukangKosong = fixed('tukangKosong', 400, 'Tukang Harus Dipilih')
export const sudahBerbarcode = told(
  'sudahBerbarcode',
  409,
  (f: { kode_barcode: string }) => `Barang Sudah Punya Barcode ${f.kode_barcode}`,
)
export const bukanTambahHariIni = told(
  'bukanTambahHariIni',
  409,
  (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Bukan Tambahan Hari Ini`,
)
export const bakiSama = fixed('bakiSama', 400, 'Baki Asal Dan Tujuan Sama')
export const bakiKosong = told(
  'bakiKosong',
  409,
  (f: { kode_baki: string }) => `Tidak Ada Barang READY Di Baki ${f.kode_baki}`,
)
export const isiBakiBerubah = told(
  'isiBakiBerubah',
  409,
  (f: { kode_baki: string }) => `Isi Baki ${f.kode_baki} Berubah, Periksa Lagi`,
)
export const barangSudahGolongan = told(
  'barangSudahGolongan',
  409,
  (f: { kode_barcode: string; golongan: string }) => `Barang ${f.kode_barcode} Sudah ${f.golongan}`,
)
export const bukanUntukDisortir = told(
  'bukanUntukDisortir',
  409,
  (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Tidak Di BELI Atau SORTIR`,
)
export const bukanDiCucian = told(
  'bukanDiCucian',
  409,
  (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Tidak Di Tukang Cuci`,
)
export const konversiKosong = fixed('konversiKosong', 400, 'Group Atau Jenis Baru Harus Dipilih')
export const satuHancurSatuGroup = fixed('satuHancurSatuGroup', 409, 'Satu Hancur Satu Group')
export const adaDraf = told(
  'adaDraf',
  400,
  (f: { nama: string }) => `Ada Draft ${f.nama} Yang Belum Diproses!`,
)
export const sudahDiproses = told('sudahDiproses', 409, (f: { no: string }) => `${f.no} Sudah Diproses`)
export const belumDiproses = told('belumDiproses', 409, (f: { no: string }) => `${f.no} Belum Diproses`)
export const barangBerubahSejakDraf = told(
  'barangBerubahSejakDraf',
  409,
  (f: { kode_barcode: string }) =>
    `Barang ${f.kode_barcode} Sudah Berubah Sejak Draft Dibuat, Batalkan Draft Ini Dan Buat Lagi`,
)
export const hasilSudahAda = told(
  'hasilSudahAda',
  409,
  (f: { no: string }) => `Hasil Lebur ${f.no} Sudah Dicatat`,
)
export const hasilTerlaluBerat = told(
  'hasilTerlaluBerat',
  409,
  (f: { berat: Milligram }) => `Hasil Lebur Paling Banyak ${formatGram(f.berat)} g`,
)
export const leburKurang = told(
  'leburKurang',
  409,
  (f: { kode_group: string; berat: Milligram }) =>
    `Emas Lebur ${f.kode_group} Tinggal ${formatGram(f.berat)} g`,
)
export const ongkosTurunDiCucian = told(
  'ongkosTurunDiCucian',
  403,
  (f: { kode_barcode: string; ongkos: Rupiah }) =>
    `Ongkos Barang ${f.kode_barcode} ${formatRupiah(f.ongkos)}, Hanya Bisa Diturunkan Oleh ADM Atau SPV`,
)
export const beratKembaliKosong = fixed('beratKembaliKosong', 400, 'Berat Kembali Harus Diisi')
export const lebihBeratDariDikirim = told(
  'lebihBeratDariDikirim',
  409,
  (f: { kode_barcode: string; berat: Milligram }) =>
    `Barang ${f.kode_barcode} Dikirim ${formatGram(f.berat)} g, Tidak Bisa Kembali Lebih Berat`,
)
export const tukangTidakAda = told(
  'tukangTidakAda',
  400,
  (f: { kode_tukang: string }) => `Tukang ${f.kode_tukang} Tidak Ada`,
)
export const dokumenStokTidakAda = told(
  'dokumenStokTidakAda',
  404,
  (f: { nama: string; no: string }) => `${f.nama} ${f.no} Tidak Ada`,
)
export const beratTerimaKosong = fixed('beratTerimaKosong', 400, 'Berat Terima Harus Diisi')
export const tanpaBarcodeKeSortir = told(
  'tanpaBarcodeKeSortir',
  400,
  (f: { kode_barcode: string }) =>
    `Barang ${f.kode_barcode === '-' ? 'Tanpa Barcode' : f.kode_barcode} Hanya Ke SORTIR`,
)
