/** The books held against themselves: everything is computed anew from what was posted, and compared with what is kept. */
import type pg from 'pg'
import { hashRingkasan, ringkasanEod, versiRingkasan } from './ringkasan.ts'
import { createPool, type Sql } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { read, selamaPerlu, SELURUH_RANTAI, type Tx } from '../db/transaction.ts'
import { allPemeriksaan } from '../buku/index.ts'
import type { Selisih } from '../ledger/pemeriksaan.ts'

/** A difference, and the check that found it. */
export interface Temuan extends Selisih {
  pemeriksaan: string
}

export interface PeriksaResult {
  selisih: Temuan[]
  /** Number of checks made; each closed day is one more. */
  diperiksa: number
}

/** Reads the whole chain in one read-only snapshot; it may run while the shops are open. At most 100 differences of a kind. */
export async function periksaBuku(database: string | pg.Pool): Promise<PeriksaResult> {
  if (typeof database !== 'string') return read(database, SELURUH_RANTAI, all)
  const pool = createPool({ url: database, max: 1, role: 'kencana_app' })
  try {
    return await read(pool, SELURUH_RANTAI, all)
  } finally {
    await pool.end()
  }
}

const allToko = statement<{ kode_toko: string }>(
  'periksa_semua_toko',
  'SELECT kode_toko FROM toko ORDER BY 1',
)

async function all({ sql }: Tx): Promise<PeriksaResult> {
  await sql(selamaPerlu, [])
  const [shops, days] = [await sql(allToko, []), await sql(hariDitutup, [])]
  const selisih: Temuan[] = []
  for (const { nama, selisih: query, cepat } of allPemeriksaan)
    for (const values of cepat ? shops.map((t) => [t.kode_toko]) : [[]])
      for (const temuan of await sql(query, values)) selisih.push({ pemeriksaan: nama, ...temuan })
  for (const day of days) selisih.push(...(await periksaEod(sql, day)))
  return { selisih, diperiksa: allPemeriksaan.length + days.length }
}

interface HariDitutup {
  kode_toko: string
  tgl_system: string
  ringkasan: string
  hash: string
}
const hariDitutup = statement<HariDitutup>(
  'periksa_hari_ditutup',
  'SELECT kode_toko, tgl_system, ringkasan, hash FROM tutup_toko ORDER BY kode_toko, tgl_system',
)

/** The summary of a closed day can be written again, and is the same (DOMAIN §H.1-23). */
async function periksaEod(
  sql: Sql,
  { kode_toko, tgl_system, ringkasan, hash }: HariDitutup,
): Promise<Temuan[]> {
  const again = hashRingkasan(
    await ringkasanEod({ sql, toko: { kode_toko } }, tgl_system, versiRingkasan(ringkasan)),
  )
  if (hashRingkasan(ringkasan) === hash && again === hash) return []
  return [
    {
      pemeriksaan: 'laporan EOD tetap sama',
      kode_toko,
      kunci: tgl_system,
      tercatat: hash,
      seharusnya: again,
    },
  ]
}
