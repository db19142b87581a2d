import { expect, test } from 'vitest'
import { tanggalSystem, type TanggalSystem } from '#domain/units.ts'
import { sebutSertifikat, sertifikatBerakhir } from './penaksir.ts'

const hari = tanggalSystem('2026-03-31')
const BERAKHIR = 'Sertifikat Penaksir P-7 Berakhir 31 Maret 2026'
test.each<[no: string, sampai: TanggalSystem | null, pada: string, said: string, over: string]>([
  ['-', null, '2026-04-01', '-', ''],
  ['P-7', null, '2026-04-01', 'P-7', ''],
  ['P-7', hari, '2026-03-31', 'P-7 s/d 31 Maret 2026', ''],
  ['P-7', hari, '2026-04-01', 'P-7 s/d 31 Maret 2026', BERAKHIR],
])('%s until %s, on %s', (no_sertifikat_penaksir, sertifikat_sampai, pada, said, over) => {
  const sertifikat = { no_sertifikat_penaksir, sertifikat_sampai }
  expect([sebutSertifikat(sertifikat), sertifikatBerakhir(sertifikat, pada)]).toEqual([said, over])
})
