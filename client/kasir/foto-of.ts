import type { CallDefinition } from '#domain/call.ts'
import { call } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import type { FotoDokumen } from './line-foto.ts'
import { READ_FILE } from './paper.ts'

/**
 * Pictures of a document's lines: by two calls that take its number.
 * @param name of that number in both calls
 * @param kirim sends a picture of a line
 * @param lihat answers it
 * @param changes calls whose answers it changes
 */
export const fotoOf = (
  name: string,
  kirim: CallDefinition,
  lihat: CallDefinition,
  changes: readonly CallDefinition[],
): FotoDokumen => ({
  kirim: ({ dokumen, no }, picture, options) =>
    call(kirim, { body: { [name]: dokumen, no, gambar: picture } } as never, options),
  lihat: ({ dokumen, no }, ukuran, options) =>
    READ_FILE(lihat, { params: { [name]: dokumen, no: String(no) }, query: { ukuran } }, options),
  boleh: () => mayMake(kirim),
  changes,
})
