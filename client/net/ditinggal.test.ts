/** What stood typed when nobody used the screen: for its user, of its shop, on its day; never for anybody else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tanggalSystem } from '#domain/units.ts'
import { ambilLagi, tinggalkan } from './ditinggal.ts'
import { memoryStorage } from './memory-storage.ts'
import { clearStore, stored } from './store.ts'

const SLS1 = { user_id: 'SLS1', kode_toko: 'TK01', tgl_system: tanggalSystem('2025-01-15') }
const draf = stored<string[]>('data_barang_penjualan_tmp')
const token = stored<string>('token')

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  draf.write(['00000001'])
  token.write('T')
  stored('tema').write('gelap')
  tinggalkan(SLS1)
  clearStore()
})
afterEach(() => vi.unstubAllGlobals())

test('comes back to its user, once, and without the session', () => {
  ambilLagi(SLS1)
  expect(draf.read()).toEqual(['00000001'])
  expect(token.read()).toBeUndefined()
  clearStore()
  ambilLagi(SLS1)
  expect(draf.read()).toBeUndefined()
})

test('is kept from others, and waits', () => {
  for (const other of [{ user_id: 'SLS2' }, { kode_toko: 'TK02' }]) {
    ambilLagi({ ...SLS1, ...other })
    expect(draf.read()).toBeUndefined()
  }
  tinggalkan({ ...SLS1, user_id: 'SLS2' })
  clearStore()
  ambilLagi(SLS1)
  expect(draf.read()).toEqual(['00000001'])
})

test('is gone with the day of the shop, whoever comes in then', () => {
  ambilLagi({ ...SLS1, user_id: 'SLS2', tgl_system: tanggalSystem('2025-01-16') })
  expect(stored('ditinggal').read()).toBeUndefined()
  ambilLagi(SLS1)
  expect(draf.read()).toBeUndefined()
})
