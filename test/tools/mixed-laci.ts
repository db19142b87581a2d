/** Works at the drawer on random days: it is counted, a difference is spoken of, premi is paid (mixed-shop.ts). */
import { tambahHari, tanggalSystem } from '#domain/units.ts'
import { bukukan, hitungKas, jelaskan } from './hitung-kas.ts'
import type { Client, Reply } from './client.ts'
import { bayarPremi } from './premi.ts'
import { allowedIfAsked, balances } from './till.ts'

export const LACI_ACTS = ['hitungKas', 'selisihKas', 'premi'] as const

export class RandomLaci {
  private readonly owner: Client
  private readonly rows: <R>(text: string) => Promise<R[]>
  constructor(owner: Client, rows: <R>(text: string) => Promise<R[]>) {
    this.owner = owner
    this.rows = rows
  }

  /** Mostly near what is there; never less than nothing. */
  async hitungKas(pick: number, more: number): Promise<Reply> {
    const { '1101': kas = 0 } = await balances(this.owner)
    return hitungKas(this.owner, Math.max(0, kas + (pick % 3 ? 0 : ((more % 41) - 20) * 1_000)))
  }

  /** Of the newest count, or of one that does not count any more. */
  async selisihKas(pick: number, more: number): Promise<Reply | undefined> {
    const [count] = await this.rows<{ no: string }>(
      `SELECT no FROM hitung_kas ORDER BY id DESC LIMIT 1 OFFSET ${pick % 4 ? 0 : 1}`,
    )
    if (!count) return undefined
    if (more % 3 === 0) return jelaskan(this.owner, count.no)
    return bukukan(this.owner, count.no)
  }

  /** Until yesterday, or until a day that is not closed. */
  async premi(pick: number, more: number): Promise<Reply> {
    const [toko] = await this.rows<{ hari: string }>(
      `SELECT tgl_system::text AS hari FROM toko WHERE kode_toko = 'TK01'`,
    )
    const sampai = tambahHari(tanggalSystem(toko!.hari), pick % 7 ? -1 : 0)
    const kode_sales = more % 4 ? 'S01' : 'S02'
    return allowedIfAsked(this.owner, () => bayarPremi(this.owner, { kode_sales, sampai }), {
      user_id: 'OWN1',
    })
  }
}
