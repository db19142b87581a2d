/** Every fixed text of the screens, once, letter for letter as the specification has it. Refusals are in errors.ts. */
export const messages = {
  // connection and errors (spec 000 §8)
  notConnected: 'Tidak Dapat Terhubung Keserver',
  connectFailed: 'Gagal Terhubung Ke Server',
  silahkanCobaLagi: 'Silahkan Coba Lagi',
  cobaLagi: 'Coba Lagi',
  connectionTrouble: 'Koneksi Bermasalah',
  connectionTroubleShort: 'Koneksi bermasalah..',
  oopss: 'Oopss!!',
  requestError: 'Terjadi Kesalahan Saat Request Data',
  /** Behind the text of an unexpected error, before the number that is read out on the telephone. */
  errorNumber: 'Nomor',
  sesiBerakhirDiam: 'Anda dikeluarkan karena layar ini lama tidak dipakai. Silahkan login lagi.',
  sesiBerakhir: 'Sesi Anda berakhir atau diakhiri dari komputer lain. Silahkan login lagi.',
  belumDisimpan: 'Ada Yang Belum Disimpan',
  ditinggalDisini:
    'Ditinggal di komputer ini untuk Anda, dan kembali bila Anda login lagi sebelum hari berganti.',
  kembali: 'Kembali',
  tidakBisaLagi: 'Tidak Bisa Dijual Atau Dibeli Lagi',
  belumDisimpanMenunggu: 'Yang belum disimpan menunggu Anda',
  belumDisimpanKembali: 'Yang belum disimpan sudah kembali',
  belumDisimpanDibuang: 'Yang Belum Disimpan Kemarin Sudah Dibuang',
  /**
   * The specification's other wording, 'Terjadi kesalahan saat merequest data', would say of a close that data were
   * asked for (spec 000 §8).
   */
  sendError: 'Terjadi Kesalahan Saat Mengirim Data',
  /** An order at the till; its trailing blank is the specification's. */
  sendPesananError: 'Terjadi Kesalahan Saat Mengirim Data ',
  gagalLogout: 'Gagal Logout',
  andaYakin: 'Anda Yakin !!',

  // reports (spec 002 §2)
  sedangMencari: 'Sedang Mencari',

  // the catalogue (spec 002 §2, §8): what failed, of which list, and this behind it
  simpanData: 'Simpan Data',
  sedangMenyimpan: 'Sedang Menyimpan',
  gagalMenambahkan: 'Gagal Menambahkan',
  /** A row that was filled in anew. */
  gagalMerubah: 'Gagal Merubah',
  /** A failed change of a row within the list: of its place, or of whether it is shown. */
  gagalMengubah: 'Gagal Mengubah',
  gagalMenghapus: 'Gagal Menghapus',
  cobaBeberapaSaatLagi: 'Coba Beberapa Saat Lagi',
  simpanSplashGagal: 'Simpan Data Gagal, Silahkan Ulangi Beberapa Saat Lagi',

  // the shipping report (spec 001 §8)
  noKirimTersedia: 'No Kirim Tersedia',
  noKirimTidakTersedia: 'No Kirim Tidak Tersedia',
  sendErrorRetry: 'Terjadi Kesalahan Saat Mengirim Data, Silahkan Ulangi Lagi !!',
  dataDicariTidakAda: 'Data Yang Di Cari Tidak Ada !!!',
  requestFailed: 'Terjadi Kesalahan Saat Merequest Data',

  // backup (spec 001 §8); the slip in the third is the specification's
  backupTidakTersedia: 'Data Backup Tidak Tersedia',
  backupBelumTersedia: 'Data Backup Belum Tersedia',
  backupGagal: 'Terjadi Kesalhaan Saat Merequest Data Keserver, Silahkan Coba Lagi',
  alreadyChosen: 'Data Sudah Terpilih',

  // members (spec 000 §8, 001 §8)
  namaTidakDitemukan: 'Nama Tidak Di Temukan',
  alamatTidakDitemukan: 'Alamat Tidak Di Temukan',
  noHpTidakDitemukan: 'No Hp Tidak Di Temukan',
  dataMemberTidakAda: 'Data member tidak ada',
  updateMember: 'Update Member?',
  memberBelumPernah: 'Member Ini Belum Pernah Transaksi',
  memberSatuKali: 'Member Baru Transaksi 1 Kali',
  transaksiMemberDitambah: 'Data Transaksi Member Berhasil Ditambah',

  // gifts and coupons (spec 001 §5, §8)
  kuponTidakAda: 'Kode Kupon Tersebut Tidak Ada',
  hadiahHarusDipilih: 'Nama Hadiah Harus Dipilih',
  alasanAmbilHarusDipilih: 'Alasan Ambil Harus Dipilih',
  qtyAmbilHarusDipilih: 'Qty Ambil Harus Dipilih',
  qtyBeliHarusDiIsi: 'Qty Beli Harus Di Isi',
  supplierHarusDiIsi: 'Nama Supplier Harus Di Isi',
  emptySupplier: 'Nama Supplier Masih Kosong',
  emptyDataHadiah: 'Data Hadiah Masih Kosong',
  hadiahTersimpan: 'Data Barang Berhasil Di Simpan',

  // the layout (spec 000 §2, §6)
  tanggalSystem: 'Tanggal System',
  tutupToko: 'Tutup Toko',
  gantiPassword: 'Ganti Password',
  logout: 'Logout',
  back: 'BACK',
  login: 'LOGIN',
  aksesDitolak: 'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini',
  goHome: 'Go Home',
  tanggalBeda: 'Tanggal System Tidak Sama Dengan Tanggal Hari Ini, Silahkan Tutup Toko',

  // the close (spec 000 §4, §8)
  closeShopNow: 'Close Shop Now',
  closingTheShop: 'Please wait, closing the shop',
  peringatanTutup: 'Toko Berhasil Ditutup Dengan Peringatan',
  ditutupAkunLain: 'Toko Sudah Ditutup Oleh Akun Lain',
  ditutupOleh: 'Toko sudah ditutup oleh',
  sedangDitutupOleh: 'Toko sedang ditutup oleh',
  ditinggalSaatTutup: 'Yang belum disimpan tidak hilang: login lagi untuk meneruskan.',
  tidakJadiTutup: 'Toko Tidak Jadi Ditutup Oleh',
  tutupTanpaHak:
    'Anda tidak diberi hak menutup toko. Minta kasir atau supervisor menutupnya; hak ini diatur di Hak Akses Users.',
  tidak: 'Tidak',
  ok: 'OK',
} as const
