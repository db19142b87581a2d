/** Codes of each screen, the data each code asks for, and the money it moves (DOMAIN §B.9, §O.5). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kodeTransaksi } from '../bawaan.ts'
import { rupiah } from '../units.ts'
import { AKUN, allAkun } from './akun.ts'
import { AKUN_LAWAN, JURNAL } from './jurnal.ts'
import {
  kategoriDi,
  screenKategori,
  KAS_BANK_SCREENS,
  lawanTerlarang,
  nomorScreen,
  perluRekening,
  perluTujuan,
  putuskanKasBank,
  ALL_SCREENS,
  type KodeTransaksi,
} from './kas-bank.ts'
import { reversalOf } from './pembalikan.ts'
import { periksaPosting } from './periksa-posting.ts'
import { postingKasBank } from './postings/kas-bank.ts'

const kode = (kode_transaksi: string): KodeTransaksi =>
  kodeTransaksi.find((k) => k.kode_transaksi === kode_transaksi)!
const REKENING = ['111', '222'].map((no_rekening) => ({
  no_rekening,
  nama_bank: 'BCA',
  jenis: 'SEMUA' as const,
  is_default: false,
}))

test('each screen offers the codes that belong there', () => {
  const di = (screen: (typeof ALL_SCREENS)[number]) =>
    kodeTransaksi.filter((k) => kategoriDi(screen, k)).map((k) => k.kode_transaksi)
  expect(di('tambah-kas')).toEqual(['MODAL', 'LAIN-MASUK'])
  expect(di('ambil-kas')).toEqual([
    'PRIVE',
    'SETOR-BANK',
    'GAJI',
    'LISTRIK',
    'MAKAN',
    'UPAH-TUKANG',
    'BAYAR-PEMASOK',
    'SETOR-PPN',
    'SETOR-PPH-22',
    'LAIN-KELUAR',
  ])
  expect(di('tambah-bank')).toEqual(['MODAL', 'LAIN-MASUK'])
  expect(di('ambil-bank')).toEqual([
    'PRIVE',
    'TARIK-BANK',
    'PINDAH-BANK',
    'GAJI',
    'LISTRIK',
    'UPAH-TUKANG',
    'ADMIN-BANK',
    'BAYAR-PEMASOK',
    'SETOR-PPN',
    'SETOR-PPH-22',
    'LAIN-KELUAR',
  ])
})

test('what a shop begins with names only accounts that codes may name', () => {
  for (const k of kodeTransaksi) expect(lawanTerlarang(k), k.nama).toBe(false)
  expect(AKUN_LAWAN.map((nama) => AKUN[nama].kode)).toEqual([
    '2104',
    '2105',
    '3101',
    '4107',
    '5101',
    '5102',
    '6102',
    '6103',
  ])
})

test('a number says its screen', () => {
  for (const screen of ALL_SCREENS)
    expect(nomorScreen(`${KAS_BANK_SCREENS[screen].nomor}-TK01-250115-0001`)).toBe(screen)
  expect(nomorScreen('JL-TK01-250115-0001')).toBeUndefined()
})

describe('whatever is asked for', () => {
  const arbKode = fc.oneof(
    fc.constantFrom(...kodeTransaksi),
    fc.record({
      kode_transaksi: fc.constant('UJI'),
      nama: fc.constant('UJI'),
      jenis: fc.constantFrom('IN' as const, 'OUT' as const),
      media: fc.constantFrom('KAS' as const, 'BANK' as const, 'KEDUANYA' as const),
      kode_akun_lawan: fc.constantFrom(...allAkun.map((a) => a.kode)),
      butuh_otorisasi: fc.boolean(),
      is_sistem: fc.boolean(),
    }),
  )
  const no = fc.constantFrom('-', '111', '222', '999')
  const arb = fc.record({
    screen: fc.constantFrom(...ALL_SCREENS),
    kode: arbKode,
    jumlah: fc.integer({ min: 1, max: 10 ** 12 }).map(rupiah),
    no_rekening: no,
    no_rekening_tujuan: no,
    sales: fc.constantFrom('-', 'S01', 'XX'),
  })
  test('it is refused in words beside a field, or it is a posting that the books take, whole, and take back', () => {
    fc.assert(
      fc.property(arb, ({ screen, kode: k, sales: kode_sales, ...content }) => {
        const { tolak, jadi } = putuskanKasBank(
          screen,
          { ...content, kode_transaksi: k.kode_transaksi, kode_sales },
          { kode: k, sales_aktif: kode_sales === 'S01', rekening: REKENING },
        )
        expect(jadi === undefined).toBe(tolak.length > 0)
        for (const t of tolak) expect(t.errors[0]!.field).not.toBe('')
        if (!jadi) return
        const { kategori } = jadi
        expect(screenKategori(screen)).toContain(kategori)
        expect(lawanTerlarang(k)).toBe(false)
        const { media } = KAS_BANK_SCREENS[screen]
        expect(content.no_rekening !== '-').toBe(perluRekening(kategori, media))
        expect(content.no_rekening_tujuan !== '-').toBe(perluTujuan(kategori))
        const lawan = allAkun.find((a) => a.kode === k.kode_akun_lawan)!
        const posting = postingKasBank(kategori, { ...content, no_kas: 'KM-1', keterangan: '-', lawan })
        expect(periksaPosting(posting)).toEqual([])
        expect(Object.hasOwn(JURNAL, posting.kategori)).toBe(true)
        expect(posting.rupiah.map((b) => Math.abs(b.jumlah))).toEqual([content.jumlah, content.jumlah])
        const balik = reversalOf({ ...posting, stok: [], jurnal_id: 1 })
        expect(balik.kategori).toBe('BATAL KAS/BANK')
        expect(periksaPosting(balik)).toEqual([])
      }),
    )
  })

  test('a code that is gone, at a screen that is not its own, or the program’s is never taken', () => {
    const form = { jumlah: rupiah(1), no_rekening: '-', no_rekening_tujuan: '-', kode_sales: '-' }
    const acuan = { sales_aktif: false, rekening: REKENING }
    for (const screen of ALL_SCREENS) {
      const tolak = (kode_transaksi: string, k?: KodeTransaksi) =>
        putuskanKasBank(screen, { ...form, kode_transaksi }, { ...acuan, kode: k }).tolak.map((t) => t.id)
      expect(tolak('X')).toEqual(['kodeTransaksiTidakAda'])
      expect(tolak('PREMI', kode('PREMI'))).toEqual(['premiDihitung'])
      expect(tolak('SELISIH-KAS-LEBIH', kode('SELISIH-KAS-LEBIH'))).toEqual(['selisihDihitung'])
    }
  })
})
