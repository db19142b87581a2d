/**
 * Lets goldsmiths and repairs work on random days: gold to and fro, pieces of the stock for orders, fees; goods taken
 * in, finished, fetched, undone (mixed-shop.ts).
 */
import { idTrx, type Client, type Reply } from './client.ts'
import {
  ambilService,
  batalAmbilService,
  batalSelesaiService,
  batalService,
  lihatService,
  selesaiService,
  serviceBody,
  simpanService,
} from './service.ts'
import { allowedIfAsked } from './till.ts'
import { cash } from './titipan.ts'

export const TUKANG_ACTS = [
  'bahan',
  'batalBahan',
  'dariStok',
  'batalJadi',
  'upah',
  'batalUpah',
  'service',
  'selesai',
  'ambilService',
  'batalService',
] as const

const TUKANG = 'T1'
const JENIS = ['SERAH', 'KEMBALI', 'SUSUT'] as const
const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

export class RandomTukang {
  private readonly staf: Client
  private readonly rows: <R>(text: string) => Promise<R[]>
  constructor(staf: Client, rows: <R>(text: string) => Promise<R[]>) {
    this.staf = staf
    this.rows = rows
  }

  private izinkan(path: string, body: object): Promise<Reply> {
    return allowedIfAsked(this.staf, () => this.staf.send('POST', path, body), { user_id: 'OWN1' })
  }
  private async satu(text: string, pick: number): Promise<string | undefined> {
    return at(await this.rows<{ no: string }>(text), pick)?.no
  }

  /** The shop's gold, or what a customer brought for an order. */
  async bahan(pick: number, more: number): Promise<Reply | undefined> {
    const milik = at(
      await this.rows<{ no: string; baris: number; berat: number }>(
        `SELECT p.no_pesanan AS no, d.no AS baris, d.berat_customer::int AS berat
         FROM pesanan p JOIN pesanan_detail d USING (no_pesanan)
         WHERE p.kode_toko = 'TK01' AND p.status_pesanan IN ('OPEN', 'PROSES', 'DONE')
           AND d.berat_customer > 0 ORDER BY 1, 2`,
      ),
      pick,
    )
    const customer = more % 2 === 0 ? milik : undefined
    const [lebur] = await this.rows<{ kode_group: string }>(
      `SELECT kode_group FROM saldo_lokasi WHERE kode_toko = 'TK01' AND lokasi = 'LEBUR/LEBUR' AND berat > 0
       ORDER BY 1 LIMIT 1`,
    )
    const row = customer
      ? {
          pemilik: 'CUSTOMER',
          no_baris: customer.baris,
          berat: Math.max(1, (more * 7) % customer.berat) / 1000,
        }
      : { pemilik: 'TOKO', kode_group: lebur?.kode_group ?? 'G375', berat: (1 + (more % 700)) / 1000 }
    return this.izinkan('bahan-tukang', {
      id_trx: idTrx(),
      jenis: JENIS[pick % 3]!,
      kode_tukang: TUKANG,
      ...(customer ? { no_pesanan: customer.no } : {}),
      baris: [row],
    })
  }
  async batalBahan(pick: number): Promise<Reply | undefined> {
    const no = await this.satu(
      `SELECT no FROM bahan_tukang WHERE kode_toko = 'TK01' AND status_valid = 'DONE' ORDER BY jam DESC, no DESC`,
      pick % 2,
    )
    return no === undefined ? undefined : this.izinkan('bahan-tukang/batal', { no, alasan: 'SALAH TIMBANG' })
  }
  async dariStok(pick: number): Promise<Reply | undefined> {
    const line = at(
      await this.rows<{ no_pesanan: string; no: number; kode_barcode: string }>(
        `SELECT DISTINCT ON (p.no_pesanan) p.no_pesanan, d.no, b.kode_barcode
         FROM pesanan p JOIN pesanan_detail d USING (no_pesanan)
           JOIN barang b ON b.kode_toko = p.kode_toko AND b.kode_group = d.kode_group AND b.status = 'READY'
           AND b.kode_barcode IS NOT NULL
         WHERE p.kode_toko = 'TK01' AND p.status_pesanan IN ('OPEN', 'PROSES') AND d.status = 'OPEN'
         ORDER BY p.no_pesanan, d.no, b.id`,
      ),
      pick,
    )
    if (!line) return undefined
    const { no_pesanan, ...barang } = line
    return this.staf.send('POST', 'pesanan/jadi-dari-stok', { id_trx: idTrx(), no_pesanan, barang: [barang] })
  }
  /** Cancels any document that filled an order today, or before. */
  async batalJadi(pick: number): Promise<Reply | undefined> {
    const no = await this.satu(
      `SELECT DISTINCT no_jadi AS no FROM pesanan_detail WHERE kode_toko = 'TK01' AND status = 'JADI' ORDER BY 1 DESC`,
      pick,
    )
    if (no === undefined) return undefined
    const path = no.startsWith('JS') ? 'pesanan/jadi-dari-stok/batal' : 'tambah-data-barang/batal'
    return this.izinkan(path, { no, alasan: 'SALAH TIMBANG' })
  }
  async upah(pick: number, more: number): Promise<Reply | undefined> {
    const ref_no = await this.satu(
      `SELECT no_pesanan AS no FROM pesanan WHERE kode_toko = 'TK01' AND status_pesanan <> 'CLOSE' ORDER BY 1`,
      pick,
    )
    if (ref_no === undefined) return undefined
    return this.izinkan('upah-tukang', {
      id_trx: idTrx(),
      kode_tukang: TUKANG,
      ref_type: 'PESANAN',
      ref_no,
      jumlah: 10_000 + more,
      ...(more % 2 ? { jenis: 'CASH' } : { jenis: 'TRANSFER', nama_bank: 'BCA' }),
    })
  }
  async batalUpah(pick: number): Promise<Reply | undefined> {
    const no_kas = await this.satu(
      `SELECT no_kas AS no FROM kas_bank
       WHERE kode_toko = 'TK01' AND kategori = 'UPAH TUKANG' AND status_valid = 'DONE' ORDER BY jam DESC`,
      pick,
    )
    return no_kas === undefined
      ? undefined
      : this.izinkan('upah-tukang/batal', { no_kas, alasan: 'SALAH NOMINAL' })
  }

  service(pick: number, more: number): Promise<Reply> {
    const line = { berat_terima: (500 + (pick % 5_000)) / 1000, jumlah: 1 + (more % 2), kode_tukang: TUKANG }
    return simpanService(
      this.staf,
      serviceBody({
        barang: more % 3 ? [line] : [line, { ...line, kode_group: '-' }],
        pembayaran: more % 4 ? cash(1_000 + (pick % 50_000)) : [],
        estimasi_tanggal: '2025-03-01',
      }),
    )
  }
  private repair(status: string, pick: number): Promise<string | undefined> {
    return this.satu(
      `SELECT no_faktur_service AS no FROM service WHERE kode_toko = 'TK01' AND status_service IN (${status})
       ORDER BY 1`,
      pick,
    )
  }
  async selesai(pick: number, more: number): Promise<Reply | undefined> {
    const no = await this.repair(`'MASUK'`, pick)
    if (no === undefined) return undefined
    const { detail_barang } = await lihatService(this.staf, no)
    return selesaiService(
      this.staf,
      no,
      detail_barang.map((d: { kode_group: string; berat_terima: number }) => ({
        berat_selesai: Math.max(1, Math.round(d.berat_terima * 1000) + (more % 101) - 50) / 1000,
        ongkos_akhir: 60_000 + more,
        tambahan_dari: more % 5 ? 'TUKANG' : 'LEBUR',
        kode_tukang: TUKANG,
        ...(d.kode_group === '-' ? { group_tambahan: 'G375' } : {}),
      })),
    )
  }
  async ambilService(pick: number): Promise<Reply | undefined> {
    const no = await this.repair(`'SELESAI'`, pick)
    if (no === undefined) return undefined
    const { sisa } = await lihatService(this.staf, no)
    return ambilService(this.staf, no, sisa > 0 ? cash(sisa) : [])
  }
  /** Undoes a part of a repair: its taking in, its finish, or its pick-up. */
  async batalService(pick: number, more: number): Promise<Reply | undefined> {
    const no = await this.repair(`'MASUK', 'SELESAI', 'AMBIL'`, pick)
    const undo = [batalService, batalSelesaiService, batalAmbilService][more % 3]!
    return no === undefined
      ? undefined
      : allowedIfAsked(this.staf, () => undo(this.staf, no), { user_id: 'OWN1' })
  }
}
