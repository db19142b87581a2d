/**
 * Unsaved typing put by when a session ends: for its user, in its shop, until its day is over; never for anybody else.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tanggalSystem } from '#domain/units.ts'
import { ambilLagi, tinggalkan } from './ditinggal.ts'
import { belumDisimpan, draftPlace } from './draft.ts'
import { memoryStorage } from './memory-storage.ts'
import { clearStore, stored } from './store.ts'

const SLS1 = { user_id: 'SLS1', kode_toko: 'TK01', tgl_system: tanggalSystem('2025-01-15') }
const BESOK = tanggalSystem('2025-01-16')
const draft = draftPlace<string[]>('data_barang_penjualan_tmp', 'Penjualan')
const token = stored<string>('token')

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  draft.write(['00000001'])
  token.write('T')
  stored('tema').write('gelap')
  tinggalkan(SLS1, SLS1.tgl_system)
  clearStore()
})
afterEach(() => vi.unstubAllGlobals())

test('comes back to its user, once, and without the session', () => {
  expect(belumDisimpan()).toEqual([])
  expect(ambilLagi(SLS1, SLS1.tgl_system)).toEqual({ kembali: ['Penjualan'], dibuang: [] })
  expect(draft.read()).toEqual(['00000001'])
  expect(belumDisimpan()).toEqual(['Penjualan'])
  expect(token.read()).toBeUndefined()
  clearStore()
  ambilLagi(SLS1, SLS1.tgl_system)
  expect(draft.read()).toBeUndefined()
})

test('is kept from others, and waits', () => {
  for (const other of [{ user_id: 'SLS2' }, { kode_toko: 'TK02' }]) {
    ambilLagi({ ...SLS1, ...other }, SLS1.tgl_system)
    expect(draft.read()).toBeUndefined()
  }
  tinggalkan({ ...SLS1, user_id: 'SLS2' }, SLS1.tgl_system)
  clearStore()
  ambilLagi(SLS1, SLS1.tgl_system)
  expect(draft.read()).toEqual(['00000001'])
})

test('outlives the evening’s close, and the night before a close that was forgotten', () => {
  expect(ambilLagi({ ...SLS1, tgl_system: BESOK }, SLS1.tgl_system).kembali).toEqual(['Penjualan'])
  tinggalkan(SLS1, SLS1.tgl_system)
  clearStore()
  expect(ambilLagi(SLS1, BESOK).kembali).toEqual(['Penjualan'])
  // Then the day is closed, and a night lies between.
  tinggalkan(SLS1, BESOK)
  clearStore()
  expect(ambilLagi({ ...SLS1, tgl_system: BESOK }, BESOK).dibuang).toEqual(['Penjualan'])
})

test('is gone with the day, whoever comes in then; its user is told', () => {
  expect(ambilLagi({ ...SLS1, user_id: 'SLS2', tgl_system: BESOK }, BESOK)).toEqual({
    kembali: [],
    dibuang: [],
  })
  expect(JSON.stringify(stored('ditinggal').read())).not.toContain('isi":{"')
  expect(ambilLagi({ ...SLS1, tgl_system: BESOK }, BESOK)).toEqual({ kembali: [], dibuang: ['Penjualan'] })
  expect(draft.read()).toBeUndefined()
  expect(stored('ditinggal').read()).toBeUndefined()
})
