/** Papers as files, drawn in another thread once the database has been let go. */
import type { LabelDicetak } from '#domain/documents/label-printer.ts'
import type { NotaPenjualan } from '#domain/documents/nota-penjualan.ts'
import type { KertasNota } from '#domain/documents/pengaturan-nota.ts'
import type { Slip } from '#domain/documents/slip.ts'
import type { Tiket } from '#domain/documents/tiket-service.ts'
import type { Isi } from '../utas/isi.ts'
import { diUtasLain } from '../utas/pool.ts'
import type { Kertas } from './kertas.ts'

const UTAS = new URL('./worker.ts', import.meta.url)

/** As a FileAnswer has its content. @throws errors.kertasTidakTercetak, sedangSibuk */
export type Tercetak = () => Promise<Isi>

const dicetak =
  (kertas: Kertas, kerja: 'kertas' | 'berat' = 'kertas'): Tercetak =>
  () =>
    diUtasLain<Kertas, void>(UTAS, kertas, kerja)

export const cetakNota = (nota: NotaPenjualan, ukuran: KertasNota): Tercetak => dicetak({ nota, ukuran })
export const cetakSlip = (slip: Slip, ukuran: '80' | 'A5' = 'A5'): Tercetak => dicetak({ slip, ukuran })
export const cetakTiket = (tiket: Tiket, ukuran: '80' | 'A5'): Tercetak => dicetak({ tiket, ukuran })
/** A thousand of them take long: no nota stands behind. @param label at least one */
export const cetakLabel = (label: readonly LabelDicetak[], pembuat: string): Tercetak =>
  dicetak({ label, pembuat }, 'berat')

/** Has the thread read its programs. */
export async function siapMencetak(): Promise<void> {
  await cetakSlip(KOSONG)()
}
const KOSONG: Slip = {
  judul: '',
  nomor: '',
  tanda: '',
  toko: { nama: '', alamat: [] },
  fakta: [],
  columns: [],
  baris: [],
  jumlah: [],
  qr: '',
  tandaTangan: ['', ''],
}
