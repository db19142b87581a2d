import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { calls } from '#domain/calls/index.ts'
import { listPenjualan, lihatPenjualan, simpanPenjualan, validasiPenjualan } from '#domain/calls/penjualan.ts'
import { logout } from '#domain/calls/sesi.ts'
import { milligram, persen, rupiah } from '#domain/units.ts'
import { memoryStorage } from './memory-storage.ts'
import { ApiError, call, isTokenRefusal, newIdTrx } from './api.ts'
import { setConfig } from './config.ts'
import { stored } from './store.ts'
import { openDialogs } from './dialogs.ts'
import { tellFailure } from './query.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const assign = vi.fn<(to: string) => void>()

beforeEach(() => {
  setConfig({ main: '/api/v1/', second: '/service/v1', katalog: '/katalog/v1', version: 'WEB' })
  vi.stubGlobal('fetch', fetched.mockReset())
  vi.stubGlobal('location', { assign: assign.mockReset() })
  vi.stubGlobal('localStorage', memoryStorage())
  stored('token').write('T')
})
afterEach(() => vi.unstubAllGlobals())

const answers = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => Response.json(body, { status }))
const headers = () => fetched.mock.lastCall![1].headers as Record<string, string>

const sale = {
  id_trx: '7QK2M9ZP4T1XCA8R',
  kode_sales: 'S01',
  detail_barang: [
    {
      kode_barcode: '1',
      berat: milligram(2350),
      harga_gram: rupiah(650_000),
      harga_jual: rupiah(1_527_500),
      ongkos: rupiah(50_000),
      harga_atribut: rupiah(0),
      no_titip_group: '-',
      no_pesanan: '-',
    },
  ],
  pembayaran: [
    {
      jenis: 'CREDIT' as const,
      nominal: rupiah(1_577_500),
      nama_bank: 'BCA',
      no_card: '4111',
      fee: persen(15_000),
      keterangan: '-',
    },
  ],
}

test('weights leave in grams, percents in percent, and what was left out has its default', async () => {
  answers(200, {
    data: {
      no_faktur_group: 'JL',
      no_faktur_group_user: '1',
      status_valid: 'OPEN',
      total: 1,
      ppn_rp: 0,
      pph_rp: 0,
      total_beli: 0,
      total_bayar: 1,
      alasan_tidak_bisa: [],
      perlu_otorisasi: [],
      lapor_ppatk: false,
      divalidasi: null,
    },
    message: 'ok',
  })
  await call(simpanPenjualan, { body: sale })
  const body = JSON.parse(fetched.mock.lastCall![1].body as string)
  expect(fetched.mock.lastCall![0]).toBe('/api/v1/penjualan')
  expect(body.detail_barang[0]).toMatchObject({ berat: 2.35, kode_barcode: '00000001' })
  expect(body.pembayaran[0].fee).toBe(1.5)
  expect(body).toMatchObject({ kode_customer: 'NONMEMBER', nama_customer: 'REGULER', detail_beli: [] })
})

test('a write carries the session and its id_trx: the body’s, the caller’s, or a new one', async () => {
  answers(200, {
    data: {
      no_faktur_group: 'JL',
      status_valid: 'DONE',
      no_jurnal: 'J',
      poin: 0,
      kupon: [],
      dimuka: null,
      kelebihan: [],
      emas_kembali: [],
      lapor_ppatk: false,
    },
  })
  await call(validasiPenjualan, { body: { no_faktur_group: 'jl-1' } })
  expect(headers()).toMatchObject({
    'x-auth-token': 'T',
    'x-id-trx': expect.stringMatching(/^[A-Z0-9]{16}$/),
  })
  await call(validasiPenjualan, { body: { no_faktur_group: 'jl-1' } }, { idTrx: 'ABCDEFGHIJKLMNOP' })
  expect(headers()['x-id-trx']).toBe('ABCDEFGHIJKLMNOP')
  answers(200, {
    data: {
      no_faktur_group: 'JL',
      no_faktur_group_user: '1',
      status_valid: 'OPEN',
      total: 1,
      ppn_rp: 0,
      pph_rp: 0,
      total_beli: 0,
      total_bayar: 1,
      alasan_tidak_bisa: [],
      perlu_otorisasi: [],
      lapor_ppatk: false,
      divalidasi: null,
    },
  })
  await call(simpanPenjualan, { body: sale })
  expect(headers()['x-id-trx']).toBe(sale.id_trx)
})

test('a read has a query, and no id_trx', async () => {
  answers(200, { data: [] })
  await call(listPenjualan, { query: { cari: 'budi' } })
  expect(fetched.mock.lastCall![0]).toBe('/api/v1/penjualan?cari=BUDI&limit=200')
  expect(headers()).not.toHaveProperty('x-id-trx')
})

test('path parameters are written safely, and the second service has its own address', async () => {
  answers(404, { message: 'No Faktur A/B Tidak Ditemukan', id: 'penjualanTidakAda', errors: [] })
  await expect(call(lihatPenjualan, { params: { no_faktur_group: 'A/B' } })).rejects.toMatchObject({
    status: 404,
    id: 'penjualanTidakAda',
    kind: 'refused',
  })
  expect(fetched.mock.lastCall![0]).toBe('/api/v1/penjualan/A%2FB')
  answers(200, { data: {} })
  await call(logout)
  expect(fetched.mock.lastCall![0]).toBe('/service/v1/users/logout')
})

test('what the declaration forbids is refused here, field by field', async () => {
  const wrong = {
    ...sale,
    kode_sales: '',
    detail_barang: [{ ...sale.detail_barang[0]!, berat: milligram(-1) }],
  }
  await expect(call(simpanPenjualan, { body: wrong })).rejects.toMatchObject({
    status: 400,
    errors: [
      { field: 'kode_sales', message: 'Kode Sales Harus Dipilih' },
      { field: 'detail_barang.0.berat', message: 'Tidak Boleh Negatif' },
    ],
  })
  expect(fetched).not.toHaveBeenCalled()
})

test('a token that is no longer valid ends the session, however it is spelled', async () => {
  expect(isTokenRefusal('Invalid Token.')).toBe(true)
  answers(401, { message: 'Invalid token.', id: 'invalidToken', errors: [] })
  await expect(call(logout)).rejects.toBeInstanceOf(ApiError)
  expect(assign).toHaveBeenCalledWith('/')
  expect(stored('token').read()).toBeUndefined()
  expect(stored('islogin').read()).toBe(false)
})

test('a wrong password does not end the session', async () => {
  answers(401, { message: 'Username Atau Password Salah', id: 'otorisasiSalah', errors: [] })
  await expect(call(logout)).rejects.toMatchObject({ message: 'Username Atau Password Salah' })
  expect(assign).not.toHaveBeenCalled()
})

test('no answer is told apart from a refusal; a timeout asks to load again', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(call(logout)).rejects.toMatchObject({
    kind: 'network',
    message: 'Koneksi Bermasalah',
    unknown: true,
  })
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_, reject) =>
        init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error)),
      ),
  )
  await expect(call(logout, {}, { timeout: 5 })).rejects.toMatchObject({ kind: 'timeout', unknown: true })
  expect(openDialogs.get()).toMatchObject([
    { title: 'Gagal Terhubung Ke Server', text: 'Silahkan Coba Lagi', ok: 'Coba Lagi' },
  ])
  openDialogs.set([])
  await expect(call(listPenjualan, {}, { timeout: 5 })).rejects.toMatchObject({ kind: 'timeout' })
  expect(openDialogs.get()).toMatchObject([
    { title: 'Tidak Dapat Terhubung Keserver', text: 'Silahkan Coba Lagi', ok: 'Coba Lagi' },
  ])
})

test('one timeout is one dialog, however it is told; of one in the background nobody has been asked', async () => {
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_, reject) =>
        init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error)),
      ),
  )
  const failed = (quiet: boolean): Promise<ApiError> =>
    call(listPenjualan, {}, { timeout: 5, quiet }).catch((error: ApiError) => error) as Promise<ApiError>
  void tellFailure(await failed(false))
  expect(openDialogs.get().map((d) => d.title)).toEqual(['Tidak Dapat Terhubung Keserver'])
  openDialogs.set([])
  void tellFailure(await failed(true))
  expect(openDialogs.get()).toMatchObject([{ title: 'Oopss!!', text: 'Tidak Dapat Terhubung Keserver' }])
})

test.each([
  [503, { message: 'Sistem Sedang Sibuk, Silahkan Coba Lagi', id: 'sedangSibuk', errors: [] }, true],
  [502, {}, true],
  [504, {}, true],
  [503, { message: 'Terlalu Lama', id: 'terlaluLama', errors: [] }, false],
  [500, { message: 'Terjadi Kesalahan Di Server', id: 'kesalahanServer', errors: [] }, false],
  [409, { message: 'Sudah', id: 'sudah', errors: [] }, false],
])('%i %j: whether the work was done nobody knows: %s', async (status, body, unknown) => {
  answers(status, body)
  await expect(call(logout)).rejects.toMatchObject({ kind: 'refused', status, unknown })
})

test('a reply that is not what was declared is an error, not data', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answers(200, { data: { no_faktur_group: 1 } })
  await expect(call(validasiPenjualan, { body: { no_faktur_group: 'X' } })).rejects.toMatchObject({
    kind: 'reply',
  })
})

test('ids are 16 letters and digits, and differ', () => {
  const ids = Array.from({ length: 200 }, newIdTrx)
  for (const id of ids) expect(id).toMatch(/^[A-Z0-9]{16}$/)
  expect(new Set(ids).size).toBe(200)
})

/** A schema and every schema inside it. */
function* within(schema: unknown, seen = new Set<unknown>()): Generator<z.core.$ZodType> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
  seen.add(schema)
  if (schema instanceof z.core.$ZodType) {
    yield schema
    yield* within(schema._zod.def, seen)
  } else for (const part of Object.values(schema)) yield* within(part, seen)
}

test('every declared body and query can be encoded: none holds a one-way transform', () => {
  const oneWay = calls.filter(({ body, query }) =>
    [...within([body, query])].some((schema) => schema instanceof z.core.$ZodTransform),
  )
  expect(calls.length).toBeGreaterThan(10)
  expect(oneWay.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('an unexpected error is told with the number that the log has, whatever the reply says otherwise', async () => {
  const gagal = () => call(logout, { body: {} } as never).catch((error: ApiError) => error.message)
  answers(500, {
    message: 'Terjadi Kesalahan Di Server',
    id: 'kesalahanServer',
    errors: [],
    nomor: 'K7M2-9QXT',
  })
  expect(await gagal()).toBe('Terjadi Kesalahan Di Server (Nomor K7M2-9QXT)')
  answers(409, { message: 'Transaksi Sudah Dibatalkan', id: 'sudahDibatalkan', errors: [], nomor: 7 })
  expect(await gagal()).toBe('Transaksi Sudah Dibatalkan')
})
