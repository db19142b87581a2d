/** Photos of goods on which money was lent, one picture for each line: once the goods went home it stays as it is. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { fotoHutang, lihatFotoHutang } from '#domain/calls/foto-hutang.ts'
import { hutang } from '#domain/dokumen/hutang.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { lineFoto } from '../../foto/line-foto.ts'
import type { StoredFile } from '../../outcome.ts'
import { loadHutang } from './load-hutang.ts'

const picture = lineFoto({
  folder: 'HUTANG',
  table: 'hutang_detail',
  kunci: 'no_faktur_hutang',
  nama: 'foto_hutang',
  berita: hutang.berita,
  async open(ctx, { dokumen, no }) {
    const { kepala, barang } = await loadHutang(ctx, dokumen)
    if (kepala.status_hutang !== 'OPEN')
      throw errors.hutangBerakhir({ no_faktur_hutang: dokumen }).at('no_faktur_hutang')
    if (!barang.some((line) => line.no === no)) throw errors.barisHutangTidakAda({ no }).at('no')
  },
})
export const savePicture = picture.simpan

/** @throws what the picture is refused for, errors.hutangTidakAda, barisHutangTidakAda, hutangBerakhir */
export const tambah = async (
  ctx: Context,
  { body: { no_faktur_hutang, no } }: CallInput<typeof fotoHutang>,
  stored: () => string | undefined,
): Promise<CallReply<typeof fotoHutang>> => ({
  no_faktur_hutang,
  ...(await picture.tambah(ctx, { dokumen: no_faktur_hutang, no }, stored)),
})

/** @throws errors.fotoTidakAda */
export const lihatFoto = (
  ctx: Context,
  { params: { no_faktur_hutang, no }, query }: CallInput<typeof lihatFotoHutang>,
): Promise<StoredFile> => picture.lihat(ctx, { dokumen: no_faktur_hutang, no }, query.ukuran)
