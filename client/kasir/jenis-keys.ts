/** Each kind of payment is a key away wherever payments are asked for; it works wherever the focus is. */
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
