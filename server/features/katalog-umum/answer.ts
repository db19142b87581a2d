/** Every answer of the public catalogue, made of what was read whole: lists, a page of items, one item. Pure. */
import type { CallInput, CallReply } from '#domain/call.ts'
import {
  ITEM_SEHALAMAN,
  type bannerUmum,
  type hadiahUmum,
  type hargaUmum,
  type infoUmum,
  type itemUmum,
  type ItemUmum,
  type kategoriUmum,
  type kontakUmum,
  type satuItemUmum,
  type splashUmum,
  type tokoUmum,
} from '#domain/calls/katalog-umum.ts'
import { errors } from '#domain/errors.ts'
import { nomorWa } from '#domain/telepon.ts'
import { alamatTetap, type FolderKatalog } from '#domain/katalog.ts'
import { tanggalSystem } from '#domain/units.ts'
import { alamatDua } from './pictures.ts'
import type { Banner, Group, Content, Item } from './content.ts'

/** '-' and a blank stand for nothing; the app is told ''. */
const text = (text: string): string => (text.trim() === '-' ? '' : text.trim())

export const toko = (content: Content): CallReply<typeof tokoUmum> => ({
  nama:
    content.nama || (content.toko.find((t) => t.kode_toko === content.tokoHarga?.kode_toko)?.nama_toko ?? ''),
  toko: content.toko.map((t) => ({
    ...t,
    alamat_toko: text(t.alamat_toko),
    kota: text(t.kota),
    no_telp: text(t.no_telp),
  })),
})

/** Before the first shop is open there is no day: the first one there is. */
const BELUM = tanggalSystem('1970-01-01')

export function harga({ tokoHarga, group }: Content): CallReply<typeof hargaUmum> {
  const label = new Map<string, Group[]>()
  for (const g of group) label.set(g.kode_harga_app, [...(label.get(g.kode_harga_app) ?? []), g])
  const terbaru = Math.max(...group.map((g) => g.berlaku_at?.getTime() ?? 0), 0)
  return {
    tanggal: tokoHarga?.tgl_system ?? BELUM,
    diubah: terbaru ? new Date(terbaru).toISOString() : null,
    label: [...label.values()].map((rows) => ({
      kode_harga_app: rows[0]!.kode_harga_app,
      nama_harga_app: rows[0]!.nama_harga_app,
      group: rows.map((g) => ({
        kode_group: g.kode_group,
        nama_group: g.nama_group,
        kadar: g.kadar,
        kadar_cetak: g.kadar_cetak,
        harga: g.harga,
        harga_beli: g.harga_beli,
        deskripsi: text(g.deskripsi),
      })),
    })),
  }
}

export function kategori({ kategori: rows, item: items }: Content): CallReply<typeof kategoriUmum> {
  const jumlah = hitung(items.map((i) => i.kode_kategori))
  return rows
    .filter((k) => jumlah.has(k.kode_kategori))
    .map(({ gambar_name, ...k }) => ({
      ...k,
      gambar: alamatDua('KATEGORI_ICON', gambar_name),
      jumlah_item: jumlah.get(k.kode_kategori)!,
    }))
}

const bannerContent = ({ gambar_name, kode: _, ...b }: Banner, folder: FolderKatalog) => ({
  ...b,
  sub_title: text(b.sub_title),
  deskripsi: text(b.deskripsi),
  gambar: alamatDua(folder, gambar_name),
})
const satuBanner = (b: Banner) => ({ kode_banner: b.kode, ...bannerContent(b, 'BANNER_ICON') })
const satuInfo = (b: Banner) => ({ kode_info: b.kode, ...bannerContent(b, 'INFO_ICON') })

export const banner = (content: Content): CallReply<typeof bannerUmum> => content.banner.map(satuBanner)
export const info = (content: Content): CallReply<typeof infoUmum> => content.info.map(satuInfo)

const satuItem = ({ banner: _, info: __, gambar: pictures, ...i }: Item): ItemUmum => ({
  ...i,
  gambar: pictures.map((nama) => alamatDua('ITEM', nama)),
})

/** As many as a screen can offer. */
const HASHTAG_MAKS = 30
const hashtagOf = (i: Item): string[] => [
  ...new Set([...i.hashtag_kadar, ...i.hashtag_jenis, ...i.hashtag_lm]),
]
const sama = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** A hashtag is asked for with or without its #. */
export function item(
  { item: items }: Content,
  { query }: CallInput<typeof itemUmum>,
): CallReply<typeof itemUmum> {
  const { kategori: kode = '', cari = '', halaman: page } = query
  const hashtag = (query.hashtag ?? '').replace(/^#/, '')
  const ditemukan = items.filter(
    (i) =>
      (kode === '' || sama(i.kode_kategori, kode)) &&
      (hashtag === '' || hashtagOf(i).some((h) => sama(h, hashtag))) &&
      i.nama_barang.toLowerCase().includes(cari.toLowerCase()),
  )
  return {
    jumlah: ditemukan.length,
    halaman: page,
    item: ditemukan.slice((page - 1) * ITEM_SEHALAMAN, page * ITEM_SEHALAMAN).map(satuItem),
    hashtag: tersering(items.flatMap(hashtagOf)),
  }
}

const hitung = (words: readonly string[]): Map<string, number> => {
  const jumlah = new Map<string, number>()
  for (const w of words) jumlah.set(w, (jumlah.get(w) ?? 0) + 1)
  return jumlah
}
const tersering = (hashtags: readonly string[]): string[] =>
  [...hitung(hashtags)]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, HASHTAG_MAKS)
    .map(([h]) => h)

/** @throws errors.masterTidakAda, of what is not published as of what never was */
export function satu(
  content: Content,
  { params: { kode_barang } }: CallInput<typeof satuItemUmum>,
): CallReply<typeof satuItemUmum> {
  const i = content.item.find((row) => row.kode_barang === kode_barang)
  if (!i) throw errors.masterTidakAda({ label: 'Item', kode: kode_barang })
  const milik = (rows: readonly Banner[], kode: readonly string[]) =>
    kode.flatMap((k) => rows.find((b) => b.kode === k) ?? [])
  return {
    ...satuItem(i),
    banner: milik(content.banner, i.banner).map(satuBanner),
    info: milik(content.info, i.info).map(satuInfo),
  }
}

export const hadiah = (content: Content): CallReply<typeof hadiahUmum> =>
  content.hadiah.map(({ gambar_name, ...h }) => ({
    ...h,
    deskripsi: text(h.deskripsi),
    gambar: alamatDua('HADIAH', gambar_name),
  }))

/** A number whose country WhatsApp does not know was typed with its country code (002 §5: digits). */
const nomorDunia = (no_hp: string): string => nomorWa(no_hp) ?? no_hp.replace(/\D/g, '')
export const kontak = (content: Content): CallReply<typeof kontakUmum> =>
  content.kontak.map((k) => ({ ...k, wa: `https://wa.me/${nomorDunia(k.no_hp)}` }))

export const splash = (content: Content): CallReply<typeof splashUmum> =>
  content.splash.map(({ screen_name, text, position }) => ({
    screen_name,
    text,
    position,
    image_path: alamatTetap('SPLASHSCREEN', screen_name),
  }))
