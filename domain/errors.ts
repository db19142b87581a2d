/**
 * Every refusal of the server, once: its id (the key), its status, and its text made from its facts.
 * `throw errors.barangTidakAda({ kode_barcode })`. server/http/respond.ts alone turns one into a response.
 */

import { formatAngka, formatGram, formatRupiah, formatTanggal } from './format.ts'
import type { Milligram, Rupiah } from './units.ts'
import type { OtorisasiDiminta } from './rules/otorisasi.ts'
import { rentangBarcode } from './rules/rentang-barcode.ts'

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
  /** The otorisasi that would let it through, and what each of them is for. */
  readonly otorisasi: readonly OtorisasiDiminta[]
  constructor(
    id: string,
    status: number,
    message: string,
    errors: FieldError[] = [],
    otorisasi: readonly OtorisasiDiminta[] = [],
  ) {
    super(message)
    this.name = 'Refusal'
    this.id = id
    this.status = status
    this.errors = errors
    this.otorisasi = otorisasi
  }
  /** The same refusal, said of one field of the request. */
  at(field: string): Refusal {
    return new Refusal(this.id, this.status, this.message, [{ field, message: this.message }], this.otorisasi)
  }
  /** The same refusal, with what would let the request through. */
  meminta(otorisasi: OtorisasiDiminta): Refusal {
    return new Refusal(this.id, this.status, this.message, this.errors, [otorisasi])
  }
  /** The same refusal, its fields seen from the whole request: 'nominal' becomes 'pembayaran.0.nominal'. */
  under(prefix: string): Refusal {
    return new Refusal(
      this.id,
      this.status,
      this.message,
      this.errors.map((e) => ({ ...e, field: `${prefix}.${e.field}` })),
      this.otorisasi,
    )
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
  /** The same to whoever asks; the screen says in words that nobody had used it. */
  sesiDiam: fixed(401, 'Invalid token.'),
  loginSalah: fixed(401, 'User Id Atau Password Salah'),
  akunTerkunci: fixed(423, 'Akun Terkunci, Hubungi Supervisor'),
  terlaluSering: fixed(429, 'Terlalu Banyak Percobaan, Silahkan Tunggu Sebentar'),
  tidakDiizinkan: fixed(403, 'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini'),
  passwordLamaSalah: fixed(400, 'Password Lama Salah'),
  passwordBaruSama: fixed(400, 'Password Baru Harus Berbeda'),
  passwordPendek: told(400, (f: { minimal: number }) => `Password Minimal ${f.minimal} Karakter`),
  passwordSpasi: fixed(400, 'Password Tidak Boleh Hanya Spasi'),
  passwordNama: fixed(400, 'Password Tidak Boleh Hanya User Id, Nama Atau Nama Toko'),
  passwordUmum: fixed(400, 'Password Terlalu Umum, Mudah Ditebak'),

  gantiPasswordDulu: fixed(403, 'Password Sementara Harus Diganti Dahulu'),

  // users and their rights (DOMAIN §F.2)
  userTidakAda: told(404, (f: { user_id: string }) => `User ${f.user_id} Tidak Ditemukan`),
  userSudahAda: told(400, (f: { user_id: string }) => `User Id ${f.user_id} Sudah Ada`),
  userTidakAktif: told(409, (f: { user_id: string }) => `User ${f.user_id} Tidak Aktif`),
  userSendiri: fixed(409, 'Tidak Bisa Dilakukan Pada User Sendiri'),
  hanyaOwn: fixed(403, 'Hanya OWN Yang Boleh Mengatur User Level OWN Dan SU'),
  ownTerakhir: fixed(409, 'Harus Ada OWN Lain Yang Aktif'),
  tokoTidakAda: told(404, (f: { kode_toko: string }) => `Toko ${f.kode_toko} Tidak Ditemukan`),
  sudahDiToko: fixed(400, 'Anda Sudah Di Toko Ini'),
  sesiTidakAda: fixed(404, 'Sesi Tidak Ditemukan'),
  melihatSemua: told(
    409,
    (f: { level: string }) => `Level ${f.level} Melihat Semua Menu, Hak Akses Tidak Diatur Per User`,
  ),
  menuBukanUntukLevel: told(
    400,
    (f: { title: string; level: string }) => `Menu ${f.title} Bukan Untuk Level ${f.level}`,
  ),
  hanyaUntukLevel: told(
    400,
    (f: { kategori: string; level: readonly string[] }) =>
      `Otorisasi ${f.kategori} Hanya Untuk ${f.level.join(' Dan ')}`,
  ),

  // the request itself
  tidakValid: fixed(400, 'Data Tidak Valid'),
  alamatTidakAda: fixed(404, 'Alamat Tidak Ditemukan'),
  idTrxDipakai: fixed(409, 'Id Transaksi Sudah Dipakai Untuk Data Lain'),
  idTrxSudahDisimpan: told(409, (f: { no: string }) => `Transaksi Ini Sudah Disimpan Dengan No ${f.no}`),
  jawabanDihapus: fixed(410, 'Data Permintaan Ini Sudah Dihapus'),
  idTrxWajib: fixed(400, 'Id Transaksi Tidak Boleh Kosong'),
  terlaluBesar: fixed(413, 'Data Terlalu Besar'),
  permintaanTerputus: fixed(408, 'Permintaan Tidak Selesai Dikirim, Silahkan Coba Lagi'),
  terlaluLama: fixed(
    503,
    'Permintaan Ini Terlalu Lama Diproses, Silahkan Coba Lagi Atau Persempit Pilihannya',
  ),
  jumlahTerlaluBesar: told(
    400,
    (f: { maks: number }) => `Jumlah Terlalu Besar, Paling Besar ${formatAngka(f.maks)}`,
  ),
  sedangSibuk: fixed(503, 'Sistem Sedang Sibuk, Silahkan Coba Lagi'),
  kesalahanServer: fixed(500, 'Terjadi Kesalahan Di Server'),

  // the shop's day
  hariBelumDitutup: fixed(409, 'Tanggal System Tidak Sama Dengan Tanggal Hari Ini, Silahkan Tutup Toko'),
  sedangTutup: fixed(423, 'Error! Sedang dalam proses tutup toko!'),

  // opening a shop, and closing one down
  kodePembukaanSalah: fixed(400, 'Kode Pembukaan Salah'),
  tokoSudahDibuka: fixed(409, 'Toko Sudah Dibuka, Silahkan Login'),
  pembukaanSelesai: fixed(409, 'Pembukaan Toko Sudah Selesai'),
  pembukaanBelumLengkap: told(409, (f: { kurang: string }) => `Lengkapi Dahulu: ${f.kurang}`),
  tanggalMulaiNanti: fixed(400, 'Tanggal Mulai Tidak Boleh Setelah Hari Ini'),
  tanggalMulaiLampau: told(
    400,
    (f: { hari: number }) => `Tanggal Mulai Paling Lama ${f.hari} Hari Yang Lalu`,
  ),
  tanggalMulaiTetap: fixed(409, 'Tanggal Mulai Tidak Bisa Diubah, Sudah Ada Pembukuan'),
  barisGanda: told(400, (f: { kode: string }) => `${f.kode} Ditulis Dua Kali`),
  tokoMasihBertransaksi: told(
    409,
    (f: { kode_toko: string }) => `Toko ${f.kode_toko} Masih Punya Penjualan Yang Belum Di Validasi`,
  ),
  tokoMasihBerisi: told(
    409,
    (f: { kode_toko: string; qty: number }) => `Toko ${f.kode_toko} Masih Menyimpan ${f.qty} Barang`,
  ),
  tokoMasihBersaldo: told(
    409,
    (f: { kode_toko: string; akun: string }) => `Toko ${f.kode_toko} Masih Punya Saldo ${f.akun}`,
  ),
  tokoSendiri: fixed(409, 'Toko Yang Sedang Dibuka Tidak Bisa Dinonaktifkan, Masuklah Dari Toko Lain'),
  logoTidakValid: fixed(400, 'Logo Harus PNG Atau JPEG'),

  // pictures: photos of pieces (spec 000 §5, §7)
  gambarTidakValid: fixed(400, 'Foto Harus JPEG Atau PNG Yang Utuh'),
  gambarTerlaluBesar: fixed(400, 'Foto Paling Besar 2 MB'),
  gambarTerlaluLuas: fixed(400, 'Foto Terlalu Luas, Paling Banyak 50 Megapiksel'),
  gambarTidakTersimpan: fixed(503, 'Foto Belum Bisa Disimpan, Silahkan Coba Lagi'),
  gambarTidakTerbaca: fixed(503, 'Foto Belum Bisa Dibaca, Silahkan Coba Lagi'),
  fotoTidakAda: fixed(404, 'Foto Tidak Ada'),
  /** Of a catalogue: nobody stored it, another row has it, or it was swept away because no row took it. */
  gambarTidakDikenal: fixed(400, 'Gambar Tidak Ditemukan, Silahkan Pilih Lagi'),
  fotoPenuh: told(409, (f: { maks: number }) => `Satu Barang Paling Banyak ${f.maks} Foto`),
  fotoBerubah: fixed(409, 'Foto Barang Ini Sudah Berubah, Silahkan Lihat Lagi'),

  // the customers' app
  gambarKatalogTidakAda: fixed(404, 'Gambar Tidak Ditemukan'),
  kodeKatalogSalah: fixed(400, 'Kode Salah Atau Sudah Tidak Berlaku, Silahkan Minta Kode Baru Di Toko'),
  masukKatalogDulu: fixed(401, 'Silahkan Masuk Dengan Kode Dari Toko'),
  katalogTokoTidakAda: told(400, (f: { kode_toko: string }) => `Toko ${f.kode_toko} Tidak Ada Di Server Ini`),

  // a shop's own server (spec 001 §2.15)
  rentangBarcodeHabis: told(
    409,
    (f: { nomor: number }) =>
      `Barcode Server Nomor ${f.nomor} Sudah Habis Sampai ${rentangBarcode(f.nomor).sampai}, Hubungi OWN`,
  ),
  rentangBarcodeTetap: told(
    409,
    (f: { nomor: number }) =>
      `Server Ini Sudah Membuat Barcode Sebagai Server Nomor ${f.nomor}, Nomornya Tidak Bisa Diganti Lagi`,
  ),
  tokoSendiriJauh: fixed(409, 'Toko Yang Sedang Dipakai Ada Di Server Ini, Bukan Di Server Lain'),
  tokoBukanJauh: told(409, (f: { kode_toko: string }) => `Toko ${f.kode_toko} Tidak Ditandai Di Server Lain`),
  tokoJauhBerbuku: told(
    409,
    (f: { kode_toko: string }) =>
      `Toko ${f.kode_toko} Punya Pembukuan Di Server Ini, Tidak Bisa Ditandai Di Server Lain`,
  ),
  tokoJauhBeruser: told(
    409,
    (f: { kode_toko: string; jumlah: number }) =>
      `Toko ${f.kode_toko} Masih Punya ${f.jumlah} User Di Server Ini, Pindahkan Atau Nonaktifkan Dahulu`,
  ),
  tokoJauhDikirimi: told(
    409,
    (f: { kode_toko: string }) =>
      `Masih Ada Kiriman Di Perjalanan Antara Server Ini Dan Toko ${f.kode_toko}, Selesaikan Dahulu`,
  ),
  tokoJauhDikabari: told(
    409,
    (f: { kode_toko: string }) =>
      `Masih Ada Kabar Nota Yang Belum Sampai Ke Server Toko ${f.kode_toko}, Tunggu Sampai Tersambung`,
  ),
  hanyaOwnJauh: fixed(403, 'Hanya OWN Yang Boleh Menandai Toko Di Server Lain'),
  portalTanpaAlamat: told(
    409,
    (f: { kode_toko: string }) => `Alamat Portal Toko ${f.kode_toko} Belum Diisi, Hubungi OWN`,
  ),
  hanyaOwnPortal: fixed(403, 'Hanya OWN Yang Boleh Mengatur Alamat Portal'),
  portalTanpaKunci: told(
    409,
    (f: { kode_toko: string }) => `Kunci Portal Toko ${f.kode_toko} Belum Dipasang, Hubungi OWN`,
  ),
  portalMenolak: told(
    409,
    (f: { kode_toko: string }) =>
      `Server Toko ${f.kode_toko} Tidak Mengenal Kunci Portal, Atau Jamnya Berbeda Lebih Dari 5 Menit`,
  ),
  portalSibuk: told(
    503,
    (f: { kode_toko: string }) => `Server Toko ${f.kode_toko} Sedang Sibuk, Silahkan Coba Lagi`,
  ),
  portalTidakTersambung: told(
    502,
    (f: { kode_toko: string }) => `Server Toko ${f.kode_toko} Tidak Tersambung`,
  ),
  portalTidakTerbaca: told(
    502,
    (f: { kode_toko: string }) => `Jawaban Server Toko ${f.kode_toko} Tidak Bisa Dibaca`,
  ),
  // taking over from the pusat (DOMAIN §B.19)
  belumAdaPusat: fixed(409, 'Belum Ada Toko Pusat, OWN Menetapkannya Di Setting Toko'),
  tokoIniPusat: fixed(409, 'Toko Ini Pusat, Tidak Ada Yang Perlu Diimport'),
  bukanPusatDiSana: told(409, (f: { kode_toko: string }) => `Toko ${f.kode_toko} Bukan Pusat Di Servernya`),
  sudahSamaDiRantai: told(409, (f: { nama: string }) => `${f.nama} Sudah Sama Di Semua Toko Server Ini`),
  pusatBerubah: told(409, (f: { kode: string }) => `${f.kode} Sudah Berubah Sejak Dicek, Silahkan Cek Lagi`),
  groupBelumAda: told(409, (f: { kode: string }) => `Group ${f.kode} Belum Ada Di Sini, Import Group Dahulu`),
  turunanIkut24k: told(
    409,
    (f: { kode: string }) =>
      `Harga ${f.kode} Turunan Dari Harga 24K, Pilih Keduanya Atau Simpan Parameter Harga Emas Dahulu`,
  ),

  kunciPortalTidakDikenal: fixed(401, 'Kunci Portal Tidak Dikenal'),

  // otorisasi
  otorisasiSalah: fixed(401, 'Username Atau Password Salah'),
  otorisasiTerkunci: fixed(423, 'Akun Terkunci, Hubungi Supervisor'),
  otorisasiTidakBerhak: told(
    403,
    (f: { kategori: string }) => `User Tidak Berhak Memberi Otorisasi ${f.kategori}`,
  ),
  otorisasiBedaUser: fixed(403, 'Otorisasi Harus Dari User Lain'),
  perluOtorisasi: told(403, (f: { kategori: string }) => `Perlu Otorisasi ${f.kategori}`),

  // the ledger
  saldoTerlaluBesar: fixed(409, 'Saldo Menjadi Terlalu Besar Untuk Dibukukan'),
  saldoKasTidakCukup: fixed(409, 'Saldo Kas Tidak Cukup'),
  stokTidakCukup: fixed(409, 'Stok Tidak Cukup'),
  hariSudahDitutup: fixed(409, 'Tanggal Sudah Ditutup'),
  batalBedaHari: told(409, (f: { nama: string }) => `${f.nama} Tanggal Lain Tidak Bisa Dibatalkan`),
  tidakBisaDibatalkan: told(409, (f: { nama: string }) => `${f.nama} Tidak Bisa Dibatalkan`),
  sudahDibatalkan: fixed(409, 'Transaksi Sudah Dibatalkan'),
  dataTidakSeimbang: fixed(400, 'Data Tidak Seimbang, Hubungi Admin'),

  // pieces
  barangTidakAda: told(404, (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Tidak Ditemukan`),
  barangTidakSiap: told(
    409,
    (f: { kode_barcode: string; status: string }) =>
      `Barang ${f.kode_barcode} Tidak Bisa Dijual, Status ${f.status}`,
  ),
  barangBertransaksiLagi: fixed(409, 'Barang Sudah Bertransaksi Lagi'),
  barangGanda: told(400, (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Sudah Ada Di Daftar`),
  barangTidakBisaDiubah: told(
    409,
    (f: { kode_barcode: string; status: string }) =>
      `Barang ${f.kode_barcode} Tidak Bisa Diubah, Status ${f.status}`,
  ),
  beratSama: fixed(400, 'Berat Sama Dengan Yang Tercatat'),
  hargaGroupBelumAda: told(409, (f: { kode_group: string }) => `Harga Group ${f.kode_group} Belum Ada`),

  // gold prices (DOMAIN §C.2, §F.1)
  hargaMinLebih: fixed(400, 'Harga Minimum Tidak Boleh Lebih Dari Harga'),
  hargaMaxKurang: fixed(400, 'Harga Maksimum Tidak Boleh Kurang Dari Harga'),
  hargaBeliLebih: fixed(400, 'Harga Beli Tidak Boleh Lebih Dari Harga Jual'),
  hargaBeliLebih24k: fixed(400, 'Harga Beli Tidak Boleh Lebih Dari Harga 24K Beli'),
  kadarJualKosong: fixed(400, 'Kadar Jual Group Belum Diisi'),
  harga24kKosong: fixed(400, 'Harga 24K Harus Diisi'),
  hargaTurunanBeda: fixed(409, 'Harga Turunan Sudah Berubah, Silahkan Ulangi'),

  // sales
  beratKosong: fixed(400, 'Berat Tidak Boleh Kosong'),
  titipanTidakAda: told(
    404,
    (f: { no_titip_group: string }) => `No Titipan ${f.no_titip_group} Tidak Ditemukan`,
  ),
  titipanBelumValidasi: told(
    409,
    (f: { no_titip_group: string }) => `Titipan ${f.no_titip_group} Belum Di Validasi`,
  ),
  titipanSudahValidasi: told(
    409,
    (f: { no_titip_group: string }) => `Titipan ${f.no_titip_group} Sudah Di Validasi`,
  ),
  titipanDibatalkan: told(
    409,
    (f: { no_titip_group: string }) => `Titipan ${f.no_titip_group} Sudah Dibatalkan`,
  ),
  titipanSudahDiambil: told(
    409,
    (f: { no_titip_group: string; no_faktur_group: string }) =>
      `Titipan ${f.no_titip_group} Sudah Diambil Dengan ${f.no_faktur_group}`,
  ),
  titipanSedangDiambil: told(
    409,
    (f: { no_titip_group: string; no_faktur_group: string }) =>
      `Titipan ${f.no_titip_group} Sedang Diambil Dengan ${f.no_faktur_group}`,
  ),
  titipanCustomerLain: told(
    409,
    (f: { no_titip_group: string; kode_member: string }) =>
      `Titipan ${f.no_titip_group} Milik Member ${f.kode_member}`,
  ),
  titipanHarusSemua: told(
    409,
    (f: { kode_barcode: string }) => `Barang Titipan Harus Diambil Semua, Belum Ada ${f.kode_barcode}`,
  ),
  titipanHanyaSatu: fixed(400, 'Satu Penjualan Hanya Untuk Satu Titipan'),
  titipanKurang: told(400, (f: { minimal: number }) => `Titipan Minimal Rp. ${formatAngka(f.minimal)}`),
  customerTanpaNama: fixed(400, 'Nama Customer Harus Diisi'),
  customerTanpaHp: fixed(400, 'No HP Customer Harus Diisi, Minimal 8 Angka'),
  titipanTambahPenuh: fixed(409, 'Titipan Sudah Ditambah 98 Kali'),
  titipanUangCampur: fixed(400, 'Titip Uang Tidak Bisa Dicampur Dengan Barang'),
  barangBukanTitipan: told(
    400,
    (f: { kode_barcode: string; no_titip_group: string }) =>
      `Barang ${f.kode_barcode} Bukan Barang Titipan ${f.no_titip_group}`,
  ),
  batalTitipanSebagian: fixed(409, 'Penjualan Dengan Titipan Hanya Bisa Dibatalkan Seluruhnya'),
  titipanDanPesanan: fixed(400, 'Satu Penjualan Mengambil Titipan Atau Pesanan, Tidak Keduanya'),
  pesananHanyaSatu: fixed(400, 'Satu Penjualan Hanya Untuk Satu Pesanan'),
  pesananDalamTukar: fixed(400, 'Pesanan Tidak Bisa Diambil Dalam Tukar'),
  pesananHarusSemua: told(
    409,
    (f: { kode_barcode: string }) => `Barang Pesanan Harus Diambil Semua, Belum Ada ${f.kode_barcode}`,
  ),
  barangBukanPesanan: told(
    400,
    (f: { kode_barcode: string; no_pesanan: string }) =>
      `Barang ${f.kode_barcode} Bukan Barang Pesanan ${f.no_pesanan}`,
  ),
  pesananCustomerLain: told(
    409,
    (f: { no_pesanan: string; kode_member: string }) =>
      `Pesanan ${f.no_pesanan} Milik Member ${f.kode_member}`,
  ),
  /** A sale that the cashier has not confirmed takes it. */
  pesananSedangDiambil: told(
    409,
    (f: { no_pesanan: string; no_faktur_group: string }) =>
      `Pesanan ${f.no_pesanan} Sedang Diambil Dengan ${f.no_faktur_group}`,
  ),
  pesananKurangJelas: told(409, (f: { nomor: string }) => `Ada Beberapa Pesanan, Pilih Satu: ${f.nomor}`),
  batalPesananSebagian: fixed(409, 'Penjualan Dengan Pesanan Hanya Bisa Dibatalkan Seluruhnya'),
  pesananTidakAda: fixed(404, 'No Pesanan Tidak Ditemukan'),
  pesananBelumSelesai: fixed(400, 'Pesanan Belum Selesai'),
  pesananSudahDiambil: fixed(400, 'Pesanan Sudah Diambil'),
  /** Taken or cancelled: nothing is done with it any more. */
  pesananSelesai: told(
    409,
    (f: { no_pesanan: string }) => `Pesanan ${f.no_pesanan} Sudah Diambil Atau Dibatalkan`,
  ),
  pesananBukanProses: told(
    409,
    (f: { no_pesanan: string }) => `Semua Barang Pesanan ${f.no_pesanan} Sudah Jadi`,
  ),
  barisPesananTidakAda: told(404, (f: { no: number }) => `Barang Ke ${f.no} Tidak Ada Di Pesanan Ini`),
  barisPesananJadi: told(409, (f: { no: number }) => `Barang Ke ${f.no} Sudah Jadi`),
  barisPesananBatal: told(409, (f: { no: number }) => `Barang Ke ${f.no} Sudah Dibatalkan`),
  barisPesananTerakhir: fixed(409, 'Tinggal Satu Barang, Batalkan Pesanannya'),
  estimasiLampau: fixed(400, 'Tanggal Estimasi Sudah Lewat'),
  estimasiSama: fixed(400, 'Tanggal Estimasi Tidak Berubah'),
  /** Nothing can be reckoned in its purity. */
  groupTanpaKadar: told(
    400,
    (f: { kode_group: string }) => `Group ${f.kode_group} Tanpa Kadar, Tidak Bisa Dengan Emas Customer`,
  ),
  beratCustomerKosong: fixed(400, 'Berat Emas Customer Harus Diisi'),
  kadarCustomerKosong: fixed(400, 'Kadar Emas Customer Harus Diisi'),
  setoranTidakAda: told(404, (f: { no_setoran: string }) => `Setoran ${f.no_setoran} Tidak Ada`),
  dpBukanTerakhir: told(
    409,
    (f: { urut: number }) => `Hanya DP Terakhir, DP Ke ${f.urut}, Yang Bisa Dibatalkan`,
  ),
  dpBedaHari: fixed(409, 'DP Hanya Bisa Dibatalkan Di Hari Yang Sama, Batalkan Pesanannya'),
  tukangSama: told(409, (f: { kode_tukang: string }) => `Pesanan Sudah Di Tukang ${f.kode_tukang}`),
  potonganLebihDp: told(400, (f: { maks: Rupiah }) => `Potongan Maksimal ${formatRupiah(f.maks)}`),
  setoranPenuh: fixed(409, 'Tambah DP Sudah 99 Kali'),
  serviceTidakAda: fixed(404, 'No Service Tidak Ditemukan'),
  hutangTidakAda: fixed(404, 'No Faktur Hutang Yang Anda Cari Tidak Ada'),
  hutangMati: fixed(403, 'Modul Hutang Tidak Aktif'),
  identitasPeminjamKosong: fixed(400, 'Identitas Peminjam Harus Diisi'),
  beratEmasBerbeda: told(400, (f: { berat: Milligram }) => `Berat Emas Seharusnya ${formatGram(f.berat)} g`),
  beratBrutoKurang: told(
    400,
    (f: { berat: Milligram }) => `Berat Bruto Kurang Dari Berat Emas ${formatGram(f.berat)} g`,
  ),
  pinjamanKurang: told(400, (f: { minimal: Rupiah }) => `Pinjaman Minimal ${formatRupiah(f.minimal)}`),
  hutangSaldoAwal: fixed(409, 'Hutang Dari Saldo Awal Tidak Bisa Dibatalkan'),
  barisHutangTidakAda: told(404, (f: { no: number }) => `Barang Ke ${f.no} Tidak Ada Di Hutang Ini`),
  segelTerpakai: told(
    409,
    (f: { no_segel: string; no_faktur_hutang: string }) =>
      `Segel ${f.no_segel} Dipakai Hutang ${f.no_faktur_hutang}`,
  ),
  hutangSudahDibayar: told(
    409,
    (f: { no_faktur_hutang: string }) =>
      `Hutang ${f.no_faktur_hutang} Sudah Ada Pembayaran, Batalkan Pembayarannya Dahulu`,
  ),
  hutangBerakhir: told(
    409,
    (f: { no_faktur_hutang: string }) => `Hutang ${f.no_faktur_hutang} Sudah Lunas Atau Dibatalkan`,
  ),
  hutangBelumBerjalan: told(
    409,
    (f: { no_faktur_hutang: string }) => `Hutang ${f.no_faktur_hutang} Belum Di Validasi`,
  ),
  pembayaranMenunggu: fixed(409, 'Masih Ada Pembayaran Belum Divalidasi'),
  gunakanLunas: fixed(400, 'Gunakan Lunas'),
  bungaSudahDibayar: told(
    409,
    (f: { tgl_bunga_sampai: string }) => `Bunga Sudah Dibayar Sampai ${formatTanggal(f.tgl_bunga_sampai)}`,
  ),
  bungaBerubah: fixed(409, 'Bunga Berubah, Silahkan Ulangi'),
  cicilKosong: fixed(400, 'Cicil Pokok Harus Diisi'),
  cicilBukanSaatnya: fixed(400, 'Cicil Hanya Untuk PERPANJANG Atau CICIL'),
  amplopBelumDitimbang: fixed(400, 'Amplop Harus Ditimbang'),
  beratJaminanBeda: told(
    400,
    (f: { selisih: Milligram }) =>
      `Berat Beda ${formatGram(f.selisih)} g Dari Waktu Diterima, Catatan Harus Diisi`,
  ),
  bayarHutangTidakAda: told(
    404,
    (f: { no_transaksi: string }) => `Pembayaran ${f.no_transaksi} Tidak Ditemukan`,
  ),
  bayarBukanTerakhir: told(
    409,
    (f: { no_transaksi: string }) => `Hanya Pembayaran Terakhir, ${f.no_transaksi}, Yang Bisa Dibatalkan`,
  ),
  hutangBelumLunas: told(
    409,
    (f: { no_faktur_hutang: string }) => `Hutang ${f.no_faktur_hutang} Belum Lunas`,
  ),
  hutangLunasSerah: told(
    409,
    (f: { no_faktur_hutang: string }) => `Hutang ${f.no_faktur_hutang} Lunas Dengan Serah Barang`,
  ),
  jaminanTidakAda: told(400, (f: { no: number }) => `Barang Ke ${f.no} Tidak Ada Di Hutang Ini`),
  jaminanBelumDinilai: told(400, (f: { no: number }) => `Barang Ke ${f.no} Belum Dinilai`),
  jaminanLebih: told(
    400,
    (f: { no: number; jumlah: number }) => `Barang Ke ${f.no} Hanya ${formatAngka(f.jumlah)} Buah`,
  ),
  hargaSerahKurang: fixed(400, 'Harga Serah Kurang Dari Pokok'),
  beliDariHutang: told(
    409,
    (f: { no_faktur_hutang: string }) =>
      `Pembelian Ini Dari Hutang ${f.no_faktur_hutang}, Batalkan Serah Barangnya`,
  ),
  amplopTerpakai: told(
    409,
    (f: { no_amplop: string; no_faktur_hutang: string }) =>
      `Amplop ${f.no_amplop} Dipakai Hutang ${f.no_faktur_hutang}`,
  ),
  barisServiceTidakAda: told(404, (f: { no: number }) => `Barang Ke ${f.no} Tidak Ada Di Service Ini`),
  /** Fetched or cancelled: nothing is done with it any more. */
  serviceBerakhir: told(
    409,
    (f: { no_faktur_service: string }) => `Service ${f.no_faktur_service} Sudah Diambil Atau Dibatalkan`,
  ),
  serviceSudahSelesai: told(
    409,
    (f: { no_faktur_service: string }) => `Service ${f.no_faktur_service} Sudah Selesai`,
  ),
  serviceBelumSelesai: told(
    409,
    (f: { no_faktur_service: string }) => `Service ${f.no_faktur_service} Belum Selesai`,
  ),
  serviceBelumDiambil: told(
    409,
    (f: { no_faktur_service: string }) => `Service ${f.no_faktur_service} Belum Diambil`,
  ),
  selesaiBedaHari: fixed(409, 'Selesai Hanya Bisa Dibatalkan Di Hari Yang Sama'),
  ambilBedaHari: fixed(409, 'Pengambilan Hanya Bisa Dibatalkan Di Hari Yang Sama'),
  emasSudahDitambahkan: fixed(409, 'Emas Sudah Ditambahkan, Batalkan Selesai Dahulu'),
  serviceSemuaBaris: fixed(400, 'Semua Barang Harus Diisi, Satu Kali'),
  serviceDiTukangSiapa: fixed(400, 'Tukang Harus Dipilih'),
  groupTambahanKosong: fixed(400, 'Group Emas Tambahan Harus Dipilih'),
  groupTambahanTanpaKadar: told(400, (f: { kode_group: string }) => `Group ${f.kode_group} Tanpa Kadar`),
  ongkosDiBawahDp: told(
    409,
    (f: { dp: Rupiah }) =>
      `Ongkos Kurang Dari DP ${formatRupiah(f.dp)}, Batalkan Service (DP Kembali) Lalu Terima Lagi`,
  ),
  serviceAmbilPenuh: fixed(409, 'Service Sudah Diambil Dan Dibatalkan 98 Kali'),
  emasCustomerDiTukang: fixed(409, 'Emas Customer Masih Di Tukang, Timbang Kembali Dahulu'),
  leburTidakCukup: fixed(409, 'Emas Lebur Tidak Cukup'),
  hargaBerubah: fixed(409, 'Harga Berubah, Silahkan Ulangi'),
  salesHarusDipilih: fixed(400, 'Kode Sales Harus Dipilih'),
  salesTidakAktif: told(400, (f: { kode_sales: string }) => `Kode Sales ${f.kode_sales} Tidak Aktif`),
  marketplaceTidakAda: told(
    400,
    (f: { kode_marketplace: string }) => `Marketplace ${f.kode_marketplace} Tidak Ada`,
  ),
  memberTidakAda: told(400, (f: { kode_member: string }) => `Member ${f.kode_member} Tidak Ada`),
  penjualanTidakAda: told(
    404,
    (f: { no_faktur_group: string }) => `No Faktur ${f.no_faktur_group} Tidak Ditemukan`,
  ),
  sudahValidasi: told(
    409,
    (f: { no_faktur_group: string }) => `No Faktur ${f.no_faktur_group} Sudah Di Validasi`,
  ),
  poinSudahDitukar: fixed(409, 'Poin Sudah Ditukar, Penjualan Tidak Bisa Dibatalkan'),
  notaTidakDikenal: fixed(404, 'Nota Tidak Dikenal'),
  batalBedaTanggal: fixed(409, 'Penjualan Tanggal Lain Tidak Bisa Dibatalkan'),
  batalSebagian: fixed(409, 'Pembatalan Sebagian Hanya Untuk Satu Jenis Pembayaran'),
  batalDraftSebagian: fixed(409, 'Penjualan Yang Belum Di Validasi Hanya Bisa Dibatalkan Seluruhnya'),
  validasiBedaUser: fixed(403, 'Validasi Harus Dari User Lain'),

  // buying back (DOMAIN §B.3)
  notaTidakAda: told(404, (f: { nota: string }) => `Nota ${f.nota} Tidak Ditemukan`),
  notaDibatalkan: told(409, (f: { nota: string }) => `Nota ${f.nota} Sudah Dibatalkan`),
  notaSudahDibeli: told(409, (f: { nota: string }) => `Nota ${f.nota} Sudah Dibeli Kembali`),
  notaSudahDilepas: told(
    409,
    (f: { nota: string }) => `Nota ${f.nota} Sudah Dilepas Lagi, Silahkan Cari Notanya Sekali Lagi`,
  ),
  notaBelumValidasi: told(409, (f: { nota: string }) => `Nota ${f.nota} Belum Di Validasi`),
  notaBarangLain: told(
    409,
    (f: { kode_barcode: string; nota: string }) => `Barang ${f.kode_barcode} Bukan Barang Nota ${f.nota}`,
  ),
  barangTidakBisaDibeli: told(
    409,
    (f: { kode_barcode: string; status: string }) =>
      `Barang ${f.kode_barcode} Tidak Bisa Dibeli, Status ${f.status}`,
  ),
  hargaBeliBelumAda: told(409, (f: { kode_group: string }) => `Harga Beli Group ${f.kode_group} Belum Ada`),
  hargaBeli24kBelumAda: told(
    409,
    (f: { kode_group: string }) => `Harga Beli 24K Group ${f.kode_group} Belum Ada`,
  ),
  namaBarangKosong: fixed(400, 'Nama Barang Tidak Boleh Kosong'),
  kadarKosong: fixed(400, 'Kadar Tidak Boleh Kosong'),
  kadarUjiBukanEmas: fixed(400, 'Kadar Hasil Uji Hanya Untuk Emas'),
  titipanDalamTukar: fixed(400, 'Titipan Tidak Bisa Diambil Dalam Tukar'),
  identitasKosong: fixed(400, 'Identitas Penjual Harus Diisi'),
  identitasPelangganKosong: told(
    400,
    (f: { mulai: Rupiah }) =>
      `Identitas Pelanggan Harus Diisi (No Identitas, Nama, Alamat, Pekerjaan) Untuk Transaksi Mulai ${formatRupiah(f.mulai)}`,
  ),
  pekerjaanKosong: fixed(400, 'Pekerjaan Harus Diisi'),
  amlTidakAda: fixed(404, 'Data AML Tidak Ditemukan'),
  amlSudahDilaporkan: fixed(409, 'Sudah Dilaporkan'),
  amlBukan: fixed(409, 'Tidak Perlu Dilaporkan Lagi, Transaksinya Sudah Dibatalkan'),
  memberBelumDilaporkan: fixed(
    409,
    'Transaksi Member Ini Belum Dilaporkan Ke PPATK, Laporkan Dahulu Di Daftar AML',
  ),
  pembelianTidakAda: told(
    404,
    (f: { no_faktur_group: string }) => `No Faktur ${f.no_faktur_group} Tidak Ditemukan`,
  ),
  batalBeliBedaTanggal: fixed(409, 'Pembelian Tanggal Lain Tidak Bisa Dibatalkan'),
  bayarKeluar: fixed(400, 'Pembelian Hanya Dibayar CASH Atau TRANSFER'),
  rekeningCustomerKosong: fixed(400, 'Bank Dan No Rekening Customer Harus Diisi Di Keterangan'),

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
  rekeningTanpaDefault: told(
    409,
    (f: { nama_bank: string }) => `Default Rekening Bank ${f.nama_bank} Belum Dipilih Di Master Rekening`,
  ),
  rekeningHarusDipilih: told(400, (f: { nama_bank: string }) => `Rekening Bank ${f.nama_bank} Harus Dipilih`),
  rekeningBukanToko: told(
    400,
    (f: { no_rekening: string; nama_bank: string }) =>
      `Rekening ${f.no_rekening} Bukan Rekening Toko Di Bank ${f.nama_bank}`,
  ),

  // cash and bank
  kodeTransaksiTidakAda: told(
    400,
    (f: { kode_transaksi: string }) => `Kode Transaksi ${f.kode_transaksi} Tidak Ada`,
  ),
  kodeTransaksiBukanDiSini: told(
    400,
    (f: { nama: string; menu: string }) => `${f.nama} Tidak Dicatat Di ${f.menu}`,
  ),
  premiDihitung: fixed(400, 'PREMI Dihitung Dari Penjualan, Gunakan Bayar Premi'),
  upahDibatalkanDiPesanan: fixed(409, 'Upah Tukang Dibatalkan Di Lihat Pesanan Atau Lihat Services'),
  selisihDihitung: fixed(400, 'Selisih Kas Hanya Dari Hitung Kas'),
  lawanTerlarang: told(
    409,
    (f: { nama: string; akun: string }) =>
      `Akun Lawan ${f.akun} Dari ${f.nama} Tidak Boleh Dipakai Lagi, Ubah Di Master Kode Transaksi`,
  ),
  rekeningKosong: fixed(400, 'Rekening Harus Dipilih'),
  rekeningTidakDikenal: told(400, (f: { no_rekening: string }) => `Rekening ${f.no_rekening} Tidak Ada`),
  rekeningTujuanKosong: fixed(400, 'Rekening Tujuan Harus Dipilih'),
  rekeningTujuanSama: fixed(400, 'Rekening Tujuan Harus Rekening Lain'),
  rekeningTidakDipakai: told(400, (f: { nama: string }) => `Rekening Tidak Diisi Untuk ${f.nama}`),

  // settings
  paraSystemTidakValid: told(400, (f: { key: string }) => `Nilai ${f.key} Tidak Valid`),
  paraSystemTidakAda: told(404, (f: { key: string }) => `Parameter ${f.key} Tidak Ditemukan`),

  // the archive (DOMAIN §B.20)
  backupTerlaluBanyak: told(
    400,
    (f: { jumlah: number; maks: number }) =>
      `Ada ${formatAngka(f.jumlah)} Baris, Paling Banyak ${formatAngka(f.maks)} Sekali Filter. Persempit Tanggalnya`,
  ),
  arsipBarisTidakAda: told(404, (f: { no: string }) => `${f.no} Tidak Ditemukan`),
  arsipTokoLain: told(409, (f: { no: string }) => `${f.no} Bukan Transaksi Toko Ini`),
  arsipSudah: told(409, (f: { no: string }) => `${f.no} Sudah Diarsipkan`),
  arsipBelumValidasi: told(409, (f: { no: string }) => `${f.no} Belum Divalidasi`),
  arsipBelumTutup: told(
    409,
    (f: { no: string; tgl_system: string }) => `${f.no} Tanggal ${formatTanggal(f.tgl_system)} Belum Ditutup`,
  ),
  arsipMuda: told(
    409,
    (f: { no: string; umur: number; minimal: number }) =>
      `${f.no} Baru ${f.umur} Hari, Boleh Diarsipkan Sesudah ${f.minimal} Hari`,
  ),
  arsipTidakAda: told(404, (f: { no_arsip: string }) => `Arsip ${f.no_arsip} Tidak Ditemukan`),

  // masters
  masterTidakAda: told(404, (f: { label: string; kode: string }) => `${f.label} ${f.kode} Tidak Ditemukan`),
  masterSudahAda: told(400, (f: { label: string; kode: string }) => `${f.label} ${f.kode} Sudah Ada`),
  masterDeleted: told(400, (f: { label: string; kode: string }) => `${f.label} ${f.kode} DELETED`),
  masterDipakai: told(
    409,
    (f: { label: string; kode: string; jumlah: number; oleh: string }) =>
      `${f.label} ${f.kode} Masih Dipakai ${formatAngka(f.jumlah)} ${f.oleh}`,
  ),
  masterTerakhir: told(
    409,
    (f: { label: string; kode: string }) => `${f.label} ${f.kode} Adalah Yang Terakhir, Tidak Bisa Dihapus`,
  ),
  // catalogues (DOMAIN §F.4)
  /** In the words of the list (spec 002 §5). */
  gambarKosong: told(400, (f: { kosong: string }) => f.kosong),
  kunciTetap: told(400, (f: { label: string }) => `${f.label} Tidak Bisa Diubah`),
  katalogPenuh: told(409, (f: { maks: number }) => `Paling Banyak ${formatAngka(f.maks)} Baris`),
  katalogBerubah: fixed(409, 'Daftar Ini Sudah Berubah, Silahkan Lihat Lagi'),
  groupDiLabelLain: told(
    400,
    (f: { nama_group: string; label: string }) => `Group ${f.nama_group} Sudah Ada Di Label ${f.label}`,
  ),

  rentangTerbalik: told(
    400,
    (f: { label: string; dari: string }) => `${f.label} Tidak Boleh Kurang Dari ${f.dari}`,
  ),
  hanyaUntuk: told(
    400,
    (f: { label: string; pilihan: string; nilai: string }) =>
      `${f.label} Hanya Untuk ${f.pilihan} ${f.nilai}`,
  ),
  rentangBertumpuk: told(
    400,
    (f: { dari: string; sampai: string; oleh: string }) =>
      `Rentang ${f.dari} - ${f.sampai} Bertumpuk Dengan ${f.oleh}`,
  ),
  nilaiKuponKosong: fixed(400, 'Jumlah Kupon Harus Diisi'),
  masihAdaStok: told(
    409,
    (f: { label: string; kode: string; qty: number }) =>
      `${f.label} ${f.kode} Masih Punya ${formatAngka(f.qty)} Barang Di Stok`,
  ),
  hadiahMasihAda: told(
    409,
    (f: { kode_hadiah: string; stock: number }) =>
      `Hadiah ${f.kode_hadiah} Masih Ada ${formatAngka(f.stock)} Di Stock`,
  ),
  rekeningBersaldo: told(
    409,
    (f: { no_rekening: string; saldo: number }) =>
      `Rekening ${f.no_rekening} Masih Bersaldo ${formatRupiah(f.saldo as Rupiah)}`,
  ),
  rekeningDefaultAda: told(
    400,
    (f: { kode_bank: string; no_rekening: string }) =>
      `Rekening Default Bank ${f.kode_bank} Sudah Ada: ${f.no_rekening}`,
  ),
  bakiTidakAda: told(
    400,
    (f: { kode_gudang: string; kode_baki: string }) => `Baki ${f.kode_gudang} / ${f.kode_baki} Tidak Ada`,
  ),
  bakiTujuanKosong: fixed(400, 'Baki Harus Dipilih'),
  bakiDikunci: told(409, (f: { kode_baki: string }) => `Baki ${f.kode_baki} Sedang Stock Opname`),
  bakiTidakMuat: told(
    409,
    (f: { kode_baki: string; sisa: number }) => `Baki ${f.kode_baki} Hanya Muat ${f.sisa} Barang Lagi`,
  ),
  barangBerstatus: told(
    409,
    (f: { kode_barcode: string; status: string }) =>
      `Barang ${f.kode_barcode} Tidak Bisa Dipakai, Status ${f.status}`,
  ),
  barangSudahDiBaki: told(
    409,
    (f: { kode_barcode: string; kode_baki: string }) =>
      `Barang ${f.kode_barcode} Sudah Di Baki ${f.kode_baki}`,
  ),
  labelTidakBisa: told(
    409,
    (f: { kode_barcode: string; status: string }) =>
      `Label ${f.kode_barcode} Tidak Bisa Dicetak, Status ${f.status}`,
  ),
  alasanCetakUlang: fixed(400, 'Ada Label Yang Sudah Pernah Dicetak, Alasan Harus Diisi'),
  cetakanTidakAda: fixed(404, 'Cetakan Label Tidak Ada'),
  barangTerlaluBanyak: told(400, (f: { maks: number }) => `Paling Banyak ${formatAngka(f.maks)} Barang`),
  /** What an added piece's row says of itself (domain/rules/stok-awal.ts). */
  barangBaruSalah: told(400, (f: { alasan: string }) => f.alasan),
  beratPerluSetuju: told(409, (f: { alasan: string }) => f.alasan),
  tambahSudahAda: told(409, (f: { no: string }) => `Isi Yang Persis Sama Sudah Masuk Dengan No ${f.no}`),
  tukangKosong: fixed(400, 'Tukang Harus Dipilih'),
  sudahBerbarcode: told(409, (f: { kode_barcode: string }) => `Barang Sudah Punya Barcode ${f.kode_barcode}`),
  bukanTambahHariIni: told(
    409,
    (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Bukan Tambahan Hari Ini`,
  ),
  // pieces that fill an order
  pesananKosong: fixed(400, 'Pesanan Harus Dipilih'),
  bukanSumberPesanan: fixed(400, 'No Pesanan Hanya Untuk Sumber PESANAN'),
  pesananBelumDiTukang: told(
    409,
    (f: { no_pesanan: string }) => `Pesanan ${f.no_pesanan} Belum Diserahkan Ke Tukang`,
  ),
  barisPesananKosong: fixed(400, 'Barang Pesanan Harus Dipilih'),
  barisDiisiGanda: told(400, (f: { no: number }) => `Barang Ke ${f.no} Pesanan Ini Diisi Dua Kali`),
  groupBukanPesanan: told(
    400,
    (f: { no: number; kode_group: string }) => `Barang Ke ${f.no} Dipesan Group ${f.kode_group}`,
  ),
  // gold that goldsmiths are given
  bahanGanda: told(400, (f: { nama: string }) => `${f.nama} Ditulis Dua Kali`),
  bahanTokoTanpaBaris: fixed(400, 'Emas Toko Tidak Menyebut Barang Pesanan'),
  bahanCustomerTanpaPesanan: fixed(400, 'Emas Customer Hanya Untuk Pesanan'),
  tanpaEmasCustomer: told(400, (f: { no: number }) => `Barang Ke ${f.no} Tidak Memakai Emas Customer`),
  emasCustomerKurang: told(
    409,
    (f: { no: number; ada: Milligram; di: string }) =>
      `Emas Customer Barang Ke ${f.no} Di ${f.di} Tinggal ${formatGram(f.ada)} g`,
  ),
  pesananTukangLain: told(
    409,
    (f: { no_pesanan: string; kode_tukang: string }) => `Pesanan ${f.no_pesanan} Di Tukang ${f.kode_tukang}`,
  ),
  susutLebihSaldo: told(
    409,
    (f: { kode_tukang: string; halus: Milligram }) =>
      `Emas Toko Pada Tukang ${f.kode_tukang} Tinggal ${formatGram(f.halus)} g Emas Murni`,
  ),
  bahanSudahDipakai: told(
    409,
    (f: { no: number }) => `Emas Customer Barang Ke ${f.no} Sudah Dipakai Atau Berpindah`,
  ),
  bukanTukangnya: told(
    400,
    (f: { kode_tukang: string; ref_no: string }) => `Tukang ${f.kode_tukang} Tidak Mengerjakan ${f.ref_no}`,
  ),
  hapusDariPesanan: told(
    409,
    (f: { kode_barcode: string; no: string }) =>
      `Barang ${f.kode_barcode} Dari Pesanan, Batalkan Dokumen ${f.no} Di Tab Barang Baru`,
  ),
  bakiSama: fixed(400, 'Baki Asal Dan Tujuan Sama'),
  bakiKosong: told(409, (f: { kode_baki: string }) => `Tidak Ada Barang READY Di Baki ${f.kode_baki}`),
  isiBakiBerubah: told(409, (f: { kode_baki: string }) => `Isi Baki ${f.kode_baki} Berubah, Periksa Lagi`),
  barangSudahGolongan: told(
    409,
    (f: { kode_barcode: string; golongan: string }) => `Barang ${f.kode_barcode} Sudah ${f.golongan}`,
  ),
  bukanUntukDisortir: told(
    409,
    (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Tidak Di BELI Atau SORTIR`,
  ),
  bukanDiCucian: told(409, (f: { kode_barcode: string }) => `Barang ${f.kode_barcode} Tidak Di Tukang Cuci`),
  konversiKosong: fixed(400, 'Group Atau Jenis Baru Harus Dipilih'),
  satuHancurSatuGroup: fixed(409, 'Satu Hancur Satu Group'),
  adaDraf: told(400, (f: { nama: string }) => `Ada Draft ${f.nama} Yang Belum Diproses!`),
  sudahDiproses: told(409, (f: { no: string }) => `${f.no} Sudah Diproses`),
  belumDiproses: told(409, (f: { no: string }) => `${f.no} Belum Diproses`),
  barangBerubahSejakDraf: told(
    409,
    (f: { kode_barcode: string }) =>
      `Barang ${f.kode_barcode} Sudah Berubah Sejak Draft Dibuat, Batalkan Draft Ini Dan Buat Lagi`,
  ),
  hasilSudahAda: told(409, (f: { no: string }) => `Hasil Lebur ${f.no} Sudah Dicatat`),
  hasilTerlaluBerat: told(
    409,
    (f: { berat: Milligram }) => `Hasil Lebur Paling Banyak ${formatGram(f.berat)} g`,
  ),
  leburKurang: told(
    409,
    (f: { kode_group: string; berat: Milligram }) =>
      `Emas Lebur ${f.kode_group} Tinggal ${formatGram(f.berat)} g`,
  ),
  ongkosTurunDiCucian: told(
    403,
    (f: { kode_barcode: string; ongkos: Rupiah }) =>
      `Ongkos Barang ${f.kode_barcode} ${formatRupiah(f.ongkos)}, Hanya Bisa Diturunkan Oleh ADM Atau SPV`,
  ),
  beratKembaliKosong: fixed(400, 'Berat Kembali Harus Diisi'),
  lebihBeratDariDikirim: told(
    409,
    (f: { kode_barcode: string; berat: Milligram }) =>
      `Barang ${f.kode_barcode} Dikirim ${formatGram(f.berat)} g, Tidak Bisa Kembali Lebih Berat`,
  ),
  tukangTidakAda: told(400, (f: { kode_tukang: string }) => `Tukang ${f.kode_tukang} Tidak Ada`),
  dokumenStokTidakAda: told(404, (f: { nama: string; no: string }) => `${f.nama} ${f.no} Tidak Ada`),
  beratTerimaKosong: fixed(400, 'Berat Terima Harus Diisi'),
  tanpaBarcodeKeSortir: told(
    400,
    (f: { kode_barcode: string }) =>
      `Barang ${f.kode_barcode === '-' ? 'Tanpa Barcode' : f.kode_barcode} Hanya Ke SORTIR`,
  ),
  cabangTidakAda: told(400, (f: { kode_toko: string }) => `Toko ${f.kode_toko} Tidak Ada`),
  pusatKirimKeCabang: fixed(409, 'Toko Ini Pusat, Kirim Ke Cabang'),
  kirimanTidakAda: told(404, (f: { no: string }) => `Kiriman ${f.no} Ke Toko Ini Tidak Ada`),
  kirimanSudahDiterima: told(
    409,
    (f: { no: string }) => `Kiriman ${f.no} Sudah Diterima, Tarik Kembali Yang Masih Di Jalan`,
  ),
  barangTidakDiJalan: told(
    409,
    (f: { kode_barcode: string; no: string }) =>
      `Barang ${f.kode_barcode} Tidak Lagi Di Perjalanan Kiriman ${f.no}`,
  ),
  barangBukanKiriman: told(
    409,
    (f: { kode_barcode: string; no: string; letak: string }) =>
      `Barang ${f.kode_barcode} Bukan Dari Kiriman ${f.no}, Menurut Buku: ${f.letak}`,
  ),
  // between servers (DOMAIN §O.7-3)
  berkasBukanKiriman: fixed(400, 'Berkas Ini Bukan Berkas Kiriman'),
  berkasBukanBukti: fixed(400, 'Berkas Ini Bukan Bukti Terima'),
  berkasTidakDikenal: told(
    409,
    (f: { kode_toko: string }) => `Berkas Dari Toko ${f.kode_toko}, Yang Tidak Dikenal Di Server Ini`,
  ),
  berkasDiubah: told(
    409,
    (f: { kode_toko: string }) => `Isi Berkas Berubah, Atau Kunci Portal Toko ${f.kode_toko} Berbeda`,
  ),
  berkasTokoLain: told(409, (f: { kode_toko: string }) => `Berkas Ini Untuk Toko ${f.kode_toko}`),
  kirimanSudahDibaca: told(409, (f: { no: string }) => `Kiriman ${f.no} Sudah Dibaca Di Sini`),
  kirimanServerIni: told(
    409,
    (f: { no: string; kode_toko: string }) =>
      `Kiriman ${f.no} Dikirim Dari Server Ini, Baca Di Server Toko ${f.kode_toko}`,
  ),
  barcodeMilikLain: told(
    409,
    (f: { kode_barcode: string }) => `Barcode ${f.kode_barcode} Dipakai Barang Lain Di Server Ini`,
  ),
  barangMasihDiJalan: told(
    409,
    (f: { kode_barcode: string; no: string }) =>
      `Barang ${f.kode_barcode} Di Sini Masih Di Jalan Dengan ${f.no}, Baca Bukti Terimanya Dulu`,
  ),
  groupTidakAktifDiSini: told(
    409,
    (f: { kode_group: string }) =>
      `Group ${f.kode_group} Tidak Aktif Di Server Ini, Aktifkan Di Master Group Dulu`,
  ),
  jenisTidakAktifDiSini: told(
    409,
    (f: { kode_dept: string }) =>
      `Jenis ${f.kode_dept} Tidak Aktif Di Server Ini, Aktifkan Di Master Jenis Dulu`,
  ),
  berkasSudahKeluar: told(
    409,
    (f: { no: string; kode_toko: string }) =>
      `Berkas ${f.no} Sudah Keluar, Toko ${f.kode_toko} Harus Menolaknya Dulu Di Terima Barang`,
  ),
  bukanKirimanJauh: told(404, (f: { no: string }) => `Kiriman ${f.no} Ke Server Lain Tidak Ada`),
  buktiTanpaKiriman: told(
    409,
    (f: { no: string }) => `Kiriman ${f.no} Tidak Dikirim Ke Toko Penulis Bukti Ini`,
  ),
  buktiSudahDibaca: told(409, (f: { no: string }) => `Bukti Terima ${f.no} Sudah Dibaca`),
  buktiBertentangan: told(
    409,
    (f: { no: string }) => `Bukti Terima ${f.no} Bertentangan Dengan Catatan Di Sini, Hubungi OWN`,
  ),
  belumAdaBukti: told(409, (f: { no: string }) => `Belum Ada Yang Diterima Dari Kiriman ${f.no}`),
  barisTidakAda: told(400, (f: { urut: number }) => `Baris ${f.urut} Tidak Ada`),
  bukanBakiTimbang: told(
    400,
    (f: { kode_baki: string }) => `Baki ${f.kode_baki} Tidak Ada, Atau Bukan Baki Untuk Ditimbang`,
  ),
  isiBakiBerubahDitimbang: told(
    409,
    (f: { kode_baki: string; qty: number; berat: Milligram }) =>
      `Isi Baki ${f.kode_baki} Baru Saja Berubah Menjadi ${formatAngka(f.qty)} Barang, Seharusnya ${formatGram(f.berat)} g. Timbang Lagi`,
  ),
  selisihTanpaKeterangan: fixed(400, 'Selisih Harus Diberi Keterangan'),
  timbangTidakAda: told(404, (f: { no: string }) => `Timbang Baki ${f.no} Tidak Ada`),
  timbangBukanSelisih: told(
    409,
    (f: { no: string; status: string }) => `Timbang Baki ${f.no} Tidak Perlu Disetujui, Status ${f.status}`,
  ),
  timbangSudahDiulang: told(
    409,
    (f: { kode_baki: string }) => `Baki ${f.kode_baki} Sudah Ditimbang Lagi, Setujui Yang Terakhir`,
  ),
  salesTidakAda: told(404, (f: { kode_sales: string }) => `Sales ${f.kode_sales} Tidak Ada`),
  premiHariBelumDitutup: told(
    400,
    (f: { sampai: string }) => `Premi Hanya Sampai Hari Yang Sudah Ditutup, ${f.sampai} Belum`,
  ),
  premiKosong: told(409, (f: { premi: Rupiah; potongan: Rupiah }) =>
    f.potongan > 0
      ? `Premi ${formatRupiah(f.premi)} Tidak Melebihi Potongan Penjualan Batal ${formatRupiah(f.potongan)}, Potongan Tetap Untuk Premi Berikutnya`
      : 'Tidak Ada Premi Yang Belum Dibayar',
  ),
  premiBerubah: told(
    409,
    (f: { jumlah: Rupiah }) => `Premi Sudah Berubah Menjadi ${formatRupiah(f.jumlah)}, Periksa Lagi`,
  ),
  premiSudahDipotong: told(
    409,
    (f: { no_kas: string }) => `Penjualannya Sudah Dipotong Di ${f.no_kas}, Batalkan Itu Dahulu`,
  ),
  hitungKasTidakAda: told(404, (f: { no: string }) => `Hitung Kas ${f.no} Tidak Ada`),
  hitungKasTanpaSelisih: told(
    409,
    (f: { no: string; status: string }) => `Hitung Kas ${f.no} Sudah ${f.status}, Tidak Ada Selisih Lagi`,
  ),
  hitungKasBasi: told(
    409,
    (f: { no: string }) => `Uang Di Laci Sudah Bergerak Sejak ${f.no} Dihitung, Hitung Lagi`,
  ),
  hitungKasDiulang: told(
    409,
    (f: { no: string }) => `Kas Sudah Dihitung Lagi Sesudah ${f.no}, Pakai Hitungan Yang Terakhir`,
  ),
  opnameTidakAda: told(404, (f: { no: string }) => `Stock Opname ${f.no} Tidak Ada`),
  opnameSelesai: told(409, (f: { no: string; status: string }) => `Stock Opname ${f.no} Sudah ${f.status}`),
  opnameTanpaBaki: fixed(400, 'Tidak Ada Baki Yang Bisa Dihitung Di Situ'),
  opnameBukanBakinya: told(
    400,
    (f: { no: string; kode_baki: string }) => `Baki ${f.kode_baki} Tidak Dihitung Di ${f.no}`,
  ),
  opnameTanpaScan: fixed(409, 'Tidak Ada Scan Anda Yang Bisa Ditarik'),
  opnameTertahan: told(
    409,
    (f: { kode_barcode: string; nama_barang: string; status: string; oleh: string; jalan: string }) =>
      `${f.kode_barcode} ${f.nama_barang} Belum Ketemu Tetapi ${f.status} Untuk ${f.oleh}: ${f.jalan}`,
  ),
  barangTidakHilang: told(
    409,
    (f: { kode_barcode: string; status: string }) =>
      `Barang ${f.kode_barcode} Tidak Hilang, Status ${f.status}`,
  ),
  bakiMasihIsi: told(
    409,
    (f: { kode_baki: string; qty: number }) => `Baki ${f.kode_baki} Masih Berisi ${f.qty} Barang`,
  ),
  bakiDitunggu: told(
    409,
    (f: { kode_baki: string; qty: number }) =>
      `Baki ${f.kode_baki} Asal ${f.qty} Barang Titipan Atau Pesanan Yang Belum Diambil`,
  ),
  masterSistem: told(
    409,
    (f: { label: string; kode: string }) => `${f.label} ${f.kode} Dipakai Sistem, Tidak Bisa Diubah`,
  ),
  masterBerubah: fixed(409, 'Data Sudah Diubah User Lain, Silahkan Ulangi'),
  pilihanTidakAda: told(400, (f: { label: string; kode: string }) => `${f.label} ${f.kode} Tidak Ada`),

  // files that are imported
  berkasBukanTabel: fixed(400, 'Berkas Harus Excel (.xlsx) Atau CSV'),
  berkasExcelLama: fixed(
    400,
    'Berkas .xls Atau Berpassword Tidak Bisa Dibaca, Simpan Sebagai .xlsx Tanpa Password',
  ),
  berkasRusak: fixed(400, 'Berkas Rusak, Tidak Bisa Dibaca'),
  berkasKutip: told(400, (f: { no: number }) => `Tanda Kutip Di Baris ${f.no} Tidak Ditutup`),
  berkasKosong: fixed(400, 'Berkas Tidak Ada Isinya, Baris Pertama Judul Kolom Dan Di Bawahnya Data'),
  berkasTerlaluPanjang: told(
    400,
    (f: { maks: number }) => `Berkas Lebih Dari ${f.maks.toLocaleString('ko-KR')} Baris`,
  ),
  berkasTerlaluLebar: told(400, (f: { maks: number }) => `Berkas Lebih Dari ${f.maks} Kolom`),
  judulGanda: told(400, (f: { judul: string }) => `Kolom ${f.judul} Ada Dua Kali`),
  judulTidakAda: told(400, (f: { judul: string }) => `Kolom ${f.judul} Tidak Ada Di Berkas`),
  gandaDiBerkas: told(
    400,
    (f: { label: string; kode: string; no: number }) => `${f.label} ${f.kode} Sudah Ada Di Baris ${f.no}`,
  ),
  tidakBisaDiubah: told(400, (f: { label: string }) => `${f.label} Tidak Bisa Diubah`),
  imporPerluSetuju: fixed(400, 'Ada Yang Harus Disetujui Dulu Di Berkas Ini, Silahkan Periksa Lagi'),
  imporAdaSalah: told(400, (f: { jumlah: number }) => `Ada ${f.jumlah} Baris Salah, Tidak Ada Yang Disimpan`),
  stokAwalSudahLewat: fixed(409, 'Stok Awal Hanya Bisa Diimpor Sebelum Tutup Toko Yang Pertama'),
  barisContoh: fixed(400, 'Baris Contoh Harus Dihapus'),
  stokAwalSudahMasuk: told(
    409,
    (f: { no_saldo_awal: string }) =>
      `Isi Berkas Ini Sudah Masuk Dengan No ${f.no_saldo_awal}. Barang Lain Yang Persis Sama Harus Diberi Barcode`,
  ),
  imporBerubah: fixed(409, 'Data Sudah Berubah Sejak Diperiksa, Silahkan Periksa Lagi'),

  // members and points (DOMAIN §B.12)
  memberServerLain: told(
    409,
    (f: { toko: string }) => `Member Terdaftar Di Toko ${f.toko}, Hanya Bisa Diubah Di Sana`,
  ),
  serverMemberTidakTersambung: fixed(503, 'Server Member Tidak Tersambung'),
  noHpDiServerLain: told(
    400,
    (f: { kode_member: string; toko: string }) =>
      `No HP Sudah Dipakai Member ${f.kode_member} Di Toko ${f.toko}`,
  ),
  /** Nobody here, and not everybody could be asked. */
  memberBelumDiketahui: told(
    502,
    (f: { toko: readonly string[] }) =>
      `Member Tidak Ada Di Server Ini, Server Toko ${f.toko.join(', ')} Tidak Tersambung`,
  ),
  penukaranDikembalikan: fixed(409, 'Poin Penukaran Ini Sudah Dikembalikan, Silahkan Ulangi'),
  noHpDipakai: told(400, (f: { kode_member: string }) => `No HP Sudah Dipakai Member ${f.kode_member}`),
  belumLahir: fixed(400, 'Tanggal Lahir Tidak Valid'),
  memberBerjalan: fixed(409, 'Member Masih Memiliki Transaksi Yang Belum Selesai'),
  memberAnonim: told(409, (f: { kode_member: string }) => `Data Member ${f.kode_member} Sudah Dihapus`),
  memberDigabung: told(
    409,
    (f: { kode_member: string; ke: string }) => `Member ${f.kode_member} Sudah Digabung Ke ${f.ke}`,
  ),
  persetujuanDitarik: fixed(409, 'Persetujuan Member Sudah Ditarik, Minta Persetujuan Lagi'),
  memberGabungDiri: fixed(400, 'Member Tidak Bisa Digabung Dengan Dirinya Sendiri'),
  poinTidakCukup: told(409, (f: { point: number }) => `Poin Tidak Cukup, Sisa Poin ${formatAngka(f.point)}`),
  transaksiMemberTidakAda: fixed(404, 'Data Transaksi Member Tidak Ada !'),
  transaksiMemberSelesai: fixed(400, 'Transaksi Member Sudah Selesai'),

  // told to the customer (DOMAIN §G-6)
  isianPesanTidakDikenal: told(
    400,
    (f: { nama: string; isian: readonly string[] }) =>
      `{${f.nama}} Tidak Dikenal, Yang Ada: ${f.isian.map((nama) => `{${nama}}`).join(' ')}`,
  ),
  kurungPesan: fixed(400, 'Tanda { Dan } Hanya Untuk Isian'),
  pesanTerlaluPanjang: fixed(400, 'Pesan Terlalu Panjang Bila Sudah Diisi'),
  kabarTidakAda: told(404, (f: { no: string }) => `Tidak Ada Yang Perlu Dikabari Dari ${f.no}`),
  kabarTanpaPersetujuan: fixed(409, 'Hanya Member Yang Sudah Setuju Dihubungi Yang Boleh Dikabari'),
  kabarTanpaNomor: fixed(409, 'No HP Member Ini Bukan Nomor Yang Bisa Dihubungi'),
  kabarBelumHarinya: fixed(409, 'Belum Hari Ulang Tahunnya'),

  // gifts and coupons (DOMAIN §B.10, §B.11)
  tanggalTidakSama: fixed(400, 'Tanggal Tidak Sama Dengan Tanggal System'),
  hadiahGanda: fixed(400, 'Nama Hadiah Tersebut Sudah Ada Ditabel'),
  hadiahTidakAda: told(400, (f: { kode_hadiah: string }) => `Hadiah ${f.kode_hadiah} Tidak Ada`),
  hadiahTanpaPoin: told(
    400,
    (f: { kode_hadiah: string }) => `Hadiah ${f.kode_hadiah} Tidak Bisa Ditukar Dengan Poin`,
  ),
  stockHadiahKurang: fixed(409, 'Stock Hadiah Kurang Dari Yang Di Input'),
  hadiahBelumAda: told(404, (f: { no_ref: string }) => `No ${f.no_ref} Tidak Ditemukan`),
  batalHadiahBedaTanggal: fixed(409, 'Transaksi Hadiah Tanggal Lain Tidak Bisa Dibatalkan'),
  hadiahSudahDiserahkan: told(
    409,
    (f: { hadiah: string }) =>
      `Hadiah Undian Sudah Diserahkan: ${f.hadiah}. Batalkan Pengambilannya Dulu, Atau Setujui Bahwa Hadiah Tidak Kembali`,
  ),
  kuponTidakAda: fixed(404, 'Kode Kupon Tersebut Tidak Ada'),
  kuponBukanPemenang: told(
    409,
    (f: { kode_kupon: string; status: string }) => `Kupon ${f.kode_kupon} Bukan Pemenang, Status ${f.status}`,
  ),
  kuponTidakIkut: told(409, (f: { kode_kupon: string }) => `Kupon ${f.kode_kupon} Tidak Ikut Undian Ini`),
  poinTerlaluBanyak: told(
    409,
    (f: { poin: number }) => `Poin Terlalu Banyak (${formatAngka(f.poin)}), Periksa Parameter Point`,
  ),
  kuponTerlaluBanyak: told(
    409,
    (f: { jumlah: number }) => `Kupon Terlalu Banyak (${formatAngka(f.jumlah)}), Periksa Parameter Kupon`,
  ),
  undianTidakAda: told(404, (f: { kode_undian: string }) => `Undian ${f.kode_undian} Tidak Ditemukan`),
  undianBerjalan: told(
    409,
    (f: { kode_undian: string }) => `Undian ${f.kode_undian} Sudah Memiliki Pemenang`,
  ),
  undianTanpaIzin: fixed(409, 'Undian Belum Memiliki No Izin, Kupon Hanya Berlaku Sebagai Voucher'),
  undianHabis: fixed(409, 'Tidak Ada Kupon Yang Bisa Diundi'),
  undianBerakhir: told(
    409,
    (f: { kode_undian: string; berlaku_sampai: string }) =>
      `Undian ${f.kode_undian} Sudah Berakhir ${f.berlaku_sampai}`,
  ),
  masaUndianPendek: told(400, (f: { minimal: string }) => `Kupon Berlaku Sampai Minimal ${f.minimal}`),

  // reports
  tanggalTerbalik: fixed(400, 'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir'),
  rentangTerlaluPanjang: fixed(400, 'Rentang Tanggal Maksimal 366 Hari'),
  laporanTerlaluPanjang: told(
    400,
    (f: { maks: number }) =>
      `Laporan Lebih Dari ${f.maks.toLocaleString('ko-KR')} Baris, Silahkan Gunakan Excel`,
  ),
  laporanTerlaluBesar: fixed(400, 'Laporan Terlalu Besar, Silahkan Perpendek Periode'),

  lembarTidakAda: fixed(404, 'Laporan EOD Tidak Tersedia'),

  // close (DOMAIN §B.21)
  tokoSudahDitutup: fixed(400, 'Toko Sudah Ditutup Untuk Hari Ini'),
  penjualanBelumValidasi: fixed(400, 'Ada Penjualan Yang Belum Di Validasi!'),
  pembelianBelumValidasi: fixed(400, 'Ada Pembelian Yang Belum Di Validasi!'),
  hutangBelumValidasi: fixed(400, 'Ada Hutang Yang Belum Di Validasi!'),
  opnameBelumSelesai: fixed(400, 'Ada Stock Opname Yang Belum Selesai!'),
  bakiBelumDitimbang: fixed(400, 'Ada Baki Yang Belum Ditimbang!'),
  selisihBelumDisetujui: fixed(400, 'Ada Selisih Timbang Baki Yang Belum Disetujui!'),
  kasBelumDihitung: fixed(400, 'Kas Belum Dihitung!'),
  selisihKasBelumDijelaskan: fixed(400, 'Ada Selisih Hitung Kas Yang Belum Dijelaskan!'),
  tanggalTutupBeda: fixed(409, 'Tanggal System Sudah Berubah, Silahkan Login Ulang'),
  tutupSedangBerjalan: fixed(422, 'Please wait, closing the shop'),
  tutupOlehUserLain: fixed(409, 'Error! Sedang dalam proses tutup toko!'),
} satisfies Record<string, Definition<never> | Definition<void>>

type Definitions = typeof definitions
type Facts<D> = D extends Definition<infer F> ? F : never
export type ErrorId = keyof Definitions

/** One function per refusal, typed by its facts. */
export const errors = Object.fromEntries(
  Object.entries(definitions).map(([id, d]) => [
    id,
    (facts: never) => new Refusal(id, d.status, (d as Definition<never>).text(facts)),
  ]),
) as { [K in ErrorId]: (facts: Facts<Definitions[K]>) => Refusal }

/** Told all at once: the first refusal decides status and text, `errors` lists every one. */
export const refuseAll = (refusals: Refusal[]): void => {
  const [first] = refusals
  if (!first) return
  throw new Refusal(
    first.id,
    first.status,
    first.message,
    refusals.flatMap((r) => (r.errors.length ? r.errors : [{ field: '', message: r.message }])),
    refusals.flatMap((r) => r.otorisasi),
  )
}
