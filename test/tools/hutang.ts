/** Loans at a test's counter, over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { IDENTITAS } from './beli.ts'
import { idTrx, must, type Client, type Reply } from './client.ts'
import { allowedIfAsked, type Payment } from './till.ts'

/** A line of POST hutang, in grams. */
export interface HutangLine {
  nama_barang: string
  kondisi: string
  kategori: string
  jumlah?: number
  berat: number
}

export interface HutangWanted {
  /** Fields that differ from the line of DOMAIN §C.7: 5.200 g of G700, worth 5,408,000. */
  barang?: readonly Partial<HutangLine>[]
  jumlah_hutang?: number
  /** Without it: all of it in cash. */
  pembayaran?: Payment[]
  /** Without it: one of its own. */
  no_amplop?: string
  no_segel?: string
  tempat?: string
  berat_bruto?: number
  kode_kondisi_pinjaman?: string
  lama_pinjam?: number
  identitas?: Record<string, string> | null
  kode_sales?: string
  kode_customer?: string
  nama_customer?: string
  no_hp?: string
  keterangan?: string
  id_trx?: string
  id_otorisasi?: string
}

export const hutangLine = (line: Partial<HutangLine> = {}): HutangLine => ({
  nama_barang: 'GELANG RANTAI',
  kondisi: 'MULUS',
  kategori: 'G700',
  berat: 5.2,
  ...line,
})

/** As DOMAIN §M has it, unless said otherwise: 2,000,000 for a month at 3 %. */
export function hutangBody({ barang = [{}], pembayaran, ...head }: HutangWanted = {}): Record<
  string,
  unknown
> {
  const lines = barang.map(hutangLine)
  const mg = lines.reduce((sum, { berat }) => sum + Math.round(berat * 1000), 0)
  const jumlah_hutang = head.jumlah_hutang ?? 2_000_000
  const id_trx = head.id_trx ?? idTrx()
  return {
    kode_sales: 'S01',
    nama_customer: 'IBU HESTI',
    no_hp: '081322334455',
    alamat_customer: 'JL. MAGELANG 12',
    identitas: IDENTITAS,
    berat_bruto: (mg + 250) / 1000,
    no_amplop: `A-${id_trx}`,
    kode_kondisi_pinjaman: 'P30',
    ...head,
    id_trx,
    jumlah_hutang,
    detail_barang: lines,
    pembayaran: pembayaran ?? [{ jenis: 'CASH', nominal: jumlah_hutang }],
  }
}

export const simpanHutang = (till: Client, body: unknown): Promise<Reply> => till.send('POST', 'hutang', body)
export const validasiHutang = (
  till: Client,
  no_faktur_hutang: string,
  more: { id_otorisasi?: string } = {},
): Promise<Reply> => till.send('POST', 'hutang/validasi', { no_faktur_hutang, ...more })
export const batalHutang = (till: Client, no_faktur_hutang: string): Promise<Reply> =>
  till.send('POST', 'hutang/batal', { no_faktur_hutang, alasan: 'SALAH INPUT' })
/** With the otorisasi that is asked for. */
export const batalHutangSah = (till: Client, no: string): Promise<Reply> =>
  allowedIfAsked(till, () => batalHutang(till, no))
export const lihatHutang = async (till: Client, no: string): Promise<any> =>
  must(await till.send('GET', `hutang/${no}`)).data

/** Saves a loan that waits; answers its number. */
export const buildHutang = async (till: Client, wanted: HutangWanted = {}): Promise<string> =>
  must(await simpanHutang(till, hutangBody(wanted))).data.no_faktur_hutang

/** Makes a loan that runs: saved, with the otorisasi it asks for, and confirmed by `kasir`. */
export async function buildHutangSah(kasir: Client, wanted: HutangWanted = {}): Promise<string> {
  const body = hutangBody(wanted)
  const { data } = must(await allowedIfAsked(kasir, () => simpanHutang(kasir, body)))
  if (data.status_valid === 'OPEN')
    must(await allowedIfAsked(kasir, () => validasiHutang(kasir, data.no_faktur_hutang)))
  return data.no_faktur_hutang
}
