/** What the terminal says once the server is there: where, who, and where the data lives. */
import pg from 'pg'
import { isPassword } from '../process/password.ts'
import { PASSWORD, PEMILIK, STAF } from '../demo/data.ts'
import type { StartOptions } from './options.ts'

/** @returns a few lines in Indonesian. */
export async function welcome(
  { databaseUrl, host }: StartOptions,
  started: { address: string; url: string; dataDir: string | undefined; kode?: string | undefined },
): Promise<string[]> {
  const { address, url, dataDir, kode } = started
  const users = await demoUsers(url)
  return [
    `Kencana terbuka di ${address}`,
    '',
    ...(kode
      ? pembukaan(kode)
      : [
          users.length
            ? `  Masuk     ${users.join(' · ')}; kata sandi ${PASSWORD}`
            : '  Masuk     dengan user id dan kata sandi Anda',
        ]),
    `  Data      ${dataDir ?? `PostgreSQL di ${withoutPassword(databaseUrl ?? '')}`}`,
    ...(dataDir
      ? [
          '            folder lain: npm start -- --data /folder; PostgreSQL sendiri: DATABASE_URL=postgresql://user:sandi@server/database npm start',
        ]
      : []),
    host === '127.0.0.1'
      ? '  Jaringan  hanya komputer ini; untuk kasir lain: HOST=0.0.0.0 npm start'
      : `  Jaringan  ${host}`,
    '  Berhenti  Ctrl-C, data tetap tersimpan',
    '',
  ]
}

/** Only who reads this terminal can make the shop, and become its owner. */
const pembukaan = (kode: string): string[] => [
  '  Toko      belum ada: buka alamat di atas, lalu siapkan toko Anda langkah demi langkah',
  `  Kode      ${kode}  (kode pembukaan, diminta sekali; jangan diberikan kepada orang lain)`,
]

/** The users of the demonstration whose password is still the one that everybody knows, one of each shop and level. */
async function demoUsers(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ids = [PEMILIK, ...(STAF['TK01'] ?? [])].map((u) => u.user_id)
  const { rows } = await client.query<{
    user_id: string
    level: string
    kode_toko: string
    password_hash: string
  }>(
    'SELECT user_id, level, kode_toko, password_hash FROM users WHERE user_id = ANY ($1) AND status_aktif ORDER BY array_position($1, user_id::text)',
    [ids],
  )
  await client.end()
  const known = await Promise.all(rows.map((u) => isPassword(u.password_hash, PASSWORD)))
  return rows.filter((_, i) => known[i]).map((u) => `${u.user_id} (${u.level}, ${u.kode_toko})`)
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
