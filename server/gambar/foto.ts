/**
 * A photo in the storage: itself and a small one beside it, under one random name. It is stored before its row says that it
 * is there; nothing of the database is held meanwhile, and what nothing comes of is swept away (sapu.ts).
 */
import { randomBytes } from 'node:crypto'
import { UKURAN_FOTO, UKURAN_KECIL } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { SELURUH_RANTAI, write } from '../db/transaction.ts'
import type { DiLuar } from '../http/route.ts'
import { batalBuang, catatBuang } from './sapu.ts'
import { siapkanGambar } from './siapkan.ts'

/** What photos are of. */
export type FolderFoto = 'BARANG' | 'PESANAN' | 'SERVICE' | 'HUTANG'

export const namaBesar = (folder: FolderFoto, foto: string): string => `${folder}/${foto}.jpg`
export const namaKecil = (folder: FolderFoto, foto: string): string => `${folder}/${foto}-kecil.jpg`
/** Both that are kept of one photo. */
export const objekFoto = (folder: FolderFoto, foto: string): string[] => [
  namaBesar(folder, foto),
  namaKecil(folder, foto),
]

/** If nothing comes of it, it is swept away. */
const MENUNGGU_MS = 3_600_000

/** @param gambar JPEG or PNG as base64. @returns its name @throws what the picture, or the storage, is refused for */
export async function simpanFoto(
  { pool, penyimpanan, now }: DiLuar,
  folder: FolderFoto,
  gambar: string,
): Promise<string> {
  const [besar, kecil] = await siapkanGambar(Buffer.from(gambar, 'base64'), [UKURAN_FOTO, UKURAN_KECIL])
  const foto = randomBytes(12).toString('hex')
  await write(pool, SELURUH_RANTAI, ({ sql }) =>
    sql(catatBuang, { nama: objekFoto(folder, foto), sejak: new Date(now.getTime() + MENUNGGU_MS) }),
  )
  try {
    await penyimpanan.simpan(namaBesar(folder, foto), besar!)
    await penyimpanan.simpan(namaKecil(folder, foto), kecil!)
  } catch (cause) {
    throw Object.assign(errors.gambarTidakTersimpan(), { cause })
  }
  return foto
}

/** A row uses it from now on. @throws errors.sedangSibuk: it was swept away already */
export async function pakaiFoto(ctx: Pick<Context, 'sql'>, folder: FolderFoto, foto: string): Promise<void> {
  const objek = objekFoto(folder, foto)
  if ((await ctx.sql(batalBuang, [objek])).length < objek.length) throw errors.sedangSibuk()
}

/** No row uses it any more. */
export const lepasFoto = (ctx: Pick<Context, 'send' | 'now'>, folder: FolderFoto, foto: string): void =>
  ctx.send(catatBuang, { nama: objekFoto(folder, foto), sejak: ctx.now })
