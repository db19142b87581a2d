/** The shop as /settingtoko keeps it, and the other shops of the chain (DOMAIN §F.2, §G-7, §G-12). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { MASALAH_TOKO } from '../rules/peringatan-toko.ts'
import { NOMOR_SERVER_MAKS } from '../rules/rentang-barcode.ts'
import { ejaTelepon } from '../telepon.ts'
import { rapi, ONE_LINE } from '../text.ts'
import { zTanggal } from '../units.ts'
import { ZONA } from '../zona.ts'
import { text, zAlatToko } from './perlengkapan.ts'
import { zPinjaman } from './izin-gadai.ts'
import { zKode } from './sesi.ts'

const pengatur = { menus: ['/settingtoko'], levels: ['OWN', 'SU', 'SPV'] } as const
const pemilik = { menus: ['/settingtoko'], levels: ['OWN', 'SU'] } as const

const hanyaPemilik = { menus: ['/settingtoko'], levels: ['OWN'] } as const

/** The number of this server among the chain's servers. */
export const zNomorServer = z
  .int('Nomor Server 0 Sampai 9')
  .min(0, 'Nomor Server 0 Sampai 9')
  .max(NOMOR_SERVER_MAKS, 'Nomor Server 0 Sampai 9')

const PORTAL = /^(-|https?:\/\/(localhost|[a-z0-9-]+(\.[a-z0-9-]+)+)(:\d{1,5})?(\/\S*)?)?$/i

/** The address of a server, or '-'. */
const zPortal = z
  .string()
  .overwrite(rapi)
  .max(200, 'Terlalu Panjang')
  .regex(PORTAL, 'Alamat Portal Diawali http:// Atau https://')
  .default('-')

export const zIdentitasToko = z.strictObject({
  nama_toko: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .min(1, 'Nama Toko Tidak Boleh Kosong')
    .max(60, 'Terlalu Panjang')
    .regex(ONE_LINE, 'Nama Toko Tidak Valid'),
  alamat_toko: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .min(1, 'Alamat Tidak Boleh Kosong')
    .max(200, 'Terlalu Panjang')
    .regex(ONE_LINE, 'Alamat Tidak Valid'),
  kota: text(60),
  /** As its papers and customers are told it. */
  no_telp: z
    .string()
    .overwrite(ejaTelepon)
    .max(30, 'Terlalu Panjang')
    .regex(ONE_LINE, 'Tidak Valid')
    .default('-'),
  npwp: text(30),
  /** The OJK licence that lending on pledge needs (DOMAIN §G-7). */
  izin_gadai: text(60),
  /** The address of its own server, as the specification knows it. OWN alone sets it; of a shop on another server see `tandaiTokoJauh`. */
  portal: zPortal,
  zona: z.enum(ZONA),
})

/** The shop to be made, as it is typed. */
export const zTokoBaru = zIdentitasToko.omit({ izin_gadai: true, portal: true }).extend({
  kode_toko: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .min(1, 'Kode Toko Tidak Boleh Kosong')
    .regex(/^[A-Z0-9]{1,6}$/, 'Kode Toko 1 Sampai 6 Huruf Atau Angka'),
})
export type TokoBaru = z.output<typeof zTokoBaru>

export const pengaturanToko = defineCall({
  base: 'main',
  method: 'GET',
  path: 'toko/pengaturan',
  summary: 'The shop of the session as /settingtoko shows it, with what its owner should see to',
  may: { ...pengatur, action: 'lihat' },
  reply: z.object({
    kode_toko: z.string(),
    is_pusat: z.boolean(),
    tgl_system: zTanggal,
    identitas: zIdentitasToko,
    alat: zAlatToko,
    logo: z.string().nullable(),
    /** There was one, and nobody can read it. */
    logo_rusak: z.boolean().optional(),
    peringatan: z.array(z.object({ masalah: z.enum(MASALAH_TOKO), text: z.string() })),
    /** Whether it may make new loans (DOMAIN §P.4); null where it makes none. */
    pinjaman: zPinjaman.nullable(),
  }),
})

export const ubahIdentitas = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'toko/identitas',
  summary: 'Changes name, address, licences and clock of the shop; its portal for OWN alone',
  may: { ...pengatur, action: 'ubah' },
  write: { day: 'any' },
  body: zIdentitasToko,
  reply: z.object({}),
  message: 'Data Berhasil Dirubah',
})

export const ubahAlat = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'toko/alat',
  summary: 'Changes the settings of the scale',
  may: { ...pengatur, action: 'ubah' },
  write: { day: 'any' },
  body: zAlatToko,
  reply: z.object({}),
  message: 'Data Berhasil Dirubah',
})

/** As it is sent, and as it is kept. */
export const LOGO_MAKS_BYTE = 262_144
/** As it is kept, and made before it is sent: on a nota it is half an inch. */
export const UKURAN_LOGO = { lebar: 480, tinggi: 240 } as const
/** A picture as a browser has it, 'data:image/png;base64,…': PNG or JPEG. */
const zLogo = z
  .string()
  .max(Math.ceil(LOGO_MAKS_BYTE / 3) * 4 + 30, 'Logo Terlalu Besar')
  // Of another kind of picture its bytes are asked, so that it can be said how it becomes one of these.
  .regex(/^data:image\/[a-z.+-]{1,20};base64,[A-Za-z0-9+/]+={0,2}$/, 'Logo Harus PNG Atau JPEG')

export const ubahLogo = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'toko/logo',
  summary: 'Sets the logo of the shop; null takes it away',
  may: { ...pengatur, action: 'ubah' },
  write: { day: 'any' },
  body: z.strictObject({ logo: zLogo.nullable() }),
  reply: z.object({}),
  message: 'Data Berhasil Dirubah',
})

export const allToko = defineCall({
  base: 'main',
  method: 'GET',
  path: 'toko/daftar',
  summary: 'Every shop of the chain, also those that were closed down',
  may: { ...pemilik, action: 'lihat' },
  reply: z.array(
    z.object({
      kode_toko: z.string(),
      nama_toko: z.string(),
      kota: z.string(),
      tgl_system: zTanggal,
      zona: z.enum(ZONA),
      is_pusat: z.boolean(),
      status_aktif: z.boolean(),
      pembukaan: z.boolean(),
      /** The shop has a server of its own, at the address `portal`. */
      jauh: z.boolean(),
      portal: z.string(),
    }),
  ),
})

export const bukaCabang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'toko',
  summary: 'Opens another shop of the chain; prices, settings and trays may be copied from a shop',
  may: { ...pemilik, action: 'tambah' },
  write: { day: 'any' },
  body: zTokoBaru.extend({
    tgl_system: zTanggal,
    salin_dari: zKode.nullable().default(null),
    salin_harga: z.boolean().default(false),
    salin_parameter: z.boolean().default(false),
    salin_baki: z.boolean().default(false),
    /** The shop has a server of its own: here it is only known, nothing more. OWN alone may say so. */
    jauh: z.boolean().default(false),
    portal: zPortal,
  }),
  reply: z.object({ kode_toko: z.string(), nama_toko: z.string() }),
  message: 'Toko Berhasil Dibuat',
})

const satuToko = z.object({ kode_toko: zKode })

export const nonaktifkanToko = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'toko/{kode_toko}',
  summary: 'Closes a shop down: nobody signs in there any more. Its books stay',
  may: { ...pemilik, action: 'hapus' },
  write: { day: 'any' },
  params: satuToko,
  reply: z.object({}),
  message: 'Toko Dinonaktifkan',
})

export const aktifkanToko = defineCall({
  base: 'main',
  method: 'POST',
  path: 'toko/reactive/by-kode-toko/{kode_toko}',
  summary: 'Makes a shop that was closed down active again',
  may: { ...pemilik, action: 'ubah' },
  write: { day: 'any' },
  params: satuToko,
  reply: z.object({}),
  message: 'Berhasil',
})

export const jadikanPusat = defineCall({
  base: 'main',
  method: 'POST',
  path: 'toko/pusat/{kode_toko}',
  summary: 'Makes a shop the pusat of the chain, in the place of the one before',
  may: { ...pemilik, action: 'ubah' },
  write: { day: 'any' },
  params: satuToko,
  reply: z.object({}),
  message: 'Data Berhasil Dirubah',
})

export const tandaiTokoJauh = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'toko/jauh/{kode_toko}',
  summary:
    'Says whether another shop has a server of its own, and at which address: nobody works in it here then',
  freshPassword: true,
  may: { ...hanyaPemilik, action: 'ubah' },
  write: { day: 'any' },
  params: satuToko,
  body: z.strictObject({ jauh: z.boolean(), portal: zPortal }),
  reply: z.object({}),
  message: 'Data Berhasil Dirubah',
})

export const lihatNomorServer = defineCall({
  base: 'main',
  method: 'GET',
  path: 'toko/nomor-server',
  summary: 'Which server of the chain this is, the barcodes it draws, and whether it has drawn one',
  may: { ...pemilik, action: 'lihat' },
  reply: z.object({ nomor_server: z.int(), dari: z.string(), sampai: z.string(), dipakai: z.boolean() }),
})

export const aturNomorServer = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'toko/nomor-server',
  summary: 'Gives this server its number, and with it its barcodes: before the first of them is drawn',
  may: { ...hanyaPemilik, action: 'ubah' },
  write: { day: 'any' },
  body: z.strictObject({ nomor: zNomorServer }),
  reply: z.object({ nomor_server: z.int(), dari: z.string(), sampai: z.string() }),
  message: 'Data Berhasil Dirubah',
})
