/** A page and the session it began with: what another tab does to the store of the browser they share. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tanggalSystem } from '#domain/units.ts'
import { memoryStorage } from './memory-storage.ts'
import {
  currentSession,
  endSession,
  keepSession,
  openSession,
  sessionToken,
  tokenRefused,
} from './session.ts'
import { stored } from './store.ts'

const assign = vi.fn<(to: string) => void>()
const token = stored<string>('token')
const draft = stored<string[]>('data_barang_penjualan_tmp')

const di = (kode_toko: string) => ({
  token: `token di ${kode_toko}`,
  menu: [],
  userdata: {
    user_id: 'OWN1',
    user_name: 'PEMILIK',
    level: 'OWN' as const,
    kode_toko,
    nama_toko: kode_toko,
    alamat_toko: '-',
    tgl_system: tanggalSystem('2025-01-15'),
    zona: 'WIB' as const,
    akses: [],
    ganti_password_wajib: false,
  },
})

beforeEach(() => {
  vi.stubGlobal('location', { assign: assign.mockReset(), pathname: '/dashboard', search: '' })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  openSession(di('TK01'))
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

test('in another shop nothing of this one is left, and what was typed here is back with its user', () => {
  draft.write(['00000001'])
  openSession(di('TK02'))
  expect([sessionToken(), currentSession()?.userdata.kode_toko, draft.read()]).toEqual([
    'token di TK02',
    'TK02',
    undefined,
  ])
  openSession(di('TK01'))
  expect(draft.read()).toEqual(['00000001'])
})

test('a page whose browser went on in another tab asks with its own token, and ends nothing but itself', () => {
  token.write('token di TK02')
  expect(sessionToken()).toBe('token di TK01')
  keepSession(di('TK09'))
  expect(currentSession()?.userdata.kode_toko).toBe('TK01')
  tokenRefused()
  expect(assign.mock.calls).toEqual([['/']])
  expect(token.read()).toBe('token di TK02')
})

test('a refused token of its own ends the session', () => {
  tokenRefused()
  expect([token.read(), sessionToken()]).toEqual([undefined, undefined])
})
