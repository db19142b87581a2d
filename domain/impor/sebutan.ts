/** A code or a name in a file, and the row it names. */
import { errors } from '../errors.ts'
import { lipat } from '../text.ts'

/** A row that a column may name. */
export interface Choice {
  kode: string
  nama: string
}

/** Without what is typed or left out by chance: 'G-375' and 'g 375' are alike. */
const polos = (text: string): string => lipat(text).replace(/[^A-Z0-9]/g, '')

/** The code that a cell says, or that the only row of this name has; otherwise what would be right. */
export function kenali(
  label: string,
  said: string,
  choices: readonly Choice[],
): { kode: string } | { wrong: string } {
  const wanted = lipat(said)
  const byCode = choices.find(({ kode }) => lipat(kode) === wanted)
  if (byCode) return { kode: byCode.kode }
  const named = choices.filter(({ nama }) => lipat(nama) === wanted)
  if (named.length === 1) return { kode: named[0]!.kode }
  if (named.length > 1)
    return { wrong: `${label} ${wanted} Ada ${named.length}, Tulis Kodenya: ${list(named)}` }
  return { wrong: `${errors.pilihanTidakAda({ label, kode: wanted }).message}, ${usulan(wanted, choices)}` }
}

const SEKIAN = 8

function usulan(said: string, choices: readonly Choice[]): string {
  if (choices.length === 0) return 'Belum Ada Satu Pun'
  const bare = polos(said)
  const alike = choices.filter(({ kode, nama }) =>
    [polos(kode), polos(nama)].some(
      (p) => (bare.length > 1 && p.includes(bare)) || (p.length > 1 && bare.includes(p)),
    ),
  )
  return alike.length > 0 ? `Mungkin ${list(alike)}` : `Yang Ada ${list(choices)}`
}

const list = (choices: readonly Choice[]): string =>
  [
    ...choices
      .slice(0, SEKIAN)
      .map(({ kode, nama }) => (lipat(nama) === lipat(kode) || nama === '' ? kode : `${kode} (${nama})`)),
    ...(choices.length > SEKIAN ? ['…'] : []),
  ].join(', ')
