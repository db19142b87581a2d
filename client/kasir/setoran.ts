/**
 * Money that is being entered for a deposit or an order, kept in the browser's store: an accidental reload loses nothing, and it is
 * sent under one id_trx however often it takes.
 */
import { useState } from 'react'
import { RUPIAH_MAKS } from '#domain/limits.ts'
import { totalBayar, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import { newIdTrx, type ApiError } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'
import { isEmpty, emptyPelanggan, type Pelanggan } from './pelanggan.ts'

export interface DraftSetoran {
  id_trx: string
  pelanggan: Pelanggan
  pembayaran: Pembayaran[]
  /** The payment was sent and its arrival is not known yet: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
  /** The payment is validated in the act that saves it. */
  validasi: boolean
}

const baru = (): DraftSetoran => ({
  id_trx: newIdTrx(),
  pelanggan: emptyPelanggan,
  pembayaran: [],
  dikirim: false,
  validasi: false,
})
const empty = ({ pelanggan, pembayaran, dikirim }: DraftSetoran): boolean =>
  pembayaran.length === 0 && !dikirim && isEmpty(pelanggan)

export interface Setoran {
  draft: DraftSetoran
  change: (bagian: Partial<Pick<DraftSetoran, 'pelanggan' | 'pembayaran'>>) => void
  /** Before it is sent: from now on it stays as it is. @returns whether it is confirmed too, which what was sent before has said already */
  kirim: (sekaligus?: boolean) => boolean
  /** The answer was no; without an answer it stays sent. */
  ditolak: (error: ApiError) => void
  /** The payment is saved: its draft is removed. */
  selesai: () => void
  /** Closed without saving: what was sent is still kept, until there is an answer. */
  tutup: () => void
}

/**
 * @param name in the store: 'data_titipan_tmp TT-…', of each document its own
 * @param sebutan how staff call it
 */
export function useSetoran(name: string, sebutan: string): Setoran {
  const [kept] = useState(() => draftPlace<DraftSetoran>(name, sebutan))
  const [draft, setDraft] = useState(() => kept.read() ?? baru())
  const ganti = (next: DraftSetoran) => {
    if (empty(next)) kept.remove()
    else kept.write(next)
    setDraft(next)
  }
  return {
    draft,
    change: (bagian) => ganti({ ...draft, ...bagian }),
    kirim: (sekaligus = false) => {
      const validasi = draft.dikirim ? draft.validasi : sekaligus
      ganti({ ...draft, dikirim: true, validasi })
      return validasi
    },
    ditolak: (error) => {
      if (error.unknown) return
      // The payment had arrived, longer ago than the server keeps its answers.
      if (error.id === 'idTrxSudahDisimpan') return ganti(baru())
      // The key was used meanwhile to save a different payment: the payment shown here gets a new key.
      ganti({
        ...draft,
        dikirim: false,
        id_trx: error.id === 'idTrxDipakai' ? newIdTrx() : draft.id_trx,
      })
    },
    selesai: () => kept.remove(),
    tutup: () => {
      if (!draft.dikirim) kept.remove()
    },
  }
}

/** Money alone has no total: there is room for what is entered next. */
export const uangBebas = (list: readonly Pembayaran[]): Rupiah =>
  rupiah(Math.min(RUPIAH_MAKS, totalBayar(list) + 1_000_000_000))
