/** Orders at a test's counter, over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { write } from '#server/db/transaction.ts'
import { groups } from '#server/fixture/data.ts'
import { idTrx, must, type Client, type Reply } from './client.ts'
import type { TestServer } from './server.ts'
import { allowedIfAsked, type Payment } from './till.ts'

/** A line of POST pesanan, in grams and rupiah. */
export interface PesananLine {
  kode_group: string
  kode_dept: string
  nama_barang: string
  ukuran?: string
  catatan?: string
  perkiraan_berat: number
  mengikat: boolean
  harga_gram: number
  ongkos?: number
  nama_atribut?: string
  berat_atribut?: number
  harga_atribut?: number
  berat_customer?: number
  kadar_customer?: number
}

export interface PesananWanted {
  /** Fields that differ from the line of DOMAIN §C.8: 4.000 g of 70 % at 1,150,000, ongkos 300,000, mengikat. */
  barang?: readonly Partial<PesananLine>[]
  pembayaran?: Payment[]
  kode_customer?: string
  nama_customer?: string
  estimasi_tanggal?: string
  id_trx?: string
}

const hargaFixture = (kode_group: string): number =>
  groups.find((g) => g.kode_group === kode_group)?.harga ?? groups.find((g) => g.kode_group === 'G700')!.harga

export const pesananLine = (line: Partial<PesananLine> = {}): PesananLine => ({
  kode_group: 'G700',
  kode_dept: 'CINCIN',
  nama_barang: 'CINCIN NIKAH',
  perkiraan_berat: 4,
  mengikat: true,
  harga_gram: hargaFixture(line.kode_group ?? 'G700'),
  ongkos: 300_000,
  ...line,
})

/** Without payments: no DP. */
export const pesananBody = ({ barang = [{}], pembayaran = [], ...head }: PesananWanted = {}): Record<
  string,
  unknown
> => ({
  id_trx: idTrx(),
  kode_sales: 'S01',
  nama_customer: 'IBU PUTRI',
  no_hp: '081298765432',
  estimasi_tanggal: '2025-02-01',
  ...head,
  detail_barang: barang.map(pesananLine),
  pembayaran,
})

export const simpanPesanan = (till: Client, body: unknown): Promise<Reply> =>
  till.send('POST', 'pesanan', body)
export const tambahDp = (
  till: Client,
  no_pesanan: string,
  pembayaran: Payment[],
  id_trx = idTrx(),
): Promise<Reply> => till.send('POST', 'pesanan/tambah-dp', { id_trx, no_pesanan, pembayaran })
export const batalDp = (till: Client, no_pesanan: string, urut = 1): Promise<Reply> =>
  till.send('POST', 'pesanan/batal-dp', { no_pesanan, urut, alasan: 'SALAH NOMINAL' })
export const prosesPesanan = (till: Client, no_pesanan: string, kode_tukang = 'TK1'): Promise<Reply> =>
  till.send('POST', 'pesanan/proses', { no_pesanan, kode_tukang })
export const batalPesanan = (
  till: Client,
  no_pesanan: string,
  more: { potongan_rp?: number; kode_gudang?: string; kode_baki?: string } = {},
): Promise<Reply> => till.send('POST', 'pesanan/batal', { no_pesanan, alasan: 'TIDAK JADI', ...more })
export const batalPesananLine = (till: Client, no_pesanan: string, no: number): Promise<Reply> =>
  till.send('POST', 'pesanan/batal-baris', { no_pesanan, no, alasan: 'TIDAK JADI SATU' })
export const lihatPesanan = async (till: Client, no_pesanan: string): Promise<any> =>
  must(await till.send('GET', `pesanan/${no_pesanan}`)).data

/** A saved order; answers its number. */
export const buildPesanan = async (till: Client, wanted: PesananWanted = {}): Promise<string> =>
  must(await simpanPesanan(till, pesananBody(wanted))).data.no_pesanan

/** More money on it. */
export const buildTambahDp = async (till: Client, no_pesanan: string, pembayaran: Payment[]): Promise<void> =>
  void must(await tambahDp(till, no_pesanan, pembayaran))

/** An order that a goldsmith makes: `till` must be allowed to take and to work on it. */
export async function buildPesananProses(
  till: Client,
  wanted: PesananWanted = {},
  kode_tukang = 'TK1',
): Promise<string> {
  const no = await buildPesanan(till, wanted)
  must(await prosesPesanan(till, no, kode_tukang))
  return no
}

/** A cancelled one. */
export const batalPesananSah = (
  till: Client,
  no_pesanan: string,
  more: Parameters<typeof batalPesanan>[2] = {},
): Promise<Reply> => allowedIfAsked(till, () => batalPesanan(till, no_pesanan, more))

/** A goldsmith of a shop. */
export const buildTukang = (
  server: TestServer,
  { kode_tukang = 'TK1', kode_toko = 'TK01', aktif = true } = {},
): Promise<unknown> =>
  write(server.pool, kode_toko, ({ db }) =>
    db
      .insertInto('tukang')
      .values({ kode_toko, kode_tukang, nama_tukang: `TUKANG ${kode_tukang}`, status_aktif: aktif })
      .execute(),
  )
