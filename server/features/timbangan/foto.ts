/** The picture of a scale's mark: stored before its row says so (foto/foto.ts), and the one before it goes. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { fotoTimbangan, lihatFotoTimbangan } from '#domain/calls/foto-timbangan.ts'
import { errors } from '#domain/errors.ts'
import { timbangan } from '#domain/masters/timbangan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { lepasFoto, namaBesar, namaKecil, pakaiFoto, simpanFoto } from '../../foto/foto.ts'
import { Later, type StoredFile } from '../../outcome.ts'
import { audit } from '../../rantai/audit.ts'

const FOLDER = 'TIMBANGAN'
/** Stands in the column while a scale has no picture. */
const TANPA = '-'

const YANG = 'WHERE kode_toko = $1 AND no_timbangan = $2'
const satu = statement<{ foto: string }>('foto_timbangan', `SELECT foto FROM timbangan ${YANG}`)
const dikunci = statement<{ foto: string }>(
  'foto_timbangan_dikunci',
  `SELECT foto FROM timbangan ${YANG} AND status_aktif FOR NO KEY UPDATE`,
)
const write = statement<unknown>('tulis_foto_timbangan', `UPDATE timbangan SET foto = $3 ${YANG}`)

/** Asks nothing of the scale: a repeated request comes by here too, and is told what it was told before. */
export const savePicture = async (
  { toko: { kode_toko } }: Context,
  { body }: CallInput<typeof fotoTimbangan>,
): Promise<Later<string>> => new Later((luar) => simpanFoto({ ...luar, kode_toko }, FOLDER, body.gambar))

/** @throws what the picture is refused for, errors.timbanganTidakAda */
export async function tambah(
  ctx: Context,
  { body: { no_timbangan } }: CallInput<typeof fotoTimbangan>,
  stored: () => string | undefined,
): Promise<CallReply<typeof fotoTimbangan>> {
  const foto = stored()!
  const key = [ctx.toko.kode_toko, no_timbangan]
  const [before] = await ctx.sql(dikunci, key)
  if (!before) throw errors.timbanganTidakAda({ no_timbangan }).at('no_timbangan')
  await pakaiFoto(ctx, FOLDER, foto)
  ctx.send(write, [...key, foto])
  const ada = before.foto !== TANPA
  if (ada) lepasFoto(ctx, FOLDER, before.foto)
  await audit(ctx, {
    actions: ada ? 'UBAH' : 'TAMBAH',
    table: 'foto_timbangan',
    ref: no_timbangan,
    sebelum: ada ? { foto: before.foto } : null,
    sesudah: { foto },
  })
  ctx.announce('master', { name: timbangan.name })
  return { no_timbangan, foto }
}

/** @throws errors.fotoTidakAda */
export async function lihat(
  ctx: Context,
  { params: { no_timbangan }, query }: CallInput<typeof lihatFotoTimbangan>,
): Promise<StoredFile> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, no_timbangan])
  if (!row || row.foto === TANPA) throw errors.fotoTidakAda()
  return {
    objek: (query.ukuran === 'kecil' ? namaKecil : namaBesar)(FOLDER, row.foto),
    tidakAda: errors.fotoTidakAda,
  }
}
