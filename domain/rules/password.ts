/** Rules for a new password; the list of the most common ones is on the server (server/process/password-umum.ts). */
import { errors, type Refusal } from '../errors.ts'

export const PASSWORD_MINIMAL = 10

/** Beside the field, before anything is sent. */
export const PETUNJUK_PASSWORD = `Minimal ${PASSWORD_MINIMAL} karakter. Bukan user id, nama, atau nama toko, juga dengan angka di belakangnya; bukan password yang umum dipakai.`

/** The user for whom the password is meant. */
export interface PemilikPassword {
  user_id: string
  user_name: string
  kode_toko: string
  nama_toko: string
}

/** Every reason against it that can be told without the list, in the order in which they are read. */
export function periksaPassword(password: string, pemilik: PemilikPassword): Refusal[] {
  return [
    ...([...password].length < PASSWORD_MINIMAL
      ? [errors.passwordPendek({ minimal: PASSWORD_MINIMAL })]
      : []),
    ...(password.trim() === '' ? [errors.passwordSpasi()] : []),
    ...(hanyaNama(password, namaDari(pemilik)) ? [errors.passwordNama()] : []),
  ]
}

/** Facts about the user that everybody in the shop knows: ids and codes whole, names also word by word. */
export const namaDari = ({ user_id, user_name, kode_toko, nama_toko }: PemilikPassword): string[] => [
  ...new Set([user_id, kode_toko, ...kata(user_name), ...kata(nama_toko)].map(rapat).filter((n) => n !== '')),
]

const kata = (text: string): string[] => [text, ...text.split(/\s+/)]
/** As it is compared: small letters and digits, whatever stands between them. */
const rapat = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Tells whether the password is nothing but names, one after the other, with digits around them. */
function hanyaNama(password: string, nama: readonly string[]): boolean {
  const text = rapat(password)
  /** Lengths of a beginning made only of digits and names: `numbers` without any name yet, `bernama` with one. */
  const numbers = new Set([0])
  const bernama = new Set<number>()
  for (let i = 0; i < text.length; i++) {
    if (!numbers.has(i) && !bernama.has(i)) continue
    if (/\p{N}/u.test(text[i]!)) (bernama.has(i) ? bernama : numbers).add(i + 1)
    for (const n of nama) if (text.startsWith(n, i)) bernama.add(i + n.length)
  }
  return bernama.has(text.length)
}
