/** Papers as files, drawn in another thread once the database has been let go. */
import type { LabelDicetak } from '#domain/documents/label-printer.ts'
import type { NotaPenjualan } from '#domain/documents/nota.ts'
import type { RollPrinter } from '#domain/rules/printer.ts'
import type { KertasNota } from '#domain/rules/pengaturan-nota.ts'
import type { Slip } from '#domain/documents/slip.ts'
import type { Tiket } from '#domain/documents/tiket-service.ts'
import type { Content, FileAnswer } from '../outcome.ts'
import { Turn } from '../process/turns.ts'
import { inOtherThread, KERTAS_SEKALIGUS } from '../threads/pool.ts'
import type { Kertas, Paper } from './kertas.ts'

const THREAD = new URL('./worker.ts', import.meta.url)

/** As a FileAnswer has its content. @throws errors.kertasTidakTercetak, sedangSibuk */
export type Tercetak = () => Promise<Content>
/** The same of a document's paper, with what it says: it may leave by a printer instead. */
type PaperTercetak = Tercetak & { toPrinter: (printer: RollPrinter) => Promise<Content> }

/** Turns by shop: however much one shop prints, the notas of the others come between. */
const turn = new Turn({ sekaligus: KERTAS_SEKALIGUS, menunggu: 32 })

/** @param toko the shop whose turn it takes, as its papers name it */
const segera =
  (toko: string, kertas: Kertas): Tercetak =>
  () =>
    turn.pakai(toko, () => inOtherThread<Kertas, void>(THREAD, kertas, 'kertas'))
/** Makes long papers where reports are made: no nota stands behind them. */
const length =
  (kertas: Kertas): Tercetak =>
  () =>
    inOtherThread<Kertas, void>(THREAD, kertas, 'berat')
const MANY_ROWS = 100

const paperOf = (toko: string, paper: Paper, rows = 0): PaperTercetak => {
  const drawn = (kertas: Kertas) => (rows > MANY_ROWS ? length(kertas) : segera(toko, kertas))
  return Object.assign(drawn(paper), { toPrinter: (printer: RollPrinter) => drawn({ paper, printer })() })
}
/** How the paper of a reply leaves by a printer; undefined of one that no printer of ours sets. */
export const toPrinterOf = ({ content }: FileAnswer): PaperTercetak['toPrinter'] | undefined =>
  (content as Partial<PaperTercetak>).toPrinter

export const cetakNota = (nota: NotaPenjualan, ukuran: KertasNota): Tercetak =>
  paperOf(nota.toko.nama, { nota, ukuran })
export const cetakSlip = (slip: Slip, ukuran: '80' | 'A5' = 'A5'): Tercetak =>
  paperOf(slip.toko.nama, { slip, ukuran }, slip.lines.length)
export const cetakTiket = (tiket: Tiket, ukuran: '80' | 'A5'): PaperTercetak =>
  paperOf(tiket.toko.nama, { tiket, ukuran })
/** @param label at least one */
export const cetakLabel = (label: readonly LabelDicetak[], pembuat: string): Tercetak =>
  length({ label, pembuat })

/** What a printer is told, whole. */
export async function inBytes(drawn: () => Promise<Content>): Promise<Buffer> {
  const { isi: content } = await drawn()
  return Buffer.isBuffer(content) ? content : Buffer.concat(await content.toArray())
}

/** Has the threads read their programs. */
export async function siapMencetak(): Promise<void> {
  await Promise.all(
    Array.from({ length: KERTAS_SEKALIGUS }, (_, i) => segera(`${i}`, { slip: EMPTY, ukuran: 'A5' })()),
  )
}
const EMPTY: Slip = {
  title: '',
  nomor: '',
  tanda: '',
  toko: { nama: '', alamat: [] },
  fakta: [],
  columns: [],
  lines: [],
  jumlah: [],
  qr: '',
  tandaTangan: ['', ''],
}
