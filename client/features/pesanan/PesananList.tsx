import { listPesanan } from '#domain/calls/pesanan.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DokumenList } from '#client/kasir/DokumenList.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'
import { LIST_LIMIT, useSaringan } from '#client/kasir/useSaringan.ts'
import { pesananColumns } from './columns.tsx'

const STATUS = ['BERJALAN', 'OPEN', 'PROSES', 'DONE', 'FINISH', 'CLOSE', 'SEMUA'] as const
const texts = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9. -]/g, '')

interface Props {
  /** True when no modal lies over the list: then a scan is meant for it. */
  aktif: boolean
  onBuka: (no_pesanan: string) => void
}

/** Orders as a list: those that are still to be made or fetched first, the one promised first at the top. */
export function PesananList({ aktif, onBuka }: Props) {
  const hariIni = currentSession()!.userdata.tgl_system
  const saringan = useSaringan<(typeof STATUS)[number]>({ range: {}, status: 'BERJALAN' })
  const { range, status, text, setText } = saringan
  const sudahBerakhir = status === 'FINISH' || status === 'CLOSE' || status === 'SEMUA'
  const days = saringan.allDays
    ? {}
    : sudahBerakhir && !range.tgl_from && !range.tgl_to && !text
      ? { tgl_from: hariIni, tgl_to: hariIni }
      : range
  const query = {
    ...days,
    ...(status === 'SEMUA' || status === 'BERJALAN' ? {} : { status_pesanan: status }),
    ...(text ? { cari: text } : {}),
    limit: LIST_LIMIT,
  }
  const reading = useCall(listPesanan, { query }, { keepPrevious: true, staleTime: 5_000 })
  const found = reading.data ?? []
  const data =
    status === 'BERJALAN' && !text
      ? found.filter((p) => p.status_pesanan !== 'FINISH' && p.status_pesanan !== 'CLOSE')
      : found
  return (
    <DokumenList
      nama="Pesanan"
      saringan={saringan}
      range={days}
      status={STATUS}
      scan={{
        placeholder: `No pesanan, nama, ${sebutanHp()}, atau barang`,
        mask: texts,
        onScan: (given) => {
          const dicari = given.trim()
          // The QR of a nota is the order's number: it opens at once.
          if (NOMOR.test(dicari)) onBuka(dicari)
          else setText(dicari)
        },
        active: aktif,
      }}
      columns={pesananColumns(hariIni)}
      rows={data}
      rowKey={(p) => p.no_pesanan}
      reading={reading}
      onOpen={(p) => onBuka(p.no_pesanan)}
    />
  )
}

const NOMOR = /^PS-[A-Z0-9]+-\d{6}-\d+$/
