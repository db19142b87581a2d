/** Stock documents over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { inDatabase } from './ask.ts'
import { buildSoldEarlier, buildValidBuy, buyBody, IDENTITAS, validateBuy } from './beli.ts'
import { buildPieces } from './factories.ts'
import type { TestServer } from './server.ts'
import { idTrx, must, type Client, type Reply } from './client.ts'
import { allowed, allowedIfAsked } from './till.ts'

export interface PindahWanted {
  /** Barcodes. */
  barang: readonly string[]
  kode_baki: string
  kode_gudang?: string
  keterangan?: string
  id_trx?: string
}

export const pindahkan = (
  staf: Client,
  { kode_gudang = 'TOKO', id_trx = idTrx(), ...rest }: PindahWanted,
): Promise<Reply> => staf.send('POST', 'pindah-barang', { kode_gudang, id_trx, ...rest })

export const buildPindah = async (staf: Client, wanted: PindahWanted): Promise<string> =>
  must(await pindahkan(staf, wanted)).data.no

export const batalPindah = (staf: Client, no: string, alasan = 'SALAH BAKI'): Promise<Reply> =>
  staf.send('POST', 'pindah-barang/batal', { no, alasan })

/** The id by which Data Barang knows a piece. */
export const idBarang = async (staf: Client, kode_barcode: string): Promise<number> =>
  must(await staf.request('GET', `data-barang/lihat?kode_barcode=${kode_barcode}`)).data.id

/** Asks for another weight of a piece, in grams. */
export const koreksiBerat = async (
  staf: Client,
  kode_barcode: string,
  berat: number,
  { alasan = 'TIMBANG ULANG', ...more }: { alasan?: string; id_otorisasi?: string; id_trx?: string } = {},
): Promise<Reply> =>
  staf.send('POST', 'data-barang/koreksi-berat', {
    id: await idBarang(staf, kode_barcode),
    berat,
    alasan,
    id_trx: idTrx(),
    ...more,
  })

/** With the otorisasi that the refusal asks for; answers its number. */
export async function buildKoreksiBerat(staf: Client, kode_barcode: string, berat: number): Promise<string> {
  return must(await allowed(staf, () => koreksiBerat(staf, kode_barcode, berat))).data.no
}

/** The otorisasi that a refusal asks for, given by the owner; then the same again. */
const denganIzin = (staf: Client, path: string, body: object): Promise<Reply> =>
  allowedIfAsked(staf, () => staf.send('POST', path, body), { user_id: 'OWN1' })
const denganTrx = <B extends object>(body: B) => ({ id_trx: idTrx(), ...body })

export interface KonversiWanted {
  barang: readonly (string | number)[]
  kode_group?: string
  kode_dept?: string
  alasan?: string
  id_trx?: string
}
export const konversikan = (staf: Client, wanted: KonversiWanted): Promise<Reply> =>
  denganIzin(staf, 'konversi-barang', { alasan: 'SALAH INPUT', ...denganTrx(wanted) })

export interface HancurWanted {
  barang: readonly (string | number)[]
  alasan?: string
  id_trx?: string
}
export const draftHancur = (staf: Client, wanted: HancurWanted): Promise<Reply> =>
  staf.send('POST', 'hancurbarang', { alasan: 'LEBUR', ...denganTrx(wanted) })
export const prosesHancur = (staf: Client, no: string): Promise<Reply> =>
  denganIzin(staf, 'hancurbarang/proses', { no })
export const leburResult = (staf: Client, no: string, berat_hasil: number): Promise<Reply> =>
  denganIzin(staf, 'hancurbarang/hasil', { no, berat_hasil })
/** Saved and processed; answers its number. */
export async function buildHancur(staf: Client, wanted: HancurWanted): Promise<string> {
  const { no } = must(await draftHancur(staf, wanted)).data as { no: string }
  must(await prosesHancur(staf, no))
  return no
}

export interface LeburWanted {
  tujuan?: 'PUSAT' | 'PEMURNI'
  emas: readonly { kode_group: string; berat: number }[]
  harga?: number
  jenis_pembeli?: string
  npwp_pembeli?: string
  penerima?: string
  jenis_bayar?: 'CASH' | 'TRANSFER'
  nama_bank?: string
  id_trx?: string
}
export const keluarLebur = (staf: Client, wanted: LeburWanted): Promise<Reply> =>
  denganIzin(staf, 'keluar-lebur', { tujuan: 'PUSAT', penerima: 'PUSAT', ...denganTrx(wanted) })

export interface SortirWanted {
  barang: readonly { id: number; tujuan: string }[]
  kode_baki?: string
  id_trx?: string
}
export const sortirkan = (staf: Client, { kode_baki, ...wanted }: SortirWanted): Promise<Reply> =>
  staf.send('POST', 'pindah-sortir', {
    ...denganTrx(wanted),
    ...(kode_baki ? { kode_gudang: 'TOKO', kode_baki } : {}),
  })

export const kirimCuci = (
  staf: Client,
  wanted: { barang: readonly (string | number)[]; kode_tukang?: string; id_trx?: string },
): Promise<Reply> => staf.send('POST', 'cucian/kirim', { kode_tukang: 'T1', ...denganTrx(wanted) })
export const kembaliCuci = (
  staf: Client,
  wanted: {
    barang: readonly { id: number; berat_kembali: number; ongkos?: number }[]
    kode_baki?: string
    id_trx?: string
  },
): Promise<Reply> =>
  denganIzin(staf, 'cucian/kembali', { kode_gudang: 'TOKO', kode_baki: 'A1', ...denganTrx(wanted) })
export const hilangCuci = (staf: Client, barang: readonly number[]): Promise<Reply> =>
  denganIzin(staf, 'cucian/hilang', { alasan: 'TIDAK KEMBALI', ...denganTrx({ barang }) })

/** Undone on its day, allowed by the owner where somebody must. */
export const batalStok = (staf: Client, path: string, no: string): Promise<Reply> =>
  denganIzin(staf, `${path}/batal`, { no, alasan: 'SALAH INPUT' })

export const buildTukang = async (staf: Client, kode_tukang = 'T1'): Promise<void> =>
  void must(await staf.send('POST', 'tukang', { kode_tukang, nama_tukang: `TUKANG ${kode_tukang}` }))

/** Pieces that were sold and bought back today: their ids, in the order of `berat` (grams). */
export async function buildDibeli(
  server: TestServer,
  kasir: Client,
  berat: readonly number[],
  kode_group = 'G375',
): Promise<{ id: number; kode_barcode: string }[]> {
  const codes = await buildPieces(
    server,
    berat.map((gram) => ({ berat: gram, kode_group })),
  )
  for (const [i, kode] of codes.entries()) {
    await buildSoldEarlier(server, kode, { harga_jual: 1_000_000 })
    const gram = berat[i]!
    const harga = Math.ceil((kode_group === 'G700' ? 950_000 : 1_000_000 - gram * 15_000) / 500) * 500
    await buildValidBuy(kasir, { beli: [{ kode_barcode: kode, berat: gram, kondisi: 'MULUS', harga }] })
  }
  const rows = await inDatabase<{ id: number; kode_barcode: string }>(
    server,
    `SELECT id, kode_barcode FROM barang WHERE kode_barcode = ANY ($1)
     ORDER BY array_position($1::text[], kode_barcode)`,
    [codes],
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** Buys a piece back without nota: it has no barcode. Answers its id. */
export async function buildTanpaBarcode(server: TestServer, kasir: Client, berat = 3): Promise<number> {
  const harga = Math.ceil((berat * 504_000) / 500) * 500
  const beli = [
    {
      berat,
      kondisi: 'TANPA SURAT',
      harga,
      kode_group: 'G375',
      kode_dept: 'CINCIN',
      nama_barang: 'CINCIN LAMA',
    },
  ]
  const body = buyBody({ beli, identitas: IDENTITAS })
  const saved = must(await allowedIfAsked(kasir, () => kasir.send('POST', 'pembelian', body)))
  must(await validateBuy(kasir, saved.data.no_faktur_group))
  const [row] = await inDatabase<{ id: number }>(
    server,
    'SELECT max(id) AS id FROM barang WHERE kode_barcode IS NULL',
  )
  return Number(row!.id)
}
