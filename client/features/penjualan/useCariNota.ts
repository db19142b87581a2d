/** Finds a sale by a scanned or typed text: the QR of a nota, a number, or any other text to search by. */
import { useState } from 'react'
import { verifikasiNota } from '#domain/calls/nota-penjualan.ts'
import { ApiError, callWhole } from '#client/net/api.ts'
import { beep } from '#client/ui/beep.ts'
import { tellFailure } from '#client/net/query.ts'

/** 'JL-TK01-250115-0001', as a whole. */
const NOMOR = /^JL-[A-Z0-9]{1,6}-\d{6}-\d{4,}$/
/** The number of a line, a dot, a code. */
const QR = /^JL-[A-Z0-9]{1,6}-\d{6}-\d{4,}-\d{2}\.[0-9A-Z]+$/

interface Tujuan {
  /** A sale to open; `asli`: its printed nota was just proven. */
  onBuka: (no_faktur_group: string, asli: boolean) => void
  onCari: (text: string) => void
}

export function useCariNota({ onBuka, onCari }: Tujuan): { cari: (text: string) => void; busy: boolean } {
  const [busy, setBusy] = useState(false)
  const verify = async (kode: string) => {
    setBusy(true)
    try {
      const { data } = await callWhole(verifikasiNota, { params: { kode } })
      beep('success')
      onBuka(data.no_faktur_group, true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      beep('error')
      await tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const cari = (given: string) => {
    const text = given.trim()
    if (QR.test(text)) void verify(text)
    else if (NOMOR.test(text)) onBuka(text, false)
    else onCari(text)
  }
  return { cari, busy }
}
