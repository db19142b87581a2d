/** A line of the repair that is being taken in, as it is typed. */
import { JENIS_SERVICE } from '#domain/rules/service.ts'
import { milligram, rupiah, sumRupiah, type Milligram, type Rupiah } from '#domain/units.ts'

export interface Line {
  kunci: string
  nama_barang: string
  jumlah: number
  kode_group: string
  jenis_service: (typeof JENIS_SERVICE)[number]
  keluhan: string
  kondisi: string
  berat_terima: Milligram | null
  ongkos: Rupiah | null
  kode_tukang: string
}

export const emptyLine = (): Line => ({
  kunci: crypto.randomUUID(),
  nama_barang: '',
  jumlah: 1,
  kode_group: '',
  jenis_service: JENIS_SERVICE[0],
  keluhan: '',
  kondisi: '',
  berat_terima: null,
  ongkos: null,
  kode_tukang: '',
})

export const isEmptyLine = (b: Line): boolean =>
  b.nama_barang === '' && b.berat_terima === null && b.ongkos === null && b.keluhan === ''

export const lineTotal = (lines: readonly Line[]): Rupiah =>
  sumRupiah(lines.map((b) => b.ongkos ?? rupiah(0)))

/** As the server takes it. */
export const requestedLine = ({ kunci: _, ...b }: Line) => ({
  ...b,
  kode_group: b.kode_group || '-',
  kode_tukang: b.kode_tukang || '-',
  keluhan: b.keluhan || '-',
  kondisi: b.kondisi || '-',
  berat_terima: b.berat_terima ?? milligram(0),
  ongkos: b.ongkos ?? rupiah(0),
})
