/** A report that is read by pages: whatever is sought, in whatever order, its pages are the whole report's rows and sums. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { PAGE_ROWS } from '#domain/report/calls.ts'
import { totalsOf } from '#domain/report/grid.ts'
import { searchOf } from '#domain/report/search.ts'
import type { Row } from '#domain/report/columns.ts'
import report from '#domain/reports/member/daftar-member.ts'
import { samarkanHp } from '#domain/rules/member.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const FILTERS = { kota: '', kecamatan: '', jenis_member: 'ALL', trx_min: '0', bulan_tidak_aktif: '0' }
const LAYOUT = report.layouts.utama
const COLUMNS = Object.keys(LAYOUT.columns)
/** Without its export, phones are masked. */
const TERTUTUP = 'KSR1'

let server: TestServer
let ask: Ask
let all: Row[]
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  // Phones as people write them, some too short to be masked.
  await inDatabase(
    server,
    `INSERT INTO member (kode_member, nama_customer, no_hp, alamat_customer, kota, point, trx_count,
         trx_terakhir, kode_toko_daftar, status_aktif, tgl_lahir)
     SELECT 'M' || i, CASE i % 3 WHEN 0 THEN 'Siti, s.e.' ELSE 'ANI %_' END || i % 50,
       CASE i % 4 WHEN 0 THEN '-' WHEN 1 THEN '+62 812-' || i WHEN 2 THEN i::text
         ELSE '0813' || lpad(i::text, 8, '0') END, 'JL MAWAR ' || i % 90, 'KOTA ' || i % 3, i * 7 % 5000,
       i % 11, CASE WHEN i % 5 > 0 THEN date '2025-01-15' - i % 300 END, 'TK01', i % 10 > 0,
       CASE WHEN i % 2 = 0 THEN date '1990-01-01' + i END
     FROM generate_series(1, 2600) i`,
  )
  await inDatabase(
    server,
    `INSERT INTO hak_akses (user_id, menu_name, boleh_export) VALUES ('${TERTUTUP}', '/laporan-daftar-member', false)`,
  )
  all = await whole('OWN1')
})
afterAll(() => server.close())

const whole = async (user: string, filters: object = {}): Promise<Row[]> =>
  (await ask(user, 'POST', 'member/report', { ...FILTERS, ...filters })).data
const page = (user: string, asked: object) =>
  ask(user, 'POST', 'member/report/halaman', { ...FILTERS, ...asked })
async function pages(user: string, asked: object): Promise<Row[]> {
  const rows: Row[] = []
  for (let ke = 1; ; ke++) {
    const { data } = await page(user, { ...asked, halaman: ke })
    rows.push(...data.rows)
    if (data.rows.length < PAGE_ROWS) return rows
  }
}

test('its pages are the whole report', async () => {
  expect(all.length).toBeGreaterThan(2 * PAGE_ROWS)
  expect(await pages('OWN1', {})).toEqual(all)
  const { data, message } = await page('OWN1', {})
  const { jumlah, total, ketemu } = data
  expect({ jumlah, total, ketemu, message }).toEqual({
    jumlah: all.length,
    total: totalsOf(LAYOUT, all),
    ketemu: null,
    message: report.success,
  })
})

test('a filter narrows both alike', async () => {
  const some = await whole('OWN1', { kota: 'KOTA 1', trx_min: '3' })
  expect(await pages('OWN1', { kota: 'KOTA 1', trx_min: '3' })).toEqual(some)
  expect(some.length).toBeLessThan(all.length / 2)
})

describe.each(COLUMNS)('in the order of %s', (urut) => {
  it.each(['ASC', 'DESC'])('%s every row comes once', async (arah) => {
    const sign = arah === 'ASC' ? 1 : -1
    const order = (a: Row, b: Row) => (a[urut]! < b[urut]! ? -sign : a[urut]! > b[urut]! ? sign : 0)
    // The sort is stable, and rows come by their code.
    expect(await pages('OWN1', { urut, arah })).toEqual(all.toSorted(order))
  })
})

it.each([
  'siti',
  'S.E.7',
  'siti s',
  '1,234',
  'MAWAR 7',
  '%_1',
  '+62 812-77',
  '1990-02',
  "'",
  'M12',
  'tidak ada',
])('seeks %s as the screen does in rows that it has', async (cari) => {
  const found = searchOf(LAYOUT, all)(cari)
  expect(await pages('OWN1', { cari })).toEqual(found)
  const { jumlah, total, ketemu } = (await page('OWN1', { cari })).data
  expect({ jumlah, total, ketemu }).toEqual({
    jumlah: all.length,
    total: totalsOf(LAYOUT, all),
    ketemu: { jumlah: found.length, total: totalsOf(LAYOUT, found) },
  })
})

test('a page behind the last one is empty', async () => {
  const { data } = await page('OWN1', { halaman: 99 })
  expect([data.rows, data.jumlah]).toEqual([[], all.length])
})

describe('for who sees phones masked', () => {
  const masked = () => all.map((row) => ({ ...row, no_hp: samarkanHp(String(row['no_hp'])) }))
  it('they are masked on every page as in the whole report', async () => {
    expect(await whole(TERTUTUP)).toEqual(masked())
    expect(await pages(TERTUTUP, {})).toEqual(masked())
  })
  it('the digits that are masked are neither sought nor ordered by', async () => {
    expect((await page('OWN1', { cari: '081300001' })).data.ketemu.jumlah).toBeGreaterThan(0)
    expect((await page(TERTUTUP, { cari: '081300001' })).data.ketemu.jumlah).toBe(0)
    const hp = (row: Row) => String(row['no_hp'])
    expect(await pages(TERTUTUP, { urut: 'no_hp' })).toEqual(
      masked().toSorted((a, b) => (hp(a) < hp(b) ? -1 : hp(a) > hp(b) ? 1 : 0)),
    )
  })
})

it.each([
  { urut: 'nik_enc' },
  { urut: 'point; DROP TABLE member' },
  { arah: 'NAIK' },
  { halaman: 0 },
  { halaman: 1.5 },
  { halaman: 1e12 },
  { cari: 'X'.repeat(101) },
  { bukan_filter: '1' },
])('refuses %j', async (asked) => {
  expect((await page('OWN1', asked)).status).toBe(400)
})
it('is nobody’s who may not see the report', async () => {
  expect((await page('SLS1', {})).status).toBe((await ask('SLS1', 'POST', 'member/report', FILTERS)).status)
  expect((await ask(null, 'POST', 'member/report/halaman', FILTERS)).status).toBe(401)
})
