import { STATUS_DI_TOKO } from '#domain/rules/status.ts'
import { Lencana } from '#client/ui/Lencana.tsx'

/** Free to be sold, held by somebody or something, or no longer in the shop. */
export const LencanaBarang = ({ status }: { status: string }) => (
  <Lencana
    nada={
      status === 'READY'
        ? 'baik'
        : (STATUS_DI_TOKO as readonly string[]).includes(status)
          ? 'tunggu'
          : 'buruk'
    }
  >
    {status}
  </Lencana>
)
