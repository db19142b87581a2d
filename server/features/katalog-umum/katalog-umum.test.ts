/**
 * Public answers at /katalog/v1: what is published and nothing else, kept by phones and by the server, new the moment
 * it changes (DOMAIN §F.4, §O.7-5).
 */
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsUmum } from '#domain/calls/katalog-umum.ts'
import { buildApp } from '#server/app.ts'
import { routesUmum } from '#server/routes.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must } from '#test/tools/client.ts'
import { asOwner } from '#test/tools/close.ts'
import { buildMember } from '#test/tools/factories.ts'
import {
  read,
  berubah,
  buildKatalogLengkap,
  pictureName,
  saveTestPicture,
  type KatalogUji,
} from '#test/tools/katalog-umum.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let sample: KatalogUji['picture']
beforeAll(async () => {
  server = await startTestServer()
  ;({ picture: sample } = await buildKatalogLengkap(server))
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const get = (path: string, headers: Record<string, string> = {}) => read(server.url, path, { headers })
const data = async (path: string) => (await get(path)).data
const UMUM = [
  'toko',
  'harga',
  'kategori',
  'banner',
  'info',
  'item',
  'item/ITM-0001',
  'hadiah',
  'kontak',
  'splash',
  'openapi.json',
]

describe('what is published', () => {
  test('every declared call is answered, and none has a session', () => {
    expect(routesUmum.map((r) => r.call)).toEqual([...callsUmum])
    expect(callsUmum.every((call) => call.may === 'public' && call.base === 'katalog')).toBe(true)
  })

  test('shops, categories that have items, banners, infos, gifts, contacts', async () => {
    const { nama, toko } = await data('toko')
    expect([nama, toko.map((t: object) => Object.keys(t))]).toEqual([
      'TOKO EMAS KENCANA',
      [1, 2].map(() => ['kode_toko', 'nama_toko', 'alamat_toko', 'kota', 'no_telp']),
    ])
    expect(await data('kategori')).toEqual([
      {
        kode_kategori: 'KTG-0001',
        nama_kategori: 'CINCIN',
        warna: '#C89B3C',
        jumlah_item: 2,
        gambar: {
          besar: `/katalog/v1/gambar/KATEGORI_ICON/${sample.kategori}.jpg`,
          kecil: `/katalog/v1/gambar/KATEGORI_ICON/${sample.kategori}-kecil.jpg`,
        },
      },
    ])
    expect((await data('banner')).map((b: any) => [b.kode_banner, b.title, b.sub_title])).toEqual([
      ['BNR-0001', 'LEBARAN', ''],
    ])
    expect((await data('info')).map((b: any) => b.kode_info)).toEqual(['INF-0001'])
    expect((await data('hadiah')).map((h: any) => [h.nama_hadiah, h.point])).toEqual([['PAYUNG', 50]])
    expect(await data('kontak')).toEqual([
      {
        kode_admin: 'ADM-0001',
        nama_admin: 'RINA',
        no_hp: '081234567890',
        wa: 'https://wa.me/6281234567890',
      },
    ])
    expect(await data('splash')).toEqual([
      {
        screen_name: 'MEMBER',
        text: 'SELAMAT DATANG',
        position: 'top',
        image_path: '/katalog/v1/gambar/SPLASHSCREEN/MEMBER.png',
      },
    ])
  })

  test('items in the order of the app, by category, hashtag, a word; a page further on there are none', async () => {
    const kode = async (query = '') => {
      const { jumlah, item, hashtag } = await data(`item${query}`)
      return [jumlah, item.map((i: any) => i.kode_barang), hashtag]
    }
    const HASHTAG = ['17K', 'Melati', 'Polos']
    expect(await kode()).toEqual([2, ['ITM-0002', 'ITM-0001'], HASHTAG])
    expect(await kode('?kategori=ktg-0001')).toEqual([2, ['ITM-0002', 'ITM-0001'], HASHTAG])
    expect(await kode('?kategori=KTG-0002')).toEqual([0, [], HASHTAG])
    expect(await kode('?hashtag=%23melati')).toEqual([1, ['ITM-0001'], HASHTAG])
    expect(await kode('?cari=maw')).toEqual([1, ['ITM-0002'], HASHTAG])
    expect(await kode('?cari=RAHASIA')).toEqual([0, [], HASHTAG])
    expect(await kode('?halaman=2')).toEqual([2, [], HASHTAG])
  })

  test('one item with the banners and infos of it that are published, grams as grams', async () => {
    const item = await data('item/itm-0001')
    expect([item.berat, item.harga_jual, item.banner.length, item.info.length]).toEqual([
      3.25, 2_100_000, 1, 1,
    ])
    expect(item.gambar).toEqual([
      {
        besar: `/katalog/v1/gambar/ITEM/${sample.item}.jpg`,
        kecil: `/katalog/v1/gambar/ITEM/${sample.item}-kecil.jpg`,
      },
    ])
  })

  test('what is hidden, and what never was, are the same: not there', async () => {
    for (const [path, text] of [
      ['item/ITM-0003', 'Item ITM-0003 Tidak Ditemukan'],
      ['item/ITM-0004', 'Item ITM-0004 Tidak Ditemukan'],
      ['item/ITM-9999', 'Item ITM-9999 Tidak Ditemukan'],
      [`gambar/ITEM/${sample.itemLain}.jpg`, 'Gambar Tidak Ditemukan'],
      [`gambar/KATEGORI_ICON/${sample.tersembunyi}.jpg`, 'Gambar Tidak Ditemukan'],
      [`gambar/BANNER_ICON/${sample.bannerLain}-kecil.jpg`, 'Gambar Tidak Ditemukan'],
      [`gambar/ITEM/${sample.banner}.jpg`, 'Gambar Tidak Ditemukan'],
      [`gambar/SPLASHSCREEN/${sample.splash}.jpg`, 'Gambar Tidak Ditemukan'],
      ['gambar/SPLASHSCREEN/GUEST-1.png', 'Gambar Tidak Ditemukan'],
      [`gambar/ITEM/${pictureName()}.jpg`, 'Gambar Tidak Ditemukan'],
      ['tidak-ada', 'Alamat Tidak Ditemukan'],
    ] as const) {
      const { status, message, headers } = await get(path)
      expect([path, status, message, headers.get('cache-control')]).toEqual([path, 404, text, 'no-store'])
    }
  })

  test('what is no such input is refused in words', async () => {
    for (const path of [
      'item?halaman=0',
      'item?halaman=1001',
      'item?halaman=x',
      `item?cari=${'A'.repeat(61)}`,
      'item?toko=TK01',
      `item/${'A'.repeat(21)}`,
      'gambar/BARANG/aaaaaaaaaaaaaaaaaaaaaaaa.jpg',
      'gambar/ITEM/..%2f..%2fkunci-identitas',
      'gambar/ITEM/a.jpg',
      'item/%00',
    ]) {
      const { status, message } = await get(path)
      expect([path, status >= 400 && status < 500, message !== '']).toEqual([path, true, true])
    }
  })

  test('nothing of staff, cost, stock, other members or what is hidden is in any reply', async () => {
    await buildMember(server, {
      kode_member: 'MTK010000099',
      nama_customer: 'RAHASIA MEMBER',
      no_hp: '081377777777',
    })
    await inDatabase(
      server,
      `UPDATE harga_group SET harga_beli_24k = 9182736, margin_per_gram = 192837 WHERE kode_group = 'G375'`,
    )
    await inDatabase(server, `UPDATE toko SET npwp = '77.777.777.7-777.777', izin_gadai = 'RAHASIA IZIN'`)
    await berubah(server)
    const all = (await Promise.all(UMUM.map((path) => get(path)))).map((r) => r.bytes.toString()).join('\n')
    for (const rahasia of [
      'RAHASIA',
      '081999999999',
      '081377777777',
      '9182736',
      '192837',
      '77.777',
      'OWN1',
      'KSR1',
      'MTK01',
    ])
      expect([rahasia, all.includes(rahasia)]).toEqual([rahasia, false])
  })
})

describe('prices', () => {
  const harga = async () => data('harga')
  test('of the first shop, then of KATALOG_TOKO, then of the pusat; kadar as percent, what is not set null', async () => {
    const { tanggal, diubah, label } = await harga()
    expect([tanggal, diubah !== null, label]).toEqual([
      '2025-01-15',
      true,
      [
        {
          kode_harga_app: 'HRG-0001',
          nama_harga_app: 'EMAS MUDA',
          group: [
            {
              kode_group: 'G375',
              nama_group: label[0].group[0].nama_group,
              kadar: 37.5,
              kadar_cetak: label[0].group[0].kadar_cetak,
              harga: 650_000,
              harga_beli: label[0].group[0].harga_beli,
              deskripsi: 'Untuk sehari-hari',
            },
          ],
        },
      ],
    ])
    await inDatabase(
      server,
      `UPDATE harga_group SET harga = 701000, harga_max_gram = 801000, harga_beli_gram = 0
       WHERE kode_toko = 'TK02' AND kode_group = 'G375'`,
    )
    const owner = await server.client('OWN1')
    expect(
      must(await owner.send('PUT', 'katalog/pengaturan', { katalog_toko: 'tk02', alamat: '' })).data,
    ).toEqual({
      katalog_toko: 'TK02',
      nama: '',
      alamat: '',
      toko_harga: 'TK02',
      ada_pusat: false,
    })
    const satu = async () => (await harga()).label[0].group[0]
    expect([(await satu()).harga, (await satu()).harga_beli]).toEqual([701_000, null])
    await asOwner(server, `UPDATE toko SET is_pusat = true WHERE kode_toko = 'TK01'`)
    await berubah(server)
    expect((await satu()).harga).toBe(650_000)
    expect(must(await owner.request('GET', 'katalog/pengaturan')).data).toMatchObject({
      toko_harga: 'TK01',
      ada_pusat: true,
    })
    await asOwner(server, `UPDATE toko SET is_pusat = false`)
    must(await owner.send('PUT', 'katalog/pengaturan', { katalog_toko: null, alamat: '' }))
  })

  test('the chain is called as its owner says, else as the shop of the prices', async () => {
    const owner = await server.client('OWN1')
    const nama = async () => (await read(server.url, 'toko')).data.nama
    expect(await nama()).toBe('TOKO EMAS KENCANA')
    const form = { katalog_toko: null, alamat: '' }
    must(await owner.send('PUT', 'katalog/pengaturan', { ...form, nama: ' Kencana Jaya ' }))
    expect(await nama()).toBe('Kencana Jaya')
    for (const buruk of ['A'.repeat(61), 'A\u202eB', 7])
      expect((await owner.send('PUT', 'katalog/pengaturan', { ...form, nama: buruk })).status).toBe(400)
    must(await owner.send('PUT', 'katalog/pengaturan', form))
    expect(await nama()).toBe('TOKO EMAS KENCANA')
  })

  test('a shop with an address of its own is passed over only when it is another server’s', async () => {
    const owner = await server.client('OWN1')
    const ubah = () => owner.send('PUT', 'katalog/pengaturan', { katalog_toko: 'TK02', alamat: '' })
    await asOwner(server, `UPDATE toko SET portal = 'https://toko2.example' WHERE kode_toko = 'TK02'`)
    expect(must(await ubah()).data.toko_harga).toBe('TK02')
    await asOwner(server, `UPDATE toko SET jauh = true WHERE kode_toko = 'TK02'`)
    expect((await ubah()).status).toBe(400)
    expect(must(await owner.request('GET', 'katalog/pengaturan')).data.toko_harga).toBe('TK01')
    await asOwner(server, `UPDATE toko SET jauh = false, portal = '-' WHERE kode_toko = 'TK02'`)
    must(await owner.send('PUT', 'katalog/pengaturan', { katalog_toko: null, alamat: '' }))
  })

  test('a new price is told at once', async () => {
    const owner = await server.client('OWN1')
    const { data: kini } = await owner.request('GET', 'harga-emas')
    const group = kini.group.map((g: any) => ({
      ...Object.fromEntries(
        [
          'kode_group',
          'cara',
          'margin_per_gram',
          'harga',
          'harga_min_gram',
          'harga_max_gram',
          'harga_beli_gram',
        ].map((k) => [k, g[k]]),
      ),
      ...(g.kode_group === 'G375' && {
        harga: g.harga + 1_000,
        cara: 'MANUAL',
        harga_max_gram: Math.max(g.harga_max_gram, g.harga + 1_000),
      }),
    }))
    await harga()
    must(
      await owner.send('PUT', 'harga-emas', {
        versi: kini.versi,
        harga_24k: kini.harga_24k,
        harga_beli_24k: kini.harga_beli_24k,
        group,
      }),
    )
    expect((await harga()).label[0].group[0].harga).toBe(651_000)
  })

  test('whose they are is said by OWN alone, and only of a shop whose prices are here', async () => {
    const owner = await server.client('OWN1')
    for (const katalog_toko of ['TK99', 'TERLALU PANJANG'])
      expect((await owner.send('PUT', 'katalog/pengaturan', { katalog_toko, alamat: '' })).status).toBe(400)
    for (const alamat of [
      'emas.example',
      'javascript:alert(1)',
      'https://emas.example/katalog',
      'https://a b',
    ])
      expect([
        alamat,
        (await owner.send('PUT', 'katalog/pengaturan', { katalog_toko: null, alamat })).status,
      ]).toEqual([alamat, 400])
    const spv = await server.client('SPV1')
    expect((await spv.send('PUT', 'katalog/pengaturan', { katalog_toko: null, alamat: '' })).status).toBe(403)
  })
})

describe('as phones keep it', () => {
  test('lists for a minute, with a mark that is asked about; HEAD tells the same without the body', async () => {
    for (const path of UMUM) {
      const { status, headers, bytes } = await get(path)
      const etag = headers.get('etag')!
      expect([
        path,
        status,
        headers.get('cache-control'),
        headers.get('access-control-allow-origin'),
      ]).toEqual([path, 200, 'public, max-age=60, stale-while-revalidate=86400', '*'])
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(bytes.length).toBeGreaterThan(2)
      for (const tanda of [etag, etag.replace('W/', ''), `"lain", ${etag}`, '*']) {
        const lagi = await get(path, { 'if-none-match': tanda })
        expect([path, lagi.status, lagi.bytes.length, lagi.headers.get('etag')]).toEqual([path, 304, 0, etag])
      }
      expect((await get(path, { 'if-none-match': '"lain"' })).status).toBe(200)
      const head = await read(server.url, path, { method: 'HEAD' })
      expect([head.status, head.bytes.length, head.headers.get('etag')]).toEqual([200, 0, etag])
    }
  })

  test('packed for who unpacks', async () => {
    const { headers } = await get('openapi.json', { 'accept-encoding': 'gzip' })
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'accept-encoding'])
    expect(
      (await get('openapi.json', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
    ).toBeNull()
  })

  test('a picture for ever, JPEG; of a splash screen the one of now under a name that stays', async () => {
    const { status, headers, bytes } = await get(`gambar/ITEM/${sample.item}.jpg`)
    expect([status, headers.get('content-type'), headers.get('cache-control'), bytes.subarray(0, 2)]).toEqual(
      [200, 'image/jpeg', 'public, max-age=31536000, immutable', Buffer.from([0xff, 0xd8])],
    )
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(
      (await get(`gambar/ITEM/${sample.item}.jpg`, { 'if-none-match': headers.get('etag')! })).status,
    ).toBe(304)
    const splash = () => get('gambar/SPLASHSCREEN/MEMBER.png')
    const lama = await splash()
    expect([lama.status, lama.headers.get('content-type'), lama.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'public, no-cache',
    ])
    const baru = pictureName()
    const content = await saveTestPicture(server, 'SPLASHSCREEN', baru, '#00ff00')
    await inDatabase(server, `UPDATE katalog_splash SET gambar_name = $1 WHERE screen_name = 'MEMBER'`, [
      baru,
    ])
    await berubah(server)
    const kini = await get('gambar/SPLASHSCREEN/MEMBER.png', { 'if-none-match': lama.headers.get('etag')! })
    expect([kini.status, kini.bytes.equals(content)]).toEqual([200, true])
  })

  test('a storage that cannot be read now is no missing picture, and one that lost it is', async () => {
    const { penyimpanan } = server.app.deps
    const asli = penyimpanan.ambil
    penyimpanan.ambil = () => Promise.reject(new Error('S3 503'))
    expect((await get(`gambar/HADIAH/${sample.hadiah}.jpg`)).status).toBe(503)
    penyimpanan.ambil = async () => undefined
    expect((await get(`gambar/HADIAH/${sample.hadiah}.jpg`)).status).toBe(404)
    penyimpanan.ambil = asli
    expect((await get(`gambar/HADIAH/${sample.hadiah}.jpg`)).status).toBe(200)
  })
})

describe('as the server keeps it', () => {
  /** Lists the catalogue's queries that this process sent while `work` ran. */
  async function reading(work: () => Promise<unknown>): Promise<string[]> {
    const sent: string[] = []
    const asli = server.pool.connect.bind(server.pool) as () => Promise<pg.PoolClient>
    const { pool } = server
    const dengar = async () => {
      const client = await asli()
      const query = client.query.bind(client) as (...given: unknown[]) => unknown
      client.query = ((...given: unknown[]) => {
        const [first] = given as [string | { name?: string }]
        sent.push(typeof first === 'string' ? first : (first.name ?? ''))
        return query(...given)
      }) as typeof client.query
      const release = client.release.bind(client)
      client.release = (error) => {
        client.query = query as typeof client.query
        client.release = release
        release(error)
      }
      return client
    }
    pool.connect = dengar as typeof pool.connect
    try {
      await work()
    } finally {
      pool.connect = asli as typeof pool.connect
    }
    return sent.filter((text) => text.startsWith('katalog_umum_') || text === 'katalog_toko_harga')
  }

  test('a hundred who ask at once, at a hundred addresses, cost one look at the database; then none', async () => {
    await berubah(server)
    const paths = [...UMUM, ...Array.from({ length: 89 }, (_, i) => `item?cari=${i}`)]
    const sent = await reading(async () => {
      const replies = await Promise.all(paths.map((path) => get(path)))
      expect(replies.every((r) => r.status === 200)).toBe(true)
    })
    expect(sent.length).toBe(new Set(sent).size)
    expect(sent).toContain('katalog_umum_item')
    expect(await reading(() => Promise.all(paths.map((path) => get(path))))).toEqual([])
  })

  test('a change here is told at once, and by another process of the chain too', async () => {
    const connectionString = server.app.deps.database.url
    const lain = await buildApp({ url: connectionString, clock: server.clock, logLevel: 'silent' })
    try {
      const url = await lain.server.listen({ host: '127.0.0.1', port: 0 })
      const nama = async (at: string) => (await read(at, 'item/ITM-0002')).data?.nama_barang
      expect([await nama(server.url), await nama(url)]).toEqual(['CINCIN MAWAR', 'CINCIN MAWAR'])
      await inDatabase(
        server,
        `UPDATE katalog_item SET nama_barang = 'CINCIN KENANGA' WHERE kode_barang = 'ITM-0002'`,
      )
      await berubah(server)
      expect(await nama(server.url)).toBe('CINCIN KENANGA')
      await expect.poll(() => nama(url)).toBe('CINCIN KENANGA')
      await inDatabase(server, `UPDATE katalog_item SET tayang = false WHERE kode_barang = 'ITM-0002'`)
      await berubah(server)
      expect((await get('item/ITM-0002')).status).toBe(404)
      await expect.poll(async () => (await read(url, 'item/ITM-0002')).status).toBe(404)
    } finally {
      await lain.close()
    }
  })

  test('what staff publish, hide and delete is told at the next look', async () => {
    const owner = await server.client('OWN1')
    const nama = async () => (await data('kontak')).map((k: any) => k.nama_admin)
    const content = { nama_admin: 'Budi', no_hp: '081355555555' }
    const { kode_admin } = must(await owner.send('POST', 'app/member/admin-chat', content)).data
    expect(await nama()).toEqual(['RINA', 'Budi'])
    const ubah = `app/member/admin-chat/edit/${kode_admin}`
    must(await owner.send('PUT', ubah, { ...content, tayang: false }))
    expect(await nama()).toEqual(['RINA'])
    must(await owner.send('PUT', ubah, { ...content, nama_admin: 'Wati', tayang: true }))
    expect(await nama()).toEqual(['RINA', 'Wati'])
    must(await owner.send('DELETE', `app/member/admin-chat/delete/${kode_admin}`))
    expect(await nama()).toEqual(['RINA'])
  })

  test('what nobody told of is known a minute later', async () => {
    await data('item')
    await inDatabase(
      server,
      `UPDATE katalog_item SET nama_barang = 'CINCIN SAKURA' WHERE kode_barang = 'ITM-0001'`,
    )
    expect((await data('item/ITM-0001')).nama_barang).toBe('CINCIN MELATI')
    server.clock.set('2025-01-16')
    expect((await data('item/ITM-0001')).nama_barang).toBe('CINCIN SAKURA')
    server.clock.set('2025-01-15')
  })
})

test('who asks too often is told to wait, by network; of the others nobody waits', async () => {
  const connectionString = server.app.deps.database.url
  const app = await buildApp({
    url: connectionString,
    clock: server.clock,
    logLevel: 'silent',
    umumPerMinute: { daftar: 3, gambar: 100, member: 100 },
  })
  try {
    const url = await app.server.listen({ host: '127.0.0.1', port: 0 })
    const ask = (path: string, ip: string) => read(url, path, { headers: { 'x-forwarded-for': ip } })
    const seen = []
    for (const path of ['toko', 'harga', 'item', 'banner', 'toko'])
      seen.push((await ask(path, '203.0.113.9')).status)
    expect(seen).toEqual([200, 200, 200, 429, 429])
    const { message, headers } = await ask('toko', '203.0.113.9')
    expect([message, headers.get('access-control-allow-origin')]).toEqual([
      'Terlalu Banyak Percobaan, Silahkan Tunggu Sebentar',
      '*',
    ])
    expect((await ask('toko', '203.0.113.10')).status).toBe(200)
  } finally {
    await app.close()
  }
})

test('the document of this part tells of this part alone, and that of staff not of it', async () => {
  const { paths, info } = JSON.parse((await get('openapi.json')).bytes.toString())
  expect([info.version, Object.keys(paths).sort()]).toEqual([
    '1.0',
    callsUmum.map((call) => `/katalog/v1/${call.path}`).sort(),
  ])
  expect(paths['/katalog/v1/member'].get.security).toEqual([{ token: [] }])
  expect(paths['/katalog/v1/toko'].get.security).toBeUndefined()
  const staf = (await (await server.client()).request('GET', '/api/docs/json')) as unknown as {
    paths: object
  }
  expect(Object.keys(staf.paths).filter((path) => path.startsWith('/katalog/'))).toEqual([])
  expect((await server.anonymous.request('GET', '/api/docs/json')).status).toBe(401)
})

test('a page of another origin may not ask with a method that writes', async () => {
  const { status, headers } = await read(server.url, 'masuk', {
    method: 'POST',
    body: { kode: 'A' },
    headers: { origin: 'https://lain.example' },
  })
  expect([status, headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
    400,
    null,
    'no-store',
  ])
  expect((await read(server.url, 'toko', { method: 'DELETE' })).status).toBe(404)
})
