import { scanBarang, type BarangScan } from '#domain/calls/barang.ts'
import { lihatBarang } from '#domain/calls/data-barang.ts'
import { formatGram, formatRupiah } from '#domain/format.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { FotoBarang } from '#client/kasir/FotoBarang.tsx'
import { FactList, WhenLoaded, KepalaDetail, type Fakta } from '#client/kasir/detail.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { DetailBarang } from './DetailBarang.tsx'

interface Props {
  kode_barcode: string
  onTutup: () => void
}

/** A piece in front of the open screen: whole for users who may look at Data Barang, else as the till sees it. */
export const ModalBarang = ({ kode_barcode, onTutup }: Props) =>
  mayMake(lihatBarang) ? (
    <StaticModal open title="Detail Barang" width={1000} onClose={onTutup} cancelText="Tutup">
      <DetailBarang ditunjuk={{ kode_barcode }} />
    </StaticModal>
  ) : (
    <Ringkas kode_barcode={kode_barcode} onTutup={onTutup} />
  )

function Ringkas({ kode_barcode, onTutup }: Props) {
  const reading = useCall(scanBarang, { params: { kode_barcode } }, { staleTime: 0 })
  return (
    <StaticModal open title="Detail Barang" width={640} onClose={onTutup} cancelText="Tutup">
      <WhenLoaded reading={reading}>
        {(barang) => (
          <div className="detail">
            <KepalaDetail no={barang.kode_barcode} status={barang.status} />
            <FactList facts={fakta(barang)} />
            <FotoBarang kode_barcode={barang.kode_barcode} foto={barang.foto} nama={barang.nama_barang} />
          </div>
        )}
      </WhenLoaded>
    </StaticModal>
  )
}

const fakta = (b: BarangScan): Fakta[] => [
  ['Nama', `${b.nama_barang} ${b.kadar_cetak}`],
  ['Group', `${b.nama_group} (${b.kode_group})`],
  ['Jenis', b.kode_dept],
  ['Berat', formatGram(b.berat)],
  ['Atribut', b.nama_atribut],
  ['Tempat', `${b.kode_gudang} / ${b.kode_baki}`],
  ['Kode Intern', b.kode_intern],
  ['Harga Hari Ini', formatRupiah(b.harga_total)],
]
