/** Repairs at a test's counter, over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { allowedIfAsked, type Payment } from './till.ts'

/** A line of POST service, in grams and rupiah. */
export interface ServiceLine {
  nama_barang: string
  jumlah?: number
  kode_group?: string
  jenis_service: string
  keluhan?: string
  kondisi?: string
  berat_terima: number
  ongkos?: number
  kode_tukang?: string
}

export interface ServiceWanted {
  /** Fields that differ from the line of DOMAIN §H.2 S15: 2.900 g, 120,000. */
  barang?: readonly Partial<ServiceLine>[]
  pembayaran?: Payment[]
  kode_customer?: string
  nama_customer?: string
  estimasi_tanggal?: string
  id_trx?: string
}

export const serviceLine = (line: Partial<ServiceLine> = {}): ServiceLine => ({
  nama_barang: 'CINCIN RETAK',
  kode_group: 'G700',
  jenis_service: 'PATRI',
  keluhan: 'PATAH',
  kondisi: 'BATU LENGKAP',
  berat_terima: 2.9,
  ongkos: 120_000,
  ...line,
})

/** Without payments: no DP. */
export const serviceBody = ({ barang = [{}], pembayaran = [], ...head }: ServiceWanted = {}): Record<
  string,
  unknown
> => ({
  id_trx: idTrx(),
  kode_sales: 'S01',
  nama_customer: 'IBU WATI',
  no_hp: '081298765432',
  estimasi_tanggal: '2025-01-22',
  ...head,
  detail_barang: barang.map(serviceLine),
  pembayaran,
})

export const simpanService = (till: Client, body: unknown): Promise<Reply> =>
  till.send('POST', 'service', body)

export interface SelesaiLine {
  no?: number
  berat_selesai?: number
  ongkos_akhir?: number
  pekerjaan?: string
  tambahan_dari?: string
  group_tambahan?: string
  kode_tukang?: string
}
/** As S15 has it, unless said otherwise: unchanged weight, 120,000. */
export const selesaiService = (
  till: Client,
  no_faktur_service: string,
  lines: readonly SelesaiLine[] = [{}],
): Promise<Reply> =>
  till.send('POST', 'service/selesai', {
    no_faktur_service,
    detail_barang: lines.map((line, i) => ({
      no: i + 1,
      berat_selesai: 2.9,
      ongkos_akhir: 120_000,
      pekerjaan: 'PATRI SAMBUNGAN',
      ...line,
    })),
  })
export const ambilService = (
  till: Client,
  no_faktur_service: string,
  pembayaran: Payment[] = [],
  id_trx = idTrx(),
): Promise<Reply> => till.send('POST', 'service/ambil', { id_trx, no_faktur_service, pembayaran })

const undo = (path: string) => (till: Client, no_faktur_service: string) =>
  till.send('POST', path, { no_faktur_service, alasan: 'SALAH INPUT' })
export const batalService = undo('service/batal')
export const batalSelesaiService = undo('service/batal-selesai')
export const batalAmbilService = undo('service/batal-ambil')
/** With the otorisasi that is asked for. */
export const batalServiceSah = (till: Client, no: string, batal = batalService): Promise<Reply> =>
  allowedIfAsked(till, () => batal(till, no))

export const lihatService = async (till: Client, no: string): Promise<any> =>
  must(await till.send('GET', `service/${no}`)).data

/** Takes a repair in; answers its number. */
export const buildService = async (till: Client, wanted: ServiceWanted = {}): Promise<string> =>
  must(await simpanService(till, serviceBody(wanted))).data.no_faktur_service

/** Makes a repair whose work is done: `till` must be allowed to take in and to work. */
export async function buildServiceSelesai(
  till: Client,
  wanted: ServiceWanted = {},
  lines?: readonly SelesaiLine[],
): Promise<string> {
  const no = await buildService(till, wanted)
  must(await selesaiService(till, no, lines))
  return no
}
