/**
 * Calls of staff for the customers' app, beside its catalogues: a member's code, their phones, the shop whose prices it
 * shows.
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ONE_LINE, rapi, zRequired } from '../text.ts'

/** Minutes for which a code of the counter is valid. */
export const KODE_MEMBER_MINUTES = 10

const zKodeMember = zRequired('Member Harus Dipilih', 20, 'Member Tidak Valid')
/** The address of a server: no path behind it. */
const ALAMAT = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i

/** A look at who somebody is: logged each time, and nothing of its reply is kept. */
export const kodeKatalogMember = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member/kode-katalog',
  summary:
    'Makes a one-time code with which this member sees their points in the catalogue; an earlier one of theirs is none any more',
  may: { menus: ['/data-member', '/transaksi-penjualan'], action: 'lihat' },
  /** `alamat`: of a screen of the version before, and not looked at. */
  body: z.strictObject({ kode_member: zKodeMember, alamat: z.string().overwrite(rapi).max(200).optional() }),
  reply: z.object({
    /** '3F7K-9QXM' */
    kode: z.string(),
    berlaku_sampai: z.iso.datetime(),
    /**
     * The address that a phone opens: '{alamat}/katalog#kode=3F7K9QXM'; '' while OWN has not said where customers open
     * the catalogue.
     */
    alamat: z.string(),
    /** The same to scan: dark squares of a grid `sisi` wide, as the path of an SVG; null without an address. */
    qr: z.object({ sisi: z.int(), d: z.string() }).nullable(),
    /** Phones that are signed in as this member. */
    perangkat: z.int(),
  }),
})

export const cabutKatalogMember = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'member/{kode_member}/katalog',
  summary: 'Every phone that sees the points of this member sees them no more, nor does an open code',
  may: { menus: ['/data-member', '/transaksi-penjualan'], action: 'lihat' },
  write: { day: 'any' },
  params: z.object({ kode_member: zKodeMember }),
  reply: z.object({ perangkat: z.int() }),
  message: 'Semua HP Dikeluarkan',
})

const pemilik = { menus: ['/settingtoko'], levels: ['OWN'] } as const
const zPengaturan = z.strictObject({
  /** KATALOG_TOKO: the shop whose prices the catalogue shows while no shop is pusat; null: the first (DOMAIN §O.7-5). */
  katalog_toko: z.string().overwrite(rapi).toUpperCase().max(6, 'Toko Tidak Dikenal').nullable(),
  /** As customers know the chain; '': the name of the shop whose prices are shown. */
  nama: z
    .string()
    .overwrite(rapi)
    .max(60, 'Nama Terlalu Panjang')
    .regex(ONE_LINE, 'Nama Tidak Valid')
    .default(''),
  /**
   * The address where customers open the catalogue, 'https://emas.example': pages, shared links and QR codes name it;
   * '': they name none.
   */
  alamat: z
    .string()
    .overwrite(rapi)
    .toLowerCase()
    .max(200, 'Alamat Terlalu Panjang')
    .refine(
      (text) => text === '' || ALAMAT.test(text),
      'Alamat Diawali http:// Atau https://, Tanpa Garis Miring Di Belakang',
    ),
})

export const pengaturanKatalog = defineCall({
  base: 'main',
  method: 'GET',
  path: 'katalog/pengaturan',
  summary: 'Whose prices the catalogue of the chain shows, under which name, and where customers open it',
  may: { ...pemilik, action: 'lihat' },
  reply: zPengaturan.extend({
    /** The shop whose prices are shown now: the pusat, katalog_toko, or the first. */
    toko_harga: z.string(),
    /** A shop is pusat, so katalog_toko waits. */
    ada_pusat: z.boolean(),
  }),
})

export const ubahPengaturanKatalog = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'katalog/pengaturan',
  summary:
    'Says whose prices the catalogue shows while no shop is pusat, under which name, and where customers open it',
  may: { ...pemilik, action: 'ubah' },
  write: { day: 'any' },
  body: zPengaturan,
  reply: pengaturanKatalog.reply,
  message: 'Data Berhasil Dirubah',
})
