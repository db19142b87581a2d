/**
 * Money that is being entered for a document, kept in the browser's store: an accidental reload loses nothing, and it is
 * sent under one id_trx however often it takes.
 */
import { useRef, useState } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { RUPIAH_MAKS } from '#domain/limits.ts'
import { totalBayar, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import { newIdTrx, type ApiError } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'
import { emptyPelanggan, type Pelanggan } from './pelanggan.ts'

export interface Terkirim {
  id_trx: string
  /** The payment was sent and its arrival is not known yet: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
  /** The payment is validated in the act that saves it. */
  validasi: boolean
}
/** The least that is entered: its payments. */
export interface Dibayar {
  pembayaran: Pembayaran[]
}

/** Fields that are entered for a deposit or an order. */
export const emptySetoran: Dibayar & { pelanggan: Pelanggan } = { pelanggan: emptyPelanggan, pembayaran: [] }
export const tanpaBayar = ({ pembayaran }: Dibayar): boolean => pembayaran.length === 0

/**
 * @param name in the store: 'data_titipan_tmp TT-…', of each document its own
 * @param sebutan how staff call it
 * @param isEmpty of a draft that is not worth keeping
 */
export function useSetoran<D extends Dibayar>(
  name: string,
  sebutan: string,
  empty: D,
  isEmpty: (draft: D) => boolean,
) {
  const [kept] = useState(() => draftPlace<D & Terkirim>(name, sebutan))
  const baru = (): D & Terkirim => ({ ...empty, id_trx: newIdTrx(), dikirim: false, validasi: false })
  const [draft, setDraft] = useState(() => ({ ...baru(), ...kept.read() }))
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  // Two fields may change before it is drawn again: the second adds to the first.
  const latest = useRef(draft)
  const ganti = (next: D & Terkirim) => {
    latest.current = next
    if (!next.dikirim && isEmpty(next)) kept.remove()
    else kept.write(next)
    setDraft(next)
  }
  return {
    draft,
    errors,
    setErrors,
    change: (bagian: Partial<D> | ((before: D) => Partial<D>)) => {
      setErrors([])
      const { current } = latest
      ganti({ ...current, ...(typeof bagian === 'function' ? bagian(current) : bagian) })
    },
    /** @returns what is sent, and stays as it is from now on; what was sent before has said already whether it is confirmed too */
    kirim: (sekaligus: boolean): D & Terkirim => {
      const { current } = latest
      ganti({ ...current, dikirim: true, validasi: current.dikirim ? current.validasi : sekaligus })
      return latest.current
    },
    /** The answer was no; without an answer it stays sent. */
    ditolak: (error: ApiError) => {
      if (error.unknown) return
      // The payment had arrived, longer ago than the server keeps its answers.
      if (error.id === 'idTrxSudahDisimpan') return ganti(baru())
      const { current } = latest
      // The key was used meanwhile to save a different payment: the payment shown here gets a new key.
      const id_trx = error.id === 'idTrxDipakai' ? newIdTrx() : current.id_trx
      ganti({ ...current, id_trx, dikirim: false })
    },
    /** The payment is saved: its draft is removed. */
    selesai: () => kept.remove(),
    /** Closed without saving: what was sent is still kept, until there is an answer. */
    tutup: () => {
      if (!draft.dikirim) kept.remove()
    },
  }
}
export type Setoran<D extends Dibayar> = ReturnType<typeof useSetoran<D>>

/** Money alone has no total: there is room for what is entered next. */
export const uangBebas = (list: readonly Pembayaran[]): Rupiah =>
  rupiah(Math.min(RUPIAH_MAKS, totalBayar(list) + 1_000_000_000))
