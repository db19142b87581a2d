/** Explains a buy-back price in parts that add up to it: shown beside every amount, and printed on the nota. */
import { formatGram, formatPersen, formatRupiah } from '#domain/format.ts'
import { rupiah, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'
import type { BagianBeli, Dibeli, HargaBeli, NotaDibawa, RugiNota } from './dibeli.ts'
import type { Settings } from './para-system.ts'

type Jumlah = Pick<
  HargaBeli,
  'harga_nota' | 'basis_rp' | 'rugi_nota_rp' | 'potongan_kondisi_rp' | 'potongan_manual' | 'harga'
> & { penuh_rp: Rupiah }

/** Parts of 0 are left out. A price that the deductions would bring below 0 ends there: Pembulatan holds the rest. */
export function asalHargaBeli(d: Dibeli, j: Jumlah, basis: Settings['BASIS_BELI']): BagianBeli[] {
  const berat = gram(d.berat)
  const kondisi: RugiNota = {
    tipe: d.kondisi.tipe,
    nilai: d.kondisi.tipe === 'RP' ? d.kondisi.potongan : d.kondisi.persentase,
  }
  const parts: BagianBeli[] = [
    basisOf(d, j, basis),
    {
      nama: 'Susut',
      rumus: d.nota ? `${berat} dari ${gram(d.nota.berat)}` : '',
      jumlah: rupiah(j.basis_rp - j.penuh_rp),
    },
    { nama: 'Rugi Nota', rumus: rumusPotongan(d.rugi, d.berat), jumlah: rupiah(0 - j.rugi_nota_rp) },
    {
      nama: 'Kondisi',
      rumus: `${d.kondisi.kondisi} ${rumusPotongan(kondisi, d.berat)}`,
      jumlah: rupiah(0 - j.potongan_kondisi_rp),
    },
    { nama: 'Potongan', rumus: '', jumlah: rupiah(0 - j.potongan_manual) },
  ]
  const sum = parts.reduce((total, p) => total + p.jumlah, 0)
  return [...parts, { nama: 'Pembulatan', rumus: '', jumlah: rupiah(j.harga - sum) } as const].filter(
    (p) => p.jumlah !== 0,
  )
}

const gram = (berat: Milligram): string => `${formatGram(berat)} g`

function basisOf(d: Dibeli, { harga_nota, penuh_rp }: Jumlah, basis: Settings['BASIS_BELI']): BagianBeli {
  if (!d.nota) {
    const { harga_beli_gram, harga_beli_24k } = d.group
    return {
      nama: 'Emas',
      rumus:
        d.kadar === undefined
          ? `${gram(d.berat)} × ${formatRupiah(harga_beli_gram)}`
          : `${gram(d.berat)} × ${formatPersen(d.kadar)} × ${formatRupiah(harga_beli_24k)}`,
      jumlah: penuh_rp,
    }
  }
  const today = basis === 'HARI_INI' || (basis === 'TERTINGGI' && penuh_rp > harga_nota)
  return today
    ? {
        nama: 'Harga Hari Ini',
        rumus: `${gram(d.nota.berat)} × ${formatRupiah(d.group.harga_beli_gram)}`,
        jumlah: penuh_rp,
      }
    : { nama: 'Harga Nota', rumus: rumusNota(d.nota), jumlah: penuh_rp }
}

/** Of a piece made with the customer's own gold its whole weight counts, whatever was paid for it. */
const rumusNota = ({ berat, berat_customer, harga_gram }: NotaDibawa): string =>
  berat_customer > 0 ? `${gram(berat)} × ${formatRupiah(harga_gram)}` : ''

const rumusPotongan = (rule: RugiNota | undefined, berat: Milligram): string => {
  if (!rule) return ''
  return rule.tipe === 'RP'
    ? `${gram(berat)} × ${formatRupiah(rupiah(rule.nilai))}`
    : formatPersen(rule.nilai as Persen)
}
