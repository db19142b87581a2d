interface Limits<T> {
  /** Milliseconds: what nobody told of is known by then. */
  lama?: number
  /** Bytes of all values: the value not asked for longest goes first. */
  maks?: number
  besar?: (value: T) => number
  /**
   * A caller who comes while a value is made begins it again: a question on a connection that fell silent must not
   * hold all who ask after it.
   */
  alone?: boolean
}

interface Kept<T> {
  promise: Promise<T>
  since: number
  /** Once it is made, with its size. */
  made?: { value: T; bytes: number }
}

/**
 * Values by their names: each made once, however many ask at that moment (unless `alone`), and remembered until it is
 * said to have changed.
 */
export class Cache<T> {
  readonly #limits: Required<Limits<T>>
  readonly #kept = new Map<string, Kept<T>>()
  #bytes = 0

  constructor({ lama = Infinity, maks = Infinity, besar = () => 0, alone = false }: Limits<T> = {}) {
    this.#limits = { lama, maks, besar, alone }
  }

  /** A caller after `lupa` never gets a value that was begun before it. A failure is not remembered. */
  of(name: string, load: () => Promise<T>, now = 0): Promise<T> {
    const known = this.#kept.get(name)
    // A clock that was put back makes nothing young again.
    if (known && (known.made || !this.#limits.alone) && Math.abs(now - known.since) < this.#limits.lama) {
      this.#kept.delete(name)
      this.#kept.set(name, known)
      return known.promise
    }
    this.#drop(name)
    const kept: Kept<T> = { promise: load(), since: now }
    this.#kept.set(name, kept)
    const isKept = (): boolean => this.#kept.get(name) === kept
    kept.promise.then(
      (value) => isKept() && this.#keep(kept, value),
      () => isKept() && this.#drop(name),
    )
    return kept.promise
  }

  /** @param which all when not said; a value that is still being made is always among them */
  lupa(which: (value: T, name: string) => boolean = () => true): void {
    for (const [name, { made }] of this.#kept) if (!made || which(made.value, name)) this.#drop(name)
  }

  get bytes(): number {
    return this.#bytes
  }

  #keep(kept: Kept<T>, value: T): void {
    kept.made = { value, bytes: this.#limits.besar(value) }
    this.#bytes += kept.made.bytes
    for (const [oldest, { made }] of this.#kept) {
      if (this.#bytes <= this.#limits.maks) return
      if (made) this.#drop(oldest)
    }
  }

  #drop(name: string): void {
    this.#bytes -= this.#kept.get(name)?.made?.bytes ?? 0
    this.#kept.delete(name)
  }
}

/** So many at a time do something; others wait in line, and when the line is full they are told. */
export class Antrean {
  readonly #sekaligus: number
  readonly #length: number
  readonly #menunggu: (() => void)[] = []
  #jalan = 0

  constructor(sekaligus: number, length: number) {
    this.#sekaligus = sekaligus
    this.#length = length
  }

  /** @param penuh makes the error that is thrown when the line is full */
  async lewat<T>(work: () => Promise<T>, full: () => Error): Promise<T> {
    if (this.#jalan < this.#sekaligus) this.#jalan++
    else if (this.#menunggu.length >= this.#length) throw full()
    // Work that ends hands its place on to the next in line.
    else await new Promise<void>((masuk) => this.#menunggu.push(masuk))
    try {
      return await work()
    } finally {
      const berikut = this.#menunggu.shift()
      if (berikut) berikut()
      else this.#jalan--
    }
  }
}
