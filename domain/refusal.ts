/** Refusals and the two ways to define one: see errors.ts. */
import type { OtorisasiDiminta } from './rules/otorisasi.ts'

export interface FieldError {
  /** Path of the cause in the request: 'detail_barang.0.berat'. */
  field: string
  message: string
}

export class Refusal extends Error {
  readonly id: string
  readonly status: number
  /** All that is wrong, not only the first; shown next to the fields. */
  readonly errors: FieldError[]
  /** The otorisasi that would let it through, and what each of them is for. */
  readonly otorisasi: readonly OtorisasiDiminta[]
  constructor(
    id: string,
    status: number,
    message: string,
    errors: FieldError[] = [],
    otorisasi: readonly OtorisasiDiminta[] = [],
  ) {
    super(message)
    this.name = 'Refusal'
    this.id = id
    this.status = status
    this.errors = errors
    this.otorisasi = otorisasi
  }
  /** The same refusal, said of one field of the request. */
  at(field: string): Refusal {
    return new Refusal(this.id, this.status, this.message, [{ field, message: this.message }], this.otorisasi)
  }
  /** The same refusal, with what would let the request through. */
  meminta(otorisasi: OtorisasiDiminta): Refusal {
    return new Refusal(this.id, this.status, this.message, this.errors, [otorisasi])
  }
  /** The same refusal, its fields seen from the whole request: 'nominal' becomes 'pembayaran.0.nominal'. */
  under(prefix: string): Refusal {
    return new Refusal(
      this.id,
      this.status,
      this.message,
      this.errors.map((e) => ({ ...e, field: `${prefix}.${e.field}` })),
      this.otorisasi,
    )
  }
}

// Without effects: of those that nothing names the bundler takes none to the client.

/** Defines a refusal with a fixed text. @param id the name it is exported by */
/* @__NO_SIDE_EFFECTS__ */
export function fixed(id: string, status: number, text: string): () => Refusal {
  return () => new Refusal(id, status, text)
}

/** Defines a refusal with a text made from its facts. @param id the name it is exported by */
/* @__NO_SIDE_EFFECTS__ */
export function told<Facts>(
  id: string,
  status: number,
  text: (facts: Facts) => string,
): (facts: Facts) => Refusal {
  return (facts) => new Refusal(id, status, text(facts))
}

/** Told all at once: the first refusal decides status and text, `errors` lists every one. */
export const refuseAll = (refusals: Refusal[]): void => {
  const [first] = refusals
  if (!first) return
  throw new Refusal(
    first.id,
    first.status,
    first.message,
    refusals.flatMap((r) => (r.errors.length ? r.errors : [{ field: '', message: r.message }])),
    refusals.flatMap((r) => r.otorisasi),
  )
}
