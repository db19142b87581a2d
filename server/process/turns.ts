/**
 * Decides whose turn it is: of one key one piece of work at a time, of all keys so many, and the keys in turn. A key
 * that sends much waits behind its own work, never another key behind it.
 */
import { errors } from '#domain/errors.ts'

interface Limit {
  /** Of all keys together, at once. */
  sekaligus: number
  /** Of one key, while another of it is being done. */
  menunggu: number
}

export class Turn {
  readonly #limit: Limit
  /** Waiting work, by key; the keys in the order of their turns. */
  readonly #antre = new Map<string, (() => void)[]>()
  readonly #berjalan = new Set<string>()

  constructor(limit: Limit) {
    this.#limit = limit
  }

  /** @throws errors.sedangSibuk when enough of this key wait; what the work throws */
  async pakai<T>(kunci: string, work: () => Promise<T>): Promise<T> {
    await this.#masuk(kunci)
    try {
      return await work()
    } finally {
      this.#berjalan.delete(kunci)
      this.#keBelakang(kunci)
      this.#lanjut()
    }
  }

  #masuk(kunci: string): Promise<void> {
    const sama = this.#antre.get(kunci) ?? []
    if (sama.length >= this.#limit.menunggu) throw errors.sedangSibuk()
    return new Promise((mulai) => {
      this.#antre.set(kunci, [...sama, mulai])
      this.#lanjut()
    })
  }

  /** Moves a key that has had its turn to the end: the rest of its work waits behind all others. */
  #keBelakang(kunci: string): void {
    const sama = this.#antre.get(kunci)
    this.#antre.delete(kunci)
    if (sama) this.#antre.set(kunci, sama)
  }

  #lanjut(): void {
    for (const [kunci, [mulai, ...lagi]] of this.#antre) {
      if (this.#berjalan.size >= this.#limit.sekaligus) return
      if (this.#berjalan.has(kunci)) continue
      this.#berjalan.add(kunci)
      if (lagi.length > 0) this.#antre.set(kunci, lagi)
      else this.#antre.delete(kunci)
      mulai!()
    }
  }
}
