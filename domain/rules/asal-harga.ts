/** Explains a price in parts that add up to it (BLUEPRINT §6): shown at the till beside every amount. */
import { formatGram, formatRupiah } from '#domain/format.ts'
import { milligram, rupiah, type Rupiah } from '#domain/units.ts'
import type { BarangDihargai, HargaBarang } from './harga.ts'

export interface BagianHarga {
  nama: 'Emas' | 'Pembulatan' | 'Tawar' | 'Ongkos' | 'Atribut'
  /** The sum in words: '2.350 g × Rp. 650,000'; '' when the amount says it all. */
  rumus: string
  jumlah: Rupiah
}

/** The parts of a line's total: the metal, its rounding, what was agreed over or under it, ongkos, atribut. Parts of 0 are left out. */
export function asalHarga(
  harga: HargaBarang,
  barang: Pick<BarangDihargai, 'ongkos' | 'tipe_ongkos'> & { nama_atribut: string },
  line: { harga_jual: Rupiah; ongkos: Rupiah } = { harga_jual: harga.harga_skrg, ongkos: harga.ongkos },
): BagianHarga[] {
  const berat = `${formatGram(harga.berat_timbang)} g`
  const perGram = barang.tipe_ongkos === 'PER_GRAM' && line.ongkos === harga.ongkos
  const parts: BagianHarga[] = [
    {
      nama: 'Emas',
      rumus: `${berat}${dikurangi(harga)} × ${formatRupiah(harga.harga_gram)}`,
      jumlah: harga.emas,
    },
    { nama: 'Pembulatan', rumus: '', jumlah: rupiah(harga.harga_skrg - harga.emas) },
    { nama: 'Tawar', rumus: '', jumlah: rupiah(line.harga_jual - harga.harga_skrg) },
    {
      nama: 'Ongkos',
      rumus: perGram ? `${berat} × ${formatRupiah(barang.ongkos)}` : '',
      jumlah: line.ongkos,
    },
    {
      nama: 'Atribut',
      rumus: barang.nama_atribut === '-' ? '' : barang.nama_atribut,
      jumlah: harga.harga_atribut,
    },
  ]
  return parts.filter((p) => p.jumlah !== 0)
}

/** ' − 1.000 g emas customer = 3.120 g' */
const dikurangi = ({ berat_timbang, berat_customer }: HargaBarang): string =>
  berat_customer === 0
    ? ''
    : ` − ${formatGram(berat_customer)} g emas customer = ${formatGram(milligram(berat_timbang - berat_customer))} g`
