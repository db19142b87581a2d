/** Rights to undo each document, and the otorisasi needed (DOMAIN §B.0.10): for every declared kind. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pindah } from '#domain/dokumen/pindah.ts'
import { penjualan } from '#domain/dokumen/penjualan.ts'
import { titipan } from '#domain/dokumen/titipan.ts'
import { beliHadiah } from '#domain/dokumen/hadiah.ts'
import { allDokumen } from '#domain/dokumen/index.ts'
import { LEVELS, type Level } from '#domain/level.ts'
import { putuskanBatal, type Dibatalkan, type Pembatal } from './pembatalan.ts'

const [KEMARIN, HARI_INI, BESOK] = ['2025-01-14', '2025-01-15', '2025-01-16'] as const
const dokumen = (given: Partial<Dibatalkan> = {}): Dibatalkan => ({
  no: 'JL-TK01-250115-0001',
  status_valid: 'DONE',
  tgl_system: HARI_INI,
  input_by: 'SLS1',
  ...given,
})
const oleh = (level: Level, given: Partial<Pembatal> = {}): Pembatal => ({
  user_id: `${level}1`,
  level,
  tgl_system: HARI_INI,
  hari_ini: HARI_INI,
  ...given,
})

describe('a draft', () => {
  test.each(LEVELS)('of another: %s', (level) => {
    const { cara } = putuskanBatal(
      penjualan,
      dokumen({ status_valid: 'OPEN', input_by: 'SLS2' }),
      oleh(level),
    )
    expect(cara).toBe(['OWN', 'SU', 'SPV', 'KSR'].includes(level) ? 'lepas' : 'tolak')
  })
  test('of their own is released by everybody, on whatever day', () => {
    const draft = dokumen({ status_valid: 'OPEN', tgl_system: KEMARIN })
    expect(putuskanBatal(penjualan, draft, oleh('SLS', { hari_ini: BESOK }))).toEqual({ cara: 'lepas' })
  })
})

describe('what was done', () => {
  test('of the same day is undone with the kind’s own otorisasi', () => {
    expect(putuskanBatal(penjualan, dokumen(), oleh('KSR'))).toEqual({
      cara: 'balik',
      otorisasi: 'BATAL PENJUALAN',
    })
  })
  test('of an earlier day: a sale by the owner alone, a deposit as ever, a gift not at all', () => {
    const lama = dokumen({ tgl_system: KEMARIN })
    expect(putuskanBatal(penjualan, lama, oleh('OWN'))).toEqual({
      cara: 'balik',
      otorisasi: 'BATAL BEDA TANGGAL',
    })
    expect(putuskanBatal(penjualan, lama, oleh('SPV'))).toMatchObject({
      cara: 'balik',
      otorisasi: 'BATAL BEDA TANGGAL',
      tanpa: { id: 'batalBedaTanggal', errors: [{ field: 'no_faktur_group' }] },
    })
    expect(putuskanBatal(titipan, lama, oleh('KSR'))).toEqual({ cara: 'balik', otorisasi: 'BATAL TITIPAN' })
    expect(putuskanBatal(beliHadiah, lama, oleh('OWN'))).toMatchObject({
      cara: 'tolak',
      refusal: { id: 'batalHadiahBedaTanggal', errors: [{ field: 'no_ref' }] },
    })
  })
  test('waits until the day that is behind has been closed', () => {
    expect(putuskanBatal(penjualan, dokumen(), oleh('OWN', { hari_ini: BESOK }))).toMatchObject({
      cara: 'tolak',
      refusal: { id: 'hariBelumDitutup' },
    })
  })
})

describe('a kind that asks for no otorisasi', () => {
  test.each(LEVELS)('is undone by its maker, or a supervisor: %s', (level) => {
    const { cara } = putuskanBatal(pindah, dokumen({ input_by: 'GDG1' }), oleh(level))
    expect(cara).toBe(['OWN', 'SU', 'SPV', 'GDG'].includes(level) ? 'balik' : 'tolak')
  })
})

describe('every kind', () => {
  const arbLevel = fc.constantFrom(...LEVELS)
  const arbHari = fc.constantFrom(KEMARIN, HARI_INI)
  test.each(allDokumen)(
    '$kind: what was undone stays so, and nothing done is undone without an otorisasi',
    (kind) => {
      fc.assert(
        fc.property(
          arbLevel,
          arbHari,
          fc.constantFrom('OPEN', 'DONE', 'CANC'),
          (level, tgl_system, status_valid) => {
            const putusan = putuskanBatal(kind, dokumen({ status_valid, tgl_system }), oleh(level))
            if (status_valid === 'CANC') expect(putusan).toMatchObject({ cara: 'tolak' })
            if (status_valid === 'DONE') expect(putusan.cara).not.toBe('lepas')
            if (putusan.cara === 'balik' && putusan.otorisasi === undefined)
              expect(level === 'SLS' || ['OWN', 'SU', 'SPV'].includes(level)).toBe(true)
            if (putusan.cara === 'tolak' && putusan.refusal.errors.length)
              expect(putusan.refusal.errors[0]!.field).toBe(kind.kunci)
          },
        ),
      )
    },
  )
  test('has a number of its own, or one of its screen’s or series, and a name', () => {
    const screens = (nomor: string) =>
      allDokumen.filter((d) => d.nomor === nomor).map((d) => ('menu' in d ? d.menu : (d.seri ?? d.kind)))
    for (const { nomor } of allDokumen) expect(new Set(screens(nomor)).size).toBe(1)
    expect(new Set(allDokumen.map(({ kind }) => kind)).size).toBe(allDokumen.length)
  })
})
