/** Takes a deposit at the till: chosen on another screen, or here. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { ambilTitipan } from '#domain/calls/titipan.ts'
import { errors } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { ApiError, call } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { beep } from '#client/ui/beep.ts'
import { confirm, tellError } from '#client/net/dialogs.ts'
import { tellFailure } from '#client/net/query.ts'
import { titipanDipilih } from '#client/features/titipan/tanda-terima.ts'
import { toast } from '#client/net/toasts.ts'
import { drafAmbil } from './draf-ambil.ts'
import type { Transaksi } from '#client/features/penjualan/useTransaksi.ts'

type Berjalan = Pick<Transaksi, 'draf' | 'ganti'>

export function useAmbilTitipan(transaksi: Berjalan): {
  ambil: (no_titip_group: string) => Promise<void>
  busy: boolean
} {
  const [busy, setBusy] = useState(false)
  // Pieces may be scanned while the answer is on its way.
  const now = useRef(transaksi)
  useEffect(() => {
    now.current = transaksi
  })
  const ambil = async (no_titip_group: string) => {
    const { draf } = now.current
    if (draf.dikirim) return void tellError('Transaksi Sebelumnya Belum Terkirim')
    if (draf.beli.length > 0) return void tellError(errors.titipanDalamTukar().message)
    const { no_titip_group: before = no_titip_group } = draf.titipan ?? {}
    if (before !== no_titip_group && !(await confirm(`Titipan ${before} tidak jadi diambil`))) return
    setBusy(true)
    try {
      const taken = await call(ambilTitipan, { params: { no_titip_group } })
      now.current.ganti(drafAmbil(taken, now.current.draf))
      beep('success')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      beep('error')
      await tellFailure(error)
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
    void (chosen ? latest.current(chosen) : ikuti(now))
  }, [])
  useLive(
    'titipan',
    (news) => void ikuti(now, (news as { no_titip_group?: string } | undefined)?.no_titip_group),
  )
  return { ambil, busy }
}

/** What is done elsewhere to the deposit that stands here: more money on it counts, anything else is told before the sale is saved. */
async function ikuti(now: RefObject<Berjalan>, changed?: string): Promise<void> {
  const { draf } = now.current
  const no_titip_group = draf.titipan?.no_titip_group
  if (!no_titip_group || draf.dikirim || (changed !== undefined && changed !== no_titip_group)) return
  try {
    const { saldo } = await call(ambilTitipan, { params: { no_titip_group } }, { quiet: true })
    const { draf: today, ganti } = now.current
    if (today.dikirim || today.titipan?.no_titip_group !== no_titip_group || today.titipan.saldo === saldo)
      return
    ganti({ ...today, titipan: { ...today.titipan, saldo } })
    toast('info', `Titipan ${no_titip_group} Sekarang ${formatRupiah(saldo)}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'refused') toast('warning', error.message)
  }
}
