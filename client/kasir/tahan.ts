/** Tahan: what stands at a till is put aside for the next customer; each user's own, in this browser, until the day is over. */
import type { Rupiah } from '#domain/units.ts'
import { record } from '#client/net/draft.ts'
import { stored, type Stored } from '#client/net/store.ts'

export interface DraftKasir {
  id_trx: string
  /** The draft was sent, and its arrival is not known yet. */
  dikirim: boolean
}

/** Summary of a held transaction, for the list. */
export interface RingkasTahan {
  customer: string
  barang: readonly string[]
  total: Rupiah
}

export interface Ditahan<D extends DraftKasir = DraftKasir> extends RingkasTahan {
  /** '14:05' */
  jam: string
  /** By what it is found again, where nobody is named. */
  catatan?: string
  draf: D
}

/** Shared by the tabs of a browser. @param sebutan how staff call what is held: 'Penjualan' */
export function tempatTahan<D extends DraftKasir>(name: string, sebutan: string): Stored<Ditahan<D>[]> {
  const place = stored<Ditahan<D>[]>(name)
  return {
    read: place.read,
    write(list) {
      place.write(list)
      record(name, { sebutan: `${sebutan} Ditahan` })
    },
    remove() {
      place.remove()
      record(name, undefined)
    },
  }
}
