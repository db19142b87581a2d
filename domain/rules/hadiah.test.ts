import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rupiah } from '#domain/units.ts'
import { hadiahGanda, hadiahKurang, hadiahTidakDikenal, poinTukar, type StokHadiah } from './hadiah.ts'
import { postingAmbilHadiah, postingBeliHadiah } from './postings/hadiah.ts'
import { hargaRata } from './rata-rata.ts'

const gift = (kode_hadiah: string, stock: number, poin = 5): StokHadiah => ({
  kode_hadiah,
  nama_hadiah: kode_hadiah,
  poin,
  stock,
  nilai: rupiah(stock * 10_000),
})
const known = new Map([gift('H1', 2), gift('H2', 0), gift('H3', 9, 0)].map((g) => [g.kode_hadiah, g]))
const at = (list: { errors: { field: string; message: string }[] }[]) =>
  list.flatMap((r) => r.errors.map((e) => `${e.field} ${e.message}`))

describe('lines of gifts', () => {
  it('name no gift twice, by kode_hadiah', () => {
    expect(
      at(
        hadiahGanda([
          { kode_hadiah: 'H1', qty: 1 },
          { kode_hadiah: 'H3', qty: 1 },
          { kode_hadiah: 'H1', qty: 2 },
        ]),
      ),
    ).toEqual(['detail_hadiah.2.kode_hadiah Nama Hadiah Tersebut Sudah Ada Ditabel'])
  })
  it('name gifts that exist, and no more than there are', () => {
    const lines = [
      { kode_hadiah: 'H1', qty: 2 },
      { kode_hadiah: 'H2', qty: 1 },
      { kode_hadiah: 'H9', qty: 1 },
    ]
    expect(at(hadiahTidakDikenal(lines, known))).toEqual(['detail_hadiah.2.kode_hadiah Hadiah H9 Tidak Ada'])
    expect(at(hadiahKurang(lines, known))).toEqual([
      'detail_hadiah.1.qty Stock Hadiah Kurang Dari Yang Di Input',
    ])
  })
  it('cost points, but for gifts that are not for points', () => {
    const { poin, refusals } = poinTukar(
      [
        { kode_hadiah: 'H1', qty: 2 },
        { kode_hadiah: 'H3', qty: 1 },
      ],
      known,
    )
    expect(poin).toBe(10)
    expect(at(refusals)).toEqual(['detail_hadiah.1.kode_hadiah Hadiah H3 Tidak Bisa Ditukar Dengan Poin'])
  })
})

describe('the moving average (DOMAIN §C.11)', () => {
  it('leaves no residue: whatever was bought and however it is taken, the last takes all that is left', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ qty: fc.integer({ min: 1, max: 50 }), total: fc.integer({ min: 0, max: 5_000_000 }) }),
          { minLength: 1, maxLength: 6 },
        ),
        fc.infiniteStream(fc.integer({ min: 1, max: 20 })),
        (buys, takes) => {
          let [stock, nilai] = [0, rupiah(0)]
          for (const { qty, total } of buys) {
            const [line] = postingBeliHadiah({
              no_pembelian: 'BH',
              supplier: 'X',
              lines: [{ kode_hadiah: 'H', qty, total_uang: rupiah(total) }],
              pembayaran: [],
            }).hadiah
            ;[stock, nilai] = [stock + line!.stock_in, rupiah(nilai + line!.nilai)]
          }
          for (const wanted of takes) {
            const qty = Math.min(wanted, stock)
            const rata = hargaRata(nilai, stock)
            const [line] = postingAmbilHadiah({
              no_pengambilan: 'AH',
              lines: [{ kode_hadiah: 'H', qty, stock, nilai, alasan: 'SOUVENIR' }],
            }).hadiah
            expect(Math.abs(-line!.nilai - qty * rata)).toBeLessThanOrEqual(qty)
            ;[stock, nilai] = [stock - qty, rupiah(nilai + line!.nilai)]
            expect(nilai).toBeGreaterThanOrEqual(0)
            if (stock === 0) break
          }
          expect(nilai).toBe(0)
        },
      ),
    ))
})
