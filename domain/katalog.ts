/**
 * `defineKatalog`: one list of the customers' app, declared once as data. Its table, form, preview, order, calls, rights,
 * pictures and tests are derived. A catalogue is no master: its rows are shown to customers, really deleted, and carry pictures
 * that go with them (DOMAIN §F.4, spec 002).
 */
import { z } from 'zod'
import { defineCall, type CallDefinition } from './call.ts'
import { output, masukan, type FieldKatalog, type FieldsKatalog } from './katalog-field.ts'
import type { MenuPath } from './menus.ts'
import { rapi } from './text.ts'

/** The folders of the storage (spec 002 §7). */
export const FOLDER_KATALOG = [
  'KATEGORI_ICON',
  'BANNER_ICON',
  'INFO_ICON',
  'ITEM',
  'HADIAH',
  'SPLASHSCREEN',
] as const
export type FolderKatalog = (typeof FOLDER_KATALOG)[number]

/** Path where customers read pictures. A new picture gets a new name, except splash screens, which keep theirs. */
const PICTURE_PLACE = '/katalog/v1/gambar'
export const pictureAddress = (folder: FolderKatalog, nama: string): string =>
  `${PICTURE_PLACE}/${folder}/${nama}.jpg`
/** 'SPLASHSCREEN/MEMBER.png', whichever picture it is now; it ends as the specification has it. */
export const alamatTetap = (folder: FolderKatalog, kode: string): string =>
  `${PICTURE_PLACE}/${folder}/${kode}.png`

export interface KatalogPicture {
  folder: FolderKatalog
  /** Number of pictures one row may have; 1: gambar_path and gambar_name are texts, otherwise lists. */
  maks: number
  /** Message when there is no picture. */
  empty: string
  /** The column it stands before; the last otherwise (spec 002 §2). */
  sebelum?: string
  /** The picture is read at one address for ever, `SPLASHSCREEN/MEMBER.png`, whichever it is now; its field is `image_path` (spec 002 §3, §7). A row may be without (§5). */
  tetap?: true
}

export interface KatalogDefinition {
  /** As its screen's path: 'kategori-katalog'. */
  name: string
  /** Of the screen, and of its modal: 'Kategori Katalog' makes 'Tambah Kategori Katalog'. */
  title: string
  /** In texts of what failed, where the specification words it otherwise. */
  sebutan?: string
  menu: MenuPath
  /** Screens that load it too. */
  reading?: readonly MenuPath[]
  table: string
  /** The field that names a row, and its column's title. */
  key: string
  keyLabel: string
  /** 'KTG' makes KTG-0001. */
  kode?: string
  /** The key as a field of the form, typed once, where no code is made. */
  kunci?: FieldKatalog
  /** null: not offered. */
  paths: { daftar: string; tambah: string | null; ubah: string; hapus: string | null }
  /** The table without rows. */
  empty: string
  picture?: KatalogPicture
  fields: FieldsKatalog
}

export type Katalog = KatalogDefinition & { calls: CallsKatalog }
export type KatalogRow = Record<string, unknown> & { versi: string; tayang: boolean; urutan: number }

type Of<P extends string, B = undefined, R = KatalogRow> = CallDefinition & {
  path: P
  may: { menus: readonly [MenuPath, ...MenuPath[]]; action: 'lihat' | 'tambah' | 'ubah' | 'hapus' }
  reply: z.ZodType<R, R>
} & (B extends undefined ? unknown : { body: z.ZodType<B, B> })
type Body = Record<string, unknown>
export interface CallsKatalog {
  daftar: Of<string, undefined, KatalogRow[]>
  tambah?: Of<string, Body>
  ubah: Of<string, Body>
  hapus?: Of<string, undefined, { kode: string }>
  urutkan?: Of<string, { kode: string[] }, { kode: string[] }>
}

export const defineKatalog = (definition: KatalogDefinition): Katalog => ({
  ...definition,
  calls: callsOf(definition),
})

/** Rows of one catalogue: far more than a customer scrolls through. */
export const MAX_KATALOG_ROWS = 2_000

const zPictureName = z.string().regex(/^[0-9a-f]{24}$/, 'Gambar Tidak Dikenal')
/** The address of a picture, as the app reads it: told, never believed. */
const zPictureAddress = z.string().max(500)

function incomingPicture({ picture }: KatalogDefinition): z.ZodRawShape {
  if (!picture) return {}
  const { maks, empty, tetap } = picture
  // The present picture stays if its own address or nothing is sent: the text can be saved alone.
  if (tetap) return { image_path: zPictureAddress.default('') }
  if (maks === 1)
    return {
      gambar_path: zPictureAddress.optional(),
      gambar_name: z
        .string(empty)
        .min(1, empty)
        .regex(/^([0-9a-f]{24})?$/, 'Gambar Tidak Dikenal'),
    }
  return {
    gambar_path: z.array(zPictureAddress).max(maks, `Gambar Maksimal ${maks}`).optional(),
    gambar_name: z
      .array(zPictureName, empty)
      .min(1, empty)
      .max(maks, `Gambar Maksimal ${maks}`)
      .refine((names) => new Set(names).size === names.length, 'Gambar Sudah Ada'),
  }
}

/** Sent by this name, read by the form under the other: either is taken, the first where both are (spec 002 §3). */
function hashtagLm({ fields }: KatalogDefinition): z.ZodRawShape {
  const field = fields['hashtag_lm']
  if (!field) return {}
  const given = (masukan(field) as z.ZodDefault<z.ZodType>).unwrap().optional()
  return { hashtag_lm: given, hashtag_km: given }
}

/** A row as the API answers it. hashtag_lm is answered as hashtag_km too, as the form of the specification reads it (002 §3). */
export const katalogRow = (katalog: KatalogDefinition): z.ZodObject => {
  const { picture, fields, key } = katalog
  const list = picture && picture.maks > 1
  return z.object({
    id: z.int(),
    [key]: z.string(),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, output(field)])),
    ...Object.fromEntries(
      Object.values(fields).flatMap((f) =>
        f.kind === 'daftar-acuan' && f.deskripsi ? [[f.deskripsi, z.array(z.string())]] : [],
      ),
    ),
    ...('hashtag_lm' in fields && { hashtag_km: z.array(z.string()) }),
    ...(picture?.tetap && {
      /** '' while there is none. */
      image_path: z.string(),
    }),
    ...(picture &&
      !picture.tetap && {
        gambar_path: list ? z.array(z.string()) : z.string(),
        gambar_name: list ? z.array(z.string()) : z.string(),
      }),
    /** Shown to customers. */
    tayang: z.boolean(),
    /** Position in the list, counted upwards. */
    urutan: z.int(),
    /** Changes with every update of the row. */
    versi: z.string(),
  })
}

function callsOf(katalog: KatalogDefinition): CallsKatalog {
  const { title, menu, paths, key, kunci, reading = [] } = katalog
  const may = (action: 'lihat' | 'tambah' | 'ubah' | 'hapus') => ({ menus: [menu], action }) as const
  const write = { day: 'any' } as const
  const row = katalogRow(katalog)
  const content = {
    ...Object.fromEntries(Object.entries(katalog.fields).map(([name, field]) => [name, masukan(field)])),
    ...hashtagLm(katalog),
    ...incomingPicture(katalog),
    tayang: z.boolean().default(true),
  }
  const params = z.object({
    [/\{(\w+)\}/.exec(paths.ubah)![1]!]: z.string().overwrite(rapi).toUpperCase().max(20),
  })
  return {
    daftar: defineCall({
      base: 'main',
      method: 'GET',
      path: paths.daftar,
      summary: `${title}: every row, in the order of the app`,
      may: { menus: [menu, ...reading], action: 'lihat' },
      reply: z.array(row),
    }),
    ...(paths.tambah && {
      tambah: defineCall({
        base: 'main',
        method: 'POST',
        path: paths.tambah,
        summary: `${title}: a new row, behind the others; its pictures are stored already`,
        may: may('tambah'),
        write,
        body: z.strictObject({ ...(kunci && { [key]: masukan(kunci) }), ...content }),
        reply: row,
        message: 'Data Berhasil Ditambahkan',
      }),
      urutkan: defineCall({
        base: 'main',
        method: 'PUT',
        path: `${paths.daftar}/urutan`,
        summary: `${title}: the order of the app: the code of every row, the first first`,
        may: may('ubah'),
        write,
        body: z.strictObject({ kode: z.array(z.string().max(20)).min(1).max(MAX_KATALOG_ROWS) }),
        reply: z.object({ kode: z.array(z.string()) }),
        message: 'Data Berhasil Dirubah',
      }),
    }),
    ubah: defineCall({
      base: 'main',
      method: 'PUT',
      path: paths.ubah,
      summary: `${title}: the row as it is from now on; given versi, refused when somebody else has changed it since`,
      may: may('ubah'),
      write,
      params,
      body: z.strictObject({
        // Sent again with every save (spec 002 §7): the one of the address.
        ...(kunci && { [key]: masukan(kunci).optional() }),
        ...content,
        versi: z.string().max(20).optional(),
      }),
      reply: row,
      message: 'Data Berhasil Dirubah',
    }),
    ...(paths.hapus && {
      hapus: defineCall({
        base: 'main',
        method: 'DELETE',
        path: paths.hapus,
        summary: `${title}: the row, and then its pictures`,
        may: may('hapus'),
        write,
        params,
        reply: z.object({ kode: z.string() }),
        message: 'Data Berhasil Di Hapus',
      }),
    }),
  } as unknown as CallsKatalog
}
