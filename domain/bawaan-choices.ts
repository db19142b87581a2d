/** The defaults of domain/bawaan.ts that an owner chooses from when a shop is opened, in order of what refers to what. */
import * as bawaan from './bawaan.ts'
import { formatGram, formatPersen } from './format.ts'

export interface BawaanChoice {
  nama: MasterBawaan
  title: string
  /** The table, the column that names a row, and the column shown beside it. */
  table: string
  kunci: string
  sebutan: string
  rows: readonly Readonly<Record<string, unknown>>[]
  /** The figures that come with a row, for whoever ticks it. */
  rincian?: (row: never) => string
}

type Satu<N extends 'group' | 'kadar' | 'bandrol' | 'bank' | 'marketplace'> = (typeof bawaan)[N][number]

const choices = [
  {
    nama: 'kategori',
    title: 'Kategori',
    table: 'kategori',
    kunci: 'kode_kategori',
    sebutan: 'nama_kategori',
    rows: bawaan.kategori,
  },
  {
    nama: 'group',
    title: 'Group harga',
    table: 'grup',
    kunci: 'kode_group',
    sebutan: 'nama_group',
    rows: bawaan.group,
    rincian: ({ kadar, kadar_jual }: Satu<'group'>) =>
      `kadar ${formatPersen(kadar)}, ${kadar_jual > 0 ? `jual ${formatPersen(kadar_jual)} dari 24K` : 'harga diketik'}`,
  },
  {
    nama: 'jenis',
    title: 'Jenis barang',
    table: 'jenis',
    kunci: 'kode_dept',
    sebutan: 'nama_dept',
    rows: bawaan.jenis,
  },
  {
    nama: 'kadar',
    title: 'Kadar',
    table: 'kadar',
    kunci: 'kode_kadar',
    sebutan: 'nama',
    rows: bawaan.kadar,
    rincian: ({ persen }: Satu<'kadar'>) => formatPersen(persen),
  },
  {
    nama: 'bandrol',
    title: 'Bandrol',
    table: 'bandrol',
    kunci: 'kode_bandrol',
    sebutan: 'keterangan',
    rows: bawaan.bandrol,
    rincian: ({ berat_bandrol }: Satu<'bandrol'>) => `${formatGram(berat_bandrol)} g`,
  },
  {
    nama: 'bank',
    title: 'Bank',
    table: 'bank',
    kunci: 'kode_bank',
    sebutan: 'nama_bank',
    rows: bawaan.bank,
    rincian: ({ fee_kartu }: Satu<'bank'>) => `fee kartu ${formatPersen(fee_kartu)}`,
  },
  {
    nama: 'marketplace',
    title: 'Marketplace',
    table: 'marketplace',
    kunci: 'kode_marketplace',
    sebutan: 'nama_marketplace',
    rows: bawaan.marketplace,
    rincian: ({ biaya_persen }: Satu<'marketplace'>) => `biaya ${formatPersen(biaya_persen)}`,
  },
  {
    nama: 'kondisiBarang',
    title: 'Kondisi barang',
    table: 'kondisi_barang',
    kunci: 'kode_kondisi',
    sebutan: 'kondisi',
    rows: bawaan.kondisiBarang,
  },
] as const

export type MasterBawaan = (typeof choices)[number]['nama']
export const bawaanChoices: readonly BawaanChoice[] = choices
