import { notaTerakhir, type NotaTerakhir as Terakhir } from '#domain/calls/nota-terakhir.ts'
import { rupiah } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { ModalTersimpan } from './ModalTersimpan.tsx'
import type { Cetakan } from './useCetak.ts'

interface Props {
  kasir: 'penjualan' | 'pembelian'
  cetakan: (terakhir: Terakhir) => Cetakan
  onTutup: () => void
}

/**
 * Shows the document that the signed-in user saved last at this till: its change and its paper once more, also after a
 * reload.
 */
export function NotaTerakhir({ kasir, cetakan, onTutup }: Props) {
  const reading = useCall(notaTerakhir, { query: { kasir } }, { staleTime: 0 })
  const { data } = reading
  if (!data)
    return (
      <StaticModal open title="Nota Terakhir" onClose={onTutup} cancelText="Tutup">
        {data === null ? (
          <EmptyState
            title="Belum Ada Nota Hari Ini"
            text="Nota orang lain dan hari lain dicari di layarnya."
          />
        ) : (
          <Menunggu reading={[reading]} apa="Nota Terakhir" />
        )}
      </StaticModal>
    )
  return (
    <ModalTersimpan
      title="Nota Terakhir"
      cetakan={cetakan(data)}
      label={labelOf(data)}
      total={rupiah(Math.abs(data.total))}
      kembalian={data.kembalian}
      again
      sementara={data.status_valid === 'OPEN'}
      selesai="Kembali"
      onSelesai={onTutup}
    >
      <p className="muted">
        {data.jam.slice(0, 5)} · {data.nama_customer}
      </p>
    </ModalTersimpan>
  )
}

const labelOf = ({ dokumen, total }: Terakhir): string => {
  if (dokumen === 'TITIPAN') return 'Titipan'
  return dokumen === 'PEMBELIAN' || total < 0 ? 'Dibayar Toko' : 'Total Bayar'
}
