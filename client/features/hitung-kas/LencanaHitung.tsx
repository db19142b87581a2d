import type { HitungTersimpan } from '#domain/calls/hitung-kas.ts'
import { Lencana, type Nada } from '#client/ui/Lencana.tsx'

const NADA: Record<HitungTersimpan['status'], Nada> = {
  SESUAI: 'baik',
  DIJELASKAN: 'tunggu',
  DIBUKUKAN: 'baik',
  SELISIH: 'buruk',
}

/** What came of a count; of today's also that it counts no more. */
export const LencanaHitung = ({ hitungan: { status, basi } }: { hitungan: HitungTersimpan }) => (
  <>
    <Lencana nada={NADA[status]}>{status}</Lencana>
    {basi && <Lencana nada="biasa">TIDAK BERLAKU</Lencana>}
  </>
)
