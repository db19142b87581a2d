/** From a scan or a number to the sale lines behind it: says and sounds what came of it. */
import { useState } from 'react'
import { cariNotaBeli, type NotaBeli } from '#domain/calls/pembelian.ts'
import { errors } from '#domain/errors.ts'
import { ApiError, call } from '#client/net/api.ts'
import { beep } from '#client/ui/beep.ts'
import { isBarcode } from '#client/ui/burst.ts'
import type { BarisBeli } from './keranjang-beli.ts'

/** What may be typed to find a nota: barcode, numbers, and the QR. */
export const kodeBeli = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9.-]/g, '')

/** What a scanner sends: the barcode of a piece, or the QR of a nota. */
export const isScanBeli = (text: string): boolean =>
  isBarcode(text) || /^(JL|TK)-[A-Z0-9]{1,6}-\d{6}-\d{4,}-\d{2}\.[0-9A-Z]+$/.test(text)

export interface HasilCari {
  baik: boolean
  teks: string
}

export function useCariBeli(lines: readonly BarisBeli[], onAda: (nota: NotaBeli) => void) {
  const [hasil, setHasil] = useState<HasilCari>()
  const [busy, setBusy] = useState(false)
  /** A nota with several pieces: which one came back? */
  const [pilihan, setPilihan] = useState<NotaBeli[]>()

  const tell = (baik: boolean, teks: string) => {
    setHasil({ baik, teks })
    beep(baik ? 'success' : 'error')
  }
  const ambil = (nota: NotaBeli) => {
    setPilihan(undefined)
    if (lines.some((l) => l.kunci === nota.no_faktur_jual))
      return tell(false, errors.barangGanda(nota).message)
    onAda(nota)
    tell(true, `${nota.nama_barang} ${nota.kadar_cetak}, nota ${nota.no_faktur_jual}`)
  }
  const cari = async (kode: string) => {
    setBusy(true)
    try {
      const found = await call(cariNotaBeli, { params: { kode } })
      if (found.length === 1) ambil(found[0]!)
      else setPilihan(found)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tell(false, error.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    cari: (kode: string) => void cari(kode),
    busy,
    hasil,
    pilihan,
    ambil,
    tutup: () => setPilihan(undefined),
    lupakan: () => setHasil(undefined),
  }
}
