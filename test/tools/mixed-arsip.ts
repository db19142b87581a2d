/** Lines that are archived on random days: some of what is old enough, now and then with one that is not (mixed-shop.ts). */
import { arsipkan, type JenisUji } from './arsip.ts'
import type { Client, Reply } from './client.ts'

export const ARSIP_ACTS = ['arsip'] as const

const ROW: Record<JenisUji, string> = {
  PENJUALAN: 'SELECT no_faktur_jual AS no, tgl_system, status_valid FROM jual_detail',
  PEMBELIAN: 'SELECT no_faktur_beli AS no, tgl_system, status_valid FROM beli_detail',
}

export class RandomArsip {
  private readonly staf: Client
  private readonly rows: <R>(text: string) => Promise<R[]>
  constructor(staf: Client, rows: <R>(text: string) => Promise<R[]>) {
    this.staf = staf
    this.rows = rows
  }

  async arsip(pick: number, more: number): Promise<Reply | undefined> {
    const jenis = more % 3 === 2 ? 'PEMBELIAN' : 'PENJUALAN'
    const tua =
      more % 7 === 6
        ? 'true'
        : `status_valid <> 'OPEN' AND tgl_system < (SELECT tgl_system - 1 FROM toko WHERE kode_toko = 'TK01')`
    const lines = await this.rows<{ no: string }>(
      `${ROW[jenis]}
       WHERE kode_toko = 'TK01' AND (${more % 11 === 10 ? 'true' : 'diarsipkan_at IS NULL'}) AND ${tua}
       ORDER BY 1`,
    )
    const chosen = lines.filter((_, i) => ((pick >> (i % 16)) + more) % 2 === 1).map(({ no }) => no)
    return chosen.length === 0 ? undefined : arsipkan(this.staf, jenis, chosen)
  }
}
