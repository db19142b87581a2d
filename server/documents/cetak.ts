/** Papers as files, drawn in another thread once the database has been let go. */
import type { LabelDicetak } from '#domain/documents/label-printer.ts'
import type { NotaPenjualan } from '#domain/documents/nota.ts'
import type { KertasNota } from '#domain/rules/pengaturan-nota.ts'
import type { Slip } from '#domain/documents/slip.ts'
import type { Tiket } from '#domain/documents/tiket-service.ts'
import type { Content } from '../outcome.ts'
import { Turn } from '../process/turns.ts'
import { inOtherThread, KERTAS_SEKALIGUS } from '../threads/pool.ts'
import type { Kertas } from './kertas.ts'

const THREAD = new URL('./worker.ts', import.meta.url)

/** As a FileAnswer has its content. @throws errors.kertasTidakTercetak, sedangSibuk */
export type Tercetak = () => Promise<Content>

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

export const cetakNota = (nota: NotaPenjualan, ukuran: KertasNota): Tercetak =>
  segera(nota.toko.nama, { nota, ukuran })
export const cetakSlip = (slip: Slip, ukuran: '80' | 'A5' = 'A5'): Tercetak =>
  slip.lines.length > MANY_ROWS ? length({ slip, ukuran }) : segera(slip.toko.nama, { slip, ukuran })
export const cetakTiket = (tiket: Tiket, ukuran: '80' | 'A5'): Tercetak =>
  segera(tiket.toko.nama, { tiket, ukuran })
/** @param label at least one */
export const cetakLabel = (label: readonly LabelDicetak[], pembuat: string): Tercetak =>
  length({ label, pembuat })

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
