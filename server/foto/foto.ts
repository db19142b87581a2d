/**
 * A photo in the storage: itself and a small one beside it, under one random name. It is stored before its row says that it
 * is there; nothing of the database is held meanwhile, and what nothing comes of is swept away (sapu.ts).
 */
import { randomBytes } from 'node:crypto'
import { UKURAN_FOTO, UKURAN_KECIL } from '#domain/calls/foto.ts'
import { ukuranKatalog } from '#domain/calls/katalog.ts'
import { errors } from '#domain/errors.ts'
import { FOLDER_KATALOG, type FolderKatalog } from '#domain/katalog.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { SELURUH_RANTAI, write } from '../db/transaction.ts'
import type { DiLuar } from '../outcome.ts'
import { recordDropped } from '../pictures/sapu.ts'
import { preparePicture, type Ukuran } from '../pictures/siapkan.ts'

/** Subjects of photos. */
export type FolderFoto =
  | 'BARANG'
  | 'PESANAN'
  | 'SERVICE'
  | 'HUTANG'
  | 'TIMBANGAN'
  | 'PEMBELIAN'
  | FolderKatalog

/** Of the catalogue the small one is a card on a phone; of a piece, one in a list of the till. */
const UKURAN_KARTU = { width: 480, height: 480, mutu: 80 } as const
const ukuranFoto = (folder: FolderFoto): [besar: Ukuran, kecil: Ukuran] =>
  isKatalog(folder) ? [ukuranKatalog(folder), UKURAN_KARTU] : [UKURAN_FOTO, UKURAN_KECIL]
const isKatalog = (folder: FolderFoto): folder is FolderKatalog =>
  (FOLDER_KATALOG as readonly string[]).includes(folder)

export const namaBesar = (folder: FolderFoto, foto: string): string => `${folder}/${foto}.jpg`
export const namaKecil = (folder: FolderFoto, foto: string): string => `${folder}/${foto}-kecil.jpg`
/** Names of both objects that are kept of one photo. */
export const objekFoto = (folder: FolderFoto, foto: string): string[] => [
  namaBesar(folder, foto),
  namaKecil(folder, foto),
]

/** If nothing comes of it, it is swept away. */
const MENUNGGU_MS = 3_600_000

/**
 * @param kode_toko the shop whose turn it takes @param gambar JPEG or PNG as base64. @returns its name @throws the
 * refusal of the picture, or of the storage
 */
export async function simpanFoto(
  { pool, penyimpanan, now, kode_toko }: Omit<DiLuar, 'batal'> & { kode_toko: string },
  folder: FolderFoto,
  picture: string,
): Promise<string> {
  const [besar, kecil] = await preparePicture(kode_toko, Buffer.from(picture, 'base64'), ukuranFoto(folder))
  const foto = randomBytes(12).toString('hex')
  await write(pool, SELURUH_RANTAI, ({ sql }) =>
    sql(recordDropped, { nama: objekFoto(folder, foto), sejak: new Date(now.getTime() + MENUNGGU_MS) }),
  )
  try {
    await penyimpanan.simpan(namaBesar(folder, foto), besar!)
    await penyimpanan.simpan(namaKecil(folder, foto), kecil!)
  } catch (cause) {
    throw Object.assign(errors.gambarTidakTersimpan(), { cause })
  }
  return foto
}

/** The sweep is not near: it may be taking away already what falls due. */
const LONGGAR_MS = 60_000
const ambil = statement<{ nama: string }, { nama: string[]; belum: Date }>(
  'ambil_objek_buang',
  'DELETE FROM objek_buang WHERE nama = ANY (:nama::text[]) AND sejak > :belum RETURNING nama',
)

/** Stored by an earlier request, they are used from now on, each once. @returns those that nobody stored, that something uses, or that are being swept away */
export async function ambilFoto(
  ctx: Pick<Context, 'sql' | 'now'>,
  folder: FolderFoto,
  foto: readonly string[],
): Promise<string[]> {
  if (foto.length === 0) return []
  const belum = new Date(ctx.now.getTime() + LONGGAR_MS)
  const rows = await ctx.sql(ambil, { nama: foto.flatMap((one) => objekFoto(folder, one)), belum })
  const diambil = new Set(rows.map(({ nama }) => nama))
  return foto.filter((one) => !objekFoto(folder, one).every((nama) => diambil.has(nama)))
}

/** The same of one that this request has stored. @throws errors.sedangSibuk: it was swept away already */
export async function pakaiFoto(
  ctx: Pick<Context, 'sql' | 'now'>,
  folder: FolderFoto,
  foto: string,
): Promise<void> {
  if ((await ambilFoto(ctx, folder, [foto])).length > 0) throw errors.sedangSibuk()
}

/** No row uses it any more. */
export const lepasFoto = (ctx: Pick<Context, 'send' | 'now'>, folder: FolderFoto, foto: string): void =>
  ctx.send(recordDropped, { nama: objekFoto(folder, foto), sejak: ctx.now })
