/** A ledger in memory, for tests of pure postings: what every account, place, member and gift holds after them. */
import { periksaPosting } from '#domain/rules/periksa-posting.ts'
import type { StoredStokRow, PostingTersimpan } from '#domain/rules/pembalikan.ts'
import { gerakRow, type Posting } from '#domain/rules/posting.ts'

export class Neraca {
  readonly #amounts = new Map<string, number>()
  #next = 1

  /** Takes postings in as the writer would; what is wrong with one is an error. Returns the last as it is stored. */
  post(...postings: Posting[]): PostingTersimpan {
    return postings.map((p) => this.#post(p)).at(-1)!
  }

  #post(p: Posting): PostingTersimpan {
    const wrong = periksaPosting(p)
    if (wrong.length) throw new Error(wrong.join('; '))
    for (const l of p.rupiah) this.#add(`akun ${l.kode_akun} ${l.no_rekening} ${l.sub_ref}`, l.jumlah)
    const stok = p.stok.flatMap(gerakRow).map((row): StoredStokRow => ({ ...row, id: this.#next++ }))
    for (const row of stok) {
      this.#add(`qty ${row.lokasi} ${row.kode_group}`, row.qty)
      this.#add(`berat ${row.lokasi} ${row.kode_group}`, row.berat)
      if (row.kadar === null) continue
      this.#add(`tukang berat ${row.kode_tukang} ${row.pemilik}`, row.berat)
      this.#add(`tukang halus ${row.kode_tukang} ${row.pemilik}`, row.berat * row.kadar)
    }
    for (const g of p.poin) this.#add(`poin ${g.kode_member}`, g.poin)
    for (const g of p.hadiah) {
      this.#add(`hadiah stock ${g.kode_hadiah}`, g.stock_in - g.stock_out)
      this.#add(`hadiah nilai ${g.kode_hadiah}`, g.nilai)
    }
    return { ...p, stok, jurnal_id: p.rupiah.length ? this.#next++ : null }
  }

  #add(key: string, amount: number): void {
    this.#amounts.set(key, (this.#amounts.get(key) ?? 0) + amount)
  }

  #sum(prefix: string): number {
    return [...this.#amounts].filter(([key]) => key.startsWith(prefix)).reduce((sum, [, n]) => sum + n, 0)
  }

  /** Signed balance of an account over its rekening and documents: debit +, credit −. */
  akun(kode: string): number {
    return this.#sum(`akun ${kode} `)
  }

  /** Pieces and milligrams at a place. */
  lokasi(lokasi: string): [qty: number, berat: number] {
    return [this.#sum(`qty ${lokasi} `), this.#sum(`berat ${lokasi} `)]
  }

  /**
   * Sums what a goldsmith has of the shop's or of customers': milligrams, and fine gold in mg × ten-thousandths of a
   * percent.
   */
  tukang(kode_tukang: string, pemilik: 'TOKO' | 'CUSTOMER'): [berat: number, halus: number] {
    return [
      this.#sum(`tukang berat ${kode_tukang} ${pemilik}`),
      this.#sum(`tukang halus ${kode_tukang} ${pemilik}`),
    ]
  }

  poin(kode_member: string): number {
    return this.#sum(`poin ${kode_member}`)
  }

  /** Returns every amount that is not 0. */
  sisa(): Record<string, number> {
    return Object.fromEntries([...this.#amounts].filter(([, n]) => n !== 0))
  }
}
