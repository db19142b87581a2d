/** A payment on a loan, kept in the browser's store and sent under its own single id_trx. */
import { useRef, useState } from 'react'
import { tunaiMengikuti, type Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Rupiah } from '#domain/units.ts'
import { newIdTrx, type ApiError } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'

interface Terkirim {
  id_trx: string
  /** True when sent, while its arrival is unknown: it may only be sent again, unchanged. */
  dikirim: boolean
  /** True when the payment is confirmed in the act that saves it. */
  validasi: boolean
}

/**
 * Applies a change to the draft. Cash follows it, where it was the whole amount due. @param jumlah the amount due of a
 * draft
 */
export const denganTunai =
  <D extends { pembayaran: Pembayaran[] }>(bagian: Partial<D>, jumlah: (form: D) => Rupiah) =>
  (kini: D): Partial<D> => {
    const list = kini.pembayaran
    const pembayaran =
      bagian.pembayaran ??
      tunaiMengikuti({ list, total: jumlah(kini) }, { list, total: jumlah({ ...kini, ...bagian }) })
    return { ...bagian, pembayaran: [...pembayaran] }
  }

/**
 * @param name in the store, with the loan's number: each has its own
 * @param sebutan how staff call it
 */
export function useDraftBayar<D extends object>(name: string, sebutan: string, baru: D) {
  const [kept] = useState(() => draftPlace<D & Terkirim>(name, sebutan))
  const awal = (): D & Terkirim => ({ ...baru, id_trx: newIdTrx(), dikirim: false, validasi: false })
  const [draft, setDraft] = useState(() => kept.read() ?? awal())
  // Two fields may change before it is drawn again: the second adds to the first.
  const kini = useRef(draft)
  const ganti = (next: D & Terkirim) => {
    kini.current = next
    kept.write(next)
    setDraft(next)
  }
  return {
    draft,
    change: (bagian: (kini: D) => Partial<D>) => ganti({ ...kini.current, ...bagian(kini.current) }),
    /** @returns `true` when it is confirmed too; a request sent before has said that already, and keeps it */
    kirim: (sekaligus = false): boolean => {
      const validasi = kini.current.dikirim ? kini.current.validasi : sekaligus
      ganti({ ...kini.current, dikirim: true, validasi })
      return validasi
    },
    /** The answer was no; without an answer it stays sent. */
    ditolak: (error: ApiError) => {
      if (error.unknown) return
      // Longer ago than the server keeps its answers, or another tab has saved something else under it.
      const lain = error.id === 'idTrxDipakai' || error.id === 'idTrxSudahDisimpan'
      const { id_trx } = kini.current
      ganti({ ...kini.current, id_trx: lain ? newIdTrx() : id_trx, dikirim: false })
    },
    selesai: () => kept.remove(),
    /** Closed without saving: what was sent is kept until there is an answer. */
    tutup: () => {
      if (!draft.dikirim) kept.remove()
    },
  }
}
