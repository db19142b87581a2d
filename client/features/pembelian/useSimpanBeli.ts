/** Saves the purchase: checked here first, allowed where it must be, sent under one id_trx until there is an answer. */
import { useRef, useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { acuanPembelian, daftarPembelian, simpanPembelian } from '#domain/calls/pembelian.ts'
import { paraSystemSemua } from '#domain/calls/para-system.ts'
import { formatRupiah } from '#domain/format.ts'
import { ApiError, call, newIdTrx } from '#client/net/api.ts'
import { invalidate, tellSaveError } from '#client/net/query.ts'
import { beep } from '#client/ui/beep.ts'
import { hitungBeli, keranjangBeli } from './keranjang-beli.ts'
import type { useIzinBeli } from './useIzinBeli.ts'
import { isBankMinus } from '#client/kasir/Otorisasi.tsx'
import { periksaDraf, permintaan, type DrafBeli } from './draf.ts'
import type { TransaksiBeli } from './useTransaksiBeli.ts'

export type BeliTersimpan = CallReply<typeof simpanPembelian>

export function useSimpanBeli(
  transaksi: TransaksiBeli,
  izin: ReturnType<typeof useIzinBeli>,
  onSaved: (saved: BeliTersimpan) => void,
) {
  const { draf, hitungan, acuan, settings, setErrors, ganti, kosongkan } = transaksi
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const refused = (sent: DrafBeli, error: ApiError) => {
    // What was given is no longer taken: it is asked for again.
    const baris =
      error.id === 'perluOtorisasi' && !isBankMinus(error)
        ? sent.baris.reduce(
            (rest, line) => keranjangBeli(rest, { aksi: 'cabut', kunci: line.kunci }),
            sent.baris,
          )
        : sent.baris
    // Another open tab has saved something else under this key: what stands here is another purchase.
    const id_trx = error.id === 'idTrxDipakai' ? newIdTrx() : sent.id_trx
    ganti({ ...sent, id_trx, baris, dikirim: false })
    setErrors(error.errors)
    tellSaveError(error)
    // The shop's rules and prices may have changed since this screen read them.
    void invalidate(paraSystemSemua, acuanPembelian)
  }

  const send = async (sent: DrafBeli, authorizationId?: string): Promise<void> => {
    ganti(sent)
    setErrors([])
    const bought = hitungBeli(sent.baris, acuan, settings)
    try {
      const reply = await call(
        simpanPembelian,
        { body: permintaan(sent, bought) },
        { idTrx: sent.id_trx, ...(authorizationId ? { authorizationId } : {}) },
      )
      kosongkan()
      beep('success')
      onSaved(reply)
      void invalidate(daftarPembelian)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // With AUTO_VALIDASI the money goes out with the save.
      const id = authorizationId
        ? null
        : await izin.bankMinus(`Pembelian ${formatRupiah(bought.total)}`)(error)
      if (id) return send(sent, id)
      beep('error')
      // Nobody knows whether it arrived: it stays as it is, and is sent again under the same id_trx.
      if (error.unknown) tellSaveError(error)
      else refused(sent, error)
    }
  }

  const simpan = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      if (draf.dikirim) return await send(draf)
      const found = periksaDraf(draf, hitungan)
      if (found.length) return setErrors(found)
      const baris = await izin.mintaSemua()
      if (baris) await send({ ...draf, baris, dikirim: true })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { simpan: () => void simpan(), busy }
}
