import { expect, test } from 'vitest'
import { lendingStateOn, pinjamanBaru, sebutPinjaman, type LendingState } from './izin-gadai.ts'

test.each<[what: string, izin_gadai: string, sampai: string | null, hari: string, LendingState]>([
  ['the last day on which nobody asked', '-', null, '2026-01-12', 'BOLEH'],
  ['the first on which a licence is asked', '-', null, '2026-01-13', 'DITUTUP'],
  ['a line is no number', ' -- ', null, '2026-11-28', 'DITUTUP'],
  ['nothing is none', '', null, '2026-11-28', 'DITUTUP'],
  ['with a licence', 'KEP-1/OJK/2025', null, '2026-11-28', 'BOLEH'],
  ['a licence needs no word of the owner', 'KEP-1/OJK/2025', '2026-12-31', '2026-11-28', 'BOLEH'],
  ['lifted: its last day', '-', '2026-02-10', '2026-02-10', 'DIBUKA'],
  ['the day after, by itself', '-', '2026-02-10', '2026-02-11', 'DITUTUP'],
  ['lifted before it was asked for', '-', '2026-02-10', '2026-01-12', 'BOLEH'],
  ['taken back', '-', null, '2026-02-09', 'DITUTUP'],
])('%s', (_, izin_gadai, sampai, hari, state) => {
  expect(lendingStateOn({ izin_gadai, sampai }, hari)).toBe(state)
  expect(pinjamanBaru(state).map((r) => r.message)).toEqual(
    state === 'DITUTUP' ? ['Pinjaman Baru Memerlukan Izin OJK'] : [],
  )
})

test('what stands on the screens says who lifted it, why, and until when', () => {
  const said = { sampai: '2026-02-10', oleh: 'OWN1', alasan: 'IZIN DALAM PROSES' }
  expect(sebutPinjaman({ ...said, state: 'BOLEH' })).toBe('')
  expect(sebutPinjaman({ ...said, state: 'DIBUKA' })).toBe(
    'Pinjaman baru tanpa izin OJK dibuka OWN1 sampai 10 Februari 2026: IZIN DALAM PROSES',
  )
  expect(sebutPinjaman({ sampai: null, oleh: '-', alasan: '-', state: 'DITUTUP' })).toMatch(
    /^Pinjaman Baru Memerlukan Izin OJK: /,
  )
})
