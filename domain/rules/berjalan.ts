/**
 * Groups the rows of a file of running loans, deposits or orders into documents, and lists the mistakes of the rows
 * that make none (DOMAIN §O.4-8).
 */
import { errors } from '#domain/errors.ts'
import type { ReadRow } from '#domain/impor/rows.ts'
import {
  BERJALAN_FILE,
  type BerjalanContent,
  type HutangContent,
  type TitipanContent,
  type JenisBerjalan,
} from '#domain/impor/berjalan.ts'
import type { Alasan } from '#domain/impor/result.ts'
import { MAX_LINES } from './kode.ts'
import { wrongKepala, pemeriksaBerjalan, type BerjalanDikenal } from './periksa-berjalan.ts'
import type { WrongRow } from './stok-awal.ts'

/** Rows of one number. */
export interface DokumenBerjalan<Content> {
  /** The number of the file's row it begins with. */
  no: number
  /** Every row's; what is the document's own is the same in all. */
  lines: Content[]
}

export interface PutusanBerjalan<Contents> {
  dokumen: DokumenBerjalan<Contents>[]
  wrong: WrongRow[]
}

type Read = ReadRow<BerjalanContent[JenisBerjalan]>

/** Every document whose rows are all right, and every row that is not. */
export function putuskanBerjalan<J extends JenisBerjalan>(
  jenis: J,
  lines: readonly ReadRow<BerjalanContent[J]>[],
  dikenal: BerjalanDikenal,
): PutusanBerjalan<BerjalanContent[J]> {
  const lihat = pemeriksaBerjalan[jenis] as (
    content: Partial<BerjalanContent[J]>,
    dikenal: BerjalanDikenal,
  ) => Alasan[]
  const pertama = new Map<string, ReadRow<BerjalanContent[J]>>()
  const dilihat: Dilihat = { amplop: new Map(), barcode: new Map(), nota: new Map() }
  const judged = lines.map((row) => {
    const no_lama = row.content.no_lama
    const head = no_lama === undefined ? undefined : pertama.get(no_lama)
    if (no_lama !== undefined && !head) pertama.set(no_lama, row)
    const alasan = [
      ...row.alasan,
      ...wrongKepala((row as Read).content, dikenal),
      ...lihat(row.content, dikenal),
      ...(head ? berbeda(jenis, head, row as Read) : gandaKepala(row as Read, dilihat, dikenal)),
      ...gandaBarcode(row as Read, dilihat, dikenal),
      ...tooLong(row as Read, dilihat),
    ]
    return { ...row, alasan }
  })
  return {
    dokumen: dokumenOf(judged),
    wrong: judged
      .filter(({ alasan }) => alasan.length > 0)
      .map(({ no, content, alasan }) => ({
        no,
        kode: content.no_lama ?? '',
        nama: content.nama_customer ?? '',
        alasan,
      })),
  }
}

function dokumenOf<Content extends { no_lama: string }>(
  judged: readonly { no: number; content: Partial<Content>; alasan: Alasan[] }[],
): DokumenBerjalan<Content>[] {
  const found = new Map<string, DokumenBerjalan<Content>>()
  const wrong = new Set<string | undefined>()
  for (const { no, content, alasan } of judged) {
    if (alasan.length > 0 || content.no_lama === undefined) wrong.add(content.no_lama)
    else
      found.set(content.no_lama, {
        no: found.get(content.no_lama)?.no ?? no,
        lines: [...(found.get(content.no_lama)?.lines ?? []), content as Content],
      })
  }
  return [...found].flatMap(([no_lama, dokumen]) => (wrong.has(no_lama) ? [] : [dokumen]))
}

/** Values of the whole document must be given only once, or be the same in each row. */
function berbeda(jenis: JenisBerjalan, pertama: Read, row: Read): Alasan[] {
  const { columns, rows } = BERJALAN_FILE[jenis]
  const before = pertama.content as Record<string, unknown>
  const now = row.content as Record<string, unknown>
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

function tooLong({ content: { no_lama } }: Read, { nota }: Dilihat): Alasan[] {
  if (no_lama === undefined) return []
  const rows = (nota.get(no_lama) ?? 0) + 1
  nota.set(no_lama, rows)
  return rows > MAX_LINES
    ? [{ column: 'no_lama', alasan: `Paling Banyak ${MAX_LINES} Barang Satu Nota` }]
    : []
}

/** An envelope holds one loan. */
function gandaKepala({ no, content }: Read, { amplop }: Dilihat, dikenal: BerjalanDikenal): Alasan[] {
  const said = (content as Partial<HutangContent>).no_amplop
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

function gandaBarcode({ no, content }: Read, { barcode }: Dilihat, dikenal: BerjalanDikenal): Alasan[] {
  const kode = (content as Partial<TitipanContent>).kode_barcode
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
