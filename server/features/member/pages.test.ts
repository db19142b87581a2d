/** Pages and searches among more members than are sorted: whichever way finds them, they are those that a plain query finds, in its order. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  // Every third is not active, every hundredth was merged or forgotten; most names begin with S, at one place of the alphabet.
  await inDatabase(
    server,
    `INSERT INTO member (kode_member, nama_customer, no_hp, alamat_customer, kota, trx_count, trx_terakhir,
         kode_toko_daftar, status_aktif, anonim_at, input_date)
     SELECT 'M' || i,
       CASE WHEN i % 40 = 0 THEN 'ABDUL SITI ' WHEN i % 7 = 0 THEN 'YUNI ' ELSE 'SITI ' END || i % 500,
       '0812' || lpad(i::text, 8, '0'), 'JL MAWAR ' || i % 90, 'KOTA ' || i % 3, i % 11,
       CASE WHEN i % 5 > 0 THEN date '2025-01-15' - i % 300 END, 'TK01', i % 3 > 0,
       CASE WHEN i % 100 = 0 THEN now() END,
       timestamptz '2025-01-15 23:59:59.5+07' - i * interval '20 minutes'
     FROM generate_series(1, 18000) i`,
  )
})
afterAll(() => server.close())

const ALIVE = 'status_aktif AND gabung_ke IS NULL AND anonim_at IS NULL'
const kode = async (text: string): Promise<string[]> =>
  (await inDatabase<{ kode_member: string }>(server, text)).map((row) => row.kode_member)
const kodeOf = (rows: { kode_member: string }[]) => rows.map((row) => row.kode_member)

it.each([
  ['many', 'by-nama?nama_customer=SITI', `nama_customer LIKE '%SITI%'`],
  ['all', 'by-nama?nama_customer=I', `nama_customer LIKE '%I%'`],
  ['a few', 'by-nama?nama_customer=YUNI 49', `nama_customer LIKE '%YUNI 49%'`],
  ['an address of all', 'by-alamat?alamat=JL', `alamat_customer LIKE '%JL%'`],
  ['an address of some', 'by-alamat?alamat=MAWAR 77', `alamat_customer LIKE '%MAWAR 77%'`],
  ['the beginning of every phone', 'by-hp?hp=0812', `no_hp LIKE '%0812%'`],
  ['a part of few', 'by-hp?hp=01234', `no_hp LIKE '%01234%'`],
  ['two letters of some', 'by-nama?nama_customer=YU', `nama_customer LIKE '%YU%'`],
  ['two letters of many', 'by-nama?nama_customer=SI', `nama_customer LIKE '%SI%'`],
  ['two digits of many addresses', 'by-alamat?alamat=R 1', `alamat_customer LIKE '%R 1%'`],
  ['two digits of every phone', 'by-hp?hp=08', `no_hp LIKE '%08%'`],
  ['a whole phone', 'by-hp?hp=081200012345', `no_hp LIKE '%081200012345%'`],
  ['a phone as people write it', 'by-hp?hp=%2B62 812-0001-2345', `no_hp = '081200012345'`],
  ['more digits than any phone has', 'by-hp?hp=9081200012345', 'false'],
  ['nobody', 'by-nama?nama_customer=100%', 'false'],
])('the picker finds %s', async (_what, path, where) => {
  const { data } = await ask('OWN1', 'GET', `member/get/${path}`)
  expect(kodeOf(data)).toEqual(
    await kode(
      `SELECT kode_member FROM member WHERE ${where} AND ${ALIVE} ORDER BY nama_customer, kode_member LIMIT 50`,
    ),
  )
})

it.each([
  ['', 'true', ALIVE],
  ['status=SEMUA', 'true', 'gabung_ke IS NULL AND anonim_at IS NULL'],
  ['status=DELETED', 'true', 'NOT status_aktif AND gabung_ke IS NULL AND anonim_at IS NULL'],
  ['cari=SITI&status=SEMUA', `nama_customer LIKE '%SITI%'`, 'gabung_ke IS NULL AND anonim_at IS NULL'],
  ['cari=M1234', `kode_member LIKE '%M1234%'`, ALIVE],
  ['cari=081200012345', `no_hp = '081200012345'`, ALIVE],
  ['cari=TIDAK ADA', 'false', ALIVE],
  ['cari=MAWAR 7', `alamat_customer LIKE '%MAWAR 7%'`, ALIVE],
])('the list of %s has its pages in every order', async (query, found, standing) => {
  const where = `${found} AND ${standing}`
  const [{ jumlah }] = (await inDatabase<{ jumlah: number }>(
    server,
    `SELECT count(*)::int AS jumlah FROM member WHERE ${where}`,
  )) as [{ jumlah: number }]
  for (const urut of ['nama_customer', 'kode_member', 'kota', 'trx_count', 'trx_terakhir'])
    for (const arah of ['ASC', 'DESC'])
      for (const page of [1, Math.max(1, Math.ceil(jumlah / 20))]) {
        const { data } = await ask('OWN1', 'GET', `member?${query}&urut=${urut}&arah=${arah}&halaman=${page}`)
        const rows = await kode(
          `SELECT kode_member FROM member WHERE ${where} ORDER BY ${urut} ${arah} NULLS LAST, kode_member
           LIMIT 20 OFFSET ${(page - 1) * 20}`,
        )
        expect({ urut, arah, halaman: page, jumlah: data.jumlah, rows: kodeOf(data.rows) }).toEqual({
          urut,
          arah,
          halaman: page,
          jumlah,
          rows,
        })
      }
})

it.each(['', 'cari=SITI&'])(
  'a page behind the last one is empty, and knows how many there are: %s',
  async (query) => {
    const first = (await ask('OWN1', 'GET', `member?${query}`)).data
    const { rows, jumlah } = (await ask('OWN1', 'GET', `member?${query}halaman=9999`)).data
    expect({ rows, jumlah }).toEqual({ rows: [], jumlah: first.jumlah })
    expect(jumlah).toBeGreaterThan(1_000)
  },
)

it('those who registered in a range of days are those of its first instant to its last', async () => {
  const [start_date, end_date] = ['2024-12-30', '2025-01-02']
  const { data } = await ask('OWN1', 'POST', 'app/member/report', { start_date, end_date, kode_toko: 'ALL' })
  expect(kodeOf(data)).toEqual(
    await kode(
      `SELECT kode_member FROM member
       WHERE status_aktif AND rumah IS NULL
         AND (input_date AT TIME ZONE 'Asia/Jakarta')::date BETWEEN '${start_date}' AND '${end_date}'
       ORDER BY input_date, kode_member`,
    ),
  )
  expect(data.length).toBeGreaterThan(100)
})
