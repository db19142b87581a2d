/**
 * Calls of the customers' app, at /katalog/v1. Without a session, anybody reads only published data (`tayang`) and the
 * chain's own information. Data of a member goes only to a holder of the token that a one-time code of the counter was
 * exchanged for. Fields are only ever added; a change that would break an app becomes /katalog/v2.
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { FOLDER_KATALOG } from '../katalog.ts'
import { rapi } from '../text.ts'
import { zGram, zPersen, zRupiah, zTanggal } from '../units.ts'

const umum = { base: 'katalog', method: 'GET', may: 'public' } as const

/**
 * The address of a picture, and of a small picture beside it for lists; both change their address when the picture
 * changes.
 */
const zPublicPicture = z.object({ besar: z.string(), kecil: z.string() })

export const tokoUmum = defineCall({
  ...umum,
  path: 'toko',
  summary: 'The chain and its shops',
  reply: z.object({
    nama: z.string(),
    toko: z.array(
      z.object({
        kode_toko: z.string(),
        nama_toko: z.string(),
        alamat_toko: z.string(),
        kota: z.string(),
        no_telp: z.string(),
      }),
    ),
  }),
})

export const hargaUmum = defineCall({
  ...umum,
  path: 'harga',
  summary:
    'Prices of gold per gram today, by label: those of the shop that is pusat, else of KATALOG_TOKO (DOMAIN §O.7-5)',
  reply: z.object({
    tanggal: zTanggal,
    /** The time when the newest price was set; null when none ever was. */
    diubah: z.iso.datetime().nullable(),
    label: z.array(
      z.object({
        kode_harga_app: z.string(),
        nama_harga_app: z.string(),
        group: z.array(
          z.object({
            kode_group: z.string(),
            nama_group: z.string(),
            kadar: zPersen,
            kadar_cetak: z.string(),
            /** Rupiah per gram, to buy; null when none is set. */
            harga: zRupiah.nullable(),
            /** Rupiah per gram the shop pays; null when none is set. */
            harga_beli: zRupiah.nullable(),
            deskripsi: z.string(),
          }),
        ),
      }),
    ),
  }),
})

export const kategoriUmum = defineCall({
  ...umum,
  path: 'kategori',
  summary: 'Categories that have items, in the order of the app',
  reply: z.array(
    z.object({
      kode_kategori: z.string(),
      nama_kategori: z.string(),
      warna: z.string(),
      gambar: zPublicPicture,
      jumlah_item: z.int(),
    }),
  ),
})

const zBannerContent = z.object({
  title: z.string(),
  sub_title: z.string(),
  info: z.string(),
  sub_info: z.string(),
  deskripsi: z.string(),
  url_pendukung: z.string(),
  nama_tombol: z.string(),
  gambar: zPublicPicture,
})

export const bannerUmum = defineCall({
  ...umum,
  path: 'banner',
  summary: 'Banners, in the order of the app',
  reply: z.array(zBannerContent.extend({ kode_banner: z.string() })),
})

export const infoUmum = defineCall({
  ...umum,
  path: 'info',
  summary: 'Blocks of information, in the order of the app',
  reply: z.array(zBannerContent.extend({ kode_info: z.string() })),
})

export const zItemUmum = z.object({
  kode_barang: z.string(),
  nama_barang: z.string(),
  kode_kategori: z.string(),
  nama_kategori: z.string(),
  berat: zGram,
  harga_jual: zRupiah,
  direct_url: z.string(),
  hashtag_kadar: z.array(z.string()),
  hashtag_jenis: z.array(z.string()),
  hashtag_lm: z.array(z.string()),
  gambar: z.array(zPublicPicture),
})
export type ItemUmum = z.output<typeof zItemUmum>

export const ITEM_SEHALAMAN = 24
export const itemUmum = defineCall({
  ...umum,
  path: 'item',
  summary:
    'Items, in the order of the app, one page at a time; of one category, one hashtag, or with a word in their name',
  query: z.strictObject({
    kategori: z.string().overwrite(rapi).max(20).optional(),
    hashtag: z.string().overwrite(rapi).max(50).optional(),
    cari: z.string().overwrite(rapi).max(60).optional(),
    halaman: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  reply: z.object({
    jumlah: z.int(),
    halaman: z.int(),
    item: z.array(zItemUmum),
    /** Of all published items, the most used first. */
    hashtag: z.array(z.string()),
  }),
})

export const satuItemUmum = defineCall({
  ...umum,
  path: 'item/{kode_barang}',
  summary: 'One item with its banners and infos; 404 for one that is not published',
  params: z.object({ kode_barang: z.string().overwrite(rapi).toUpperCase().max(20) }),
  reply: zItemUmum.extend({ banner: bannerUmum.reply, info: infoUmum.reply }),
})

export const hadiahUmum = defineCall({
  ...umum,
  path: 'hadiah',
  summary: 'Gifts for points, in the order of the app',
  reply: z.array(
    z.object({
      kode_hadiah: z.string(),
      nama_hadiah: z.string(),
      info: z.string(),
      sub_info: z.string(),
      deskripsi: z.string(),
      point: z.int(),
      gambar: zPublicPicture,
    }),
  ),
})

export const kontakUmum = defineCall({
  ...umum,
  path: 'kontak',
  summary: 'Who to write to by WhatsApp; `wa` is the address that opens the conversation',
  reply: z.array(
    z.object({ kode_admin: z.string(), nama_admin: z.string(), no_hp: z.string(), wa: z.string() }),
  ),
})

export const splashUmum = defineCall({
  ...umum,
  path: 'splash',
  summary: 'The opening screens that have a picture: for a member, and three slides for a guest',
  reply: z.array(
    z.object({
      screen_name: z.enum(['MEMBER', 'GUEST-1', 'GUEST-2', 'GUEST-3']),
      text: z.string(),
      position: z.enum(['top', 'bottom']),
      /** '/katalog/v1/gambar/SPLASHSCREEN/MEMBER.png': always the picture of now. */
      image_path: z.string(),
    }),
  ),
})

export const publicPicture = defineCall({
  ...umum,
  path: 'gambar/{folder}/{nama}',
  summary:
    'A picture of a published row, as JPEG whatever its name ends in; of SPLASHSCREEN the one of now, asked for again each time',
  params: z.object({
    folder: z.enum(FOLDER_KATALOG, 'Folder Tidak Dikenal'),
    nama: z
      .string()
      .regex(/^([0-9a-f]{24}(-kecil)?\.jpg|(MEMBER|GUEST-[123])\.png)$/, 'Gambar Tidak Dikenal'),
  }),
  reply: z.unknown(),
  file: 'image/jpeg',
})

/** Days for which a phone stays signed in. */
export const TOKEN_MEMBER_HARI = 90
export const masukUmum = defineCall({
  base: 'katalog',
  method: 'POST',
  path: 'masuk',
  summary:
    'Exchanges a one-time code of the counter for a token of one member, good for 90 days or until it is withdrawn',
  may: 'public',
  body: z.strictObject({
    /** As it is shown at the till, '3F7K-9QXM', in whatever way it is typed. */
    kode: z
      .string('Kode Tidak Boleh Kosong')
      .max(40, 'Kode Terlalu Panjang')
      .overwrite((s) => s.toUpperCase().replace(/[^A-Z0-9]/g, ''))
      .min(1, 'Kode Tidak Boleh Kosong'),
  }),
  reply: z.object({ token: z.string(), berlaku_sampai: z.iso.datetime() }),
})

/** The token stands in `authorization: Bearer …`. */
export const memberUmum = defineCall({
  ...umum,
  bearer: true,
  path: 'member',
  summary:
    'The member of the token: first name, points, coupons that still count; 401 for a token that is none any more',
  reply: z.object({
    /** The first name. */
    nama_customer: z.string(),
    /** The last four letters and digits of the code. */
    kode_member: z.string(),
    point: z.int(),
    kupon: z.array(
      z.object({
        kode_kupon: z.string(),
        /** '' of a voucher: it takes part in no draw. */
        undian: z.string(),
        /** The last day on which it can be drawn, or what it has won be fetched; null: for ever. */
        berlaku_sampai: zTanggal.nullable(),
        menang: z.boolean(),
      }),
    ),
    /** The last 20 movements of points, the newest first. */
    riwayat: z.array(z.object({ tanggal: zTanggal, keterangan: z.string(), point: z.int() })),
  }),
})

export const keluarUmum = defineCall({
  base: 'katalog',
  method: 'POST',
  bearer: true,
  path: 'keluar',
  summary: 'The token of this request is none any more',
  may: 'public',
  reply: z.object({}),
})

export const callsUmum = [
  tokoUmum,
  hargaUmum,
  kategoriUmum,
  bannerUmum,
  infoUmum,
  itemUmum,
  satuItemUmum,
  hadiahUmum,
  kontakUmum,
  splashUmum,
  publicPicture,
  masukUmum,
  memberUmum,
  keluarUmum,
] as const
