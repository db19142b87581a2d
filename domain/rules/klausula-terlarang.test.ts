import { describe, expect, test } from 'vitest'
import { parseSettings } from '#domain/rules/para-system.ts'
import { ketentuanBeliKembali } from '../documents/ketentuan-beli-kembali.ts'
import { klausulaTerlarang } from './klausula-terlarang.ts'

describe('a clause that the law forbids is refused', () => {
  test.each([
    'BARANG YANG SUDAH DIBELI TIDAK DAPAT DIKEMBALIKAN',
    'Barang yang sudah dibeli tidak dapat ditukar',
    'barang yang sudah dibeli tidak dapat dikembalikan/ditukar',
    'Barang yg sdh dibeli tdk bisa di kembalikan lagi.',
    'Perhiasan tidak boleh di tukar',
    'Barang   yang sudah dibeli,\ntidak -- dapat\n"dikembalikan"',
    'T I D A K  D A P A T  D I K E M B A L I K A N',
    'tídak dapat díkembalikan',
    'TIDAK.DAPAT.DITUKARKAN',
    'Tidak menerima retur',
    'Kami tidak menerima pengembalian barang',
    'Tidak melayani penukaran',
    'Uang tidak dapat dikembalikan',
    'DP tidak kembali',
    'Penukaran barang tidak dilayani',
    'Pengembalian uang tidak diterima',
    'Toko berhak menolak pengembalian',
    'No refund, no return',
    'Cannot be returned',
    'All sales are final',
    'Toko tidak bertanggung jawab atas kerusakan',
    'Kehilangan di luar tanggung jawab kami',
    'Barang yang sudah dibeli tidak akan kami terima kembali',
    'Perhiasan tidak dapat kami tukar',
    'Tidak menerima komplain',
    'Komplain setelah meninggalkan toko tidak dilayani',
    'Pelanggan setuju pada aturan yang diubah sepihak',
    'Ketentuan sewaktu-waktu dapat berubah tanpa pemberitahuan',
  ])('%s', (text) => expect(klausulaTerlarang(text)).toMatch(/dilarang \(UU 8\/1999 pasal 18\)/))
})

describe('what a shop may well say is let through', () => {
  test.each([
    '',
    'Terima kasih atas kunjungan Anda',
    'Barang dapat ditukar dalam 7 hari dengan membawa nota ini',
    'Simpan nota ini untuk menjual kembali',
    'Perhiasan ini dapat dijual kembali kepada kami. Tidak ada biaya tambahan.',
    'Hubungi kontak bisa dikembalikan ke toko kapan saja',
    'Kami bertanggung jawab atas kadar emas',
    'Keluhan dan komplain: hubungi kami, setiap hari dilayani',
    'Periksa kembali barang Anda sebelum meninggalkan toko',
    'Uang kembali dihitung di depan pelanggan',
    'Melayani penukaran dan pengembalian',
    'Datanglah kembali',
  ])('%s', (text) => expect(klausulaTerlarang(text)).toBeUndefined())

  test('and so is the policy that every nota carries, whatever the settings', () => {
    for (const BASIS_BELI of ['NOTA', 'HARI_INI', 'TERTINGGI'] as const)
      for (const yes of [true, false])
        expect(
          klausulaTerlarang(
            ketentuanBeliKembali({
              ...parseSettings(),
              BASIS_BELI,
              BELI_DENGAN_ONGKOS: yes,
              BELI_DENGAN_ATRIBUT: !yes,
            }),
          ),
        ).toBeUndefined()
  })
})
