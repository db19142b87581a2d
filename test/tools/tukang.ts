/** Goldsmiths over HTTP: finished pieces, gold that they are given, their fees. Actions answer status and body; a `build…` throws unless it went well. */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { buildPesananProses, lihatPesanan, type PesananWanted } from './pesanan.ts'
import { buildPieces } from './factories.ts'
import type { TestServer } from './server.ts'
import { buildHancur, leburResult } from './stok.ts'
import { tambahkan } from './tambah.ts'
import { allowedIfAsked } from './till.ts'

export interface Jadi {
  /** The line of the order. */
  no?: number
  /** Grams. */
  berat?: number
  kode_group?: string
  [field: string]: unknown
}

/** Adds the pieces that a goldsmith has made to the shop: `staf` must be allowed to add pieces. */
export const jadikan = (
  staf: Client,
  no_pesanan: string,
  barang: readonly Jadi[] = [{}],
  id_trx = idTrx(),
): Promise<Reply> =>
  tambahkan(staf, {
    sumber: 'PESANAN',
    no_pesanan,
    id_trx,
    barang: barang.map(({ no = 1, berat = 4.12, ...more }) => ({
      kode_group: 'G700',
      nama_barang: 'CINCIN NIKAH',
      no_baris: no,
      berat,
      ...more,
    })),
  })

/** An order that is made, all of it: each line at `berat` (4.120 g where nothing is said). */
export async function buildJadi(
  till: Client,
  wanted: PesananWanted & { berat?: readonly number[]; kode_tukang?: string } = {},
): Promise<{ no_pesanan: string; no: string; barcode: string[] }> {
  const { berat = [], kode_tukang = 'TK1', ...order } = wanted
  const no_pesanan = await buildPesananProses(till, order, kode_tukang)
  const { detail_barang } = await lihatPesanan(till, no_pesanan)
  const lines = detail_barang as { no: number; kode_group: string; kode_dept: string }[]
  const { no, barcode } = must(
    await jadikan(
      till,
      no_pesanan,
      lines.map(({ no: line, kode_group, kode_dept }, i) => ({
        no: line,
        kode_group,
        kode_dept,
        berat: berat[i] ?? 4.12,
      })),
    ),
  ).data
  return { no_pesanan, no, barcode }
}

/** Undoes the document that brought finished pieces, with the otorisasi that it needs. */
export const batalJadi = (staf: Client, no: string): Promise<Reply> =>
  allowedIfAsked(staf, () => staf.send('POST', 'tambah-data-barang/batal', { no, alasan: 'SALAH TIMBANG' }))

export interface BahanWanted {
  jenis?: 'SERAH' | 'KEMBALI' | 'SUSUT'
  kode_tukang?: string
  no_pesanan?: string
  /** A number of grams alone is the shop's gold of G700. */
  lines: readonly (
    | number
    | { pemilik?: 'TOKO' | 'CUSTOMER'; no_baris?: number; kode_group?: string; kadar?: number; berat: number }
  )[]
  id_trx?: string
}

/** Gold of a customer's, of line `no_baris` of the order. */
export const emasCustomer = (berat: number, no_baris = 1) => ({
  pemilik: 'CUSTOMER' as const,
  no_baris,
  berat,
})

export const bahan = (
  staf: Client,
  { lines, jenis = 'SERAH', kode_tukang = 'TK1', no_pesanan = '-', id_trx = idTrx() }: BahanWanted,
): Promise<Reply> =>
  staf.send('POST', 'bahan-tukang', {
    id_trx,
    jenis,
    kode_tukang,
    no_pesanan,
    baris: lines.map((b) =>
      typeof b === 'number'
        ? { pemilik: 'TOKO', kode_group: 'G700', berat: b }
        : { pemilik: 'TOKO', ...(b.pemilik === 'CUSTOMER' ? {} : { kode_group: 'G700' }), ...b },
    ),
  })
/** With the otorisasi that a loss needs; answers its number. */
export const buildBahan = async (staf: Client, wanted: BahanWanted): Promise<string> => {
  const id_trx = idTrx()
  return must(await allowedIfAsked(staf, () => bahan(staf, { id_trx, ...wanted }))).data.no
}
export const batalBahan = (staf: Client, no: string): Promise<Reply> =>
  staf.send('POST', 'bahan-tukang/batal', { no, alasan: 'SALAH TIMBANG' })

/** Melts a piece of the shop's: `gram` of `kode_group` into LEBUR. */
export async function buildLebur(
  server: TestServer,
  owner: Client,
  gram: number,
  kode_group = 'G700',
): Promise<void> {
  const barang = await buildPieces(server, [{ kode_group, berat: gram }])
  must(await leburResult(owner, await buildHancur(owner, { barang }), gram))
}

export interface UpahWanted {
  kode_tukang?: string
  ref_type?: 'PESANAN' | 'SERVICE'
  ref_no: string
  jumlah?: number
  jenis?: 'CASH' | 'TRANSFER'
  nama_bank?: string
  no_rekening?: string
  id_trx?: string
}
export const upah = (staf: Client, wanted: UpahWanted): Promise<Reply> =>
  staf.send('POST', 'upah-tukang', {
    id_trx: idTrx(),
    kode_tukang: 'TK1',
    ref_type: 'PESANAN',
    jumlah: 150_000,
    jenis: 'CASH',
    ...wanted,
  })
export const batalUpah = (staf: Client, no_kas: string): Promise<Reply> =>
  allowedIfAsked(staf, () => staf.send('POST', 'upah-tukang/batal', { no_kas, alasan: 'SALAH BAYAR' }))

export const jadiDariStok = (
  staf: Client,
  no_pesanan: string,
  barang: readonly { no: number; kode_barcode: string }[],
): Promise<Reply> => staf.send('POST', 'pesanan/jadi-dari-stok', { id_trx: idTrx(), no_pesanan, barang })
