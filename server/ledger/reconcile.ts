/** The books held against themselves: everything is computed anew from what was posted, and compared with what is kept. */
import type pg from 'pg'
import { hashRingkasan, ringkasanEod, versiRingkasan } from '../close/ringkasan.ts'
import { createPool, statement } from '../db/client.ts'
import { read, SELURUH_RANTAI, type Tx } from '../db/transaction.ts'
import { semuaPemeriksaan } from './pemeriksaan/index.ts'
import type { Selisih } from './pemeriksaan/pemeriksaan.ts'

/** One difference, and the check that found it. */
export interface Temuan extends Selisih {
  pemeriksaan: string
}

/** Reads the whole chain in one read-only snapshot; it may run while the shops are open. At most 100 differences of a kind. */
export async function periksaBuku(database: string | pg.Pool): Promise<{ selisih: Temuan[] }> {
  if (typeof database !== 'string') return read(database, SELURUH_RANTAI, semua)
  const pool = createPool({ url: database, max: 1, role: 'kencana_app' })
  try {
    return await read(pool, SELURUH_RANTAI, semua)
  } finally {
    await pool.end()
  }
}

async function semua(tx: Tx): Promise<{ selisih: Temuan[] }> {
  const selisih: Temuan[] = []
  for (const { nama, selisih: query } of semuaPemeriksaan) {
    for (const temuan of await tx.sql(query, [])) selisih.push({ pemeriksaan: nama, ...temuan })
  }
  return { selisih: [...selisih, ...(await periksaEod(tx))] }
}

const hariDitutup = statement<{ kode_toko: string; tgl_system: string; ringkasan: string; hash: string }>(
  'periksa_hari_ditutup',
  'SELECT kode_toko, tgl_system, ringkasan, hash FROM tutup_toko ORDER BY kode_toko, tgl_system',
)

/** The summary of every closed day can be written again, and is the same (DOMAIN §H.1-23). */
async function periksaEod({ sql }: Tx): Promise<Temuan[]> {
  const found: Temuan[] = []
  for (const { kode_toko, tgl_system, ringkasan, hash } of await sql(hariDitutup, [])) {
    const again = hashRingkasan(await ringkasanEod({ sql, toko: { kode_toko } }, tgl_system, versiRingkasan(ringkasan)))
    if (hashRingkasan(ringkasan) === hash && again === hash) continue
    found.push({ pemeriksaan: 'laporan EOD tetap sama', kode_toko, kunci: tgl_system, tercatat: hash, seharusnya: again })
  }
  return found
}
