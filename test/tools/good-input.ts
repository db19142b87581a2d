/** Input that a call takes, in a shop of the fixture: of any call by its schemas, of documents by what the shop holds. */
import type { CallDefinition } from '#domain/call.ts'
import type { CallsKatalog } from '#domain/katalog.ts'
import { katalogs } from '#domain/katalog/index.ts'
import { sampleInput, type RawInput } from './bad-values.ts'
import { idTrx, type Client } from './client.ts'
import { masukanKatalog } from './katalog.ts'
import type { TestServer } from './server.ts'
import { buildOtorisasi, buildSale, saleBody } from './till.ts'

export const nameOf = (call: CallDefinition): string =>
  `${call.method} ${{ main: '', second: 'service ', katalog: 'katalog ' }[call.base]}${call.path}`

interface Shop {
  server: TestServer
  owner: Client
  /** The barcode of a piece in a tray, another one each time. */
  piece: () => string
}

/** Rows with pictures of their own, and of others what they name. */
function ofKatalog(call: CallDefinition, { server, owner }: Shop): Promise<RawInput> | undefined {
  for (const katalog of katalogs)
    for (const [operation, own] of Object.entries(katalog.calls))
      if (own === call) return masukanKatalog(server, owner, katalog, operation as keyof CallsKatalog)
  return undefined
}

/** Real documents, so that what is wrong is the one thing that was made wrong. */
export async function goodInput(call: CallDefinition, shop: Shop): Promise<RawInput> {
  const { owner, piece } = shop
  const input = sampleInput(call)
  const with_ = (body: object): RawInput => ({ ...input, body: { ...(input.body as object), ...body } })
  switch (nameOf(call)) {
    case 'POST penjualan':
      return with_(
        await saleBody(owner, {
          barang: [piece()],
          pembayaran: [
            { jenis: 'CREDIT', nominal: 1_310_000, nama_bank: 'BCA', no_card: '4111111111111111', fee: 1.5 },
          ],
        }),
      )
    case 'POST penjualan/validasi':
      return with_({ no_faktur_group: await buildSale(owner, { barang: [piece()] }), id_trx: idTrx() })
    case 'POST penjualan/batal': {
      const no = await buildSale(owner, { barang: [piece(), piece()] })
      return with_({
        no_faktur_group: no,
        no_faktur_jual: [`${no}-01`],
        id_trx: idTrx(),
        id_otorisasi: await buildOtorisasi(owner, { kategori: 'BATAL PENJUALAN' }),
      })
    }
    case 'POST users/login':
      return with_({ user_id: 'KSR1', password: 'salah', kode_toko: 'TK01' })
    default:
      return (await ofKatalog(call, shop)) ?? input
  }
}
