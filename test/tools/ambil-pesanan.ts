/** Orders taken at a test's till, over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { save, saleBody, validate, type Payment, type SaleLine } from './till.ts'
import { cash } from './titipan.ts'

export const ambilPesanan = (till: Client, no_pesanan: string): Promise<Reply> =>
  till.send('POST', '/service/v1/pesanan/ambil/no', { no_pesanan })

export interface AmbilWanted {
  /** Barcodes sold in the same visit. */
  lain?: readonly string[]
  pembayaran?: Payment[]
  kode_customer?: string
  /** Fields of the order's own lines that are said otherwise. */
  ubah?: Partial<SaleLine>
}

/** Makes the body that the till would send to take it, the rest in cash. */
export async function ambilPesananBody(
  till: Client,
  no_pesanan: string,
  { lain = [], pembayaran, ubah = {}, ...head }: AmbilWanted = {},
): Promise<Record<string, unknown> & { detail_barang: SaleLine[] }> {
  const { data } = must(await ambilPesanan(till, no_pesanan))
  const [pesanan] = data.pesanan
  const own = (
    data.detail_barang as { barang: SaleLine; berat: number; harga_jual: number; ongkos: number }[]
  ).map(({ barang: { kode_barcode, harga_gram, harga_atribut }, berat, harga_jual, ongkos }) => ({
    kode_barcode,
    harga_gram,
    harga_atribut,
    berat,
    harga_jual,
    ongkos,
    no_pesanan: pesanan.no_pesanan,
    ...ubah,
  }))
  const lines = [...own, ...(await saleBody(till, { barang: lain })).detail_barang]
  const rest = lines.reduce(
    (sum, l) => sum + l.harga_jual + l.ongkos + l.harga_atribut,
    -pesanan.jumlah_bayar,
  )
  return {
    id_trx: idTrx(),
    kode_sales: 'S01',
    kode_customer: pesanan.kode_customer,
    ...head,
    detail_barang: lines,
    pembayaran: pembayaran ?? (rest > 0 ? cash(rest) : []),
  }
}

/** The sale that takes it; answers its number. */
export const buildAmbilPesanan = async (
  till: Client,
  no_pesanan: string,
  wanted: AmbilWanted = {},
): Promise<string> =>
  must(await save(till, await ambilPesananBody(till, no_pesanan, wanted))).data.no_faktur_group

/** A validated one; `till` must be allowed to. */
export async function buildAmbilPesananSah(
  till: Client,
  no_pesanan: string,
  wanted: AmbilWanted = {},
): Promise<string> {
  const no = await buildAmbilPesanan(till, no_pesanan, wanted)
  must(await validate(till, no))
  return no
}
