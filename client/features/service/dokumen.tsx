/** A repair as it is opened by its number. */
import { lihatService } from '#domain/calls/service.ts'
import { WhenLoaded } from '#client/kasir/detail.tsx'
import type { ScreenDokumen } from '#client/kasir/dokumen.ts'
import { useCall } from '#client/net/query.ts'
import { DetailService } from './DetailService.tsx'
import { ModalService } from './ModalService.tsx'

function Detail({ no }: { no: string }) {
  const reading = useCall(lihatService, { params: { no_faktur_service: no } }, { staleTime: 0 })
  return <WhenLoaded reading={reading}>{(service) => <DetailService service={service} />}</WhenLoaded>
}

export const service: ScreenDokumen = {
  Detail,
  Window: ({ no, onTutup }) => <ModalService no_faktur_service={no} onTutup={onTutup} />,
}
