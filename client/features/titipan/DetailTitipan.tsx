import { Button } from 'antd'
import { sebutAtribut } from '#domain/documents/atribut.ts'
import { lihatTitipan, type TitipanLengkap } from '#domain/calls/titipan.ts'
import { formatTanggal } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import {
  BarangTable,
  dayBy,
  Detail,
  dikembalikan,
  faktaKunjungan,
  faktaSales,
  SetoranTable,
  WhenLoaded,
  type BarangDetail,
  type Fakta,
  type RincianRow,
} from '#client/kasir/detail.tsx'
import { Kabari } from '#client/features/pesan/Kabari.tsx'
import { StatusTitipan } from './status.tsx'
import './titipan.css'

interface Props {
  no_titip_group: string
  /** Prints the receipt of one payment. */
  onCetak?: (urut: number) => void
}

/** A whole deposit, fetched anew. */
export function DetailTitipan({ no_titip_group, onCetak }: Props) {
  const reading = useCall(lihatTitipan, { params: { no_titip_group } }, { staleTime: 0 })
  return (
    <WhenLoaded reading={reading}>
      {(titipan) => (
        <Detail
          no={titipan.no_titip_group}
          status={<StatusTitipan {...titipan} />}
          facts={fakta(titipan)}
          kanan={{ rows: jumlah(titipan) }}
        >
          <Kabari jenis="TITIPAN JATUH TEMPO" ref_no={titipan.no_titip_group} />
          {titipan.detail_barang.length > 0 && (
            <BarangTable label="Barang titipan" title="Barang" barang={titipan.detail_barang.map(barang)} />
          )}
          <SetoranTable
            label="Titipan dan tambahan"
            title="Setoran"
            setoran={titipan.setoran}
            nama={(s) => (s.urut === 1 ? 'Titipan' : 'Tambah Titipan')}
            state={(s) => [STATE[s.status_valid]!, s.valid_by]}
            actions={
              onCetak && {
                title: 'Cetak',
                render: (s) =>
                  s.status_valid !== 'CANC' && (
                    <Button
                      size="small"
                      aria-label={`Cetak tanda terima ${s.urut}`}
                      onClick={() => onCetak(s.urut)}
                    >
                      Cetak
                    </Button>
                  ),
              }
            }
          />
        </Detail>
      )}
    </WhenLoaded>
  )
}

const fakta = (t: TitipanLengkap): Fakta[] => [
  ...faktaKunjungan(t),
  faktaSales(t),
  ['Harga Dikunci Sampai', dayBy(t.tgl_kunci_harga)],
  ['Diambil', diambil(t)],
  ['Dibatalkan', dayBy(t.tgl_batal_titip)],
  ['Alasan Batal', t.alasan_batal],
  ['Dibuat', t.input_by],
]

const diambil = ({ tgl_ambil, no_faktur_group }: TitipanLengkap): string => {
  if (tgl_ambil) return `${formatTanggal(tgl_ambil)} dengan ${no_faktur_group}`
  return no_faktur_group === '-' ? '-' : `sedang, dengan ${no_faktur_group}`
}

const barang = (d: TitipanLengkap['detail_barang'][number]): BarangDetail => ({
  ...d,
  kunci: String(d.no),
  catatan: [d.kode_barcode, `Baki ${d.kode_toko}`, ...[sebutAtribut(d)].filter(Boolean)],
  batal: false,
})

const STATE: Record<string, string> = { OPEN: 'Belum Validasi', DONE: 'Sah', CANC: 'Batal' }

const jumlah = (t: TitipanLengkap): RincianRow[] => [
  ...(t.total > 0 ? [{ label: 'Total', nilai: t.total }] : []),
  { label: 'Titipan', nilai: t.titipan, jumlah: true },
  ...(t.menunggu > 0 ? [{ label: 'Menunggu Validasi', nilai: t.menunggu }] : []),
  ...(t.sisa > 0 ? [{ label: 'Sisa', nilai: t.sisa }] : []),
  ...(t.potongan_rp > 0 ? [{ label: 'Potongan Batal', nilai: t.potongan_rp }] : []),
  ...dikembalikan(t.refund),
]
