/** The home of a member, the servers that are asked, and the points that a home accepts (DOMAIN §O.7-4). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SALDO_POIN_MAKS } from '../limits.ts'
import { kodeMember } from './kode.ts'
import { wholeHp, putuskanLuar, SEBAB_DITUNDA, tokoMember } from './member-antar-server.ts'

describe('the shop that a code names', () => {
  const toko = ['TK01', 'TK0', 'K1', 'SBY001'].map((kode_toko) => ({ kode_toko }))
  it.each(['TK01', 'TK0', 'K1', 'SBY001'])('is %s of its own codes', (kode_toko) => {
    for (const n of [1, 23, 999_999])
      expect(tokoMember(kodeMember(kode_toko, n), toko)).toEqual({ kode_toko })
  })
  it('is none of a code that is another shop’s, wrong, or none', () => {
    const wrong = kodeMember('TK01', 5).replace(/\d$/, (d) => String((Number(d) + 1) % 10))
    for (const kode of [kodeMember('TK02', 1), wrong, 'NONMEMBER', '', 'MTK01'])
      expect(tokoMember(kode, toko)).toBeUndefined()
  })
})

it.each([
  ['0812-7777-8888', ['081277778888', '6281277778888', '81277778888']],
  ['+62 812 7777 8888', ['6281277778888', '081277778888', '81277778888']],
  ['77778888', []],
  ['BUDI', []],
  ['', []],
])('%s is asked for as %j', (text, expected) => {
  expect(wholeHp(text).toSorted()).toEqual(expected.toSorted())
})

describe('rows of a queue', () => {
  const line = (poin: number, kode_member = 'M1', id = 'A') => ({ id, kode_member, poin, kunjungan: 0 })
  const members = (point: number) => new Map([['M1', { kode_member: 'M1', point }]])

  it('wait when they would take more than there is, and hold up no other', () => {
    const done = putuskanLuar([line(-5), line(3), line(-5), line(3), line(-5)], members(1))
    expect(done.map((d) => d.sebab)).toEqual([
      SEBAB_DITUNDA.habis,
      undefined,
      SEBAB_DITUNDA.habis,
      undefined,
      undefined,
    ])
  })
  it('go to who lives on, and wait when nobody does, or when there would be too many', () => {
    const merged = new Map([['M1', { kode_member: 'M2', point: SALDO_POIN_MAKS }]])
    expect(putuskanLuar([line(1), line(-1), line(1), line(1, 'M9')], merged)).toMatchObject([
      { kode_member: 'M2', sebab: SEBAB_DITUNDA.full },
      { kode_member: 'M2', sebab: undefined },
      { sebab: undefined },
      { kode_member: 'M9', sebab: SEBAB_DITUNDA.tidakDikenal },
    ])
  })
  it('never take a balance below nothing, and nothing is lost: sent again and again, what can be taken is', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 30 }), (awal, all) => {
        let point = awal
        let rest = all.filter((n) => n !== 0)
        for (let putaran = 0; putaran <= all.length; putaran++) {
          const done = putuskanLuar(
            rest.map((n) => line(n)),
            members(point),
          )
          for (const { line: b, sebab } of done)
            if (sebab === undefined) {
              point += b.poin
              expect(point).toBeGreaterThanOrEqual(0)
            }
          rest = done.filter((d) => d.sebab !== undefined).map((d) => d.line.poin)
        }
        expect(point + rest.reduce((a, b) => a + b, 0)).toBe(awal + all.reduce((a, b) => a + b, 0))
        for (const n of rest) expect(point + n).toBeLessThan(0)
      }),
    )
  })
})
