import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatGram } from '#domain/format.ts'
import {
  readingOf,
  pemotong,
  profilTimbangan,
  ALL_PROFIL,
  terlihat,
  type NamaProfil,
  type Sebab,
} from './timbangan-reading.ts'

const UMUM = 'UMUM'
test.each<[string, NamaProfil, number]>([
  ['ST,GS,+ 00012.345 g', 'AND', 12_345],
  ['ST,+00012.345  g', 'AND', 12_345],
  ['ST,GS,+ 1 234.567 g', 'AND', 1_234_567],
  ['ST,NT,+0.00235kg', 'AND', 2_350],
  ['N     +    2.350 g', 'SARTORIUS', 2_350],
  ['+    2.350 g  ', 'SARTORIUS', 2_350],
  ['S S     2.350 g', 'METTLER', 2_350],
  ['S S      0.0024 kg', 'METTLER', 2_400],
  ['    2.350 g    N', 'OHAUS', 2_350],
  ['   2.350 g', 'OHAUS', 2_350],
  ['S     2.350 g', 'CAS', 2_350],
  ['S S   2.350 g', 'CAS', 2_350],
  ['ST,GS,   2.350g', 'CAS', 2_350],
  ['wn00012.345g', UMUM, 12_345],
  ['ST,GS,+   2.350 g', UMUM, 2_350],
  ['  5.125g', UMUM, 5_125],
  ['+0002.35 G', UMUM, 2_350],
  ['1,208 g', UMUM, 1_208],
  ['2.3500 g', UMUM, 2_350],
  ['2,35', 'UMUM_TANPA_SATUAN', 2_350],
  ['+ 12.0', 'UMUM_TANPA_SATUAN', 12_000],
])('%s is a weight at %s: %i mg', (line, profil, mg) => {
  expect(readingOf(line, profil)).toEqual({ berat: mg })
  // Other profiles may not know the line, but none of them reads another weight from it.
  for (const lain of ALL_PROFIL) expect([mg, undefined]).toContain(berat(line, lain))
})

const berat = (line: string, profil: NamaProfil): number | undefined => {
  const reading = readingOf(line, profil)
  return 'berat' in reading ? reading.berat : undefined
}

/** No profile takes a weight from these; each of those named says this of it. */
test.each<[string, Sebab, NamaProfil[]]>([
  ['S D     2.350 g', 'BERGERAK', ALL_PROFIL],
  ['SD 2.350 g', 'BERGERAK', ALL_PROFIL],
  ['   2.350 g ?', 'BERGERAK', ALL_PROFIL],
  ['U 2.350g', 'BERGERAK', ALL_PROFIL],
  ['D     2.350 g', 'BERGERAK', ALL_PROFIL],
  ['M + 2.350 g', 'BERGERAK', ALL_PROFIL],
  ['US,GS,+ 4.900 g', 'BERGERAK', ALL_PROFIL],
  ['ST,GS,+ 0.000 g', 'KOSONG', ['AND', 'CAS', UMUM]],
  ['S S     0.000 g', 'KOSONG', ['METTLER']],
  ['-0.000 g', 'KOSONG', [UMUM]],
  ['ST,GS,- 2.350 g', 'MINUS', ['AND', 'CAS', UMUM]],
  ['- 0,012', 'MINUS', ['UMUM_TANPA_SATUAN']],
  ['S S    11.750 ct', 'SATUAN', ALL_PROFIL],
  ['ST,+00001.511 dwt', 'SATUAN', ALL_PROFIL],
  ['ST,+00000.627 mom', 'SATUAN', ALL_PROFIL],
  ['+   62.916 GN', 'SATUAN', ALL_PROFIL],
  ['ST,GS,  2350 mg', 'SATUAN', ALL_PROFIL],
  ['S S     0.083 oz', 'SATUAN', ALL_PROFIL],
  ['QT,+00000012 PC', 'BUKAN_BERAT', ALL_PROFIL],
  ['ST,+00037.500  %', 'BUKAN_BERAT', ALL_PROFIL],
  ['ST,TR,+ 2.350 g', 'BUKAN_BERAT', ALL_PROFIL],
  ['DATE 15/01/2025', 'BUKAN_BERAT', ALL_PROFIL],
  ['15.01.2025', 'BUKAN_BERAT', ALL_PROFIL],
  ['10:35:07', 'BUKAN_BERAT', ALL_PROFIL],
  ['ID: 0001234', 'BUKAN_BERAT', ALL_PROFIL],
  ['0001234', 'BUKAN_BERAT', ALL_PROFIL],
  ['12', 'BUKAN_BERAT', ALL_PROFIL],
  ['Operator 7', 'BUKAN_BERAT', ALL_PROFIL],
  ['READY', 'BUKAN_BERAT', ALL_PROFIL],
  ['', 'BUKAN_BERAT', ALL_PROFIL],
  ['2.350 g 4.900 g', 'BUKAN_BERAT', ALL_PROFIL],
  ['1,250.500 g', 'BUKAN_BERAT', ALL_PROFIL],
  ['12 34.567 g', 'BUKAN_BERAT', ALL_PROFIL],
  ['ERR 05', 'KESALAHAN', ALL_PROFIL],
  ['ES', 'KESALAHAN', ALL_PROFIL],
  ['OL,+9999999E+19', 'LEBIH', ALL_PROFIL],
  ['S +', 'LEBIH', ALL_PROFIL],
  ['ST,GS,+ 9999999 g', 'LEBIH', ['AND', 'CAS', UMUM]],
  ['ST,GS,+ 2.35012 g', 'DESIMAL', ['AND', 'CAS', UMUM]],
  ['N     +    2.350', 'BUKAN_BERAT', ALL_PROFIL],
  ['3.5\uFFFD2 g', 'PARITAS', ALL_PROFIL],
  // A blank with its parity bit, which looks like one.
  ['2.350 g\u00A0', 'PARITAS', ALL_PROFIL],
])('%s is no weight to take: %s', (line, sebab, profil) => {
  for (const nama of ALL_PROFIL) expect(berat(line, nama)).toBeUndefined()
  for (const nama of profil) expect(readingOf(line, nama)).toEqual({ sebab })
})

describe('as each maker sends it', () => {
  const mg = fc.integer({ min: 1, max: 99_999_999 })
  const DIAM: Record<NamaProfil, (gram: string) => string> = {
    AND: (g) => `ST,+${g.padStart(9, '0')}  g`,
    SARTORIUS: (g) => `N     +${g.padStart(9)} g  `,
    METTLER: (g) => `S S ${g.padStart(10)} g`,
    OHAUS: (g) => `${g.padStart(11)} g`,
    CAS: (g) => `S ${g.padStart(9)} g`,
    UMUM: (g) => `wn${g.padStart(9, '0')}g`,
    UMUM_TANPA_SATUAN: (g) => g.padStart(9),
  }
  const gramOf = (n: number): string => formatGram(n as never).replaceAll(',', '')

  test.each(ALL_PROFIL)('%s: every weight is read as it is, never part of it', (profil) =>
    fc.assert(
      fc.property(mg, fc.nat(40), (n, dari) => {
        const line = DIAM[profil](gramOf(n))
        expect(readingOf(line, profil)).toEqual({ berat: n })
        // Seven bits and even parity, read as eight bits: right, or refused.
        const reading: number[] = []
        const potong = pemotong((l) => reading.push(berat(l, profil) ?? n))
        potong.bytes(Uint8Array.from([0x0a, ...[...`${line}\r\n`].map(berparitas)]))
        expect(new Set(reading)).toEqual(new Set([n]))
        // Begun in the middle of a line, in pieces: only whole lines are heard.
        const didengar: string[] = []
        const bagian = pemotong((l) => didengar.push(l))
        const bytes = new TextEncoder().encode(`${line}\r\n${line}\r\n`)
        for (let i = dari % line.length; i < bytes.length; i += 3) bagian.bytes(bytes.slice(i, i + 3))
        expect(didengar).toEqual([line])
      }),
    ),
  )

  test('what one line says beside its weight takes the weight away', () =>
    fc.assert(
      fc.property(mg, fc.constantFrom(...ALL_PROFIL), fc.string({ minLength: 1 }), (n, profil, lain) => {
        fc.pre(/[^\s\d.,+-]/.test(lain) && !/^\s*(?:k?g|n|g|net|s|s s|st,(?:gs,|nt,)?|w[nw])\s*$/i.test(lain))
        const line = DIAM[profil](gramOf(n))
        for (const dengan of [`${lain} ${line}`, `${line} ${lain}`])
          expect(readingOf(dengan, profil)).toHaveProperty('sebab')
      }),
    ))
})

/** A character of seven bits and its even parity, as one byte. */
function berparitas(c: string): number {
  const code = c.charCodeAt(0)
  const satu = code.toString(2).replaceAll('0', '').length
  return satu % 2 ? code | 0x80 : code
}

test('a line whose end does not come is heard as what it is, and shown with its bytes', () => {
  const didengar: string[] = []
  const potong = pemotong((l) => didengar.push(l))
  potong.bytes(new Uint8Array(200).fill(0xb3))
  expect(didengar.map((l) => readingOf(l, 'UMUM'))).toEqual([{ sebab: 'PARITAS' }])
  expect(terlihat('3\u00b32 g\u0002')).toBe('3\\xB32 g\\x02')
  potong.bytes(new TextEncoder().encode('\n2.350 g\n1'))
  potong.disconnect()
  potong.bytes(new TextEncoder().encode('2.350 g\n1.000 g\n'))
  expect(didengar.slice(1)).toEqual(['2.350 g', '1.000 g'])
})

test('each profile is opened with everything a port needs', () => {
  for (const nama of ALL_PROFIL)
    expect(profilTimbangan(nama).port).toEqual({
      baudRate: expect.any(Number),
      dataBits: expect.any(Number),
      parity: expect.any(String),
      stopBits: 1,
      flowControl: expect.any(String),
    })
})
