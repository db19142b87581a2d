/** Takes a deposit at the till: chosen on another screen, or here. */
import { useEffect, useRef, useState } from 'react'
import { ambilTitipan } from '#domain/calls/titipan.ts'
import { ApiError, call } from '#client/api.ts'
import { beep } from '#client/ui/beep.ts'
import { confirm, tellError } from '#client/ui/dialogs.ts'
import { titipanDipilih } from '#client/ui/titipan.ts'
import { drafAmbil } from './draf-ambil.ts'
import type { Transaksi } from './useTransaksi.ts'

export function useAmbilTitipan({ draf, ganti }: Transaksi): { ambil: (no_titip_group: string) => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false)
  const ambil = async (no_titip_group: string) => {
    if (draf.dikirim) return void tellError('Transaksi Sebelumnya Belum Terkirim')
    const begun = draf.baris.length > 0 || draf.pembayaran.length > 0
    if (begun && !(await confirm('Transaksi yang sedang diisi akan dikosongkan'))) return
    setBusy(true)
    try {
      ganti(drafAmbil(await call(ambilTitipan, { params: { no_titip_group } })))
      beep('success')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      beep('error')
      await tellError(error.message)
    } finally {
      setBusy(false)
    }
  }
  const latest = useRef(ambil)
  useEffect(() => {
    latest.current = ambil
  })
  useEffect(() => {
    const chosen = titipanDipilih.get()
    titipanDipilih.set(null)
    if (chosen) void latest.current(chosen)
  }, [])
  return { ambil, busy }
}
