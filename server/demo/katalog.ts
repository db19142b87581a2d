/** The customers' app of the demonstration chain, filled as its owner fills it: each picture first, then its row. */
import type pg from 'pg'
import sharp from 'sharp'
import { group as groups } from '#domain/bawaan.ts'
import type { FolderKatalog, Katalog } from '#domain/katalog.ts'
import { katalogOf } from '#domain/katalog/index.ts'
import { ubah as ubahPengaturan } from '../features/katalog-umum/pengaturan.ts'
import { simpanFoto } from '../foto/foto.ts'
import type { Penyimpanan } from '../pictures/penyimpanan.ts'
import { tambah, ubah } from '../katalog/write.ts'
import { asSystem } from '../rantai/system-context.ts'
import {
  BANNER,
  BERSAMA,
  DESKRIPSI,
  HADIAH_APP,
  HARGA_APP,
  INFO,
  ITEM,
  KATEGORI,
  KONTAK,
  NAMA_RANTAI,
  SPLASH,
} from './data-katalog.ts'
import { HARGA, PEMILIK, PUSAT } from './data.ts'
import { lukisBanner, lukisHadiah, lukisItem, lukisKategori, drawScreen } from './katalog-pictures.ts'

type Content = Record<string, unknown>

export async function fillKatalog(pool: pg.Pool, penyimpanan: Penyimpanan, now: Date): Promise<void> {
  const sebagaiPemilik = <T>(work: Parameters<typeof asSystem<T>>[2]): Promise<T> =>
    asSystem(pool, { kode_toko: PUSAT.kode_toko, user: PEMILIK, now }, work)
  const simpan = async (folder: FolderKatalog, lukisan: string): Promise<string> => {
    const jpeg = await sharp(Buffer.from(lukisan)).jpeg({ quality: 92 }).toBuffer()
    return simpanFoto({ pool, penyimpanan, now, kode_toko: PUSAT.kode_toko }, folder, jpeg.toString('base64'))
  }
  /** As its form sends it. @returns its code */
  const buat = async (name: string, content: Content): Promise<string> => {
    const katalog = katalogOf(name)
    const row = await sebagaiPemilik((ctx) => tambah(ctx, katalog, bodyDari(katalog.calls.tambah!, content)))
    return String(row[katalog.key])
  }

  await sebagaiPemilik((ctx) =>
    ubahPengaturan(ctx, {
      params: {},
      query: {},
      body: { katalog_toko: null, nama: NAMA_RANTAI, alamat: '' },
    }),
  )
  const kategori = new Map<string, string>()
  for (const { benda, ...content } of KATEGORI)
    kategori.set(
      content.nama_kategori,
      await buat('kategori-katalog', {
        ...content,
        gambar_name: await simpan('KATEGORI_ICON', lukisKategori(benda, content.warna)),
      }),
    )
  const [banner, info]: [string[], string[]] = [[], []]
  for (const { adegan, ...content } of BANNER)
    banner.push(
      await buat('banner-katalog', {
        ...content,
        gambar_name: await simpan('BANNER_ICON', lukisBanner(adegan)),
      }),
    )
  for (const { adegan, ...content } of INFO)
    info.push(
      await buat('info-katalog', { ...content, gambar_name: await simpan('INFO_ICON', lukisBanner(adegan)) }),
    )
  for (const [nama_kategori, nama_barang, benda, group, berat, ongkos, jenis, banyak] of ITEM) {
    const lukisan = Array.from({ length: banyak }, (_, ke) => lukisItem({ benda, group }, ke))
    await buat('item-katalog', {
      nama_barang,
      berat,
      kode_kategori: kategori.get(nama_kategori),
      harga_jual: hargaJual(group, berat) + ongkos,
      direct_url: `https://kencana-emas.example/koleksi/${nama_barang.toLowerCase().replaceAll(' ', '-')}`,
      kode_banner: BERSAMA[nama_kategori]!.banner.map((i) => banner[i]),
      kode_info: BERSAMA[nama_kategori]!.info.map((i) => info[i]),
      hashtag_kadar: [kadar(group)],
      hashtag_jenis: jenis,
      hashtag_lm: group === 'LM' ? ['antam', 'batangan'] : [],
      gambar_name: await Promise.all(lukisan.map((one) => simpan('ITEM', one))),
    })
  }
  for (const { shape, ...content } of HADIAH_APP)
    await buat('hadiah-katalog', { ...content, gambar_name: await simpan('HADIAH', lukisHadiah(shape)) })
  for (const content of HARGA_APP) await buat('harga-katalog', content)
  for (const content of KONTAK) await buat('kontak-admin-katalog', content)
  for (const content of DESKRIPSI) await buat('group-description-katalog', content)
  const splash = katalogOf('splashscreen-katalog')
  for (const [kode, { adegan, ...content }] of Object.entries(SPLASH)) {
    const image_path = await simpan('SPLASHSCREEN', drawScreen(adegan))
    await sebagaiPemilik((ctx) =>
      ubah(ctx, splash, kode, bodyDari(splash.calls.ubah, { ...content, image_path })),
    )
  }
}

/** Grams become milligrams, what is left out its default. */
const bodyDari = (call: Katalog['calls']['ubah'], content: Content): Content => call.body.parse(content)

const hargaJual = (group: string, gram: number): number =>
  Math.ceil((gram * HARGA[group]!.harga) / 1_000) * 1_000

/** As customers ask for it: what is stamped on the pieces. */
const kadar = (kode_group: string): string => groups.find((g) => g.kode_group === kode_group)!.kadar_cetak
