/** The nota of a sale on a roll of 80 mm: one page as long as it needs. */
import type { NotaLine, Jumlah, NotaColumns, NotaPenjualan } from '#domain/documents/nota.ts'
import { formatNumber, formatGram, formatRupiah } from '#domain/format.ts'
import { beside, box, gap, gulungan, line, pair, qr, tandaTangan, text, type Block } from './gulungan.ts'

export const nota80mm = (nota: NotaPenjualan): Promise<Buffer> =>
  gulungan({ title: `Nota ${nota.nomor}`, author: nota.toko.nama, lembar: nota.lembar }, notaBlocks(nota))

export function notaBlocks(nota: NotaPenjualan): Block[] {
  return [
    text(nota.toko.nama, { size: 13, display: true, bold: true, align: 'center' }),
    ...nota.toko.alamat.map((line) => text(line, { size: 7.5, align: 'center' })),
    line(1.2),
    text([nota.title, nota.tanda].filter(Boolean).join(' - '), { size: 8.5, bold: true, align: 'center' }),
    text(nota.nomor, { size: 14, bold: true, align: 'center' }),
    gap(3),
    ...[...nota.transaksi, ...nota.pelanggan].map(([label, content]) => pair(label, content)),
    line(),
    ...nota.lines.flatMap((b) => barang(b, nota)),
    line(),
    ...nota.jumlah.map(jumlah),
    gap(2),
    text(nota.terbilang, { size: 8, italic: true }),
    line(),
    ...nota.pembayaran.map(jumlah),
    ...(nota.poin ? [pair('Poin', `${nota.poin.awal} + ${nota.poin.dapat} = ${nota.poin.akhir}`)] : []),
    ...(nota.kupon.length ? [pair('Kupon', nota.kupon.join(', '))] : []),
    line(),
    gap(3),
    ...(nota.pernyataan ? [text(nota.pernyataan, { size: 8 }), gap(3)] : []),
    ...(nota.materai ? [box(['Materai', 'Rp 10.000'])] : []),
    // Of a sale the buyer takes the paper; of all others both say that goods or money changed hands.
    ...(nota.penanda === 'Pembeli' ? [] : [tandaTangan([nota.penanda, 'Hormat kami'])]),
    ...(nota.qr ? [qr(nota.qr), text(nota.pindai, { size: 7, italic: true, align: 'center' })] : []),
    gap(2),
    text(nota.ketentuan, { size: 7 }),
    ...nota.kaki.map((line_) => text(line_, { size: 7.5, align: 'center' })),
  ]
}

const jumlah = ({ label, nilai, utama }: Jumlah): Block => {
  const bold = utama ?? false
  return beside(label, formatRupiah(nilai), {
    label: { size: utama ? 9 : 8.5, bold },
    figure: { size: utama ? 12 : 8.5, bold },
    ...(utama ? { lower: 2.5 } : {}),
  })
}

/** Name and total, then how the total came about. */
const barang = (
  b: NotaLine,
  { harga_gram, columns }: Pick<NotaPenjualan, 'harga_gram' | 'columns'>,
): Block[] => [
  beside(
    `${b.nama_barang} ${b.kadar_cetak}${b.batal ? ' (DIBATALKAN)' : ''}`,
    columns.total ? formatNumber(b.harga_total) : '',
    { label: { size: 8.5, bold: true }, figure: { size: 8.5, bold: true } },
  ),
  ...(columns.rincian === 'HARGA' ? rincian(b, harga_gram) : rincianBeli(b, columns)).map((part) =>
    text(part, { size: 7.5 }),
  ),
  gap(3),
]

const rincian = (b: NotaLine, harga_gram: boolean): string[] => [
  `${b.kode_barcode}   ${formatGram(b.berat)} g${harga_gram ? ` x ${formatNumber(b.harga_gram)}/g` : ''}`,
  [
    `Harga ${formatNumber(b.harga_jual)}`,
    b.ongkos > 0 ? `Ongkos ${formatNumber(b.ongkos)}` : '',
    b.harga_atribut > 0 ? `${b.atribut || 'Atribut'} ${formatNumber(b.harga_atribut)}` : b.atribut,
  ]
    .filter(Boolean)
    .join('   '),
  ...(b.emas ? [b.emas] : []),
]

const rincianBeli = (b: NotaLine, columns: NotaColumns): string[] =>
  [
    `${b.kode_barcode}   ${formatGram(b.berat)} g`,
    b.atribut,
    [
      columns.harga ? `${columns.harga} ${formatNumber(b.harga_jual)}` : '',
      b.ongkos > 0 ? `${columns.ongkos} ${formatNumber(b.ongkos)}` : '',
      b.harga_atribut > 0 ? `${columns.atribut} ${formatNumber(b.harga_atribut)}` : '',
    ]
      .filter(Boolean)
      .join('   '),
  ].filter(Boolean)
