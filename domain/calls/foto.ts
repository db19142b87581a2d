/** Photos of a piece. They belong to its barcode and go with it from shop to shop; only the shop that has the piece changes them (DOMAIN §B.1-1, spec 000 §7). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zBarcode } from './barang.ts'

/** Of one piece. */
export const FOTO_MAKS = 8
/** As it is sent. */
export const MAX_PICTURE_BYTES = 2_097_152
/** More pixels than this are never opened. */
export const PIKSEL_MAKS = 50_000_000
/** Nor one that is longer. */
export const MAX_SIDE = 16_384
/** As it is kept, and made before it is sent (spec 000 §5: of its three the small one at its better quality). */
export const UKURAN_FOTO = { width: 720, height: 1366, mutu: 80 } as const
/** Of what fills a phone's screen: the specification's large one (spec 000 §9). */
export const SCREEN_SIZES = { width: 1241, height: 2348, mutu: 50 } as const
/** Beside it, for lists and tills. */
export const UKURAN_KECIL = { width: 192, height: 192, mutu: 80 } as const

/** A picture's name never means another picture. */
const zNamaFoto = z.string().regex(/^[0-9a-f]{24}$/, 'Foto Tidak Dikenal')
/** The picture's name, or its position: 1 is the first. */
const zFoto = z.string().regex(/^([1-9]|[0-9a-f]{24})$/, 'Foto Tidak Dikenal')

const params = z.object({ kode_barcode: zBarcode })
const satu = z.object({ kode_barcode: zBarcode, foto: zNamaFoto })
/** As it is kept, or the small one beside it. */
export const queryFoto = z.object({ ukuran: z.enum(['besar', 'kecil']).default('besar') })
const pengubah = { menus: ['/data-barang'], action: 'ubah' } as const

export const zFotoBarang = z.object({
  kode_barcode: z.string(),
  /** Names, the first first. */
  foto: z.array(z.string()),
})
export type FotoBarang = z.output<typeof zFotoBarang>

const file = { may: 'signed-in', file: 'image/jpeg', reply: z.unknown(), query: queryFoto } as const

export const fotoProduk = defineCall({
  base: 'main',
  method: 'GET',
  path: 'foto_produk/{kode_barcode}',
  summary: 'The first photo of a piece of the chain, in whatever shop it is; 404 when it has none',
  params,
  ...file,
})

export const fotoProdukKe = defineCall({
  base: 'main',
  method: 'GET',
  path: 'foto_produk/{kode_barcode}/{foto}',
  summary: 'One photo of a piece, by its place (1 is the first) or its name; 404 when there is none',
  params: z.object({ kode_barcode: zBarcode, foto: zFoto }),
  ...file,
})

export const listFoto = defineCall({
  base: 'main',
  method: 'GET',
  path: 'foto_produk/{kode_barcode}/daftar',
  summary: 'The names of the photos of a piece, the first first; none for a piece that nobody knows',
  may: 'signed-in',
  params,
  reply: zFotoBarang,
})

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
/** A picture as it is sent: JPEG or PNG as base64. */
export const zPicture = z
  .string('Foto Harus Dipilih')
  .min(1, 'Foto Harus Dipilih')
  .max(Math.ceil(MAX_PICTURE_BYTES / 3) * 4, 'Foto Paling Besar 2 MB')
  .regex(BASE64, 'Foto Harus JPEG Atau PNG')
/** Size limit of a request with a picture. */
export const MAX_PICTURE_BODY = 2_900_000

export const tambahFoto = defineCall({
  base: 'main',
  method: 'POST',
  path: 'foto_produk/{kode_barcode}',
  summary: 'Adds a photo to a piece of this shop: JPEG or PNG as base64',
  may: pengubah,
  write: { day: 'any' },
  params,
  body: z.strictObject({
    foto: zPicture,
  }),
  bodyMaks: MAX_PICTURE_BODY,
  reply: zFotoBarang,
  message: 'Foto Berhasil Disimpan',
})

export const urutkanFoto = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'foto_produk/{kode_barcode}/urutan',
  summary: 'The order of the photos of a piece of this shop: all of them, the first first',
  may: pengubah,
  write: { day: 'any' },
  params,
  body: z.strictObject({ foto: z.array(zNamaFoto).min(1).max(FOTO_MAKS) }),
  reply: zFotoBarang,
  message: 'Urutan Foto Berhasil Dirubah',
})

export const hapusFoto = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'foto_produk/{kode_barcode}/{foto}',
  summary: 'Removes a photo of a piece of this shop',
  may: pengubah,
  write: { day: 'any' },
  params: satu,
  reply: zFotoBarang,
  message: 'Foto Berhasil Dihapus',
})
