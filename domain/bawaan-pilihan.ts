/** The defaults of domain/bawaan.ts that an owner chooses from when a shop is opened, in order of what refers to what. */
import * as bawaan from './bawaan.ts'

export interface PilihanBawaan {
  nama: MasterBawaan
  judul: string
  /** Its table, the column that names a row, and the one that is shown beside it. */
  tabel: string
  kunci: string
  sebutan: string
  baris: readonly Readonly<Record<string, unknown>>[]
}

const pilihan = [
  {
    nama: 'kategori',
    judul: 'Kategori',
    tabel: 'kategori',
    kunci: 'kode_kategori',
    sebutan: 'nama_kategori',
    baris: bawaan.kategori,
  },
  {
    nama: 'group',
    judul: 'Group harga',
    tabel: 'grup',
    kunci: 'kode_group',
    sebutan: 'nama_group',
    baris: bawaan.group,
  },
  {
    nama: 'jenis',
    judul: 'Jenis barang',
    tabel: 'jenis',
    kunci: 'kode_dept',
    sebutan: 'nama_dept',
    baris: bawaan.jenis,
  },
  {
    nama: 'kadar',
    judul: 'Kadar',
    tabel: 'kadar',
    kunci: 'kode_kadar',
    sebutan: 'nama',
    baris: bawaan.kadar,
  },
  {
    nama: 'bandrol',
    judul: 'Bandrol',
    tabel: 'bandrol',
    kunci: 'kode_bandrol',
    sebutan: 'keterangan',
    baris: bawaan.bandrol,
  },
  {
    nama: 'bank',
    judul: 'Bank',
    tabel: 'bank',
    kunci: 'kode_bank',
    sebutan: 'nama_bank',
    baris: bawaan.bank,
  },
  {
    nama: 'marketplace',
    judul: 'Marketplace',
    tabel: 'marketplace',
    kunci: 'kode_marketplace',
    sebutan: 'nama_marketplace',
    baris: bawaan.marketplace,
  },
  {
    nama: 'kondisiBarang',
    judul: 'Kondisi barang',
    tabel: 'kondisi_barang',
    kunci: 'kode_kondisi',
    sebutan: 'kondisi',
    baris: bawaan.kondisiBarang,
  },
  {
    nama: 'kondisiPembelian',
    judul: 'Kondisi pembelian',
    tabel: 'kondisi_pembelian',
    kunci: 'kode',
    sebutan: 'kondisi',
    baris: bawaan.kondisiPembelian,
  },
  {
    nama: 'kondisiPinjaman',
    judul: 'Kondisi pinjaman',
    tabel: 'kondisi_pinjaman',
    kunci: 'kode',
    sebutan: 'nama',
    baris: bawaan.kondisiPinjaman,
  },
] as const

export type MasterBawaan = (typeof pilihan)[number]['nama']
export const pilihanBawaan: readonly PilihanBawaan[] = pilihan
