/** Deposits at a test's till, over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { allowedIfAsked, saleBody, save, validate, type Payment, type SaleLine } from './till.ts'

export interface TitipanWanted {
  /** Barcodes; none: money alone. */
  barang?: readonly (string | (Partial<SaleLine> & { kode_barcode: string }))[]
  pembayaran: Payment[]
  kode_customer?: string
  nama_customer?: string
  /** Asked for from AML_IDENTITAS_MIN on. */
  identitas?: object
}

export const cash = (nominal: number): Payment[] => [{ jenis: 'CASH', nominal }]
export const transfer = (nominal: number): Payment[] => [
  { jenis: 'TRANSFER', nominal, nama_bank: 'BCA', no_card: '1234567890' },
]

export async function titipanBody(
  till: Client,
  { barang = [], ...rest }: TitipanWanted,
): Promise<Record<string, unknown>> {
  const { id_trx, kode_sales, detail_barang } = await saleBody(till, { barang, pembayaran: [] })
  return {
    id_trx,
    kode_sales,
    nama_customer: 'IBU TITIN',
    no_hp: '081234567890',
    ...rest,
    detail_barang: barang.length ? detail_barang : [{ kode_barcode: '-' }],
  }
}

export const simpanTitipan = (till: Client, body: unknown): Promise<Reply> =>
  till.send('POST', 'titipan', body)
export const tambahTitipan = (till: Client, no_titip_group: string, pembayaran: Payment[]): Promise<Reply> =>
  till.send('POST', 'titipan/tambah', { id_trx: idTrx(), no_titip_group, pembayaran })
export const validasiTitipan = (till: Client, no_titip_group: string, urut = 1): Promise<Reply> =>
  till.send('POST', 'titipan/validasi', { no_titip_group, urut })
export const batalTitipan = (
  till: Client,
  no_titip_group: string,
  more: { urut?: number; alasan?: string; id_otorisasi?: string } = {},
): Promise<Reply> => till.send('POST', 'titipan/batal', { no_titip_group, alasan: 'TIDAK JADI', ...more })

/** A saved deposit; answers its number. */
export const buildTitipan = async (till: Client, wanted: TitipanWanted): Promise<string> =>
  must(await simpanTitipan(till, await titipanBody(till, wanted))).data.no_titip_group

/** A validated one; `till` must be allowed to. */
export async function buildTitipanSah(till: Client, wanted: TitipanWanted): Promise<string> {
  const no = await buildTitipan(till, wanted)
  must(await validasiTitipan(till, no))
  return no
}

/** More money on it, validated. */
export async function buildTambahan(
  till: Client,
  no_titip_group: string,
  pembayaran: Payment[],
): Promise<void> {
  const { data } = must(await tambahTitipan(till, no_titip_group, pembayaran))
  must(await validasiTitipan(till, no_titip_group, data.urut))
}

export const batalTitipanSah = (till: Client, no_titip_group: string): Promise<Reply> =>
  allowedIfAsked(till, () => batalTitipan(till, no_titip_group))

/**
 * Makes the body that the till would send to take it, the rest in cash; `lain`: barcodes sold in the same visit, which
 * name the deposit when it is money alone.
 */
export async function ambilBody(
  till: Client,
  no_titip_group: string,
  {
    lain = [],
    pembayaran,
    ...head
  }: { lain?: readonly string[]; pembayaran?: Payment[]; kode_customer?: string } = {},
): Promise<Record<string, unknown>> {
  const { data } = must(await till.request('GET', `titipan/${no_titip_group}/ambil`))
  const more = (await saleBody(till, { barang: lain })).detail_barang
  const own = (
    data.detail_barang as {
      barang: { kode_barcode: string; harga_gram: number; harga_atribut: number }
      berat: number
      harga_jual: number
      ongkos: number
    }[]
  ).map(({ barang, ...line }) => ({
    kode_barcode: barang.kode_barcode,
    harga_gram: barang.harga_gram,
    harga_atribut: barang.harga_atribut,
    ...line,
    no_titip_group,
  }))
  const lines = [
    ...own,
    ...more.map((line) => ({ ...line, no_titip_group: own.length ? '-' : no_titip_group })),
  ]
  const rest = lines.reduce((sum, l) => sum + l.harga_jual + l.ongkos + l.harga_atribut, -data.saldo)
  return {
    id_trx: idTrx(),
    kode_sales: 'S01',
    kode_customer: data.kode_customer,
    ...head,
    detail_barang: lines,
    pembayaran: pembayaran ?? (rest > 0 ? cash(rest) : []),
  }
}

/** The sale that takes a deposit; answers its number. */
export const buildAmbil = async (
  till: Client,
  no_titip_group: string,
  wanted: Parameters<typeof ambilBody>[2] = {},
): Promise<string> =>
  must(await save(till, await ambilBody(till, no_titip_group, wanted))).data.no_faktur_group

export async function buildAmbilSah(
  till: Client,
  no_titip_group: string,
  wanted: Parameters<typeof ambilBody>[2] = {},
): Promise<string> {
  const no = await buildAmbil(till, no_titip_group, wanted)
  must(await validate(till, no))
  return no
}
