import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listAddress, alamatHashtag, alamatItem, alamatKategori, readAddress } from './alamat.ts'

const di = (alamat: string) => readAddress(new URL(alamat, 'https://emas.example'))

it.each([
  ['/katalog', { jenis: 'beranda' }],
  ['/katalog/', { jenis: 'beranda' }],
  ['/katalog/item/itm-0001', { jenis: 'item', kode: 'ITM-0001' }],
  ['/katalog/kategori/KTG-0001?halaman=3', { jenis: 'kategori', kode: 'KTG-0001', halaman: 3 }],
  ['/katalog/kategori/KTG-0001?halaman=-3', { jenis: 'kategori', kode: 'KTG-0001', halaman: 1 }],
  ['/katalog/kategori/KTG-0001?halaman=1e9', { jenis: 'kategori', kode: 'KTG-0001', halaman: 1_000 }],
  ['/katalog/cari?q=%20cincin%20', { jenis: 'cari', cari: 'cincin', halaman: 1 }],
  ['/katalog/cari', { jenis: 'cari', cari: '', halaman: 1 }],
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
      fc.string({ minLength: 1, unit: 'grapheme' }).filter((teks) => !/^\.{1,2}$/.test(teks)),
      fc.integer({ min: 1, max: 1_000 }),
      (teks, halaman) => {
        expect(di(alamatHashtag(teks))).toEqual({ jenis: 'hashtag', hashtag: teks, halaman: 1 })
        const list = { jenis: 'hashtag', hashtag: teks, halaman } as const
        expect(di(listAddress(list, halaman))).toEqual(list)
        expect(di(alamatItem(teks))).toEqual({ jenis: 'item', kode: teks.toUpperCase() })
        expect(di(alamatKategori(teks))).toMatchObject({ kode: teks.toUpperCase() })
      },
    ),
  )
})
