/** The customers' app: rows of its catalogues as they stand in the database, and somebody who reads it. */
import { randomBytes } from 'node:crypto'
import { inDatabase } from './ask.ts'
import { clientOf, type Reply } from './client.ts'
import { jpeg } from './pictures.ts'
import type { TestServer } from './server.ts'

export const pictureName = (): string => randomBytes(12).toString('hex')

/** A row of a catalogue, published unless it says otherwise. What has been read is not told of it: see `berubah`. */
export async function buildKatalog(
  server: TestServer,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const names = Object.keys(row)
  await inDatabase(
    server,
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  )
}

/** As a write of the catalogue tells it. */
export const berubah = (server: TestServer): Promise<void> =>
  server.app.deps.live.tellAll([{ kind: 'screen', kode_toko: '*', event: 'katalog', payload: {} }])

/** A picture as it is kept, large and small. */
export async function saveTestPicture(
  server: TestServer,
  folder: string,
  nama: string,
  color?: string,
): Promise<Buffer> {
  const content = await jpeg(40, 40, color)
  await server.app.deps.penyimpanan.simpan(`${folder}/${nama}.jpg`, content)
  await server.app.deps.penyimpanan.simpan(`${folder}/${nama}-kecil.jpg`, await jpeg(10, 10, color))
  return content
}

const TEXT = {
  title: 'LEBARAN',
  info: 'DISKON',
  sub_info: 'ONGKOS',
  nama_tombol: 'LIHAT',
  url_pendukung: 'https://contoh.example/a',
}

export interface KatalogUji {
  picture: Record<
    'kategori' | 'tersembunyi' | 'banner' | 'bannerLain' | 'item' | 'itemLain' | 'hadiah' | 'splash',
    string
  >
}

/** Builds a shown row and a hidden row of every kind: 'RAHASIA' is in every text that must not be read. */
export async function buildKatalogLengkap(server: TestServer): Promise<KatalogUji> {
  const sample = Object.fromEntries(
    ['kategori', 'tersembunyi', 'banner', 'bannerLain', 'item', 'itemLain', 'hadiah', 'splash'].map((k) => [
      k,
      pictureName(),
    ]),
  ) as KatalogUji['picture']
  const build = (table: string, row: Record<string, unknown>) => buildKatalog(server, table, row)
  await build('katalog_kategori', {
    kode_kategori: 'KTG-0001',
    nama_kategori: 'CINCIN',
    warna: '#C89B3C',
    gambar_name: sample.kategori,
    urutan: 2,
  })
  await build('katalog_kategori', {
    kode_kategori: 'KTG-0002',
    nama_kategori: 'RAHASIA KATEGORI',
    warna: '#000000',
    gambar_name: sample.tersembunyi,
    tayang: false,
    urutan: 1,
  })
  await build('katalog_kategori', {
    kode_kategori: 'KTG-0003',
    nama_kategori: 'KOSONG',
    warna: '#000000',
    gambar_name: pictureName(),
  })
  await build('katalog_banner', { ...TEXT, kode_banner: 'BNR-0001', gambar_name: sample.banner })
  await build('katalog_banner', {
    ...TEXT,
    kode_banner: 'BNR-0002',
    title: 'RAHASIA BANNER',
    gambar_name: sample.bannerLain,
    tayang: false,
  })
  await build('katalog_info', {
    ...TEXT,
    kode_info: 'INF-0001',
    title: 'CARA MERAWAT',
    gambar_name: pictureName(),
  })
  await build('katalog_info', {
    ...TEXT,
    kode_info: 'INF-0002',
    title: 'RAHASIA INFO',
    gambar_name: pictureName(),
    tayang: false,
  })
  const item = {
    kode_kategori: 'KTG-0001',
    berat: 3_250,
    harga_jual: 2_100_000,
    direct_url: 'https://contoh.example/i',
  }
  await build('katalog_item', {
    ...item,
    kode_barang: 'ITM-0001',
    nama_barang: 'CINCIN MELATI',
    hashtag_kadar: ['17K'],
    hashtag_jenis: ['Melati', 'Polos'],
    urutan: 2,
  })
  await build('katalog_item', {
    ...item,
    kode_barang: 'ITM-0002',
    nama_barang: 'CINCIN MAWAR',
    hashtag_kadar: ['17K'],
    urutan: 1,
  })
  await build('katalog_item', {
    ...item,
    kode_barang: 'ITM-0003',
    nama_barang: 'RAHASIA ITEM',
    hashtag_kadar: ['RAHASIA'],
    tayang: false,
  })
  await build('katalog_item', {
    ...item,
    kode_barang: 'ITM-0004',
    kode_kategori: 'KTG-0002',
    nama_barang: 'RAHASIA ITEM LAIN',
  })
  await build('katalog_item_gambar', { kode_barang: 'ITM-0001', urut: 1, gambar_name: sample.item })
  await build('katalog_item_gambar', { kode_barang: 'ITM-0003', urut: 1, gambar_name: sample.itemLain })
  for (const [urut, kode] of [
    [1, 'BNR-0002'],
    [2, 'BNR-0001'],
  ] as const)
    await build('katalog_item_banner', { kode_barang: 'ITM-0001', urut, kode_banner: kode })
  for (const [urut, kode] of [
    [1, 'INF-0002'],
    [2, 'INF-0001'],
  ] as const)
    await build('katalog_item_info', { kode_barang: 'ITM-0001', urut, kode_info: kode })
  await build('katalog_kontak', { kode_admin: 'ADM-0001', nama_admin: 'RINA', no_hp: '081234567890' })
  await build('katalog_kontak', {
    kode_admin: 'ADM-0002',
    nama_admin: 'RAHASIA ADMIN',
    no_hp: '081999999999',
    tayang: false,
  })
  await build('katalog_hadiah', {
    kode_hadiah: 'HDH-0001',
    nama_hadiah: 'PAYUNG',
    info: 'A',
    sub_info: 'B',
    point: 50,
    gambar_name: sample.hadiah,
  })
  await build('katalog_hadiah', {
    kode_hadiah: 'HDH-0002',
    nama_hadiah: 'RAHASIA HADIAH',
    info: 'A',
    sub_info: 'B',
    point: 1,
    gambar_name: pictureName(),
    tayang: false,
  })
  await build('katalog_harga', { kode_harga_app: 'HRG-0001', nama_harga_app: 'EMAS MUDA' })
  await build('katalog_harga', { kode_harga_app: 'HRG-0002', nama_harga_app: 'RAHASIA HARGA', tayang: false })
  await build('katalog_harga_group', { kode_group: 'G375', kode_harga_app: 'HRG-0001', urut: 1 })
  await build('katalog_group', { kode_group: 'G375', description: 'Untuk sehari-hari' })
  // Rows that staff make from now on have numbers of their own.
  await inDatabase(server, 'UPDATE katalog_nomor SET terakhir = 9')
  await inDatabase(
    server,
    `UPDATE katalog_splash SET text = 'SELAMAT DATANG', gambar_name = $1 WHERE screen_name = 'MEMBER'`,
    [sample.splash],
  )
  await inDatabase(
    server,
    `UPDATE katalog_splash SET text = 'RAHASIA SPLASH', gambar_name = $1, tayang = false WHERE screen_name = 'GUEST-1'`,
    [pictureName()],
  )
  for (const [folder, nama] of [
    ['KATEGORI_ICON', sample.kategori],
    ['KATEGORI_ICON', sample.tersembunyi],
    ['BANNER_ICON', sample.banner],
    ['BANNER_ICON', sample.bannerLain],
    ['ITEM', sample.item],
    ['ITEM', sample.itemLain],
    ['HADIAH', sample.hadiah],
    ['SPLASHSCREEN', sample.splash],
  ] as const)
    await saveTestPicture(server, folder, nama)
  return { picture: sample }
}

export interface Readings {
  status: number
  headers: Headers
  bytes: Buffer
  data: any
  message: string
}

/** As a phone asks: by `fetch`, with whatever headers. */
export async function read(
  url: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<Readings> {
  const reply = await fetch(`${url}/katalog/v1/${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await reply.arrayBuffer())
  const json = (reply.headers.get('content-type') ?? '').includes('json') && bytes.length > 0
  const { data, message } = json ? JSON.parse(bytes.toString()) : { data: undefined, message: '' }
  return { status: reply.status, headers: reply.headers, bytes, data, message }
}

/** A phone with this token, or with none yet. */
export const telepon = (url: string, token = '') => ({
  masuk: (kode: string, ip?: string): Promise<Reply> =>
    clientOf(url, '').request('POST', '/katalog/v1/masuk', { kode }, ip ? { 'x-forwarded-for': ip } : {}),
  member: () => read(url, 'member', { headers: token ? { authorization: `Bearer ${token}` } : {} }),
  keluar: () => read(url, 'keluar', { method: 'POST', headers: { authorization: `Bearer ${token}` } }),
})
