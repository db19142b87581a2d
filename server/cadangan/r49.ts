/** Every closed day's R49 as it is kept and as it is drawn: fingerprints that a restored database must give again. */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { LembarEod } from '#domain/calls/eod.ts'
import { lembarDari } from '../close/lembar.ts'
import { kertasEod } from '../close/sheet-file.ts'

type Hari = { kode_toko: string; tanggal: string; ringkasan: string } & NonNullable<LembarEod['ditutup']>

const SEKALIGUS = 50
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Lines of shop, day, fingerprint of the stored text, fingerprint of the sheet; in a transaction, in the order of shops and days. */
export async function* r49Rows(client: pg.ClientBase): AsyncGenerator<string> {
  await client.query(
    `DECLARE r49 NO SCROLL CURSOR FOR
     SELECT kode_toko, tgl_system::text AS tanggal, ringkasan,
       to_char(selesai, 'YYYY-MM-DD HH24:MI:SS') AS selesai, user_id, hash FROM tutup_toko
     ORDER BY kode_toko, tgl_system`,
  )
  for (;;) {
    const { rows } = await client.query<Hari>(`FETCH ${SEKALIGUS} FROM r49`)
    for (const { kode_toko, tanggal, ringkasan, ...ditutup } of rows)
      yield `${kode_toko}\t${tanggal}\t${sha256(ringkasan)}\t${lembar(kode_toko, ringkasan, ditutup)}\n`
    if (rows.length < SEKALIGUS) break
  }
  await client.query('CLOSE r49')
}

/** Drawn for nobody, at no time: by what the text says alone. */
function lembar(kode_toko: string, ringkasan: string, ditutup: NonNullable<LembarEod['ditutup']>): string {
  const pencetak = {
    toko: { kode_toko, nama_toko: '-', alamat_toko: '-', zona: 'WIB' as const },
    user: { user_id: '-' },
    now: new Date(0),
  }
  try {
    return sha256(JSON.stringify(kertasEod(pencetak, lembarDari(ringkasan, ditutup))))
  } catch {
    // A sheet that cannot be drawn is no reason to be without a backup of its text.
    return 'tidak-tergambar'
  }
}
