/** The drill's figures, a line for each fault. */
import type { Temuan } from './periksa.ts'

export interface Result extends Temuan {
  nama: string
  /** The longest time without an acknowledged document, in milliseconds: of all tills together, and of the worst. */
  pause: { semua: number; kasir: number }
}

const COLUMNS: readonly [judul: string, (h: Result) => string][] = [
  ['s without a sale', ({ pause }) => seconds(pause.semua)],
  ['worst till, s', ({ pause }) => seconds(pause.kasir)],
  ['documents', ({ dokumen }) => String(dokumen)],
  ['lost', ({ hilang }) => String(hilang)],
  ['doubled', ({ ganda }) => String(ganda)],
  ['sold twice', ({ duaKali }) => String(duaKali)],
  ['book differences', ({ selisih, simpul }) => `${selisih} on ${simpul} nodes`],
  ['nodes that differ', ({ lain }) => String(lain)],
]
const NAMA = 26

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

export const kepala = ['fault'.padEnd(NAMA), ...COLUMNS.map(([title]) => title)].join('  ')
export const row = (h: Result): string =>
  [h.nama.padEnd(NAMA), ...COLUMNS.map(([title, of]) => of(h).padStart(title.length))].join('  ')
