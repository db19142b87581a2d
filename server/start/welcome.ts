/** Prints what the terminal says once the server is there: where, who, and where the data lives. */
import { bukaTempat } from '../cadangan/buka-tempat.ts'
import { hubungi } from '../db/find-primary.ts'
import { VERSI } from '../db/versi.ts'
import { isPassword } from '../process/password.ts'
import { PASSWORD, PEMILIK, STAF } from '../demo/data.ts'
import { isLoopback, type StartOptions } from '../settings/options.ts'
import type { Tls } from '../settings/tls.ts'

/** @returns a few lines in Indonesian. */
export async function welcome(
  { databaseUrl, host, cadangan }: StartOptions,
  started: Started,
): Promise<string[]> {
  const { address, url, dataDir, kode, tls } = started
  const users = await demoUsers(url, [PEMILIK, ...(STAF['TK01'] ?? [])])
  const example =
    !isLoopback(host) && (await demoUsers(url, [PEMILIK, ...Object.values(STAF).flat()])).length > 0
  return [
    `Kencana ${VERSI} terbuka di ${address}`,
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
    cadangan.jam
      ? `  Cadangan  tiap hari ${cadangan.jam} ke ${bukaTempat(cadangan.tempat).tempat}`
      : '  Cadangan  tidak dijadwalkan: KENCANA_CADANGAN=/folder/di/disk/lain npm start; sekali: npm run cadangan',
    isLoopback(host)
      ? '  Jaringan  hanya komputer ini; untuk kasir lain: HOST=0.0.0.0 npm start'
      : `  Jaringan  ${host}`,
    '  Berhenti  Ctrl-C, data tetap tersimpan',
    ...saranNode(process.versions.node),
    ...peringatan({ host, berlakuSampai: tls?.berlakuSampai, example, sekarang: new Date() }).map(
      (kalimat) => `  PERINGATAN  ${kalimat}`,
    ),
    '',
  ]
}

interface Started {
  address: string
  /** Of the database, as the server is signed in there. */
  url: string
  dataDir: string | undefined
  kode?: string | undefined
  tls: Tls | undefined
}

/** Older ones run it too, and get no repairs any more, or not for long. */
export const saranNode = (versi: string): string[] =>
  Number(versi.split('.')[0]) < 24
    ? [`  Node.js   ${versi}; disarankan 24, yang masih lama diperbaiki: https://nodejs.org`]
    : []

const DUA_MINGGU_MS = 14 * 86_400_000

interface State {
  host: string
  /** Of the certificate, where there is one. */
  berlakuSampai: Date | undefined
  /** A password of the demonstration still opens a user. */
  example: boolean
  sekarang: Date
}

/** Lists what the operator should mend before the shop is at it. */
export function peringatan({ host, berlakuSampai, example, sekarang }: State): string[] {
  const sisa = berlakuSampai ? berlakuSampai.getTime() - sekarang.getTime() : Infinity
  const opened = !isLoopback(host)
  const bila = (ya: boolean, kalimat: () => string): string[] => (ya ? [kalimat()] : [])
  return [
    ...bila(
      sisa < DUA_MINGGU_MS,
      () =>
        `Sertifikat ${sisa < 0 ? 'sudah tidak berlaku sejak' : 'hanya berlaku sampai'} ${berlakuSampai!.toLocaleDateString('id-ID')}`,
    ),
    ...bila(
      opened && !berlakuSampai,
      () =>
        'Terbuka ke jaringan tanpa TLS: kata sandi dan data pelanggan terbaca siapa pun di jaringan itu. Pakai --tls cert.pem key.pem, atau proxy TLS di komputer ini dengan HOST=127.0.0.1',
    ),
    ...bila(
      opened && example,
      () =>
        'Terbuka ke jaringan dengan kata sandi contoh yang diketahui semua orang. Toko sendiri: npm start -- --baru; atau ganti kata sandi semua pengguna',
    ),
  ]
}

/** Only who reads this terminal can make the shop, and become its owner. */
const pembukaan = (kode: string): string[] => [
  '  Toko      belum ada: buka alamat di atas, lalu siapkan toko Anda langkah demi langkah',
  `  Kode      ${kode}  (kode pembukaan, diminta sekali; jangan diberikan kepada orang lain)`,
]

/** Lists the demonstration's users whose password is still the one that everybody knows. */
async function demoUsers(url: string, asked: readonly { user_id: string }[]): Promise<string[]> {
  const client = await hubungi(url)
  const ids = asked.map((u) => u.user_id)
  const { rows } = await client.query<{
    user_id: string
    level: string
    kode_toko: string
    password_hash: string
  }>(
    `SELECT user_id, level, kode_toko, password_hash FROM users WHERE user_id = ANY ($1) AND status_aktif
     ORDER BY array_position($1, user_id::text)`,
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
