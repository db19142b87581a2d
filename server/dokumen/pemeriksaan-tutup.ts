/** A condition that must hold before a day is closed. */
import type { Refusal } from '#domain/errors.ts'
import type { TutupContext } from './tutup.ts'

/** `transaksi` is looked at before `saldo`, so that the person at the counter is told first what they can mend. */
export type Pemeriksaan = { nama: string; bagian: 'transaksi' | 'saldo' } & (
  | { berat: 'tolak'; periksa: (ctx: TutupContext) => Promise<Refusal | undefined> }
  | { berat: 'peringatan'; periksa: (ctx: TutupContext) => Promise<string | undefined> }
)
