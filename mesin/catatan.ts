/** The answers that tills got, and when: what must be true afterwards is held against them. */
import { appendFileSync } from 'node:fs'

/** A visit of one piece: each of its keys is sent until it is answered. */
export interface Kunjungan {
  kode_toko: string
  kasir: number
  kode_barcode: string
  /** Two tills want the same one. */
  rebutan: boolean
  id_trx: string
  /** The number that the save was answered with. */
  no?: string
  tervalidasi?: boolean
  /** The cancel was sent, and answered. */
  batal?: 'DIKIRIM' | 'DIJAWAB'
  /** The buy-back: its key, its number, its confirmation. */
  beli?: { id_trx: string; no?: string; tervalidasi?: boolean }
  /** The reason why the save was refused. */
  ditolak?: string
}

export interface Diakui {
  pada: number
  kasir: number
}

export class Catatan {
  readonly kunjungan: Kunjungan[] = []
  readonly diakui: Diakui[] = []
  /** Answers that a till should never get, with their number. */
  readonly aneh = new Map<string, number>()

  readonly #log: string

  constructor(log: string) {
    this.#log = log
  }

  /** Logs a call that was not answered at once, for whoever looks for the reason. */
  wait(apa: string): void {
    appendFileSync(this.#log, `${new Date().toISOString()} ${apa}\n`)
  }

  akui(kasir: number): void {
    this.diakui.push({ pada: performance.now(), kasir })
  }

  recordOdd(apa: string): void {
    this.aneh.set(apa, (this.aneh.get(apa) ?? 0) + 1)
  }

  /** The longest time without an acknowledged document that lies in this stretch, in milliseconds: of all tills together, and of the worst. */
  pause(dari: number, ke: number): { semua: number; kasir: number } {
    const kasir = [...new Set(this.diakui.map((a) => a.kasir))]
    const each = kasir.map((k) =>
      terpanjang(
        this.diakui.filter((a) => a.kasir === k),
        dari,
        ke,
      ),
    )
    return { semua: terpanjang(this.diakui, dari, ke), kasir: Math.max(0, ...each) }
  }
}

function terpanjang(diakui: readonly Diakui[], dari: number, ke: number): number {
  const at = [dari, ...diakui.map(({ pada }) => pada).filter((t) => t > dari && t < ke), ke]
  return Math.max(...at.slice(1).map((t, i) => t - at[i]!))
}
