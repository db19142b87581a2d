/** Gives every kind of payment a key. The keys work wherever payments are asked for, whatever has the focus. */
import type { JenisBayar } from '#domain/rules/pembayaran.ts'
import { useKeys } from '#client/ui/keys.ts'

export const JENIS_KEYS: Partial<Record<JenisBayar, string>> = {
  CASH: 'F1',
  DEBET: 'F5',
  TRANSFER: 'F10',
  CREDIT: 'F11',
}

export const useJenisKeys = (kinds: readonly JenisBayar[], choose: (jenis: JenisBayar) => void): void =>
  useKeys(
    Object.fromEntries(
      kinds.flatMap((jenis) => (JENIS_KEYS[jenis] ? [[JENIS_KEYS[jenis], () => choose(jenis)]] : [])),
    ),
    { covered: true },
  )
