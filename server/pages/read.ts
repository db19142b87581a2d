/**
 * Data from which the page at /katalog is drawn: the very answers of /katalog/v1, as they are remembered, without a
 * request of its own.
 */
import * as calls from '#domain/calls/katalog-umum.ts'
import { Refusal } from '#domain/errors.ts'
import { ReadFailure, type Read, type Reply } from '#katalog/parts/replies.ts'
import { routesUmum } from '../features/katalog-umum/index.ts'
import { listReply, type Katalog } from '../features/katalog-umum/layani.ts'
import { validate } from '../http/validate.ts'

const PANGGILAN = {
  toko: calls.tokoUmum,
  harga: calls.hargaUmum,
  kategori: calls.kategoriUmum,
  banner: calls.bannerUmum,
  info: calls.infoUmum,
  item: calls.itemUmum,
  satuItem: calls.satuItemUmum,
  hadiah: calls.hadiahUmum,
  kontak: calls.kontakUmum,
  splash: calls.splashUmum,
} as const satisfies Record<keyof Reply, unknown>

export const readKatalog =
  (katalog: Katalog, wrong: (error: unknown) => void): Read =>
  async (nama, { kode, query = {} } = {}) => {
    const call = PANGGILAN[nama]
    const route = routesUmum.find((one) => one.call === call)
    if (route?.jenis !== 'daftar') throw new Error(`${nama} is no list`)
    try {
      const input = validate(call, {
        params: { kode_barang: kode },
        query: 'query' in call ? query : undefined,
        body: undefined,
      })
      const { content } = await listReply(katalog, route, input)
      return (JSON.parse(content.toString()) as { data: never }).data
    } catch (error) {
      if (error instanceof Refusal) throw new ReadFailure(error.status)
      wrong(error)
      throw new ReadFailure(503)
    }
  }
