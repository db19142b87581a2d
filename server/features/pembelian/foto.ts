/** Pictures of the papers that say where a piece without nota came from: once the purchase is undone they stay as they are. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { fotoAsal, lihatFotoAsal } from '#domain/calls/foto-pembelian.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { lineFoto } from '../../foto/line-foto.ts'
import type { StoredFile } from '../../outcome.ts'

const line = statement<{ status_valid: string; dokumen_asal: string | null }>(
  'baris_foto_asal',
  `SELECT status_valid, dokumen_asal FROM beli_detail
   WHERE kode_toko = $1 AND no_faktur_group = $2 AND no = $3 FOR NO KEY UPDATE`,
)

const picture = lineFoto({
  folder: 'PEMBELIAN',
  table: 'beli_detail',
  kunci: 'no_faktur_group',
  nama: 'foto_asal',
  berita: 'pembelian',
  async open(ctx, { dokumen, no }) {
    const [row] = await ctx.sql(line, [ctx.toko.kode_toko, dokumen, no])
    if (!row) throw errors.pembelianTidakAda({ no_faktur_group: dokumen }).at('no_faktur_group')
    if (row.status_valid === 'CANC') throw errors.sudahDibatalkan().at('no_faktur_group')
    if (row.dokumen_asal === null) throw errors.dokumenAsalKosong().at('no')
  },
})
export const savePicture = picture.simpan

/** @throws what the picture is refused for, errors.pembelianTidakAda, sudahDibatalkan, dokumenAsalKosong */
export const tambah = async (
  ctx: Context,
  { body: { no_faktur_group, no } }: CallInput<typeof fotoAsal>,
  stored: () => string | undefined,
): Promise<CallReply<typeof fotoAsal>> => ({
  no_faktur_group,
  ...(await picture.tambah(ctx, { dokumen: no_faktur_group, no }, stored)),
})

/** @throws errors.fotoTidakAda */
export const lihatFoto = (
  ctx: Context,
  { params: { no_faktur_group, no }, query }: CallInput<typeof lihatFotoAsal>,
): Promise<StoredFile> => picture.lihat(ctx, { dokumen: no_faktur_group, no }, query.ukuran)
