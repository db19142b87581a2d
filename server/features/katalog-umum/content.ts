/**
 * All that the customers' app may read of the chain, at one moment: what is published (`tayang`), prices of today, the shops. It is
 * read whole, and every answer is made of it (answer.ts): a thousand phones cost the tills one look. Columns are named; of shops,
 * groups and prices nothing else leaves.
 */
import type { Milligram, Persen, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Sql } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { tokoHarga } from './toko-harga.ts'

export interface Toko {
  kode_toko: string
  nama_toko: string
  alamat_toko: string
  kota: string
  no_telp: string
}
export interface Group {
  kode_harga_app: string
  nama_harga_app: string
  kode_group: string
  nama_group: string
  kadar: Persen
  kadar_cetak: string
  harga: Rupiah | null
  harga_beli: Rupiah | null
  berlaku_at: Date | null
  deskripsi: string
}
export interface Kategori {
  kode_kategori: string
  nama_kategori: string
  warna: string
  gambar_name: string
}
export interface Banner {
  kode: string
  title: string
  sub_title: string
  info: string
  sub_info: string
  deskripsi: string
  url_pendukung: string
  nama_tombol: string
  gambar_name: string
}
export interface Item {
  kode_barang: string
  nama_barang: string
  kode_kategori: string
  nama_kategori: string
  berat: Milligram
  harga_jual: Rupiah
  direct_url: string
  hashtag_kadar: string[]
  hashtag_jenis: string[]
  hashtag_lm: string[]
  gambar: string[]
  banner: string[]
  info: string[]
}
export interface Hadiah {
  kode_hadiah: string
  nama_hadiah: string
  info: string
  sub_info: string
  deskripsi: string
  point: number
  gambar_name: string
}
export interface Kontak {
  kode_admin: string
  nama_admin: string
  no_hp: string
}
export interface Splash {
  screen_name: 'MEMBER' | 'GUEST-1' | 'GUEST-2' | 'GUEST-3'
  text: string
  position: 'top' | 'bottom'
  gambar_name: string
}

export interface Content {
  toko: Toko[]
  /** The shop whose prices are shown, with its business day; undefined while no shop is open. */
  /** As customers know the chain; '': by the name of that shop. */
  nama: string
  /** Address at which customers open the catalogue, 'https://emas.example'; '' when none has been given. */
  alamat: string
  tokoHarga: { kode_toko: string; tgl_system: TanggalSystem } | undefined
  group: Group[]
  kategori: Kategori[]
  banner: Banner[]
  info: Banner[]
  item: Item[]
  hadiah: Hadiah[]
  kontak: Kontak[]
  splash: Splash[]
}

const toko = statement<Toko>(
  'katalog_umum_toko',
  `SELECT kode_toko, nama_toko, alamat_toko, kota, no_telp FROM toko t
   WHERE status_aktif
     AND NOT EXISTS (SELECT 1 FROM pembukaan_toko p WHERE p.kode_toko = t.kode_toko AND p.selesai IS NULL)
   ORDER BY kode_toko`,
)
const pengaturan = statement<{ nama: string; alamat: string }>(
  'katalog_umum_pengaturan',
  'SELECT nama, alamat FROM katalog_pengaturan',
)
/** 0 is a price that nobody has set. */
const group = statement<Group>(
  'katalog_umum_harga',
  `SELECT l.kode_harga_app, l.nama_harga_app, g.kode_group, g.nama_group, g.kadar, g.kadar_cetak,
     NULLIF(h.harga, 0) AS harga, NULLIF(h.harga_beli_gram, 0) AS harga_beli,
     CASE WHEN h.harga > 0 OR h.harga_beli_gram > 0 THEN h.berlaku_at END AS berlaku_at,
     COALESCE(d.description, '') AS deskripsi
   FROM katalog_harga l
   JOIN katalog_harga_group lg USING (kode_harga_app)
   JOIN grup g ON g.kode_group = lg.kode_group AND g.status_aktif
   LEFT JOIN harga_group h ON h.kode_toko = $1 AND h.kode_group = g.kode_group
   LEFT JOIN katalog_group d ON d.kode_group = g.kode_group AND d.tayang
   WHERE l.tayang ORDER BY l.urutan, l.id, lg.urut`,
)
const kategori = statement<Kategori>(
  'katalog_umum_kategori',
  'SELECT kode_kategori, nama_kategori, warna, gambar_name FROM katalog_kategori WHERE tayang ORDER BY urutan, id',
)
const bannerContent = 'title, sub_title, info, sub_info, deskripsi, url_pendukung, nama_tombol, gambar_name'
const banner = statement<Banner>(
  'katalog_umum_banner',
  `SELECT kode_banner AS kode, ${bannerContent} FROM katalog_banner WHERE tayang ORDER BY urutan, id`,
)
const info = statement<Banner>(
  'katalog_umum_info',
  `SELECT kode_info AS kode, ${bannerContent} FROM katalog_info WHERE tayang ORDER BY urutan, id`,
)
/** An item in a category that is not shown is not shown either. */
const item = statement<Item>(
  'katalog_umum_item',
  `SELECT i.kode_barang, i.nama_barang, k.kode_kategori, k.nama_kategori, i.berat, i.harga_jual, i.direct_url,
     i.hashtag_kadar, i.hashtag_jenis, i.hashtag_lm,
     ARRAY(
       SELECT gambar_name::text FROM katalog_item_gambar x WHERE x.kode_barang = i.kode_barang ORDER BY urut)
     AS gambar,
     ARRAY(
       SELECT kode_banner::text FROM katalog_item_banner x WHERE x.kode_barang = i.kode_barang ORDER BY urut)
     AS banner,
     ARRAY(
       SELECT kode_info::text FROM katalog_item_info x WHERE x.kode_barang = i.kode_barang ORDER BY urut)
     AS info
   FROM katalog_item i JOIN katalog_kategori k USING (kode_kategori) WHERE i.tayang AND k.tayang
   ORDER BY i.urutan, i.id`,
)
const hadiah = statement<Hadiah>(
  'katalog_umum_hadiah',
  `SELECT kode_hadiah, nama_hadiah, info, sub_info, deskripsi, point, gambar_name FROM katalog_hadiah
   WHERE tayang ORDER BY urutan, id`,
)
const kontak = statement<Kontak>(
  'katalog_umum_kontak',
  'SELECT kode_admin, nama_admin, no_hp FROM katalog_kontak WHERE tayang ORDER BY urutan, id',
)
const splash = statement<Splash>(
  'katalog_umum_splash',
  `SELECT screen_name, text, position, gambar_name FROM katalog_splash
   WHERE tayang AND gambar_name IS NOT NULL ORDER BY urutan, id`,
)

export async function loadContent(sql: Sql): Promise<Content> {
  const tempat = await tokoHarga(sql)
  const [disebut] = await sql(pengaturan, [])
  const [shops, groups, kategoris, banners, infos, items, gifts, contacts, screens] = await Promise.all([
    sql(toko, []),
    sql(group, [tempat?.kode_toko ?? '']),
    sql(kategori, []),
    sql(banner, []),
    sql(info, []),
    sql(item, []),
    sql(hadiah, []),
    sql(kontak, []),
    sql(splash, []),
  ])
  return {
    toko: shops,
    tokoHarga: tempat,
    nama: disebut?.nama ?? '',
    alamat: disebut?.alamat ?? '',
    group: groups,
    kategori: kategoris,
    banner: banners,
    info: infos,
    item: items,
    hadiah: gifts,
    kontak: contacts,
    splash: screens,
  }
}
