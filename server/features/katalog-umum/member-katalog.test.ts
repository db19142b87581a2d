/** A member on their own phone: a code of the counter, once and for ten minutes; what they see; how it ends (docs/decisions/33). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cabutKatalogMember } from '#domain/calls/katalog-member.ts'
import { isKodeKatalog } from '#domain/rules/katalog-umum.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusalAt, urlOf, type Client } from '#test/tools/client.ts'
import { buildCoupons, buildMember, buildPiece, buildPoints } from '#test/tools/factories.ts'
import { read, telepon } from '#test/tools/katalog-umum.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildValidSale } from '#test/tools/till.ts'
import { forgetMember } from '#test/tools/forget.ts'

let server: TestServer
let owner: Client
let kasir: Client
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.client('OWN1')
  kasir = await server.client('KSR1')
  await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
  await buildCoupons(server, 'G375', { berat: 1 })
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})
beforeEach(() => inDatabase(server, 'DELETE FROM katalog_percobaan'))

let urut = 0
/** Makes a new member for every test. */
async function member(nama_customer = 'SITI AMINAH'): Promise<string> {
  const kode_member = `MTK0100${String(50_000 + ++urut)}`
  await buildMember(server, { kode_member, nama_customer })
  return kode_member
}
const mintaKode = (kode_member: string, as = kasir) =>
  as.request('POST', 'member/kode-katalog', { kode_member })
const kodeUntuk = async (kode_member: string): Promise<string> => must(await mintaKode(kode_member)).data.kode
const masuk = (kode: string, ip?: string) => telepon(server.url).masuk(kode, ip)
const tokenUntuk = async (kode_member: string): Promise<string> =>
  must(await masuk(await kodeUntuk(kode_member))).data.token
const lihat = (token: string) => telepon(server.url, token).member()
const WRONG = [400, 'Kode Salah Atau Sudah Tidak Berlaku, Silahkan Minta Kode Baru Di Toko']
const DULU = [401, 'Silahkan Masuk Dengan Kode Dari Toko']

describe('a code', () => {
  test('is shown with its address and its QR, for ten minutes, and logged as a look at a person', async () => {
    must(
      await owner.send('PUT', 'katalog/pengaturan', { katalog_toko: null, alamat: 'https://emas.example' }),
    )
    const kode = await member()
    const { data } = must(await mintaKode(kode))
    expect(data.kode).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const polos = data.kode.replace('-', '')
    expect(isKodeKatalog(polos)).toBe(true)
    expect(data.alamat).toBe(`https://emas.example/katalog#kode=${polos}`)
    expect([data.qr.sisi > 20, data.qr.d.startsWith('M'), data.perangkat]).toEqual([true, true, 0])
    expect(Date.parse(data.berlaku_sampai) - server.clock.now().getTime()).toBeGreaterThan(590_000)
    expect(
      await inDatabase(
        server,
        `SELECT user_id, kode_toko FROM audit_log WHERE aksi = 'KODE KATALOG' AND ref = $1`,
        [kode],
      ),
    ).toEqual([{ user_id: 'KSR1', kode_toko: 'TK01' }])
  })

  test('is nowhere to be read: not in the database, not in what is kept of replies', async () => {
    const kode = await member()
    const polos = (await kodeUntuk(kode)).replace('-', '')
    const { token } = must(await masuk(polos)).data
    const [{ semua: all }] = await inDatabase<any>(
      server,
      `SELECT (SELECT COALESCE(string_agg(t::text, ''), '') FROM katalog_kode t)
           || (SELECT string_agg(t::text, '') FROM katalog_token t)
           || (SELECT COALESCE(string_agg(p::text, ''), '') FROM permintaan p)
           || (SELECT string_agg(a::text, '') FROM audit_log a) AS semua`,
    )
    for (const rahasia of [polos, token]) expect(all.includes(rahasia)).toBe(false)
  })

  test('is typed as one likes, and is good once', async () => {
    const kode = await kodeUntuk(await member())
    const { token, berlaku_sampai } = must(await masuk(` ${kode.toLowerCase().replace('-', ' - ')}`)).data
    expect(token.length).toBeGreaterThanOrEqual(43)
    const hari = (Date.parse(berlaku_sampai) - server.clock.now().getTime()) / 86_400_000
    expect(Math.round(hari)).toBe(90)
    expect(refusalAt(await masuk(kode))).toEqual([...WRONG, ['kode']])
  })

  test('of two who come at one moment one is let in', async () => {
    const kode = await kodeUntuk(await member())
    const replies = await Promise.all(Array.from({ length: 5 }, () => masuk(kode)))
    expect(replies.map((r) => r.status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  test('is none after ten minutes, nor once there is a newer one', async () => {
    const kode = await member()
    const lama = await kodeUntuk(kode)
    const baru = await kodeUntuk(kode)
    expect(refusal(await masuk(lama))).toEqual(WRONG)
    await inDatabase(server, `UPDATE katalog_kode SET sampai = $1 WHERE kode_member = $2`, [
      server.clock.now(),
      kode,
    ])
    expect(refusal(await masuk(baru))).toEqual(WRONG)
  })

  test('is not made of nobody, nor of a member who is not active; no screen says where the catalogue is', async () => {
    expect((await mintaKode('MTK019999999')).status).toBe(400)
    const kode = await member()
    must(await owner.send('DELETE', `member/${kode}`))
    expect((await mintaKode(kode)).status).toBe(400)
    const lama = { kode_member: await member(), alamat: 'https://pencuri.example' }
    const { data } = must(await kasir.request('POST', 'member/kode-katalog', lama))
    expect(data.alamat).not.toContain('pencuri')
  })

  test.each(['', '   ', '12345678', 'AAAA-AAAA', 'A'.repeat(41)])('%j opens nothing', async (kode) => {
    const { status, message } = await masuk(kode)
    expect([status, message !== '']).toEqual([400, true])
  })

  test('names no address while nobody has said where customers open the catalogue', async () => {
    must(await owner.send('PUT', 'katalog/pengaturan', { katalog_toko: null, alamat: '' }))
    const { data } = must(await mintaKode(await member()))
    expect([data.alamat, data.qr]).toEqual(['', null])
  })
})

describe('guessing', () => {
  const TERLALU = [429, 'Terlalu Banyak Percobaan, Silahkan Tunggu Sebentar']
  const gagal = async (kali: number, ip: (i: number) => string) => {
    const seen: number[] = []
    for (let i = 0; i < kali; i++) seen.push((await masuk('AAAAAAAA', ip(i))).status)
    return seen
  }

  test('twenty wrong ones lock a network, the right one too; another network goes on, and so does this one later', async () => {
    const kode = await kodeUntuk(await member())
    expect(new Set(await gagal(20, () => '203.0.113.5'))).toEqual(new Set([400]))
    expect(refusal(await masuk(kode, '203.0.113.5'))).toEqual(TERLALU)
    expect((await masuk(kode, '203.0.113.6')).status).toBe(200)
    await inDatabase(server, `UPDATE katalog_percobaan SET sampai = $1`, [server.clock.now()])
    expect((await masuk(await kodeUntuk(await member()), '203.0.113.5')).status).toBe(200)
  })

  test('a household of IPv6 is one network', async () => {
    expect(await gagal(21, (i) => `2001:db8:1:2::${i}`)).toEqual([...Array(20).fill(400), 429])
  })

  test('so is a /48, which has sixty for all its households', async () => {
    const rumah = (i: number) => `2001:db8:7:${Math.floor(i / 15).toString(16)}::1`
    expect(await gagal(61, rumah)).toEqual([...Array(60).fill(400), 429])
    expect((await masuk('AAAAAAAA', '2001:db8:8::1')).status).toBe(400)
  })

  test('three hundred of many networks make all of them narrow; nobody is shut out, and a right one is taken', async () => {
    await gagal(1, () => '203.0.113.7')
    // Of the two counts that of everybody is the one that a second network shares.
    await gagal(1, () => '203.0.113.8')
    await inDatabase(server, `UPDATE katalog_percobaan SET jumlah = 300 WHERE jumlah = 2`)
    expect(await gagal(4, () => '203.0.113.9')).toEqual([400, 400, 400, 429])
    expect((await masuk(await kodeUntuk(await member()), '203.0.113.10')).status).toBe(200)
  })

  test('a right one is no failure', async () => {
    for (let i = 0; i < 22; i++)
      expect((await masuk(await kodeUntuk(await member()), '203.0.113.20')).status).toBe(200)
  })
})

describe('what a member sees', () => {
  test('first name, points, coupons that still count, what moved the points; nothing with which somebody else could be them', async () => {
    const kode = await member('SITI RAHASIA')
    await buildValidSale(kasir, { barang: ['00000001', '00000003'], kode_customer: kode })
    const token = await tokenUntuk(kode)
    const { status, data, headers, bytes } = await lihat(token)
    expect([
      status,
      data.nama_customer,
      data.kode_member,
      headers.get('cache-control'),
      headers.get('access-control-allow-origin'),
    ]).toEqual([200, 'SITI', `********${kode.slice(-4)}`, 'no-store', null])
    const [{ point }] = await inDatabase<any>(server, 'SELECT point FROM member WHERE kode_member = $1', [
      kode,
    ])
    expect([data.point, data.point > 0, data.riwayat]).toEqual([
      point,
      true,
      [{ tanggal: '2025-01-15', keterangan: 'Belanja', point }],
    ])
    expect(data.kupon.length).toBeGreaterThan(0)
    expect(data.kupon[0]).toMatchObject({ undian: '', berlaku_sampai: null, menang: false })
    const text = bytes.toString()
    for (const rahasia of ['RAHASIA', kode, '0812', 'JL-TK01', 'KSR1', 'MELATI'])
      expect([rahasia, text.includes(rahasia)]).toEqual([rahasia, false])
  })

  test('coupons: with the draws they take part in, until when; those that are over are none', async () => {
    const kode = await member()
    await buildValidSale(kasir, { barang: [await buildPiece(server, { berat: 5 })], kode_customer: kode })
    const undian = (nama: string, sampai: string) =>
      inDatabase(
        server,
        `INSERT INTO undian (kode_toko, kode_undian, nama_undian, tgl_mulai, tgl_selesai, berlaku_sampai,
             input_by, input_date)
         VALUES ('TK01', $1, $3, '2025-01-01', '2025-01-31', $2, 'OWN1', now())`,
        [nama, sampai, nama],
      )
    await undian('RAYA', '2025-03-01')
    await undian('AKHIR', '2025-12-31')
    const token = await tokenUntuk(kode)
    const kupon = async () => (await lihat(token)).data.kupon
    const jumlah = (await kupon()).length
    expect((await kupon())[0]).toMatchObject({
      undian: 'RAYA, AKHIR',
      berlaku_sampai: '2025-12-31',
      menang: false,
    })
    const [{ kode_kupon }] = await kupon()
    await inDatabase(
      server,
      `UPDATE kupon SET status = 'MENANG', kode_undian = 'RAYA' WHERE kode_kupon = $1`,
      [kode_kupon],
    )
    expect((await kupon())[0]).toEqual({
      kode_kupon,
      undian: 'RAYA',
      berlaku_sampai: '2025-03-01',
      menang: true,
    })
    await inDatabase(server, `UPDATE kupon SET status = 'HANGUS' WHERE kode_kupon = $1`, [kode_kupon])
    expect(await kupon()).toHaveLength(jumlah - 1)
  })

  test('of another member nothing; without a token, with one that is none, nothing at all', async () => {
    const [a, b] = [await member('ANI'), await member('BUDI')]
    const [ta, tb] = [await tokenUntuk(a), await tokenUntuk(b)]
    expect([(await lihat(ta)).data.nama_customer, (await lihat(tb)).data.nama_customer]).toEqual([
      'ANI',
      'BUDI',
    ])
    for (const token of ['', 'x', 'A'.repeat(43), ta.slice(0, -1), "' OR 1=1"]) {
      const { status, message } = await lihat(token)
      expect([status, message]).toEqual(DULU)
    }
    // A session of staff is none here, and a phone's token opens nothing of staff.
    const { status } = await read(server.url, 'member', { headers: { 'x-auth-token': kasir.token } })
    expect(status).toBe(401)
    expect(
      (await server.anonymous.request('GET', 'users/me', undefined, { 'x-auth-token': ta })).status,
    ).toBe(401)
  })
})

describe('it ends', () => {
  const berakhir = async (token: string) => {
    const { status, message } = await lihat(token)
    return [status, message]
  }
  const opened = async () => {
    const kode = await member()
    const token = await tokenUntuk(kode)
    expect((await lihat(token)).status).toBe(200)
    return { kode, token, kedua: await kodeUntuk(kode) }
  }
  const tersisa = (kode: string) =>
    inDatabase(
      server,
      `SELECT kode_member FROM katalog_token WHERE kode_member = $1 UNION ALL SELECT kode_member
       FROM katalog_kode WHERE kode_member = $1`,
      [kode],
    )

  test('when the phone leaves; twice is no error, and other phones stay', async () => {
    const { token, kedua } = await opened()
    const lain = must(await masuk(kedua)).data.token
    for (let i = 0; i < 2; i++) expect((await telepon(server.url, token).keluar()).status).toBe(200)
    expect(await berakhir(token)).toEqual(DULU)
    expect((await lihat(lain)).status).toBe(200)
    expect((await telepon(server.url).keluar()).status).toBe(200)
  })

  test('after ninety days', async () => {
    const { token } = await opened()
    server.clock.set('2025-04-14')
    expect((await lihat(token)).status).toBe(200)
    server.clock.set('2025-04-16')
    expect(await berakhir(token)).toEqual(DULU)
    server.clock.set('2025-01-15')
  })

  test('when staff send all phones away, and that is logged', async () => {
    const { kode, token, kedua } = await opened()
    const { perangkat } = must(
      await kasir.send('DELETE', urlOf(cabutKatalogMember, { kode_member: kode })),
    ).data
    expect([perangkat, await berakhir(token), refusal(await masuk(kedua))]).toEqual([1, DULU, WRONG])
    expect(
      await inDatabase(server, `SELECT user_id FROM audit_log WHERE aksi = 'CABUT KATALOG' AND ref = $1`, [
        kode,
      ]),
    ).toHaveLength(1)
    expect(
      (await kasir.send('DELETE', urlOf(cabutKatalogMember, { kode_member: 'MTK019999999' }))).status,
    ).toBe(404)
  })

  test.each([
    ['erased', (kode: string) => forgetMember(owner, kode, 'DIMINTA CUSTOMER')],
    ['deactivated', (kode: string) => owner.send('DELETE', `member/${kode}`)],
    ['unwilling', (kode: string) => owner.send('POST', `member/${kode}/tarik-persetujuan`)],
    [
      'merged',
      async (kode: string) =>
        owner.send('POST', `member/${await member()}/gabung`, { kode_asal: kode, alasan: 'DUPLIKAT' }),
    ],
  ])('when the member is %s: nothing of it is left in the database', async (_, akhiri) => {
    const { kode, token, kedua } = await opened()
    must(await akhiri(kode))
    expect([await berakhir(token), refusal(await masuk(kedua)), await tersisa(kode)]).toEqual([
      DULU,
      WRONG,
      [],
    ])
  })

  test('an erasure that is refused ends nothing', async () => {
    const { kode, token } = await opened()
    expect((await owner.send('POST', `member/${kode}/anonim`, { alasan: '' })).status).toBe(400)
    expect((await lihat(token)).status).toBe(200)
  })

  test('and a member has ten phones at most: the oldest goes', async () => {
    const kode = await member()
    const tokens: string[] = []
    for (let i = 0; i < 11; i++) tokens.push(await tokenUntuk(kode))
    expect([
      await berakhir(tokens[0]!),
      (await lihat(tokens[1]!)).status,
      (await lihat(tokens[10]!)).status,
    ]).toEqual([DULU, 200, 200])
  })
})

test('who may not see members makes no code', async () => {
  expect((await mintaKode(await member(), server.anonymous)).status).toBe(401)
  await inDatabase(
    server,
    `DELETE FROM hak_akses WHERE user_id = 'SLS1' AND menu_name IN ('/data-member', '/transaksi-penjualan')`,
  )
  expect((await mintaKode(await member(), await server.client('SLS1'))).status).toBe(403)
})
