import type { ReactNode } from 'react'
import { sebutAtribut } from '#domain/documents/atribut.ts'
import { lihatPenjualan, type PenjualanLengkap } from '#domain/calls/penjualan.ts'
import { formatGram, formatPersen } from '#domain/format.ts'
import { sebutEmas } from '#domain/documents/nota-penjualan.ts'
import { sebutJenis } from '#domain/rules/pembayaran.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import {
  BarangTable,
  caraBayar,
  Detail,
  dikembalikan,
  faktaKunjungan,
  faktaSales,
  Undian,
  WhenLoaded,
  type BarangDetail,
  type Choice,
  type Fakta,
  type RincianRow,
} from '#client/kasir/detail.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
import { Status } from './status.tsx'

interface Props {
  no_faktur_group: string
  /** Lines to choose from; without it nothing is chosen. */
  choice?: Choice
  /** Above everything: 'Nota Asli'. */
  children?: ReactNode
}

/** A whole sale, fetched anew. */
export function DetailPenjualan({ no_faktur_group, choice, children }: Props) {
  const reading = useCall(lihatPenjualan, { params: { no_faktur_group } }, { staleTime: 0 })
  return (
    <WhenLoaded reading={reading}>
      {(sale) => (
        <Detail
          no={sale.no_faktur_group}
          status={<Status {...sale} />}
          cetak={sale.cetak}
          facts={fakta(sale)}
          kiri={{ label: 'Pembayaran', rows: bayar(sale) }}
          kanan={{ rows: jumlah(sale) }}
          above={children}
          below={<Undian kupon={sale.kupon} hadiah={sale.hadiah_diserahkan} />}
        >
          <BarangTable
            label="Barang"
            title="Barang"
            barang={sale.detail_barang.map(barang)}
            choice={choice}
          />
        </Detail>
      )}
    </WhenLoaded>
  )
}

const fakta = (sale: PenjualanLengkap): Fakta[] => [
  ...faktaKunjungan(sale),
  faktaSales(sale),
  ['Marketplace', sale.kode_marketplace],
  ['Pesanan', pesananOf(sale)],
  ['Emas Customer Kembali', sebutEmas(sale.emas_kembali) || '-'],
  ['Titipan', sale.detail_barang.find((d) => d.no_titip_group !== '-')?.no_titip_group ?? '-'],
  ['Timbangan', sale.no_timbangan ?? '-'],
  ['Dibuat', sale.input_by],
  ['Validasi', sale.valid_by],
  ['Alasan Batal', sale.alasan_batal],
]

const pesananOf = ({ detail_barang }: PenjualanLengkap): string =>
  detail_barang.find((d) => d.no_pesanan !== '-')?.no_pesanan ?? '-'

const barang = (d: PenjualanLengkap['detail_barang'][number]): BarangDetail => ({
  ...d,
  kunci: d.no_faktur_jual,
  catatan: [
    d.kode_barcode,
    ...[sebutAtribut(d)].filter(Boolean),
    ...(d.berat_customer > 0 ? [`emas customer − ${formatGram(d.berat_customer)} g`] : []),
    ...(d.status_kembali === 'CANC' ? ['DIBATALKAN'] : []),
    ...(d.status_tukar ? ['SUDAH DIBELI KEMBALI'] : []),
  ],
  batal: d.status_kembali === 'CANC',
})

const bayar = (sale: PenjualanLengkap): RincianRow[] => [
  ...uang(sale),
  ...(sale.pembayaran.length === 0 ? [{ label: 'Belum dibayar' }] : []),
  ...(sale.poin === 0 ? [] : [{ label: 'Poin', nilai: String(sale.poin) }]),
]

const uang = ({ pembayaran, kelebihan, refund, detail_barang }: PenjualanLengkap): RincianRow[] => [
  ...pembayaran.map((p) => ({
    label: caraBayar(
      sebutJenis(p.jenis),
      p.nama_bank,
      p.no_card,
      p.fee > 0 ? `fee ${formatPersen(p.fee)}` : '-',
    ),
    nilai: p.nominal,
    catatan: p.kembalian > 0 && (
      <>
        diterima <Rupiah value={p.uang_diterima} />, kembali <Rupiah value={p.kembalian} />
      </>
    ),
  })),
  ...dikembalikan(
    kelebihan,
    `Kelebihan ${detail_barang.some((d) => d.no_pesanan !== '-') ? 'DP' : 'titipan'} dikembalikan`,
  ),
  ...dikembalikan(refund, 'Batal, dikembalikan'),
]

const jumlah = ({ ppn_mode, total, ppn_rp, pph_rp, total_bayar }: PenjualanLengkap): RincianRow[] => [
  ...(ppn_mode === 'OFF' && pph_rp === 0 ? [] : [{ label: 'Jumlah', nilai: total }]),
  ...(ppn_mode === 'OFF'
    ? []
    : [{ label: `PPN${ppn_mode === 'INCLUDE' ? ' (termasuk)' : ''}`, nilai: ppn_rp }]),
  ...(pph_rp === 0 ? [] : [{ label: 'PPh 22', nilai: pph_rp }]),
  { label: 'Total Bayar', nilai: total_bayar as Amount, jumlah: true },
]
