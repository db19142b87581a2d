/**
 * A till in a test: scans, saves, validates and cancels over HTTP, in rupiah and grams as they cross the wire.
 * Actions answer status and body; a `build…` throws unless it went well, and answers a number.
 */
import type { Disetujui } from '#domain/rules/otorisasi.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { idTrx, must, pemilikDari, type Client, type Reply } from './client.ts'

/** A line of POST penjualan, in grams and rupiah. */
export interface SaleLine {
  kode_barcode: string
  berat: number
  harga_gram: number
  harga_jual: number
  ongkos: number
  harga_atribut: number
  no_titip_group?: string
  no_pesanan?: string
  id_otorisasi?: string | string[] | null
}

export interface Payment {
  jenis: string
  nominal: number
  nama_bank?: string
  no_card?: string
  fee?: number
  keterangan?: string
  uang_diterima?: number
  id_otorisasi?: string | string[]
}

export interface SaleBody {
  id_trx: string
  kode_sales: string
  detail_barang: SaleLine[]
  pembayaran: Payment[]
  kode_customer?: string
  nama_customer?: string
  no_hp?: string
  kode_marketplace?: string
  jenis_pembeli?: string
  npwp_pembeli?: string
}

export interface SaleWanted extends Partial<Omit<SaleBody, 'detail_barang' | 'pembayaran'>> {
  /** Barcodes as scanned, or lines whose other figures are the scan's. */
  barang: readonly (string | (Partial<SaleLine> & { kode_barcode: string }))[]
  /** Without it: everything in cash. */
  pembayaran?: Payment[]
  /** What is paid on top of the lines' totals: PPN (EXCLUDE), PPh 22. */
  pajak?: number
}

/** The body a till would send for these pieces: each is scanned, what the test does not say is the scan's. */
export async function saleBody(
  till: Client,
  { barang, pembayaran, pajak = 0, ...head }: SaleWanted,
): Promise<SaleBody> {
  const lines = await Promise.all(
    barang.map((b) => scannedLine(till, typeof b === 'string' ? { kode_barcode: b } : b)),
  )
  const total = lines.reduce((sum, l) => sum + l.harga_jual + l.ongkos + l.harga_atribut, pajak)
  return {
    id_trx: idTrx(),
    kode_sales: 'S01',
    ...head,
    detail_barang: lines,
    pembayaran: pembayaran ?? (total > 0 ? [{ jenis: 'CASH', nominal: total }] : []),
  }
}

async function scannedLine(
  till: Client,
  line: Partial<SaleLine> & { kode_barcode: string },
): Promise<SaleLine> {
  const { berat, harga_gram, harga_jual, ongkos_rp, harga_atribut } = must(
    await till.request('GET', `barang/${line.kode_barcode}`),
  ).data
  return { berat, harga_gram, harga_jual, ongkos: ongkos_rp, harga_atribut, ...line }
}

export const save = (till: Client, body: unknown): Promise<Reply> => till.request('POST', 'penjualan', body)
export const validate = (till: Client, no_faktur_group: string, id_trx = idTrx()): Promise<Reply> =>
  till.send('POST', 'penjualan/validasi', { jenis: 'PENJUALAN', no_faktur_group }, id_trx)
export const cancel = (
  till: Client,
  no_faktur_group: string,
  more: { no_faktur_jual?: string[]; alasan?: string; id_otorisasi?: string } = {},
): Promise<Reply> => till.send('POST', 'penjualan/batal', { no_faktur_group, alasan: 'SALAH INPUT', ...more })

/** Saves a sale and answers its number. Throws when it is refused. */
export async function buildSale(till: Client, wanted: SaleWanted): Promise<string> {
  return must(await save(till, await saleBody(till, wanted))).data.no_faktur_group
}

/** A sale that has been validated; `till` must be allowed to. */
export async function buildValidSale(till: Client, wanted: SaleWanted): Promise<string> {
  const no = await buildSale(till, wanted)
  must(await validate(till, no))
  return no
}

export interface OtorisasiWanted {
  user_id?: string
  password?: string
  kategori: string
  description?: string
  disetujui?: Disetujui
}

export const authorise = (
  till: Client,
  { user_id = 'SPV1', password = PASSWORD, ...rest }: OtorisasiWanted,
): Promise<Reply> => till.send('POST', 'authorization', { user_id, password, ...rest })

/** An otorisasi given to the session of `till`; answers its id. */
export async function buildOtorisasi(till: Client, wanted: OtorisasiWanted): Promise<string> {
  return must(await authorise(till, wanted)).data.authorization_id
}

/**
 * Lets somebody allow what a request needs: it is sent, refused, and all that the refusal asks for is given, as it asks for it.
 * @returns the ids; sent again with them, or without any, it goes through. @throws when nothing was asked for
 */
export async function buildIzin(
  till: Client,
  send: () => Promise<Reply>,
  by: Pick<OtorisasiWanted, 'user_id'> = {},
): Promise<[string, ...string[]]> {
  const { status, message, otorisasi = [] } = await send()
  const ids: string[] = []
  for (const diminta of otorisasi) ids.push(await buildOtorisasi(till, { ...diminta, ...by }))
  if (ids.length === 0) throw new Error(`nothing to allow: ${status} ${message}`)
  return ids as [string, ...string[]]
}

/** Sends what needs somebody's word, and again with it. */
export async function allowed(
  till: Client,
  send: () => Promise<Reply>,
  by: Pick<OtorisasiWanted, 'user_id'> = {},
): Promise<Reply> {
  let asked = false
  const reply = await allowedIfAsked(
    till,
    async () => {
      const answer = await send()
      asked ||= answer.otorisasi !== undefined
      return answer
    },
    by,
  )
  if (!asked) throw new Error(`nothing to allow: ${reply.status} ${reply.message}`)
  return reply
}

/**
 * The same of what may also go through at once, or be refused for something else. Whoever allows a document is asked once: what was
 * given for all that its refusal named is enough, unless the document has changed since. @throws when something else is asked for
 */
export async function allowedIfAsked(
  till: Client,
  send: () => Promise<Reply>,
  by: Pick<OtorisasiWanted, 'user_id'> = {},
): Promise<Reply> {
  const reply = await send()
  if (!reply.otorisasi) return reply
  for (const diminta of reply.otorisasi) await buildOtorisasi(till, { ...diminta, ...by })
  const again = await send()
  const asked = reply.otorisasi.map(({ kategori }) => kategori)
  const [lagi] = again.otorisasi?.filter(({ kategori }) => !asked.includes(kategori)) ?? []
  if (lagi) throw new Error(`asked a second time: ${lagi.kategori}`)
  return again
}

/** Cancels a validated sale, with the otorisasi it needs. */
export const cancelValid = (
  till: Client,
  no_faktur_group: string,
  no_faktur_jual?: string[],
): Promise<Reply> =>
  allowedIfAsked(till, () => cancel(till, no_faktur_group, no_faktur_jual ? { no_faktur_jual } : {}))

/**
 * Balances of the till's shop, as its owner sees them: {'1101': 10000000, '1102-1234567890': …}, positive on the side where each account
 * belongs; accounts at 0 are left out.
 */
export async function balances(till: Client): Promise<Record<string, number>> {
  const { data } = await (await pemilikDari(till)).request('GET', 'keuangan/saldo')
  const rows = data as { kode_akun: string; no_rekening: string; saldo_normal: number }[]
  return Object.fromEntries(
    rows
      .filter((r) => r.saldo_normal !== 0)
      .map((r) => [r.no_rekening === '-' ? r.kode_akun : `${r.kode_akun}-${r.no_rekening}`, r.saldo_normal]),
  )
}

/** Pieces and grams per tray: {A1: [2, 7.475]}. */
export async function trays(till: Client): Promise<Record<string, [qty: number, berat: number]>> {
  const { data } = await till.request('GET', 'stok/saldo')
  const found: Record<string, [number, number]> = {}
  for (const { kode_baki, qty, berat } of data as { kode_baki: string; qty: number; berat: number }[]) {
    const [q, mg] = found[kode_baki] ?? [0, 0]
    found[kode_baki] = [q + qty, (mg * 1000 + Math.round(berat * 1000)) / 1000]
  }
  return found
}
