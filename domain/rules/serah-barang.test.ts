/** Goods handed over for a loan: what they pay, what is refused. */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { Refusal } from '#domain/errors.ts'
import { milligram, persen, rupiah, type TanggalSystem } from '#domain/units.ts'
import { bagiSerah, putuskanSerah, type BarangSerah } from './serah-barang.ts'

const hari = (text: string) => text as TanggalSystem
const HUTANG = {
  no_faktur_hutang: 'HT-TK01-250115-0001',
  nama_customer: 'IBU WATI',
  status_valid: 'DONE',
  status_hutang: 'OPEN',
  tgl_system: hari('2025-01-15'),
  lama_pinjam: 1,
  berat_bruto: milligram(8_500),
  sisa_pokok: rupiah(2_000_000),
  tgl_bunga_sampai: hari('2025-01-15'),
  tgl_jatuh_tempo: hari('2025-02-15'),
  perpanjang_ke: 0,
}
const SYARAT = {
  metode: 'BULANAN' as const,
  bunga: persen(30_000),
  min_hari: 0,
  tenggang_hari: 0,
  min_bunga_rp: rupiah(0),
}
const JAMINAN = [
  { no: 1, nama_barang: 'GELANG', kode_group: 'G700', jumlah: 1, berat: milligram(5_200) },
  { no: 2, nama_barang: 'ANTING', kode_group: 'G700', jumlah: 2, berat: milligram(3_000) },
]
const ACUAN = {
  groups: new Map([
    ['G700', { kode_group: 'G700', kadar: persen(700_000), kadar_cetak: '70%', status_gold: 'GOLD' }],
  ]),
  jenis: new Set(['GELANG', 'ANTING']),
  kondisi: [
    {
      kode: 'K1',
      kondisi: 'MULUS',
      tipe: 'RP' as const,
      persentase: persen(0),
      potongan: rupiah(0),
      tanpa_surat: false,
    },
  ],
}
const barang = (lain: Partial<BarangSerah> = {}): BarangSerah => ({
  no: 1,
  nama_barang: 'GELANG',
  kode_dept: 'GELANG',
  kondisi: 'MULUS',
  berat: milligram(5_200),
  harga: rupiah(1_500_000),
  ...lain,
})
const ANTING = barang({
  no: 2,
  nama_barang: 'ANTING',
  kode_dept: 'ANTING',
  berat: milligram(3_000),
  harga: rupiah(700_000),
})
const serah = (list: readonly BarangSerah[], { tgl = '2025-03-01', catatan = '-', menunggu = false } = {}) =>
  putuskanSerah(
    { hutang: HUTANG, syarat: SYARAT, jaminan: JAMINAN, menunggu, tgl_system: hari(tgl) },
    { barang: list, catatan },
    ACUAN,
    { PEMBULATAN: rupiah(500), TOLERANSI_TIMBANG: milligram(100) },
  )
const wrong = (run: () => unknown): string[] => {
  try {
    run()
  } catch (refusal) {
    return (refusal as Refusal).errors.map((e) => `${e.field}: ${e.message}`)
  }
  return []
}

test.each([
  ['worth more than the debt', 700_000, 120_000, 80_000],
  ['worth just the debt', 620_000, 120_000, 0],
  ['worth less: the rest of the interest is waived', 550_000, 50_000, 0],
  ['worth the principal alone', 500_000, 0, 0],
])('goods %s', (_, harga, bunga, kelebihan) =>
  expect(serah([barang(), { ...ANTING, harga: rupiah(harga) }])).toMatchObject({
    harga: 1_500_000 + harga,
    pokok: 2_000_000,
    bunga,
    bunga_seharusnya: 120_000,
    kelebihan,
    tgl_bunga_sampai: '2025-03-15',
  }),
)

test('who allows it sees the goods as they came, each piece at its price, and what is waived', () =>
  expect(
    serah([barang({ kadar: persen(685_000) }), { ...ANTING, harga: rupiah(550_000) }]).disetujui.map(
      ({ nama, nilai }) => `${nama}: ${nilai}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "Hutang: HT-TK01-250115-0001",
      "Customer: IBU WATI",
      "Jaminan 1: GELANG 1 buah 5.200 g",
      "Jaminan 2: ANTING 2 buah 3.000 g",
      "Barang 1: Jaminan 1 GELANG, G700 / GELANG 68.5%, MULUS, 5.200 g, Rp. 1,500,000",
      "Barang 2: Jaminan 2 ANTING, G700 / ANTING 70%, MULUS, 3.000 g, Rp. 550,000",
      "Harga Serah: Rp. 2,050,000",
      "Sisa Pokok: Rp. 2,000,000",
      "Bunga: Rp. 50,000",
      "Bunga Dihapus: Rp. 70,000",
      "Kelebihan: Rp. 0",
    ]
  `))

test.each<[string, () => unknown, string[]]>([
  [
    'less than the principal',
    () => serah([barang(), { ...ANTING, harga: rupiah(499_999) }]),
    ['detail_barang: Harga Serah Kurang Dari Pokok'],
  ],
  [
    'a line left out',
    () => serah([barang({ harga: rupiah(3_000_000) })]),
    ['detail_barang: Barang Ke 2 Belum Dinilai'],
  ],
  [
    'a thing twice, another that the loan has not',
    () => serah([barang(), barang(), ANTING, { ...ANTING, no: 3 }]),
    ['detail_barang.3.no: Barang Ke 3 Tidak Ada Di Hutang Ini', 'detail_barang: Barang Ke 1 Hanya 1 Buah'],
  ],
  [
    'what no master has',
    () => serah([barang({ kode_dept: 'X', kondisi: 'Y', kadar: persen(0) }), ANTING]),
    [
      'detail_barang.0.kode_dept: Jenis X Tidak Ada',
      'detail_barang.0.kondisi: Kondisi Y Tidak Ada',
      'detail_barang.0.kadar: Kadar Tidak Boleh Kosong',
    ],
  ],
  [
    'goods that weigh less, without a word',
    () => serah([barang({ berat: milligram(5_000) }), ANTING]),
    ['catatan: Berat Beda 0.200 g Dari Waktu Diterima, Catatan Harus Diisi'],
  ],
  [
    'while a payment waits',
    () => serah([barang(), ANTING], { menunggu: true }),
    ['no_faktur_hutang: Masih Ada Pembayaran Belum Divalidasi'],
  ],
])('%s is refused', (_, run, said) => expect(wrong(run)).toEqual(said))

test('a pair may be two pieces, and a word lets what weighs otherwise through', () =>
  expect(
    serah(
      [
        barang({ berat: milligram(5_000) }),
        { ...ANTING, berat: milligram(1_500) },
        { ...ANTING, berat: milligram(1_500) },
      ],
      {
        catatan: 'RANTAI PUTUS',
      },
    ).lines.map((b) => [b.benda.nama_barang, b.berat, b.harga_rata]),
  ).toEqual([
    ['GELANG', 5_000, 300_000],
    ['ANTING', 1_500, 466_667],
    ['ANTING', 1_500, 466_667],
  ]))

it('the price is what is paid of the debt and what is paid out, and no interest beyond what is due', () =>
  fc.assert(
    fc.property(fc.nat(10 ** 10), fc.nat(10 ** 10), fc.nat(10 ** 9), (a, b, jatuh) => {
      const [pokok, harga] = [Math.min(a, b), Math.max(a, b)]
      const { bunga, kelebihan, dihapus } = bagiSerah(rupiah(harga), rupiah(pokok), rupiah(jatuh))
      expect(pokok + bunga + kelebihan).toBe(harga)
      expect(bunga + dihapus).toBe(jatuh)
      expect(Math.min(bunga, kelebihan, dihapus)).toBeGreaterThanOrEqual(0)
      expect(kelebihan > 0 && dihapus > 0).toBe(false)
    }),
  ))
