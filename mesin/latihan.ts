/** The chain at work on its machines: eight tills that sell, stop for a moment to be counted, and go on. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tokoKe } from '../bench/riwayat-toko.ts'
import { Catatan } from './catatan.ts'
import { kasir, type Rak } from './kasir.ts'
import { Peramban } from './peramban.ts'
import { periksa, type Temuan } from './periksa.ts'
import { sampai, type Susunan } from './susunan.ts'
import { bukaRantai, TOKO, type Rantai } from './toko.ts'
import type { Basis } from './basis.ts'

const KASIR = 8
/** Pieces that each shop gets at a time, and of them those that both of its tills want. */
const [STOK, REBUTAN] = [320, 20]
/** Even a machine that is busy with other things is through by then. */
export const SABAR_MS = 300_000

export class Latihan {
  readonly susunan: Susunan
  readonly catatan: Catatan
  readonly #rantai: Rantai
  #berhenti = false
  #bekerja: Promise<void[]> = Promise.resolve([])
  readonly #rak: Rak[] = Array.from({ length: KASIR }, () => ({ milik: [], rebutan: [] }))

  private constructor(susunan: Susunan, rantai: Rantai) {
    this.susunan = susunan
    this.catatan = new Catatan(join(susunan.log, 'kasir.log'))
    this.#rantai = rantai
  }

  static async buka(susunan: Susunan): Promise<Latihan> {
    for (const satu of susunan.basis) satu.mulai()
    susunan.proxy.start()
    const primer = await primerDari(susunan)
    await sehat(susunan)
    const rantai = await bukaRantai(susunan.urlPemilik, primer.urlSuper)
    // The servers start one after the other: the first makes the server's login.
    for (const [i, server] of susunan.servers.entries()) {
      server.start()
      await sampai(server.nama, SABAR_MS, () => susunan.siap(i))
    }
    return new Latihan(susunan, rantai)
  }

  async mulaiJual(): Promise<void> {
    await this.#fillShelf()
    this.#berhenti = false
    this.#bekerja = Promise.all(
      this.#rak.map((rak, nomor) =>
        kasir({
          nomor,
          kode_toko: tokoKe(nomor % TOKO),
          rak,
          member: this.#rantai.member,
          catatan: this.catatan,
          peramban: new Peramban(this.susunan.url),
          fill: () => void (this.#mengisi ??= this.#lagi()),
          berhenti: () => this.#berhenti,
        }),
      ),
    )
  }

  #mengisi: Promise<void> | undefined
  /** While no primary is there nothing comes; it is asked for again. */
  async #lagi(): Promise<void> {
    await this.#fillShelf().catch(() => pause(1_000))
    this.#mengisi = undefined
  }

  async #fillShelf(): Promise<void> {
    for (const [toko, barcode] of (await this.#rantai.stok(STOK)).entries()) {
      const rebutan = barcode.splice(0, REBUTAN)
      for (const rak of [this.#rak[toko]!, this.#rak[toko + TOKO]!]) {
        rak.milik.push(...barcode.splice(0, (STOK - REBUTAN) / 2))
        rak.rebutan.push(...rebutan)
      }
    }
  }

  /** Every till has sold something since now. */
  async terjual(dokumen = KASIR): Promise<void> {
    const dari = performance.now()
    await sampai(`${dokumen} documents`, SABAR_MS, async () => {
      const sejak = this.catatan.diakui.filter(({ pada }) => pada > dari)
      return sejak.length >= dokumen && new Set(sejak.map((a) => a.kasir)).size === KASIR
    })
  }

  /** Stops selling. When this is done, all work under way has its answer. */
  async berhentiJual(): Promise<void> {
    this.#berhenti = true
    await this.#bekerja
    await this.#mengisi
  }

  async periksa(): Promise<Temuan> {
    await sehat(this.susunan)
    const primer = await primerDari(this.susunan)
    return periksa([primer, ...this.susunan.basis.filter((b) => b !== primer)], this.catatan)
  }

  primer = (): Promise<Basis> => primerDari(this.susunan)
}

/**
 * Returns the database that holds the lease. If two say so (one of them has not seen yet that it lost it), neither is
 * believed.
 */
export const primerDari = ({ basis }: Susunan): Promise<Basis> =>
  sampai('a primary', SABAR_MS, async () => {
    const primer = (await Promise.all(basis.map(async (b) => ((await b.primer()) ? [b] : [])))).flat()
    return primer.length === 1 ? primer[0] : undefined
  })

/** Waits until one database is primary and all others follow it, one of them synchronously. */
export async function sehat({ basis }: Susunan): Promise<void> {
  await sampai(`${basis.length} healthy databases`, SABAR_MS, async () => {
    const state = await Promise.all(basis.map((b) => b.state()))
    const primer = state.filter((k) => k?.role === 'master' || k?.role === 'primary')
    const standby = state.filter(
      (k) => k?.role === 'replica' && k.state === 'running' && k.timeline === primer[0]?.timeline,
    )
    return (
      primer.length === 1 &&
      standby.length === basis.length - 1 &&
      state.some((k) => k?.sync_standby === true)
    )
  })
  await pause(500)
}
