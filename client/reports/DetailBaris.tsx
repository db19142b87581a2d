import { lihatPesanan } from '#domain/calls/pesanan.ts'
import { lihatService } from '#domain/calls/service.ts'
import { DetailPesanan } from '#client/features/pesanan/DetailPesanan.tsx'
import { DetailService } from '#client/features/service/DetailService.tsx'
import { DOKUMEN, namaOf } from '#client/features/validasi/dokumen.ts'
import { Dimuat } from '#client/kasir/detail.tsx'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { useCall } from '#client/net/query.ts'
import { DokumenBernomor } from '#client/stok/DokumenBernomor.tsx'
import type { Dibuka } from './dokumen.ts'

interface Props {
  no: string
  onTutup: () => void
}

/** The document behind a row, to look at: a copy of its nota is counted, and printed from its own list. */
export function DetailBaris({ dari, ...props }: Dibuka & Props) {
  const { no, onTutup } = props
  if (dari === 'STOK') return <DokumenBernomor no={no} onTutup={onTutup} />
  if (dari === 'PESANAN') return <Pesanan {...props} />
  if (dari === 'SERVICE') return <Service {...props} />
  return (
    <ModalDetail title={`Detail ${namaOf(dari)}`} cetakan={undefined} onTutup={onTutup}>
      {DOKUMEN[dari].detail({ dokumen: dari, no_faktur_group: no, urut: 1 })}
    </ModalDetail>
  )
}

function Pesanan({ no, onTutup }: Props) {
  const dibaca = useCall(lihatPesanan, { params: { no_pesanan: no } }, { staleTime: 0 })
  return (
    <ModalDetail title="Detail Pesanan" cetakan={undefined} onTutup={onTutup}>
      <Dimuat dibaca={dibaca}>{(pesanan) => <DetailPesanan pesanan={pesanan} />}</Dimuat>
    </ModalDetail>
  )
}

function Service({ no, onTutup }: Props) {
  const dibaca = useCall(lihatService, { params: { no_faktur_service: no } }, { staleTime: 0 })
  return (
    <ModalDetail title="Detail Service" cetakan={undefined} onTutup={onTutup}>
      <Dimuat dibaca={dibaca}>{(service) => <DetailService service={service} />}</Dimuat>
    </ModalDetail>
  )
}
