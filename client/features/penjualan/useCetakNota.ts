/** Prints the nota of a sale: counted first, with an otorisasi from the second time on, then handed to the printer. */
import { useRef, useState, type ReactNode } from 'react'
import { cetakPenjualan, notaPenjualan, type KertasNota } from '#domain/calls/nota-penjualan.ts'
import { daftarPenjualan, lihatPenjualan } from '#domain/calls/penjualan.ts'
import { ApiError, call, callFile } from '#client/api.ts'
import { stored } from '#client/app/store.ts'
import { invalidate, tellSaveError } from '#client/query.ts'
import { ask } from '#client/ui/dialogs.ts'
import { useOtorisasi } from '#client/ui/Otorisasi.tsx'
import { printPdf } from '#client/ui/printPdf.ts'
import { toast } from '#client/ui/toasts.ts'

const kertasTerakhir = stored<KertasNota>('kertas_nota')
/** The paper this device last printed on. */
export const kertasPilihan = (): KertasNota => kertasTerakhir.read() ?? 'A5'

export interface CetakNota {
  cetak: (no_faktur_group: string, kertas: KertasNota) => Promise<void>
  /** For show: a press while one is running does nothing. */
  busy: boolean
  /** Render once. */
  modal: ReactNode
}

export function useCetakNota(): CetakNota {
  const otorisasi = useOtorisasi()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  /** Answers n of COPY n, or null when nobody allowed it. */
  const count = async (no_faktur_group: string): Promise<number | null> => {
    try {
      return (await call(cetakPenjualan, { params: { no_faktur_group } })).copy
    } catch (error) {
      if (!(error instanceof ApiError) || error.id !== 'perluOtorisasi') throw error
    }
    const id_otorisasi = await otorisasi.ask('REPRINT NOTA', no_faktur_group)
    return id_otorisasi === null ? null : (await call(cetakPenjualan, { params: { no_faktur_group }, body: { id_otorisasi } })).copy
  }

  const cetak = async (no_faktur_group: string, kertas: KertasNota) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const copy = await count(no_faktur_group)
      if (copy === null) return
      kertasTerakhir.write(kertas)
      await toPrinter(no_faktur_group, kertas)
      if (copy > 0) toast('info', `COPY ${copy}`)
      await invalidate(daftarPenjualan, lihatPenjualan)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tellSaveError(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { cetak, busy, modal: otorisasi.modal }
}

/** Counted already: what fails now is tried again without counting anew. */
async function toPrinter(no_faktur_group: string, kertas: KertasNota): Promise<void> {
  for (;;) {
    try {
      const { blob } = await callFile(notaPenjualan, { params: { no_faktur_group }, query: { kertas } })
      return await printPdf(blob)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!(await ask({ kind: 'error', title: 'Nota Belum Tercetak', text: error.message, ok: 'Coba Lagi', cancel: 'Batal' }))) return
    }
  }
}
