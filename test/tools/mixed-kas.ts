/** Moves drawer and accounts on random days: put in, taken out, moved, undone (mixed-shop.ts). */
import { ALL_SCREENS } from '#domain/rules/kas-bank.ts'
import { idTrx, type Client, type Reply } from './client.ts'
import { BCA, batalKas, writeKas } from './kas.ts'
import { allowedIfAsked } from './till.ts'

export const KAS_ACTS = ['kas', 'batalKas'] as const

/** Of every screen what may be entered there, and what may not. */
const KODE = {
  'tambah-kas': ['MODAL', 'LAIN-MASUK', 'GAJI'],
  'ambil-kas': ['MAKAN', 'SETOR-BANK', 'PRIVE', 'BAYAR-PEMASOK', 'PREMI'],
  'tambah-bank': ['MODAL', 'LAIN-MASUK'],
  'ambil-bank': ['ADMIN-BANK', 'TARIK-BANK', 'PINDAH-BANK', 'BAYAR-PEMASOK', 'SETOR-PPN'],
} as const
const KEDUA = '5550001111'

export class RandomKas {
  private readonly staf: Client
  private readonly rows: <R>(text: string) => Promise<R[]>
  constructor(staf: Client, rows: <R>(text: string) => Promise<R[]>) {
    this.staf = staf
    this.rows = rows
  }

  async kas(pick: number, more: number): Promise<Reply> {
    const screen = ALL_SCREENS[pick % ALL_SCREENS.length]!
    const codes = KODE[screen]
    const kode_transaksi = codes[more % codes.length]!
    await this.rows(
      `INSERT INTO rekening (kode_toko, no_rekening, kode_bank, nama_rekening)
       VALUES ('TK01', '${KEDUA}', 'MANDIRI', 'UJI') ON CONFLICT DO NOTHING`,
    )
    const content = {
      id_trx: idTrx(),
      kode_transaksi,
      jumlah: 1_000 * (1 + ((pick * 7 + more) % 9_000)),
      ...(kode_transaksi === 'SETOR-BANK' ? { no_rekening: more % 2 ? BCA : KEDUA } : {}),
      ...(kode_transaksi === 'PINDAH-BANK' ? { no_rekening_tujuan: KEDUA } : {}),
      kode_sales: more % 3 ? '-' : 'S01',
    }
    return allowedIfAsked(this.staf, () => writeKas(this.staf, screen, content), { user_id: 'OWN1' })
  }
  /** Cancels an entry of today or of before, whoever it belongs to. */
  async batalKas(pick: number): Promise<Reply | undefined> {
    const rows = await this.rows<{ no: string }>(
      `SELECT no_kas AS no FROM kas_bank WHERE kode_toko = 'TK01' AND status_valid = 'DONE'
       ORDER BY jam DESC, no_kas DESC LIMIT 6`,
    )
    const no = rows[pick % Math.max(1, rows.length)]?.no
    return no === undefined ? undefined : batalKas(this.staf, no)
  }
}
