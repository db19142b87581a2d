/** A photo is stored before its piece says that it has it; nothing of the database is held while it is stored. */
import { randomBytes } from 'node:crypto'
import type { CallInput } from '#domain/call.ts'
import { FOTO_MAKS, UKURAN_FOTO, UKURAN_KECIL, type FotoBarang, type tambahFoto } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { SELURUH_RANTAI, write } from '../../db/transaction.ts'
import { batalBuang, catatBuang } from '../../gambar/sapu.ts'
import { siapkanGambar } from '../../gambar/siapkan.ts'
import { Later, type DiLuar } from '../../http/route.ts'
import { kunciFoto, namaBesar, namaKecil, objekFoto } from './muat.ts'
import { tulisFoto } from './tulis.ts'

type Input = CallInput<typeof tambahFoto>

/** If nothing comes of it, it is swept away. */
const MENUNGGU_MS = 3_600_000

/**
 * Asks nothing of the piece: a repeated request comes by here too, and is told what it was told before.
 * @returns its name @throws what the picture, or the storage, is refused for
 */
export const simpanGambar = async (_ctx: Context, { body }: Input): Promise<Later<string>> =>
  new Later((luar) => simpanDi(luar, body))

async function simpanDi({ pool, penyimpanan, now }: DiLuar, body: Input['body']): Promise<string> {
  const [besar, kecil] = await siapkanGambar(Buffer.from(body.foto, 'base64'), [UKURAN_FOTO, UKURAN_KECIL])
  const foto = randomBytes(12).toString('hex')
  await write(pool, SELURUH_RANTAI, ({ sql }) =>
    sql(catatBuang, { nama: objekFoto(foto), sejak: new Date(now.getTime() + MENUNGGU_MS) }),
  )
  try {
    await penyimpanan.simpan(namaBesar(foto), besar!)
    await penyimpanan.simpan(namaKecil(foto), kecil!)
  } catch (cause) {
    throw Object.assign(errors.gambarTidakTersimpan(), { cause })
  }
  return foto
}

/** @throws what the picture is refused for, errors.barangTidakAda, errors.fotoPenuh */
export async function tambah(
  ctx: Context,
  { params }: Input,
  disimpan: () => string | undefined,
): Promise<FotoBarang> {
  const nama = disimpan()!
  const sebelum = await kunciFoto(ctx, params.kode_barcode)
  if (sebelum.length >= FOTO_MAKS) throw errors.fotoPenuh({ maks: FOTO_MAKS }).at('foto')
  const kept = await ctx.sql(batalBuang, [objekFoto(nama)])
  if (kept.length < objekFoto(nama).length) throw errors.sedangSibuk()
  return tulisFoto(ctx, 'TAMBAH', { ...params, sebelum, foto: [...sebelum, nama] })
}
