import type { PesananRingkas } from '#domain/calls/pesanan.ts'
import { Lencana, type Nada } from '#client/ui/Lencana.tsx'

const SEBUTAN: Record<PesananRingkas['status_pesanan'], readonly [Nada, string]> = {
  OPEN: ['tunggu', 'BARU'],
  PROSES: ['tunggu', 'DI TUKANG'],
  DONE: ['baik', 'JADI'],
  FINISH: ['biasa', 'DIAMBIL'],
  CLOSE: ['buruk', 'BATAL'],
}
export const sebutStatus = (status: PesananRingkas['status_pesanan']): string => SEBUTAN[status][1]

/** Shows the state of an order, and that it is late. */
export const StatusPesanan = ({
  status_pesanan,
  terlambat,
}: Pick<PesananRingkas, 'status_pesanan' | 'terlambat'>) => {
  const [nada, sebutan] = SEBUTAN[status_pesanan]
  return (
    <>
      <Lencana nada={nada}>{sebutan}</Lencana>
      {terlambat && (
        <>
          {' '}
          <Lencana nada="buruk">TERLAMBAT</Lencana>
        </>
      )}
    </>
  )
}
