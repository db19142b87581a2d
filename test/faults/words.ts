/** The trade words of a file: what its name and its area's folder are made of. */
import { basename } from 'node:path'

/** Words that stand in names of every area. */
const EVERYWHERE = new Set([
  ...[
    'daftar',
    'lihat',
    'simpan',
    'batal',
    'tulis',
    'muat',
    'index',
    'routes',
    'dokumen',
    'ringkasan',
    'buku',
  ],
  ...[
    'transaksi',
    'data',
    'modal',
    'form',
    'panel',
    'detail',
    'isian',
    'riwayat',
    'draf',
    'columns',
    'status',
  ],
  ...['test', 'story', 'salah', 'banyak', 'setting', 'tabel', 'baris', 'tombol', 'bidang', 'umum'],
])

/** The area of a use case or of a screen: 'hutang'. */
export const areaOf = (file: string): string | undefined => /\/features\/([^/]+)\//.exec(file)?.[1]

export const wordsOf = (file: string): string[] =>
  [areaOf(file) ?? '', basename(file).split('.')[0]!]
    .flatMap((name) =>
      name
        .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
        .toLowerCase()
        .split('-'),
    )
    .filter((word) => word.length > 2 && !EVERYWHERE.has(word))

/** pembelian is of beli, pembayaran of bayar. */
const same = (a: string, b: string): boolean =>
  a === b || (b.length > 3 && a.includes(b)) || (a.length > 3 && b.includes(a))

export const shareWord = (one: string, other: string): boolean => {
  const words = wordsOf(other)
  return wordsOf(one).some((word) => words.some((of) => same(word, of)))
}
