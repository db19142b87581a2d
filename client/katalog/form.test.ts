import { expect, test } from 'vitest'
import { katalogs } from '#domain/katalog/index.ts'
import { hargaKatalog } from '#domain/katalog/harga.ts'
import { itemKatalog } from '#domain/katalog/item.ts'
import { splashscreenKatalog } from '#domain/katalog/splashscreen.ts'
import type { KatalogRow } from '#domain/katalog.ts'
import { encode } from '#client/net/api.ts'
import { fieldOf, bodyDari, formFrom, emptyForm, salahnya, susulan } from './form.ts'
import { katalogColumns } from './columns.tsx'

const NAMA = ['0123456789abcdef01234567', '89abcdef0123456789abcdef']
const item = {
  id: 1,
  kode_barang: 'ITM-0001',
  kode_kategori: 'KTG-0001',
  nama_barang: 'Cincin Kencana',
  berat: 2_350,
  harga_jual: 1_577_500,
  direct_url: 'https://example.com/cincin',
  kode_banner: ['BNR-0001'],
  kode_info: [],
  deskripsi_banner: [' '],
  deskripsi_info: [],
  hashtag_kadar: ['375'],
  hashtag_jenis: ['cincin', 'wanita'],
  hashtag_lm: [],
  hashtag_km: [],
  gambar_path: NAMA.map((one) => `/katalog/v1/gambar/ITEM/${one}.jpg`),
  gambar_name: NAMA,
  tayang: true,
  urutan: 1,
  versi: '7',
} as unknown as KatalogRow

test('a row that is opened and saved untouched is what it was', () => {
  const body = bodyDari(itemKatalog, formFrom(itemKatalog, item), false)
  const sent = encode(itemKatalog.calls.ubah.body, body)
  expect(sent).toMatchObject({
    berat: 2.35,
    harga_jual: 1_577_500,
    kode_banner: ['BNR-0001'],
    hashtag_jenis: ['cincin', 'wanita'],
    gambar_name: NAMA,
    tayang: true,
  })
})

test('groups are sent by code; a splash screen names the address it has', () => {
  const harga = {
    nama_harga_app: 'PERHIASAN',
    detail_group: [{ kode_group: 'G375', nama_group: 'EMAS 37.5%', kadar: 375_000 }],
    tayang: false,
  } as unknown as KatalogRow
  expect(bodyDari(hargaKatalog, formFrom(hargaKatalog, harga), false)).toEqual({
    nama_harga_app: 'PERHIASAN',
    detail_group: ['G375'],
    tayang: false,
  })
  const splash = {
    text: 'Halo',
    position: 'top',
    image_path: '/x.png',
    tayang: true,
  } as unknown as KatalogRow
  expect(bodyDari(splashscreenKatalog, formFrom(splashscreenKatalog, splash), false)).toMatchObject({
    image_path: '/x.png',
  })
})

const emptyWrong = (name: string) => {
  const katalog = katalogs.find((one) => one.name === name)!
  const form = emptyForm(katalog)
  return Object.fromEntries(
    fieldOf(katalog, true).flatMap(([field, { ...f }]) => {
      const wrong = salahnya(f, form[field])
      return wrong ? [[field, wrong]] : []
    }),
  )
}
test.each([
  [
    'kategori-katalog',
    {
      nama_kategori: 'Nama Kategori Tidak Boleh Kosong',
      warna: 'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
    },
  ],
  [
    'banner-katalog',
    {
      title: 'Title Tidak Boleh Kosong',
      info: 'Info Tidak Boleh Kosong',
      sub_info: 'Sub Info Tidak Boleh Kosong',
      url_pendukung: 'URL Pendukung Tidak Boleh Kosong',
      nama_tombol: 'Nama Tombol Tidak Boleh Kosong',
    },
  ],
  [
    'item-katalog',
    {
      kode_kategori: 'Kategori Harus Dipilih',
      nama_barang: 'Nama Barang Tidak Boleh Kosong',
      berat: 'Berat Tidak Boleh Kosong',
      harga_jual: 'Harga Jual Tidak Boleh Kosong',
      direct_url: 'Direct URL Tidak Boleh Kosong',
    },
  ],
  [
    'kontak-admin-katalog',
    { nama_admin: 'Mohon Masukan Nama Admin', no_hp: 'Mohon Masukan Nomor Handphone' },
  ],
  [
    'hadiah-katalog',
    {
      nama_hadiah: 'Nama Hadiah Tidak Boleh Kosong',
      info: 'Info Tidak Boleh Kosong',
      sub_info: 'Sub Info Tidak Boleh Kosong',
      point: 'Point Tidak Boleh Kosong',
    },
  ],
  [
    'harga-katalog',
    {
      nama_harga_app: 'Label Harga Tidak Boleh Kosong',
      detail_group: 'Mohon Pilih List Group Minimal 1',
    },
  ],
] as const)('%s, nothing filled in: every field says what it wants', (name, wrong) => {
  expect(emptyWrong(name)).toEqual(wrong)
})

test('what somebody else changed is taken over, what was typed stays', () => {
  const kini = { ...item, nama_barang: 'Cincin Dewi', harga_jual: 1_600_000, versi: '8' } as KatalogRow
  const form = { ...formFrom(itemKatalog, item), nama_barang: 'Cincin Saya' }
  expect(susulan(itemKatalog, { dulu: item, kini }, form)).toEqual({
    content: { harga_jual: 1_600_000 },
    berubah: ['Nama Item: Cincin Kencana → Cincin Dewi', 'Harga Jual: 1,577,500 → 1,600,000'],
  })
})

test.each([
  ['kategori-katalog', ['Kode Kategori', 'Nama Kategori', 'Gambar', 'Warna']],
  ['banner-katalog', ['Kode Banner', 'Title', 'Deskripsi', 'Gambar']],
  ['info-katalog', ['Kode Info', 'Title', 'Deskripsi', 'Gambar']],
  ['item-katalog', ['Kode Item', 'Nama Item', 'Berat', 'Harga Jual', 'Gambar', 'List Banner', 'List Info']],
  ['kontak-admin-katalog', ['Kode Admin', 'Nama Admin', 'Nomor Whatsapp']],
  ['hadiah-katalog', ['Kode Hadiah', 'Nama Hadiah', 'Info', 'Sub Info', 'Deskripsi', 'Gambar']],
  ['harga-katalog', ['Kode Harga', 'Label Harga', 'List Group Terdaftar']],
  ['splashscreen-katalog', ['Nama Screen', 'Gambar', 'Text', 'Posisi']],
  ['group-description-katalog', ['Kode Group', 'Deskripsi']],
])('the columns of %s are the specification’s, in its order', (name, titles) => {
  expect(katalogColumns(katalogs.find((one) => one.name === name)!).map(({ title }) => title)).toEqual(titles)
})
