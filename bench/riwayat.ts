/** Years of a chain, written in bulk past the ledger: its sales, and where `buku` says so all that the books would hold, in which `periksa-buku` finds nothing. */
import type pg from 'pg'
import { bukuPenjualan, SALDO } from './riwayat-buku.ts'
import { kepala, nota, type Riwayat } from './riwayat-nota.ts'
import { fillMembers, tokoBaru } from './riwayat-toko.ts'
import { TANGGAL } from './stage.ts'
import { withoutIndexes } from './tanpa-indeks.ts'

/** A year of one shop up to the fixture's day. */
const SETAHUN: Omit<Riwayat, 'lines'> = {
  toko: 1,
  hari: 365,
  sampai: TANGGAL,
  tgl_system: TANGGAL,
  buku: false,
  ragam: false,
  stok: 0,
  member: 0,
}
/** The last day of a past that the fixture's day comes on top of. */
export const KEMARIN = '2025-01-14'

export const BESAR = [
  'barang',
  'faktur_group',
  'jual_detail',
  'pembayaran',
  'jurnal',
  'jurnal_detail',
  'mutasi_stok',
] as const

/** As the owner, with triggers and foreign keys off. @param tell each step, and how long it took */
export async function fillRiwayat(
  owner: pg.Client,
  given: Pick<Riwayat, 'lines'> & Partial<Riwayat>,
  tell: (step: string, ms: number) => void = () => {},
): Promise<void> {
  const wanted = { ...SETAHUN, ...given }
  await owner.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB';
     SET work_mem = '256MB'`,
  )
  const timed = async (step: string, work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now()
    await work()
    tell(step, performance.now() - start)
  }
  await timed('shops', () => owner.query(tokoBaru(wanted)))
  await timed('heads', () => owner.query(kepala(wanted)))
  const rebuilds: (() => Promise<void>)[] = []
  for (const table of BESAR)
    rebuilds.push(await withoutIndexes(owner, table, (index, ms) => tell(`index ${index}`, ms)))
  for (const [table, text] of Object.entries({ ...nota(), ...(wanted.buku && bukuPenjualan(wanted)) }))
    await timed(table, () => owner.query(text))
  for (const rebuild of rebuilds) await rebuild()
  await timed('member', () => fillMembers(owner, wanted))
  if (wanted.buku) await timed('balances', () => owner.query(SALDO))
  await timed('VACUUM ANALYZE', () => owner.query('VACUUM ANALYZE'))
  await owner.query('RESET session_replication_role')
}
