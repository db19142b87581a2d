/** Which rows of a file of running loans, deposits or orders make which documents, and what is wrong with the others (DOMAIN §O.4-8). */
import { errors } from '#domain/errors.ts'
import type { ReadRow } from '#domain/impor/rows.ts'
import {
  BERJALAN_FILE,
  type IsiBerjalan,
  type IsiHutang,
  type IsiTitipan,
  type JenisBerjalan,
} from '#domain/impor/berjalan.ts'
import type { Alasan } from '#domain/impor/result.ts'
import { MAX_LINES } from './kode.ts'
import { wrongKepala, pemeriksaBerjalan, type BerjalanDikenal } from './periksa-berjalan.ts'
import type { WrongRow } from './stok-awal.ts'

/** Rows of one number. */
export interface DokumenBerjalan<Isi> {
  /** The number of the file's row it begins with. */
  no: number
  /** Every row's; what is the document's own is the same in all. */
  lines: Isi[]
}

export interface PutusanBerjalan<Isi> {
  dokumen: DokumenBerjalan<Isi>[]
  wrong: WrongRow[]
}

type Read = ReadRow<IsiBerjalan[JenisBerjalan]>

/** Every document whose rows are all right, and every row that is not. */
export function putuskanBerjalan<J extends JenisBerjalan>(
  jenis: J,
  lines: readonly ReadRow<IsiBerjalan[J]>[],
  dikenal: BerjalanDikenal,
): PutusanBerjalan<IsiBerjalan[J]> {
  const lihat = pemeriksaBerjalan[jenis] as (
    isi: Partial<IsiBerjalan[J]>,
    dikenal: BerjalanDikenal,
  ) => Alasan[]
  const pertama = new Map<string, ReadRow<IsiBerjalan[J]>>()
  const dilihat: Dilihat = { amplop: new Map(), barcode: new Map(), nota: new Map() }
  const judged = lines.map((row) => {
    const no_lama = row.isi.no_lama
    const head = no_lama === undefined ? undefined : pertama.get(no_lama)
    if (no_lama !== undefined && !head) pertama.set(no_lama, row)
    const alasan = [
      ...row.alasan,
      ...wrongKepala((row as Read).isi, dikenal),
      ...lihat(row.isi, dikenal),
      ...(head ? berbeda(jenis, head, row as Read) : gandaKepala(row as Read, dilihat, dikenal)),
      ...gandaBarcode(row as Read, dilihat, dikenal),
      ...terlaluPanjang(row as Read, dilihat),
    ]
    return { ...row, alasan }
  })
  return {
    dokumen: dokumenOf(judged),
    wrong: judged
      .filter(({ alasan }) => alasan.length > 0)
      .map(({ no, isi, alasan }) => ({ no, kode: isi.no_lama ?? '', nama: isi.nama_customer ?? '', alasan })),
  }
}

function dokumenOf<Isi extends { no_lama: string }>(
  judged: readonly { no: number; isi: Partial<Isi>; alasan: Alasan[] }[],
): DokumenBerjalan<Isi>[] {
  const found = new Map<string, DokumenBerjalan<Isi>>()
  const wrong = new Set<string | undefined>()
  for (const { no, isi, alasan } of judged) {
    if (alasan.length > 0 || isi.no_lama === undefined) wrong.add(isi.no_lama)
    else
      found.set(isi.no_lama, {
        no: found.get(isi.no_lama)?.no ?? no,
        lines: [...(found.get(isi.no_lama)?.lines ?? []), isi as Isi],
      })
  }
  return [...found].flatMap(([no_lama, dokumen]) => (wrong.has(no_lama) ? [] : [dokumen]))
}

/** What is said of the whole document is said once, or alike. */
function berbeda(jenis: JenisBerjalan, pertama: Read, row: Read): Alasan[] {
  const { columns, rows } = BERJALAN_FILE[jenis]
  const before = pertama.isi as Record<string, unknown>
  const now = row.isi as Record<string, unknown>
  return Object.entries(columns).flatMap(([name, { label }]) =>
    rows.includes(name) || now[name] === undefined || now[name] === before[name]
      ? []
      : [{ column: name, alasan: `${label} Beda Dengan Baris ${pertama.no}, Nota Yang Sama` }],
  )
}

interface Dilihat {
  amplop: Map<string, number>
  barcode: Map<string, number>
  /** Rows of each number so far. */
  nota: Map<string, number>
}

function terlaluPanjang({ isi: { no_lama } }: Read, { nota }: Dilihat): Alasan[] {
  if (no_lama === undefined) return []
  const rows = (nota.get(no_lama) ?? 0) + 1
  nota.set(no_lama, rows)
  return rows > MAX_LINES
    ? [{ column: 'no_lama', alasan: `Paling Banyak ${MAX_LINES} Barang Satu Nota` }]
    : []
}

/** An envelope holds one loan. */
function gandaKepala({ no, isi }: Read, { amplop }: Dilihat, dikenal: BerjalanDikenal): Alasan[] {
  const said = (isi as Partial<IsiHutang>).no_amplop
  if (said === undefined) return []
  const before = amplop.get(said)
  amplop.set(said, before ?? no)
  const because = (alasan: string) => [{ column: 'no_amplop', alasan }]
  if (!/^[A-Z0-9-]{1,24}$/.test(said)) return because('No Amplop Hanya Huruf, Angka Dan -')
  if (dikenal.amplop.has(said)) return because(errors.masterSudahAda({ label: 'Amplop', kode: said }).message)
  return before === undefined
    ? []
    : because(errors.gandaDiBerkas({ label: 'Amplop', kode: said, no: before }).message)
}

function gandaBarcode({ no, isi }: Read, { barcode }: Dilihat, dikenal: BerjalanDikenal): Alasan[] {
  const kode = (isi as Partial<IsiTitipan>).kode_barcode
  if (!kode) return []
  const before = barcode.get(kode)
  barcode.set(kode, before ?? no)
  const because = (alasan: string) => [{ column: 'kode_barcode', alasan }]
  if (!/^\d{8}$/.test(kode) || Number(kode) === 0 || Number(kode) > 90_000_000)
    return because(`Barcode ${kode} Harus 8 Angka, Misalnya 00000101`)
  if (dikenal.barcode.has(kode)) return because(errors.masterSudahAda({ label: 'Barcode', kode }).message)
  return before === undefined
    ? []
    : because(errors.gandaDiBerkas({ label: 'Barcode', kode, no: before }).message)
}
