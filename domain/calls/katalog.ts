/** Of the nine catalogues: their calls, and how a picture gets in before its row (spec 002 §7). */
import { z } from 'zod'
import { defineCall, type CallDefinition } from '../call.ts'
import { FOLDER_KATALOG, type FolderKatalog } from '../katalog.ts'
import { katalogs } from '../katalog/index.ts'
import type { MenuPath } from '../menus.ts'
import { MAX_PICTURE_BODY, queryFoto, UKURAN_FOTO, SCREEN_SIZES, zPicture } from './foto.ts'

const menus = katalogs.filter(({ picture }) => picture).map(({ menu }) => menu) as [MenuPath, ...MenuPath[]]

/** As a picture of this folder is sent and kept: which of its sizes for what, the specification does not say. */
export const ukuranKatalog = (folder: FolderKatalog) =>
  folder === 'SPLASHSCREEN' ? SCREEN_SIZES : UKURAN_FOTO

export const simpanKatalogPicture = defineCall({
  base: 'main',
  method: 'POST',
  path: 'app/gambar-katalog/{folder}',
  summary:
    'Stores a picture, JPEG or PNG as base64, under a name that never means another; swept away when no row names it within the hour',
  may: { menus, action: 'lihat' },
  params: z.object({ folder: z.enum(FOLDER_KATALOG, 'Folder Tidak Dikenal') }),
  body: z.strictObject({ gambar: zPicture }),
  bodyMaks: MAX_PICTURE_BODY,
  reply: z.object({
    /** As the row keeps it. */
    gambar_name: z.string(),
    /** The address where the app reads it: '/katalog/v1/gambar/ITEM/3f….jpg'. */
    gambar_path: z.string(),
  }),
  message: 'Gambar Tersimpan',
})

export const viewKatalogPicture = defineCall({
  base: 'main',
  method: 'GET',
  path: 'app/gambar-katalog/{folder}/{nama}',
  summary:
    'A picture as staff see it, by the name its row keeps: of a row too that is not shown to customers, and of one that is not saved yet',
  may: { menus, action: 'lihat' },
  params: z.object({
    folder: z.enum(FOLDER_KATALOG, 'Folder Tidak Dikenal'),
    nama: z.string().regex(/^[0-9a-f]{24}$/, 'Gambar Tidak Dikenal'),
  }),
  query: queryFoto,
  reply: z.unknown(),
  file: 'image/jpeg',
})

export const callsKatalog: readonly CallDefinition[] = katalogs.flatMap(({ calls }) =>
  Object.values(calls).filter((call) => call !== undefined),
)
