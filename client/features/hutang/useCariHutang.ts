/**
 * Finds the loan of a scan at a loan screen: the loan behind a nota, or the running loan behind an envelope or a seal.
 */
import { useState } from 'react'
import { scanHutang } from '#domain/calls/hutang.ts'
import { hutang } from '#domain/dokumen/hutang.ts'
import { ApiError, call } from '#client/net/api.ts'
import { beep } from '#client/ui/beep.ts'

const NOMOR = new RegExp(`^${hutang.nomor}-[A-Z0-9]+-\\d{6}-\\d{4,}$`)
/** A loan's whole number, as its nota has it. */
export const isNoHutang = (text: string): boolean => NOMOR.test(text)
/** True for text that an envelope or a seal may bear; a name is not such a text. */
export const isTanda = (text: string): boolean => /^[A-Z0-9-]+$/.test(text) && /\d/.test(text)
/**
 * @param onKetemu the loan
 * @param onTidak told why not; `kode` is what was scanned
 */
export function useCariHutang(
  onKetemu: (no_faktur_hutang: string) => void,
  onTidak: (pesan: string, kode: string, error: ApiError) => void,
) {
  const [busy, setBusy] = useState(false)
  const cari = async (kode: string) => {
    // The number of a nota finds a loan that has ended, too.
    if (isNoHutang(kode)) return onKetemu(kode)
    setBusy(true)
    try {
      const { no_faktur_hutang } = await call(scanHutang, { params: { kode } })
      beep('success')
      onKetemu(no_faktur_hutang)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onTidak(error.message, kode, error)
    } finally {
      setBusy(false)
    }
  }
  return { cari: (kode: string) => void cari(kode), busy }
}
