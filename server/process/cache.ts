/**
 * A value that is the same for every caller: made once, however many ask at that moment, and remembered until it is
 * said to have changed, or for `lama` at most.
 */
export class Cache<T> {
  readonly #load: () => Promise<T>
  readonly #lama: number
  #kini: { janji: Promise<T>; sejak: number } | undefined

  /** @param lama milliseconds: what nobody told of is known by then */
  constructor(load: () => Promise<T>, lama: number) {
    this.#load = load
    this.#lama = lama
  }

  /** A caller after `lupa` never gets a value that was begun before it. A failure is not remembered. */
  of(now: number): Promise<T> {
    // A clock that was put back makes nothing young again.
    if (this.#kini && Math.abs(now - this.#kini.sejak) < this.#lama) return this.#kini.janji
    const kini = { janji: this.#load(), sejak: now }
    this.#kini = kini
    kini.janji.catch(() => {
      if (this.#kini === kini) this.#kini = undefined
    })
    return kini.janji
  }

  lupa(): void {
    this.#kini = undefined
  }
}

/** Remembers recently made values by their names, up to so many bytes: the value not asked for longest goes first. */
export class BoundedCache<T> {
  readonly #maks: number
  readonly #besar: (value: T) => number
  readonly #content = new Map<string, T>()
  #bytes = 0

  constructor(maks: number, besar: (value: T) => number) {
    this.#maks = maks
    this.#besar = besar
  }

  ambil(nama: string): T | undefined {
    const value = this.#content.get(nama)
    if (value === undefined) return undefined
    this.#content.delete(nama)
    this.#content.set(nama, value)
    return value
  }

  simpan(nama: string, value: T): void {
    this.buang(nama)
    this.#content.set(nama, value)
    this.#bytes += this.#besar(value)
    for (const tertua of this.#content.keys()) {
      if (this.#bytes <= this.#maks) return
      this.buang(tertua)
    }
  }

  buang(nama: string): void {
    const value = this.#content.get(nama)
    if (value === undefined) return
    this.#content.delete(nama)
    this.#bytes -= this.#besar(value)
  }

  get bytes(): number {
    return this.#bytes
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
