/**
 * Money that is being entered for a deposit or an order, kept in the browser's store: an accidental reload loses nothing, and it is
 * sent under one id_trx however often it takes.
 */
import { useState } from 'react'
import { RUPIAH_MAKS } from '#domain/limits.ts'
import { totalBayar, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import { newIdTrx, type ApiError } from '#client/net/api.ts'
import { tempatDraf } from '#client/net/draft.ts'
import { isKosong, pelangganKosong, type Pelanggan } from './pelanggan.ts'

export interface DrafSetoran {
  id_trx: string
  pelanggan: Pelanggan
  pembayaran: Pembayaran[]
  /** It was sent and nobody knows yet whether it arrived: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
  /** It is confirmed in the act that saves it. */
  validasi: boolean
}

const baru = (): DrafSetoran => ({
  id_trx: newIdTrx(),
  pelanggan: pelangganKosong,
  pembayaran: [],
  dikirim: false,
  validasi: false,
})
const kosong = ({ pelanggan, pembayaran, dikirim }: DrafSetoran): boolean =>
  pembayaran.length === 0 && !dikirim && isKosong(pelanggan)

export interface Setoran {
  draf: DrafSetoran
  isi: (bagian: Partial<Pick<DrafSetoran, 'pelanggan' | 'pembayaran'>>) => void
  /** Before it is sent: from now on it stays as it is. @returns whether it is confirmed too, which what was sent before has said already */
  kirim: (sekaligus?: boolean) => boolean
  /** The answer was no; without an answer it stays sent. */
  ditolak: (error: ApiError) => void
  /** It is saved: nothing of it is kept here. */
  selesai: () => void
  /** Closed without saving: what was sent is still kept, until there is an answer. */
  tutup: () => void
}

/**
 * @param name in the store: 'data_titipan_tmp TT-…', of each document its own
 * @param sebutan how staff call it
 */
export function useSetoran(name: string, sebutan: string): Setoran {
  const [kept] = useState(() => tempatDraf<DrafSetoran>(name, sebutan))
  const [draf, setDraf] = useState(() => kept.read() ?? baru())
  const ganti = (next: DrafSetoran) => {
    if (kosong(next)) kept.remove()
    else kept.write(next)
    setDraf(next)
  }
  return {
    draf,
    isi: (bagian) => ganti({ ...draf, ...bagian }),
    kirim: (sekaligus = false) => {
      const validasi = draf.dikirim ? draf.validasi : sekaligus
      ganti({ ...draf, dikirim: true, validasi })
      return validasi
    },
    ditolak: (error) => {
      if (error.unknown) return
      // It had arrived, longer ago than the server keeps its answers.
      if (error.id === 'idTrxSudahDisimpan') return ganti(baru())
      // Something else was saved under this key meanwhile: what stands here is another payment.
      ganti({
        ...draf,
        dikirim: false,
        id_trx: error.id === 'idTrxDipakai' ? newIdTrx() : draf.id_trx,
      })
    },
    selesai: () => kept.remove(),
    tutup: () => {
      if (!draf.dikirim) kept.remove()
    },
  }
}

/** Money alone has no total: there is room for what is entered next. */
export const uangBebas = (list: readonly Pembayaran[]): Rupiah =>
  rupiah(Math.min(RUPIAH_MAKS, totalBayar(list) + 1_000_000_000))
