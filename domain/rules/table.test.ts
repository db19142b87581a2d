/** The tables of the trade agree with each other. */
import { describe, expect, it, test } from 'vitest'
import { milligram, rupiah } from '#domain/units.ts'
import { AKUN, allAkun } from './akun.ts'
import { JURNAL, PEMBATALAN } from './jurnal.ts'
import { GUDANG_SISTEM, isMaya, jenisLokasi, LOKASI_MAYA, lokasiSistem, statusDi } from './lokasi.ts'
import { bolehMutasi, mutasiColumn, MUTASI, MUTASI_BALIK, columnSign, type KodeMutasi } from './mutasi.ts'
import { KATEGORI_OTORISASI } from './otorisasi.ts'
import { periksaPosting } from './periksa-posting.ts'
import type { RupiahRow, GerakStok, Posting } from './posting.ts'
import { boleh, isStatus, STATUS, STATUS_DI_TOKO } from './status.ts'

describe('accounts', () => {
  it('are those of DOMAIN §B.0.4 and §P.1, each once', () => {
    expect(allAkun).toHaveLength(24)
    expect(new Set(allAkun.map((a) => a.kode)).size).toBe(24)
  })
  it('stand on the side of their first digit', () => {
    for (const { kode, normal } of allAkun) expect(normal).toBe('156'.includes(kode[0]!) ? 'D' : 'K')
  })
})

describe('money events', () => {
  it('are E01 to E35, E36 for gifts, E37 for what was paid out of a deposit, E38 to E42 for orders, repairs and loans, E43 to E45 for bank accounts and melted gold', () => {
    expect([...new Set(Object.values(JURNAL).map((e) => e.kode))].toSorted()).toEqual(
      Array.from({ length: 45 }, (_, i) => `E${String(i + 1).padStart(2, '0')}`),
    )
  })
  it('are undone on the opposite sides', () => {
    for (const [kategori, batal] of Object.entries(PEMBATALAN)) {
      const event = JURNAL[kategori as keyof typeof JURNAL]
      expect([...JURNAL[batal].kredit]).toEqual(expect.arrayContaining([...event.debit]))
      expect([...JURNAL[batal].debit]).toEqual(expect.arrayContaining([...event.kredit]))
    }
  })
})

describe('mutations', () => {
  it('are M01 to M25', () => {
    expect(Object.keys(MUTASI)).toEqual(
      Array.from({ length: 25 }, (_, i) => `M${String(i + 1).padStart(2, '0')}`),
    )
  })
  it.each([
    ['M03', 'TOKO/A1', 'V:CUSTOMER', true],
    ['M03', 'PESANAN/PESANAN', 'V:CUSTOMER', true],
    ['M03', 'BELI/BELI', 'V:CUSTOMER', false],
    ['M03', 'V:CUSTOMER', 'TOKO/A1', false],
    ['M07', 'V:CUSTOMER', 'BELI/BELI', true],
    ['M09', 'ETALASE/B7', 'TOKO/A1', true],
    ['M23', 'TOKO/A1', 'HUTANG/HUTANG', false],
    ['M03', 'TOKO', 'V:CUSTOMER', false],
    ['M03', 'TOKO/A1', 'V:BULAN', false],
  ] as const)('%s from %s to %s: %s', (kode, dari, ke, expected) => {
    expect(bolehMutasi(kode, dari, ke)).toBe(expected)
  })
  it('are undone the other way round', () => {
    for (const [kode, balik] of Object.entries(MUTASI_BALIK) as [KodeMutasi, KodeMutasi][])
      for (const [from, to] of MUTASI[kode].arah) {
        const place = (kind: string) =>
          kind === 'TRAY' ? 'TOKO/A1' : isMaya(kind) ? kind : `${kind}/${kind}`
        // a piece lost on the way, or at the washer's, is found in a tray
        const back = from.filter((a) => kode !== 'M19' || a === 'TRAY')
        for (const a of back) for (const b of to) expect(bolehMutasi(balik, place(b), place(a))).toBe(true)
      }
  })
  it.each([
    ['M02', 1, 'tambah', 1],
    ['M25', -1, 'tambah', -1],
    ['M03', -1, 'jual', 1],
    ['M04', 1, 'jual', -1],
    ['M05', -1, 'keluar', 1],
    ['M05', 1, 'masuk', 1],
    ['M10', -1, 'kirim', 1],
    ['M12', 1, 'kirim', -1],
    ['M13', -1, 'hancur', 1],
    ['M19', -1, 'selisih', -1],
    ['M24', -20, 'koreksi', -20],
  ] as const)('%s changing a place by %i counts in %s as %i', (kode, change, column, shown) => {
    expect(mutasiColumn(kode, change)).toBe(column)
    expect(change * columnSign(column)).toBe(shown)
  })
  it("leave customers' goods out of the stock report", () => {
    expect([mutasiColumn('M22', 1), mutasiColumn('M23', -1)]).toEqual([undefined, undefined])
  })
})

describe('places', () => {
  it('are known by their name', () => {
    expect(
      ['TOKO/A1', 'ETALASE/B7', 'BELI/BELI', 'V:SUSUT', 'V:LAIN', 'A1', 'A/B/C', '/A'].map(jenisLokasi),
    ).toEqual(['TRAY', 'TRAY', 'BELI', 'V:SUSUT', undefined, undefined, undefined, undefined])
  })
  it('give a piece its status', () => {
    expect(GUDANG_SISTEM.map((g) => statusDi(lokasiSistem(g)))).toEqual([
      'READY',
      'BELI',
      'TITIP',
      'PESANAN',
      'CUCI',
      'SORTIR',
      undefined,
      undefined,
      undefined,
    ])
    expect(statusDi('V:CUSTOMER')).toBe('TERJUAL')
    for (const place of LOKASI_MAYA) expect(STATUS_DI_TOKO).not.toContain(statusDi(place))
  })
  it('no mutation gives a piece a status that cannot follow that of where it lay', () => {
    for (const [kode, m] of Object.entries(MUTASI)) {
      if ('hanya_berat' in m) continue
      for (const [from, to] of m.arah)
        for (const a of from)
          for (const b of to) {
            const [before, after] = [a, b].map((kind) =>
              statusDi(kind === 'TRAY' ? 'TOKO/A1' : isMaya(kind) ? kind : `${kind}/${kind}`),
            )
            if (before === undefined || after === undefined || before === after || before === 'HANCUR')
              continue
            const allowed =
              boleh('barang', before, after) ||
              (boleh('barang', before, 'BOOKED') && boleh('barang', 'BOOKED', after))
            expect(
              allowed || kode === 'M25' || (kode === 'M09' && isMaya(b)),
              `${kode}: ${before} → ${after}`,
            ).toBe(true)
          }
    }
  })
})

describe('statuses', () => {
  it('every way ends in a status that exists, and none stays where it is', () => {
    for (const table of Object.values(STATUS))
      for (const [from, tos] of Object.entries(table)) {
        expect(Object.keys(table)).toEqual(expect.arrayContaining([...tos]))
        expect(tos).not.toContain(from)
      }
  })
  test.each([
    [boleh('status_valid', 'OPEN', 'DONE'), true],
    [boleh('status_valid', 'DONE', 'OPEN'), false],
    [boleh('status_kembali', 'CANC', 'OPEN'), false],
    [boleh('barang', 'READY', 'BOOKED'), true],
    [boleh('barang', 'TERJUAL', 'BOOKED'), false],
    [boleh('barang', 'HANCUR', 'TERJUAL'), false],
    [boleh('status_pesanan', 'OPEN', 'FINISH'), false],
    [boleh('status_hutang', 'CLOS', 'OPEN'), true],
    [boleh('kupon', 'BATAL', 'MENANG'), false],
    [isStatus('barang', 'READY'), true],
    [isStatus('barang', 'toString'), false],
  ])('%# %s', (actual, expected) => {
    expect(actual).toBe(expected)
  })
})

it('otorisasi: each once', () => {
  expect(new Set(KATEGORI_OTORISASI).size).toBe(KATEGORI_OTORISASI.length)
})

describe('a posting is refused', () => {
  const line = (
    kode_akun: RupiahRow['kode_akun'],
    jumlah: number,
    more: Partial<RupiahRow> = {},
  ): RupiahRow => ({
    kode_akun,
    no_rekening: '-',
    sub_ref: '-',
    jumlah: rupiah(jumlah),
    jenis_bayar: '-',
    keterangan: '-',
    ...more,
  })
  const move = (more: Partial<GerakStok>): GerakStok => ({
    kode_mutasi: 'M03',
    barang_id: 1,
    kode_barcode: '00000001',
    kode_group: 'G375',
    kode_dept: '-',
    dari: 'TOKO/A1',
    ke: 'V:CUSTOMER',
    qty: 1,
    berat: milligram(2_350),
    ref_line: '-',
    pemilik: 'TOKO',
    ...more,
  })
  const posting = (more: Partial<Posting>): Posting => ({
    kategori: 'PENJUALAN',
    ref_type: 'PENJUALAN',
    ref_no: 'JL-1',
    keterangan: '-',
    rupiah: [],
    stok: [],
    poin: [],
    hadiah: [],
    ...more,
  })
  test.each<[string, Partial<Posting>, RegExp]>([
    ['empty', {}, /empty/],
    ['without a document', { ref_no: '', stok: [move({})] }, /ref_no/],
    ['out of balance', { rupiah: [line('1101', 500), line('4101', -499)] }, /do not balance: 1/],
    ['with a line of 0', { rupiah: [line('1101', 0)] }, /0 is no amount/],
    [
      'with an account of another event',
      { rupiah: [line('1101', 500), line('4105', -500)] },
      /PENJUALAN may not credit 4105/,
    ],
    ['on the wrong side', { rupiah: [line('4101', 500), line('1101', -500)] }, /may not debit 4101/],
    [
      'with money under a name that is no event',
      { kategori: 'PINDAH BARANG', rupiah: [line('1101', 500), line('4101', -500)] },
      /no money event/,
    ],
    ['with a bank but no rekening', { rupiah: [line('1102', 500), line('4101', -500)] }, /1102: rekening -/],
    ['with a liability of nobody', { rupiah: [line('2101', 500), line('4101', -500)] }, /2101: no document/],
    ['moving against its mutation', { stok: [move({ dari: 'V:CUSTOMER', ke: 'TOKO/A1' })] }, /not a way/],
    ['moving nothing', { stok: [move({ qty: 0, berat: milligram(0) })] }, /moves nothing/],
    ['moving a piece twice', { stok: [move({ qty: 2 })] }, /2 pieces/],
    ['with a negative weight', { stok: [move({ berat: milligram(-1) })] }, /no weight/],
    ['moving nowhere', { stok: [move({ kode_mutasi: 'M09', ke: 'TOKO/A1' })] }, /goes nowhere/],
    [
      'converting without saying into what',
      { stok: [move({ kode_mutasi: 'M15', ke: 'TOKO/A1' })] },
      /must change/,
    ],
    ['correcting whole pieces', { stok: [move({ kode_mutasi: 'M24', ke: 'V:KOREKSI' })] }, /grams only/],
    [
      "with a customer's goods as the shop's",
      { stok: [move({ kode_mutasi: 'M23', barang_id: null, dari: 'V:CUSTOMER', ke: 'HUTANG/HUTANG' })] },
      /belongs to TOKO/,
    ],
    [
      'with no points',
      { poin: [{ kode_member: 'M1', poin: 0, kategori: 'KOREKSI', deskripsi: '-' }] },
      /poin M1: 0/,
    ],
    [
      'with no gifts',
      {
        hadiah: [
          {
            kode_hadiah: 'H1',
            kategori: 'PEMBELIAN',
            stock_in: 0,
            stock_out: 0,
            nilai: rupiah(0),
            keterangan: '-',
          },
        ],
      },
      /no pieces/,
    ],
  ])('%s', (_, more, expected) => {
    expect(periksaPosting(posting(more)).join('; ')).toMatch(expected)
  })
  it('but not when it is right', () => {
    expect(
      periksaPosting(
        posting({ rupiah: [line('1101', 500), line(AKUN.PENJUALAN_EMAS.kode, -500)], stok: [move({})] }),
      ),
    ).toEqual([])
  })
})
