/** What needs a second person's password (DOMAIN §B.0.7). */
export const KATEGORI_OTORISASI = [
  'BATAL PENJUALAN',
  'BATAL PEMBELIAN',
  'BATAL TITIPAN',
  'BATAL PESANAN',
  'BATAL SERVICE',
  'BATAL HUTANG',
  'BATAL HUTANG LUNAS',
  'BATAL BEDA TANGGAL',
  'BATAL KAS',
  'BATAL KIRIM',
  'BATAL HADIAH',
  'HARGA JUAL DILUAR BATAS',
  'ONGKOS TURUN',
  'UBAH HARGA EMAS',
  'PEMBELIAN DI ATAS NOTA',
  'PEMBELIAN TANPA BARCODE',
  'BERAT BELI DILUAR TOLERANSI',
  'PINJAMAN DI ATAS MAKSIMUM',
  'BUNGA DIUBAH',
  'HUTANG SERAH BARANG',
  'AMBIL KAS DI ATAS LIMIT',
  'SALDO BANK MINUS',
  'HANCUR BARANG',
  'HAPUS BARANG',
  'KONVERSI BARANG',
  'KOREKSI BERAT',
  'STOCK OPNAME FINAL',
  'TIMBANG BAKI SELISIH',
  'KOREKSI POIN',
  'UNDIAN KUPON',
  'ARSIP TRANSAKSI',
  'REPRINT NOTA',
] as const
export type KategoriOtorisasi = (typeof KATEGORI_OTORISASI)[number]

/** Given by an owner alone: no other level and no right of a user stands in (DOMAIN §B.0.10). */
export const hanyaPemilik = (kategori: KategoriOtorisasi): boolean => kategori === 'BATAL BEDA TANGGAL'
