/** The paper of each kind of nota: kept per shop, used by what is printed, and never against the law (DOMAIN §F.5, §G-9). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JENIS_NOTA } from '#domain/rules/pengaturan-nota.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildValidSale } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let no: string
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  no = await buildValidSale(await ask.as('KSR1'), { barang: ['00000001'] })
})
afterAll(() => server.close())

const BAWAAN = { kepala: [], kaki: '', harga_gram: true, lembar: 1, kertas: 'A5', qr: true, timbangan: false }
const simpan = (bagian: object, { jenis = 'JUAL', user = 'SPV1' } = {}) =>
  ask(user, 'PUT', `nota/pengaturan/${jenis}`, { ...BAWAAN, ...bagian })

async function cetak(method: string, path: string, body?: object) {
  const { name, bytes } = await (await ask.as('SPV1')).file(path, method, body)
  return { name, pages: pdfPages(bytes).map((words) => words.join('\n')) }
}

test('a shop that never set anything has the defaults, of every kind', async () => {
  const all = (await ask('SLS1', 'GET', 'nota/pengaturan')).data
  expect(all.map((n: { jenis: string }) => n.jenis)).toEqual([
    'JUAL',
    'BELI',
    'TUKAR',
    'TITIP',
    'PESANAN',
    'SERVICE',
    'HUTANG',
    'LUNAS',
  ])
  expect(all[0]).toEqual({ jenis: 'JUAL', ...BAWAAN })
})

test('what is set is on the very next nota: head, foot, sheets, paper, without price per gram and QR', async () => {
  expect((await cetak('GET', `penjualan/${no}/nota`)).pages).toHaveLength(1)
  const set = {
    kepala: ['BUKA SETIAP HARI 09.00-21.00', 'IG @tokokencana'],
    kaki: 'Terima kasih\nSampai jumpa lagi',
    harga_gram: false,
    lembar: 2,
    kertas: '80',
    qr: false,
  }
  expect((await simpan(set)).message).toBe('Data Berhasil Di Simpan')
  const { name, pages } = await cetak('GET', `penjualan/${no}/nota`)
  expect(name).toContain('-80.pdf')
  expect(pages).toHaveLength(2)
  for (const text of [
    'BUKA SETIAP HARI',
    'IG @tokokencana',
    'Terima kasih',
    'Sampai jumpa lagi',
    '1,577,500',
  ])
    expect(pages[1]).toContain(text)
  for (const text of ['650,000', 'membuktikan keaslian']) expect(pages[1]).not.toContain(text)
  const a5 = await cetak('GET', `penjualan/${no}/nota?kertas=CONTINUOUS`)
  expect(a5.pages[1]).toContain('Lembar 2 dari 2')
  await simpan({})
})

test('a preview prints what is typed, and keeps nothing', async () => {
  const { pages } = await cetak('POST', 'nota/pengaturan/JUAL/pratinjau', {
    ...BAWAAN,
    kaki: 'COBA SAJA',
    lembar: 2,
  })
  expect(pages).toHaveLength(2)
  for (const text of ['CONTOH', 'TOKO EMAS KENCANA', 'COBA SAJA', 'Rp. 7,696,500'])
    expect(pages[0]).toContain(text)
  expect((await ask('SLS1', 'GET', 'nota/pengaturan')).data[0]).toMatchObject(BAWAAN)
  // two lines that say it together
  expect((await simpan({ kepala: ['BARANG YANG SUDAH DIBELI TIDAK', 'DAPAT DIKEMBALIKAN'] })).errors).toEqual(
    [{ field: 'kepala', message: 'Menolak pengembalian barang atau uang dilarang (UU 8/1999 pasal 18)' }],
  )
})

/** The goods of examples that are no plain ring. */
const DICONTOHKAN: Record<string, string> = {
  TUKAR: 'TUKAR CINCIN',
  PESANAN: 'CINCIN NIKAH',
  SERVICE: 'CINCIN RETAK',
  HUTANG: 'GELANG RANTAI',
  LUNAS: 'GELANG RANTAI',
}

test('every kind that has a document is tried out on each paper', async () => {
  for (const jenis of JENIS_NOTA)
    for (const kertas of ['A5', 'CONTINUOUS', '80']) {
      const { pages } = await cetak('POST', `nota/pengaturan/${jenis}/pratinjau`, {
        ...BAWAAN,
        kertas,
        kaki: 'COBA SAJA',
      })
      for (const text of ['CONTOH', 'COBA SAJA', DICONTOHKAN[jenis] ?? 'CINCIN POLOS', 'Rp. '])
        expect([jenis, kertas, text, pages[0]!.includes(text)]).toEqual([jenis, kertas, text, true])
      expect(pages.join(' ')).not.toMatch(/NaN|undefined/)
    }
})

test('clauses that the law forbids are refused where they stand, also in a preview', async () => {
  const bad = {
    kepala: ['BUKA SETIAP HARI', 'UANG TIDAK DAPAT DIKEMBALIKAN'],
    kaki: 'Barang yang sudah dibeli, tidak dapat\nditukar',
  }
  for (const reply of [
    await simpan(bad),
    await ask('SPV1', 'POST', 'nota/pengaturan/JUAL/pratinjau', { ...BAWAAN, ...bad }),
  ]) {
    expect(reply.status).toBe(400)
    expect(reply.errors?.map((e) => e.field)).toEqual(['kepala.1', 'kaki'])
    expect(reply.message).toBe('Menolak pengembalian barang atau uang dilarang (UU 8/1999 pasal 18)')
  }
  expect((await ask('SLS1', 'GET', 'nota/pengaturan')).data[0]).toMatchObject(BAWAAN)
})

test('is set by OWN, SU and SPV, per shop, with its row in the log', async () => {
  expect((await simpan({ lembar: 2 }, { user: 'KSR1' })).status).toBe(403)
  await simpan({ lembar: 4 })
  const elsewhere = await server.client('OWN1', 'TK02')
  expect((await elsewhere.request('GET', 'nota/pengaturan')).data[0]).toMatchObject({ lembar: 1 })
  const [row] = await inDatabase(
    server,
    `SELECT user_id, ref, sebelum->>'lembar' AS dari, sesudah->>'lembar' AS ke FROM audit_log
     WHERE tabel = 'pengaturan_nota' AND ref = 'JUAL' ORDER BY id DESC LIMIT 1`,
  )
  expect(row).toEqual({ user_id: 'SPV1', ref: 'JUAL', dari: '1', ke: '4' })
  expect((await simpan({}, { jenis: 'LAIN' })).status).toBe(400)
})
