/** Days that shops close or leave open, for what reads the totals of closed days. */
import fc from 'fast-check'
import type pg from 'pg'
import type { TutupContext } from '#server/dokumen/tutup.ts'
import { write } from '#server/db/transaction.ts'
import type { TestServer } from './server.ts'

/**
 * Random choice whether a shop is closed on each of so many days; a day that is not closed belongs to the next close.
 */
export const randomClose = (hari: number) => {
  const selama = (sehari: fc.Arbitrary<boolean>) => fc.array(sehari, { minLength: hari, maxLength: hari })
  return fc.record({
    TK01: selama(fc.constantFrom(true, true, true, false)),
    TK02: selama(fc.boolean()),
  })
}

/** Closed by these steps of the close alone. @param pemilik may write past it that the day is over */
export async function tutupHari(
  server: TestServer,
  pemilik: pg.PoolClient,
  [kode_toko, tgl_system]: [kode_toko: string, tgl_system: string],
  steps: (tutup: TutupContext) => Promise<void>,
): Promise<void> {
  await write(server.pool, kode_toko, ({ sql }) =>
    steps({ sql, toko: { kode_toko, tgl_system } } as TutupContext),
  )
  await pemilik.query(
    `INSERT INTO tutup_toko (kode_toko, tgl_system, mulai, selesai, user_id, ringkasan, hash)
     VALUES ($1, $2, now(), now(), 'U', '{}', '-')`,
    [kode_toko, tgl_system],
  )
}
