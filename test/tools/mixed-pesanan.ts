/**
 * Lets orders and goldsmiths work on random days: ordered, paid ahead, made, fetched, dropped, undone (mixed-shop.ts).
 */
import { ambilPesanan } from '#domain/calls/ambil-pesanan.ts'
import { idTrx, urlOf, type Client, type Reply } from './client.ts'
import {
  batalPesananLine,
  batalDp,
  batalPesanan,
  pesananBody,
  prosesPesanan,
  simpanPesanan,
  tambahDp,
} from './pesanan.ts'
import { tambahkan } from './tambah.ts'
import { allowedIfAsked, save, saleBody, type SaleLine } from './till.ts'
import { cash } from './titipan.ts'

export const PESANAN_ACTS = [
  'pesan',
  'tambahDp',
  'batalDp',
  'prosesPesanan',
  'jadi',
  'ambilPesanan',
  'batalBaris',
  'batalPesanan',
] as const

interface Pesanan {
  no: string
  status: string
}
interface Row {
  no: number
  kode_group: string
  kode_dept: string
  perkiraan: number
}

/** Answer to the till, as it crosses the wire. */
interface Diambil {
  detail_barang: (Pick<SaleLine, 'berat' | 'harga_jual' | 'ongkos'> & {
    barang: Pick<SaleLine, 'kode_barcode' | 'harga_gram' | 'harga_atribut'>
  })[]
  pesanan: { jumlah_bayar: number }[]
}

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

export class RandomPesanan {
  private readonly staf: Client
  private readonly rows: <R>(text: string) => Promise<R[]>
  constructor(staf: Client, rows: <R>(text: string) => Promise<R[]>) {
    this.staf = staf
    this.rows = rows
  }

  private izinkan(send: () => Promise<Reply>): Promise<Reply> {
    return allowedIfAsked(this.staf, send, { user_id: 'OWN1' })
  }
  /** Picks an order in one of these states. */
  private async pesanan(status: string, pick: number): Promise<Pesanan | undefined> {
    return at(
      await this.rows<Pesanan>(
        `SELECT no_pesanan AS no, status_pesanan AS status FROM pesanan
         WHERE kode_toko = 'TK01' AND status_pesanan IN (${status}) ORDER BY 1`,
      ),
      pick,
    )
  }
  private lines(no: string): Promise<Row[]> {
    return this.rows<Row>(
      `SELECT no, kode_group, kode_dept, perkiraan_berat::int AS perkiraan FROM pesanan_detail
       WHERE no_pesanan = '${no}' AND status = 'OPEN' ORDER BY no`,
    )
  }

  async pesan(pick: number, more: number): Promise<Reply> {
    const [harga] = await this.rows<{ harga: number }>(
      `SELECT harga::int FROM harga_group WHERE kode_toko = 'TK01' AND kode_group = 'G700'`,
    )
    const line = {
      harga_gram: Number(harga!.harga),
      perkiraan_berat: (1_000 + (pick % 4_000)) / 1000,
      mengikat: more % 2 === 0,
      ...(more % 3
        ? { berat_customer: (100 + (pick % 3_000)) / 1000, kadar_customer: 37.5 + (more % 50) }
        : {}),
    }
    return simpanPesanan(
      this.staf,
      pesananBody({
        barang: more % 4 === 3 ? [line, line] : [line],
        pembayaran: more % 5 ? cash(100_000 + (pick % 900_000)) : [],
        estimasi_tanggal: '2025-03-01',
      }),
    )
  }
  async tambahDp(pick: number, more: number): Promise<Reply | undefined> {
    const p = await this.pesanan(`'OPEN', 'PROSES', 'DONE'`, pick)
    return p && tambahDp(this.staf, p.no, cash(1_000 + more * 100))
  }
  async batalDp(pick: number): Promise<Reply | undefined> {
    const p = await this.pesanan(`'OPEN', 'PROSES', 'DONE'`, pick)
    if (!p) return undefined
    const [last] = await this.rows<{ urut: number }>(
      `SELECT urut FROM setoran WHERE ref_no = '${p.no}' AND status_valid = 'DONE' ORDER BY urut DESC LIMIT 1`,
    )
    return last && this.izinkan(() => batalDp(this.staf, p.no, last.urut))
  }
  async prosesPesanan(pick: number): Promise<Reply | undefined> {
    const p = await this.pesanan(`'OPEN', 'PROSES'`, pick)
    return p && prosesPesanan(this.staf, p.no, 'T1')
  }
  /** Adds the order's first open lines, or all of them, as finished by its goldsmith at a random weight. */
  async jadi(pick: number, more: number): Promise<Reply | undefined> {
    const p = await this.pesanan(`'PROSES'`, pick)
    if (!p) return undefined
    const lines = (await this.lines(p.no)).slice(0, 1 + (more % 2))
    return tambahkan(this.staf, {
      sumber: 'PESANAN',
      no_pesanan: p.no,
      setuju: true,
      barang: lines.map((d) => ({
        kode_group: d.kode_group,
        kode_dept: d.kode_dept,
        berat: Math.max(100, d.perkiraan - 500 + (more % 900)) / 1000,
        no_baris: d.no,
      })),
    })
  }
  async ambilPesanan(pick: number, more: number): Promise<Reply | undefined> {
    const p = await this.pesanan(`'DONE'`, pick)
    if (!p) return undefined
    const loaded = await this.staf.request('POST', urlOf(ambilPesanan), { no_pesanan: p.no })
    if (loaded.status !== 200) return loaded
    const { detail_barang, pesanan } = loaded.data as Diambil
    const own = detail_barang.map(({ barang, berat, harga_jual, ongkos }) => ({
      kode_barcode: barang.kode_barcode,
      harga_gram: barang.harga_gram,
      harga_atribut: barang.harga_atribut,
      berat,
      harga_jual,
      ongkos,
      no_pesanan: p.no,
    }))
    const lines = [...own, ...(more % 3 ? [] : await this.lain())]
    const due = lines.reduce(
      (n, l) => n + l.harga_jual + l.ongkos + l.harga_atribut,
      -pesanan[0]!.jumlah_bayar,
    )
    return save(this.staf, {
      id_trx: idTrx(),
      kode_sales: 'S01',
      detail_barang: lines,
      pembayaran: due > 0 ? cash(due) : [],
    })
  }
  /** A piece that joins the sale. */
  private async lain(): Promise<SaleLine[]> {
    const ready = await this.rows<{ kode_barcode: string }>(
      `SELECT kode_barcode FROM barang
       WHERE kode_toko = 'TK01' AND status = 'READY' AND kode_barcode IS NOT NULL ORDER BY id LIMIT 1`,
    )
    return (await saleBody(this.staf, { barang: ready.map((b) => b.kode_barcode) })).detail_barang
  }
  async batalBaris(pick: number): Promise<Reply | undefined> {
    const several = await this.rows<{ no: string; baris: number }>(
      `SELECT p.no_pesanan AS no, max(d.no) AS baris FROM pesanan p JOIN pesanan_detail d USING (no_pesanan)
       WHERE p.kode_toko = 'TK01' AND p.status_pesanan IN ('OPEN', 'PROSES') AND d.status = 'OPEN' GROUP BY 1
       HAVING count(*) > 1 ORDER BY 1`,
    )
    const p = at(several, pick)
    return p && this.izinkan(() => batalPesananLine(this.staf, p.no, p.baris))
  }
  async batalPesanan(pick: number, more: number): Promise<Reply | undefined> {
    const p = await this.pesanan(`'OPEN', 'PROSES', 'DONE'`, pick)
    return (
      p &&
      this.izinkan(() =>
        batalPesanan(this.staf, p.no, {
          ...(more % 2 ? {} : { potongan_rp: 0 }),
          kode_gudang: 'TOKO',
          kode_baki: 'A1',
        }),
      )
    )
  }
}
