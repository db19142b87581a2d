/** A slip on a roll of 80 mm: the same words as on A5 (slip-a5.ts), one below the other. */
import type { Slip } from '#domain/documents/slip.ts'
import { gap, gulungan, line, pair, qr, space, tandaTangan, text, type Block } from './gulungan.ts'

export const slip80mm = (slip: Slip): Promise<Buffer> =>
  gulungan({ title: `${slip.title} ${slip.nomor}`, author: slip.toko.nama, lembar: 1 }, slipBlocks(slip))

export const slipBlocks = (s: Slip): Block[] => [
  text(s.toko.nama, { size: 13, display: true, bold: true, align: 'center' }),
  ...s.toko.alamat.map((part) => text(part, { size: 7.5, align: 'center' })),
  line(1.2),
  text([s.title, s.tanda].filter(Boolean).join(' - '), { size: 8.5, bold: true, align: 'center' }),
  text(s.nomor, { size: 11, bold: true, align: 'center' }),
  gap(3),
  ...s.fakta.map(([label, content]) => pair(label, content)),
  line(),
  ...s.lines.flatMap((cells) => [...cells.map((content, i) => pair(s.columns[i]!.title, content)), space]),
  line(),
  ...s.jumlah.map(([label, content]) => pair(label, content)),
  space,
  ...(s.qr ? [qr(s.qr)] : []),
  tandaTangan(s.tandaTangan),
]
