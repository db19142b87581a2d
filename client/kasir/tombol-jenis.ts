/** Each kind of payment is a key away wherever payments are asked for; it works wherever the focus is. */
import type { JenisBayar } from '#domain/rules/pembayaran.ts'
import { useTombol } from '#client/ui/tombol.ts'

export const TOMBOL_JENIS: Partial<Record<JenisBayar, string>> = {
  CASH: 'F1',
  DEBET: 'F5',
  TRANSFER: 'F10',
  CREDIT: 'F11',
}

export const useTombolJenis = (kinds: readonly JenisBayar[], pilih: (jenis: JenisBayar) => void): void =>
  useTombol(
    Object.fromEntries(
      kinds.flatMap((jenis) => (TOMBOL_JENIS[jenis] ? [[TOMBOL_JENIS[jenis], () => pilih(jenis)]] : [])),
    ),
    { covered: true },
  )
