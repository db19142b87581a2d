import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listAddress, alamatHashtag, alamatItem, alamatKategori, readAddress } from './alamat.ts'

const di = (alamat: string) => readAddress(new URL(alamat, 'https://emas.example'))

it.each([
  ['/katalog', { jenis: 'beranda' }],
  ['/katalog/', { jenis: 'beranda' }],
  ['/katalog/item/itm-0001', { jenis: 'item', kode: 'ITM-0001' }],
  ['/katalog/kategori/KTG-0001?halaman=3', { jenis: 'kategori', kode: 'KTG-0001', page: 3 }],
  ['/katalog/kategori/KTG-0001?halaman=-3', { jenis: 'kategori', kode: 'KTG-0001', page: 1 }],
  ['/katalog/kategori/KTG-0001?halaman=1e9', { jenis: 'kategori', kode: 'KTG-0001', page: 1_000 }],
  ['/katalog/cari?q=%20cincin%20', { jenis: 'cari', cari: 'cincin', page: 1 }],
  ['/katalog/cari', { jenis: 'cari', cari: '', page: 1 }],
  ['/katalog/member', { jenis: 'member' }],
  ['/katalog/item', undefined],
  ['/katalog/harga/lain', undefined],
  ['/katalog/item/ITM-0001/lain', undefined],
  ['/katalog/toString', undefined],
  ['/katalogus', undefined],
  ['/katalog/item/%zz', undefined],
])('%s', (alamat, reading) => {
  expect(di(alamat)).toEqual(reading)
})

it('every address that is written is read as what it was', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/^\.{1,2}$/.test(text)),
      fc.integer({ min: 1, max: 1_000 }),
      (text, page) => {
        expect(di(alamatHashtag(text))).toEqual({ jenis: 'hashtag', hashtag: text, page: 1 })
        const list = { jenis: 'hashtag', hashtag: text, page } as const
        expect(di(listAddress(list, page))).toEqual(list)
        expect(di(alamatItem(text))).toEqual({ jenis: 'item', kode: text.toUpperCase() })
        expect(di(alamatKategori(text))).toMatchObject({ kode: text.toUpperCase() })
      },
    ),
  )
})
