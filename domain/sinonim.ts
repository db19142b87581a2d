/**
 * Words that people use for the same thing: Ctrl-K finds a screen by any word of its set. Upper case; a set may hold
 * words of several parts, as titles have them.
 */
export const SINONIM: readonly (readonly string[])[] = [
  ['EOD', 'REKAP HARIAN', 'LAPORAN HARIAN', 'TUTUP BUKU', 'AKHIR HARI'],
  ['STOK', 'STOCK', 'PERSEDIAAN', 'INVENTORI'],
  ['NOTA', 'FAKTUR', 'STRUK', 'BON', 'KUITANSI', 'LIHAT PENJUALAN', 'LIHAT PEMBELIAN'],
  ['MEMBER', 'CUSTOMER', 'PELANGGAN', 'NASABAH', 'PEMBELI', 'KONSUMEN'],
  ['TITIP', 'DEPOSIT', 'DP', 'UANG MUKA', 'PANJAR'],
  ['TUKAR', 'TRADE', 'BARTER', 'TRANSAKSI PENJUALAN'],
  ['KASIR', 'POS', 'TRANSAKSI PENJUALAN'],
  ['PENJUALAN', 'JUAL', 'SALE', 'SELLING', 'OMZET', 'OMSET'],
  ['PEMBELIAN', 'BUYBACK', 'BUY BACK', 'BELI KEMBALI', 'TERIMA EMAS'],
  ['BATAL', 'CANCEL', 'VOID', 'RETUR'],
  ['VALIDASI', 'KONFIRMASI', 'ANTRIAN', 'SAHKAN'],
  ['HARGA', 'PRICE', 'KURS'],
  ['DATA PRIBADI', 'RETENSI', 'PRIVASI', 'PDP', 'LUPAKAN'],
  ['AML', 'PPATK', 'GOAML', 'PENCUCIAN UANG', 'LAPOR'],
  ['PPN', 'PAJAK', 'TAX'],
  ['HADIAH', 'GIFT', 'KADO', 'SOUVENIR'],
  ['KUPON', 'VOUCHER', 'UNDIAN'],
  ['POIN', 'POINT'],
  ['SALES', 'PRAMUNIAGA', 'SPG'],
  ['USER', 'PENGGUNA', 'KARYAWAN', 'PEGAWAI', 'STAF', 'AKUN'],
  ['HAK AKSES', 'IZIN', 'WEWENANG', 'PERMISSION'],
  ['SETTING', 'PENGATURAN', 'SETELAN', 'KONFIGURASI'],
  ['REKENING', 'BANK', 'TRANSFER'],
  ['BAYAR', 'PAYMENT', 'DEBET', 'QRIS'],
  ['KADAR', 'KARAT', 'CARAT'],
  ['BAKI', 'TRAY', 'NAMPAN', 'RAK'],
  ['GUDANG', 'BRANKAS', 'WAREHOUSE'],
  ['BANDROL', 'LABEL', 'TAG', 'STIKER', 'CETAK BARCODE'],
  ['BARCODE', 'KODE BATANG', 'BARKOD'],
  ['FOTO', 'GAMBAR', 'PHOTO', 'KAMERA', 'DATA BARANG'],
  ['OPNAME', 'STOK OPNAME', 'HITUNG BARANG', 'CACAH', 'SO'],
  ['HITUNG KAS', 'KAS OPNAME', 'CASH OPNAME', 'HITUNG LACI', 'SELISIH KAS'],
  ['TIMBANG', 'TIMBANGAN', 'SCALE'],
  ['BANDROL', 'LABEL', 'TAG'],
  ['KABARI', 'WHATSAPP', 'WA', 'ULANG TAHUN', 'DASHBOARD'],
  ['BUNYI PESAN', 'TEMPLATE', 'SETTING NOTA'],
  ['TUKANG', 'PENGRAJIN', 'PERAJIN'],
  ['KONDISI', 'POTONGAN', 'SUSUT'],
  ['KODE TRANSAKSI', 'KAS', 'CASH', 'BIAYA', 'BUKU KAS'],
  ['KEUANGAN', 'MUTASI BANK', 'BUKU BANK', 'SALDO', 'ARUS KAS'],
  ['TAMBAH UANG KAS', 'KAS MASUK', 'MODAL', 'PETTY CASH'],
  ['AMBIL UANG KAS', 'KAS KELUAR', 'SETOR BANK', 'PENGELUARAN', 'PRIVE', 'PETTY CASH'],
  ['TAMBAH UANG BANK', 'BANK MASUK'],
  ['AMBIL UANG BANK', 'BANK KELUAR', 'TARIK BANK', 'PINDAH BANK', 'PINDAH REKENING', 'BAYAR PEMASOK'],
  ['MARKETPLACE', 'ONLINE', 'TOKOPEDIA', 'SHOPEE'],
  ['PINDAH', 'MUTASI', 'TRANSFER BARANG'],
  ['DATA BARANG', 'CARI BARANG', 'KARTU BARANG', 'RIWAYAT BARANG', 'KOREKSI BERAT'],
  ['TAMBAH', 'BARANG BARU', 'BARANG MASUK', 'INPUT BARANG', 'TAG ULANG'],
  ['KIRIM', 'PENGIRIMAN', 'SURAT JALAN', 'EKSPEDISI', 'ROLLING'],
  ['TERIMA BARANG', 'PENERIMAAN', 'BARANG DATANG', 'BARANG MASUK'],
  ['KONVERSI', 'UBAH GROUP', 'GANTI JENIS'],
  ['HANCUR', 'LEBUR', 'MUSNAH', 'PEMURNI'],
  ['CUCIAN', 'CUCI', 'SEPUH', 'POLES'],
  ['SORTIR', 'PILAH', 'BARANG BELI'],
  ['SERVICE', 'SERVIS', 'REPARASI', 'PERBAIKAN'],
  ['HUTANG', 'PINJAMAN', 'GADAI', 'KREDIT', 'PIUTANG'],
  ['JATUH TEMPO', 'TUNGGAKAN', 'TERLAMBAT'],
  ['PESANAN', 'ORDER', 'PESAN'],
  ['OTORISASI', 'AUTHORIZATION', 'PERSETUJUAN'],
  ['REKAP', 'RINGKASAN', 'SUMMARY', 'SUMARY'],
  ['IMPORT', 'IMPOR', 'AMBIL DATA', 'SINKRON', 'SYNC'],
  ['PUSAT', 'BOS', 'KANTOR PUSAT', 'HEAD OFFICE'],
  ['LAPORAN', 'REPORT'],
  ['DASHBOARD', 'BERANDA', 'HOME'],
]

/** Letters of a word that must be typed before the word is taken to be meant. */
const MIN = 3

/** The words that mean the same as what somebody has begun to type; itself is not among them. */
export const sinonimOf = (word: string): string[] => [
  ...new Set(
    SINONIM.filter((words) =>
      words.some((one) => one === word || (word.length >= MIN && one.startsWith(word))),
    )
      .flat()
      .filter((one) => !one.includes(word)),
  ),
]
