/**
 * Every refusal of the server, once: its id (the key), its status, and its text made from its facts.
 * `throw errors.barangTidakAda({ kode_barcode })`. server/http/respond.ts alone turns one into a response.
 */

import { formatAngka } from './format.ts'

export interface FieldError {
  /** Where the cause stands, as a path into the request: 'detail_barang.0.berat'. */
  field: string
  message: string
}

export class Refusal extends Error {
  readonly id: string
  readonly status: number
  /** All that is wrong, not only the first; shown next to the fields. */
  readonly errors: FieldError[]
  constructor(id: string, status: number, message: string, errors: FieldError[] = []) {
    super(message)
    this.name = 'Refusal'
    this.id = id
    this.status = status
    this.errors = errors
  }
  /** The same refusal, said of one field of the request. */
  at(field: string): Refusal {
    return new Refusal(this.id, this.status, this.message, [{ field, message: this.message }])
  }
  /** The same refusal, its fields seen from the whole request: 'nominal' becomes 'pembayaran.0.nominal'. */
  under(prefix: string): Refusal {
    return new Refusal(this.id, this.status, this.message, this.errors.map((e) => ({ ...e, field: `${prefix}.${e.field}` })))
  }
}

interface Definition<F> {
  status: number
  text: (facts: F) => string
}
const fixed = (status: number, text: string): Definition<void> => ({ status, text: () => text })
const told = <F>(status: number, text: (facts: F) => string): Definition<F> => ({ status, text })

const definitions = {
  // session and rights
  invalidToken: fixed(401, 'Invalid token.'),
  loginSalah: fixed(401, 'User Id Atau Password Salah'),
  akunTerkunci: fixed(423, 'Akun Terkunci, Hubungi Supervisor'),
  terlaluSering: fixed(429, 'Terlalu Banyak Percobaan, Silahkan Tunggu Sebentar'),
  tidakDiizinkan: fixed(403, 'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini'),
  passwordLamaSalah: fixed(400, 'Password Lama Salah'),
  passwordBaruSama: fixed(400, 'Password Baru Harus Berbeda'),

  // the request itself
  tidakValid: fixed(400, 'Data Tidak Valid'),
  alamatTidakAda: fixed(404, 'Alamat Tidak Ditemukan'),
  idTrxDipakai: fixed(409, 'Id Transaksi Sudah Dipakai Untuk Data Lain'),
  idTrxWajib: fixed(400, 'Id Transaksi Tidak Boleh Kosong'),
  terlaluBesar: fixed(413, 'Data Terlalu Besar'),
  sedangSibuk: fixed(503, 'Sistem Sedang Sibuk, Silahkan Coba Lagi'),
  kesalahanServer: fixed(500, 'Terjadi Kesalahan Di Server'),

  // the shop's day
  hariBelumDitutup: fixed(409, 'Tanggal System Tidak Sama Dengan Tanggal Hari Ini, Silahkan Tutup Toko'),
  sedangTutup: fixed(423, 'Error! Sedang dalam proses tutup toko!'),

  // otorisasi
  otorisasiSalah: fixed(401, 'Username Atau Password Salah'),
  otorisasiTerkunci: fixed(423, 'Akun Terkunci, Hubungi Supervisor'),
  otorisasiTidakBerhak: told(403, (f: { kategori: string }) => `User Tidak Berhak Memberi Otorisasi ${f.kategori}`),
  otorisasiBedaUser: fixed(403, 'Otorisasi Harus Dari User Lain'),
  perluOtorisasi: told(403, (f: { kategori: string }) => `Perlu Otorisasi ${f.kategori}`),

  // the ledger
  saldoKasTidakCukup: fixed(409, 'Saldo Kas Tidak Cukup'),
  stokTidakCukup: fixed(409, 'Stok Tidak Cukup'),
  hariSudahDitutup: fixed(409, 'Tanggal Sudah Ditutup'),
  sudahDibatalkan: fixed(409, 'Transaksi Sudah Dibatalkan'),
  dataTidakSeimbang: fixed(400, 'Data Tidak Seimbang, Hubungi Admin'),

  // pieces
  barangTidakAda: told(404, (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Tidak Ditemukan`),
  barangTidakSiap: told(409, (f: { kode_barcode: string; status: string }) => `Barang ${f.kode_barcode} Tidak Bisa Dijual, Status ${f.status}`),
  barangBertransaksiLagi: fixed(409, 'Barang Sudah Bertransaksi Lagi'),
  barangGanda: told(400, (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Sudah Ada Di Daftar`),
  hargaGroupBelumAda: told(409, (f: { kode_group: string }) => `Harga Group ${f.kode_group} Belum Ada`),

  // sales
  beratKosong: fixed(400, 'Berat Tidak Boleh Kosong'),
  titipanTidakAda: told(404, (f: { no_titip_group: string }) => `No Titipan ${f.no_titip_group} Tidak Ditemukan`),
  pesananTidakAda: fixed(404, 'No Pesanan Tidak Ditemukan'),
  hargaBerubah: fixed(409, 'Harga Berubah, Silahkan Ulangi'),
  salesHarusDipilih: fixed(400, 'Kode Sales Harus Dipilih'),
  salesTidakAktif: told(400, (f: { kode_sales: string }) => `Kode Sales ${f.kode_sales} Tidak Aktif`),
  marketplaceTidakAda: told(400, (f: { kode_marketplace: string }) => `Marketplace ${f.kode_marketplace} Tidak Ada`),
  memberTidakAda: told(400, (f: { kode_member: string }) => `Member ${f.kode_member} Tidak Ada`),
  penjualanTidakAda: told(404, (f: { no_faktur_group: string }) => `No Faktur ${f.no_faktur_group} Tidak Ditemukan`),
  sudahValidasi: told(409, (f: { no_faktur_group: string }) => `No Faktur ${f.no_faktur_group} Sudah Di Validasi`),
  poinSudahDitukar: fixed(409, 'Poin Sudah Ditukar, Penjualan Tidak Bisa Dibatalkan'),
  notaTidakDikenal: fixed(404, 'Nota Tidak Dikenal'),
  batalBedaTanggal: fixed(409, 'Penjualan Tanggal Lain Tidak Bisa Dibatalkan'),
  batalSebagian: fixed(409, 'Pembatalan Sebagian Hanya Untuk Satu Jenis Pembayaran'),
  batalDraftSebagian: fixed(409, 'Penjualan Yang Belum Di Validasi Hanya Bisa Dibatalkan Seluruhnya'),
  validasiBedaUser: fixed(403, 'Validasi Harus Dari User Lain'),

  // payments (DOMAIN §B.0.9)
  jenisKosong: fixed(400, 'Jenis Tidak Boleh Kosong'),
  bankKosong: fixed(400, 'Nama Bank tidak boleh kosong'),
  kartuKosong: fixed(400, 'Nomor kartu tidak boleh kosong'),
  lebihDariSisa: fixed(400, 'Pembayaran tidak boleh lebih dari sisa'),
  pembayaranCukup: fixed(400, 'Pembayaran Sudah Cukup'),
  pembayaranKurang: told(409, (f: { sisa: number }) => `Pembayaran Kurang Rp. ${formatAngka(f.sisa)}`),
  bankBerbeda: fixed(400, 'Jenis Pembayaran Sudah Ada Dengan Bank Berbeda'),
  feeBerbeda: fixed(400, 'Jenis Pembayaran Sudah Ada Dengan Fee Berbeda'),
  nominalKosong: fixed(400, 'Nominal Tidak Boleh Kosong'),
  uangDiterimaKurang: fixed(400, 'Uang Diterima Kurang Dari Nominal'),
  bukanUntukJenis: told(400, (f: { jenis: string }) => `Tidak Berlaku Untuk Pembayaran ${f.jenis}`),
  pembayaranTerkunci: told(400, (f: { jenis: string }) => `Pembayaran ${f.jenis} Tidak Bisa Dihapus`),
  rekeningTidakAda: told(400, (f: { nama_bank: string }) => `Rekening Bank ${f.nama_bank} Tidak Ada`),

  // settings
  paraSystemTidakAda: told(404, (f: { key: string }) => `Parameter ${f.key} Tidak Ditemukan`),

  // masters
  masterTidakAda: told(404, (f: { label: string; kode: string }) => `${f.label} ${f.kode} Tidak Ditemukan`),
  masterSudahAda: told(400, (f: { label: string; kode: string }) => `${f.label} ${f.kode} Sudah Ada`),
  masterDeleted: told(400, (f: { label: string; kode: string }) => `${f.label} ${f.kode} DELETED`),
  masterDipakai: told(409, (f: { label: string; kode: string }) => `${f.label} ${f.kode} Masih Dipakai`),
  bakiMasihIsi: told(409, (f: { kode_baki: string; qty: number }) => `Baki ${f.kode_baki} Masih Berisi ${f.qty} Barang`),
  masterSistem: told(409, (f: { label: string; kode: string }) => `${f.label} ${f.kode} Dipakai Sistem, Tidak Bisa Diubah`),
  masterBerubah: fixed(409, 'Data Sudah Diubah User Lain, Silahkan Ulangi'),
  pilihanTidakAda: told(400, (f: { label: string; kode: string }) => `${f.label} ${f.kode} Tidak Ada`),

  // reports
  tanggalTerbalik: fixed(400, 'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir'),
  rentangTerlaluPanjang: fixed(400, 'Rentang Tanggal Maksimal 366 Hari'),
  laporanTerlaluPanjang: told(400, (f: { maks: number }) => `Laporan Lebih Dari ${f.maks.toLocaleString('ko-KR')} Baris, Silahkan Gunakan Excel`),

  // close (DOMAIN §B.21)
  tokoSudahDitutup: fixed(400, 'Toko Sudah Ditutup Untuk Hari Ini'),
  penjualanBelumValidasi: fixed(400, 'Ada Penjualan Yang Belum Di Validasi!'),
  tanggalTutupBeda: fixed(409, 'Tanggal System Sudah Berubah, Silahkan Login Ulang'),
  tutupSedangBerjalan: fixed(422, 'Please wait, closing the shop'),
  tutupOlehUserLain: fixed(409, 'Error! Sedang dalam proses tutup toko!'),
} satisfies Record<string, Definition<never> | Definition<void>>

type Definitions = typeof definitions
type Facts<D> = D extends Definition<infer F> ? F : never
export type ErrorId = keyof Definitions

/** One function per refusal, typed by its facts. */
export const errors = Object.fromEntries(
  Object.entries(definitions).map(([id, d]) => [id, (facts: never) => new Refusal(id, d.status, (d as Definition<never>).text(facts))]),
) as { [K in ErrorId]: (facts: Facts<Definitions[K]>) => Refusal }

/** Told all at once: the first refusal decides status and text, `errors` lists every one. */
export const refuseAll = (refusals: Refusal[]): void => {
  const [first] = refusals
  if (!first) return
  throw new Refusal(first.id, first.status, first.message, refusals.flatMap((r) => (r.errors.length ? r.errors : [{ field: '', message: r.message }])))
}
