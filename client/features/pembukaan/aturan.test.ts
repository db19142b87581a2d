import { expect, test } from 'vitest'
import { aturanBawaan } from '#domain/bawaan-aturan.ts'
import { rupiah } from '#domain/units.ts'
import {
  BELUM_DIISI,
  belumDisebut,
  beratUntuk,
  parameterRugi,
  aturanRequest,
  susunAturan,
  type AturanAda,
} from './aturan.ts'

const EMPTY: AturanAda = { rugi_nota: [], kondisi_pembelian: [], poin: [], kondisi_pinjaman: [] }
const group = (...codes: string[]) => codes.map((kode_group) => ({ kode_group, nama_group: kode_group }))
const rugi = (kode_group: string, nilai: number, more = {}) =>
  ({
    id: 1,
    kode_group,
    tipe: 'PERSENTASE',
    nilai,
    hari_dari: 0,
    hari_sampai: 9999,
    status_aktif: true,
    ...more,
  }) as AturanAda['rugi_nota'][number]

test('a chain without rules is offered all that is usual, and gets what it was shown', () => {
  const aturan = susunAturan(EMPTY, group('G375', 'G700'), BELUM_DIISI)
  expect(belumDisebut(aturan)).toEqual([])
  const sent = aturanRequest(aturan)
  expect(sent.rugi_nota).toEqual(
    aturanBawaan.rugi_nota.filter((r) => ['G375', 'G700'].includes(r.kode_group)),
  )
  expect(sent.kondisi_pembelian).toEqual(aturanBawaan.kondisi_pembelian)
  expect(sent.poin).toEqual(aturanBawaan.poin)
  expect(sent.kondisi_pinjaman).toEqual(aturanBawaan.kondisi_pinjaman)
})

test('what is typed, and what is not ticked', () => {
  const aturan = susunAturan(EMPTY, group('G375'), {
    rugi_nota: { G375: { tipe: 'PERSENTASE', nilai: 50_000 } },
    kondisi_pembelian: { MULUS: { pakai: false }, PENYOK: { potongan: rupiah(12_000) } },
    poin: { pakai: false },
    kondisi_pinjaman: { HARIAN: { pakai: false } },
  })
  const sent = aturanRequest(aturan)
  expect(sent.rugi_nota).toMatchObject([{ tipe: 'PERSENTASE', nilai: 50_000 }])
  expect(sent.kondisi_pembelian[0]).toMatchObject({ kode: 'PENYOK', potongan: 12_000 })
  expect(sent.poin).toEqual([])
  expect(sent.kondisi_pinjaman.map((p) => p['kode'])).not.toContain('HARIAN')
})

test('a group of the shop’s own must be said something of, also nothing', () => {
  const own = group('G375', 'KU')
  expect(belumDisebut(susunAturan(EMPTY, own, BELUM_DIISI))).toEqual([
    { field: 'rugi_nota.1.nilai', message: 'Isi Rugi Nota, 0 Bila Tanpa Potongan' },
  ])
  const said = { ...BELUM_DIISI, rugi_nota: { KU: { tipe: 'PERSENTASE' as const, nilai: 0 } } }
  expect(belumDisebut(susunAturan(EMPTY, own, said))).toEqual([])
})

test('what a chain has is shown as it is, what it left out stays out, and ages of a group stay at their screen', () => {
  const ada: AturanAda = {
    ...EMPTY,
    rugi_nota: [
      rugi('G375', 30_000),
      rugi('G700', 10_000, { hari_sampai: 30 }),
      rugi('G700', 50_000, { hari_dari: 31 }),
    ],
    kondisi_pembelian: [aturanBawaan.kondisi_pembelian[1] as never],
  }
  const aturan = susunAturan(ada, group('G375', 'G700'), BELUM_DIISI)
  const sent = aturanRequest(aturan)
  expect(sent.rugi_nota).toMatchObject([{ kode_group: 'G375', nilai: 30_000 }])
  expect(sent.kondisi_pembelian.map((k) => k['kode'])).toEqual(['PENYOK'])
  expect(parameterRugi(ada, aturan.rugi_nota).map((r) => [r.kode_group, r.hari_dari, r.nilai])).toEqual([
    ['G375', 0, 30_000],
    ['G700', 0, 10_000],
    ['G700', 31, 50_000],
  ])
})

test('the weight of the example', () => {
  expect(beratUntuk(rupiah(5_000_000), rupiah(800_000))).toBe(6_250)
  expect(beratUntuk(rupiah(5_000_000), rupiah(0))).toBe(5_000)
  expect(beratUntuk(rupiah(0), rupiah(800_000))).toBe(1)
})
