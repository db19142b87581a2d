import { Button } from 'antd'
import { sebutAtribut } from '#domain/documents/atribut.ts'
import { lihatTitipan, type TitipanLengkap } from '#domain/calls/titipan.ts'
import { formatRupiah, formatTanggal } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import {
  caraBayar,
  FactList,
  WhenLoaded,
  faktaKunjungan,
  faktaSales,
  KepalaDetail,
  Rincian,
  BarangTable,
  DetailTable,
  type BarangDetail,
  type RincianRow,
  type Fakta,
} from '#client/kasir/detail.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
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
        <div className="detail">
          <KepalaDetail no={titipan.no_titip_group} status={<StatusTitipan {...titipan} />} />
          <FactList facts={fakta(titipan)} />
          <Kabari jenis="TITIPAN JATUH TEMPO" ref_no={titipan.no_titip_group} />
          {titipan.detail_barang.length > 0 && (
            <BarangTable label="Barang titipan" title="Barang" barang={titipan.detail_barang.map(barang)} />
          )}
          <Setoran titipan={titipan} onCetak={onCetak} />
          <div className="detail-foot">
            <span />
            <Rincian rows={jumlah(titipan)} />
          </div>
        </div>
      )}
    </WhenLoaded>
  )
}

const fakta = (t: TitipanLengkap): Fakta[] => [
  ...faktaKunjungan(t),
  faktaSales(t),
  ['Harga Dikunci Sampai', t.tgl_kunci_harga ? formatTanggal(t.tgl_kunci_harga) : '-'],
  ['Diambil', diambil(t)],
  ['Dibatalkan', t.tgl_batal_titip ? formatTanggal(t.tgl_batal_titip) : '-'],
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

const CETAK = { title: <span className="only-heard">Cetak</span> }

/** Every payment on it, the deposit itself first. */
const Setoran = ({
  titipan: { setoran },
  onCetak,
}: {
  titipan: TitipanLengkap
  onCetak: ((urut: number) => void) | undefined
}) => (
  <DetailTable
    label="Titipan dan tambahan"
    columns={[
      { title: 'Setoran' },
      { title: 'Tanggal' },
      { title: 'Pembayaran' },
      { title: 'Keadaan' },
      { title: 'Jumlah', number: true },
      ...(onCetak ? [CETAK] : []),
    ]}
  >
    {setoran.map((s) => (
      <tr key={s.urut} className={s.status_valid === 'CANC' ? 'detail-batal' : undefined}>
        <th scope="row">{s.urut === 1 ? 'Titipan' : 'Tambah Titipan'}</th>
        <td>
          {s.tgl_system} {s.jam.slice(0, 5)}
        </td>
        <td>
          {s.pembayaran.map((p) => (
            <span key={p.jenis} className="titip-bayar">
              {caraBayar(
                p.jenis,
                p.nama_bank,
                p.no_card,
                // the amount of this way of paying, where there were several
                s.pembayaran.length > 1 ? formatRupiah(p.nominal) : '-',
              )}
            </span>
          ))}
        </td>
        <td>
          {STATE[s.status_valid]}
          {s.valid_by !== '-' && <small className="muted">{s.valid_by}</small>}
        </td>
        <td className="number">
          <Rupiah value={s.total} strong />
        </td>
        {onCetak && (
          <td>
            {s.status_valid !== 'CANC' && (
              <Button
                size="small"
                aria-label={`Cetak tanda terima ${s.urut}`}
                onClick={() => onCetak(s.urut)}
              >
                Cetak
              </Button>
            )}
          </td>
        )}
      </tr>
    ))}
  </DetailTable>
)

const STATE: Record<string, string> = { OPEN: 'Belum Validasi', DONE: 'Sah', CANC: 'Batal' }

const jumlah = (t: TitipanLengkap): RincianRow[] => [
  ...(t.total > 0 ? [{ label: 'Total', nilai: t.total }] : []),
  { label: 'Titipan', nilai: t.titipan, jumlah: true },
  ...(t.menunggu > 0 ? [{ label: 'Menunggu Validasi', nilai: t.menunggu }] : []),
  ...(t.sisa > 0 ? [{ label: 'Sisa', nilai: t.sisa }] : []),
  ...(t.potongan_rp > 0 ? [{ label: 'Potongan Batal', nilai: t.potongan_rp }] : []),
  ...t.refund.map((p) => ({ label: caraBayar('Dikembalikan', p.jenis, p.nama_bank), nilai: p.nominal })),
]
