/** An order as it is opened by its number: its next steps stand on its own screen. */
import { lihatPesanan } from '#domain/calls/pesanan.ts'
import { WhenLoaded } from '#client/kasir/detail.tsx'
import type { ScreenDokumen } from '#client/kasir/dokumen.ts'
import { useCall } from '#client/net/query.ts'
import { DetailPesanan } from './DetailPesanan.tsx'

function Detail({ no }: { no: string }) {
  const reading = useCall(lihatPesanan, { params: { no_pesanan: no } }, { staleTime: 0 })
  return <WhenLoaded reading={reading}>{(pesanan) => <DetailPesanan pesanan={pesanan} />}</WhenLoaded>
}

export const pesanan: ScreenDokumen = { Detail, screen: '/lihat-pesanan' }
