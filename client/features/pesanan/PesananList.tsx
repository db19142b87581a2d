import { listPesanan } from '#domain/calls/pesanan.ts'
import { currentSession } from '#client/net/session.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'
import { useByStatus } from '#client/kasir/useSaringan.ts'
import { berjalan, pesananColumns } from './columns.tsx'

const STATUS = ['BERJALAN', 'OPEN', 'PROSES', 'DONE', 'FINISH', 'CLOSE', 'SEMUA'] as const

interface Props {
  /** True when no modal lies over the list: then a scan is meant for it. */
  aktif: boolean
  onBuka: (no_pesanan: string) => void
}

/** Orders as a list: those that are still to be made or fetched first, the one promised first at the top. */
export function PesananList({ aktif, onBuka }: Props) {
  const hariIni = currentSession()!.userdata.tgl_system
  const { rows, ...list } = useByStatus(listPesanan, STATUS, ['FINISH', 'CLOSE', 'SEMUA'], (status) =>
    status === 'SEMUA' || status === 'BERJALAN' ? {} : { status_pesanan: status },
  )
  const { status, text } = list.saringan
  return (
    <DokumenList
      {...list}
      nama="Pesanan"
      placeholder={`No pesanan, nama, ${sebutanHp()}, atau barang`}
      // The QR of a nota is the order's number.
      nomor={/^PS-[A-Z0-9]+-\d{6}-\d+$/}
      covered={!aktif}
      columns={pesananColumns(hariIni)}
      rows={status === 'BERJALAN' && !text ? rows.filter(berjalan) : rows}
      no={(p) => p.no_pesanan}
      onOpen={onBuka}
    />
  )
}
