/** Validates documents one after the other; one that is refused does not hold up the rest. */
import { useState } from 'react'
import type { Menunggu } from '#domain/calls/validasi.ts'
import { ApiError } from '#client/net/api.ts'
import { invalidate, type Izin } from '#client/net/query.ts'
import { beep } from '#client/ui/beep.ts'
import { openDrawer } from '#client/kasir/till-printer.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { DOKUMEN } from '#client/dokumen.tsx'
import { kunci, allChanged } from './dokumen.ts'

export type ValidasiResult = { dokumen: Menunggu } & (
  | { baik: true; dapat: string[] }
  | { baik: false; pesan: string[] }
)

export function useValidasi(onSelesai: () => void) {
  const otorisasi = useOtorisasi()
  const [berjalan, setBerjalan] = useState<string>()
  const [result, setResult] = useState<ValidasiResult[]>()

  const validasi = async (chosen: readonly Menunggu[]) => {
    const done: ValidasiResult[] = []
    for (const [i, dokumen] of chosen.entries()) {
      setBerjalan(`${i + 1} dari ${chosen.length}`)
      const one = await satu(dokumen, otorisasi.diminta(kunci(dokumen)))
      done.push(one)
      if (one.baik) void openDrawer({ no_ref: dokumen.no_faktur_group })
    }
    beep(done.every((h) => h.baik) ? 'success' : 'error')
    setBerjalan(undefined)
    setResult(done)
    onSelesai()
    await invalidate(...allChanged)
  }
  return { validasi, berjalan, result, tutup: () => setResult(undefined), modal: otorisasi.modal }
}

/** @param izin asks for what a refusal misses, once */
async function satu(dokumen: Menunggu, izin?: Izin): Promise<ValidasiResult> {
  try {
    return {
      dokumen,
      baik: true,
      dapat: await DOKUMEN[dokumen.dokumen].validasi(dokumen),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (await izin?.(error)) return satu(dokumen)
    const causes = error.errors.map((e) => e.message)
    return { dokumen, baik: false, pesan: causes.length ? causes : [error.message] }
  }
}
