import type { HitungTersimpan } from '#domain/calls/hitung-kas.ts'
import { Lencana, type Nada } from '#client/ui/Lencana.tsx'

const NADA: Record<HitungTersimpan['status'], Nada> = {
  SESUAI: 'baik',
  DIJELASKAN: 'tunggu',
  DIBUKUKAN: 'baik',
  SELISIH: 'buruk',
}

/** The result of a count; for a count of today, also that it holds no more. */
export const LencanaHitung = ({ hitungan: { status, basi } }: { hitungan: HitungTersimpan }) => (
  <>
    <Lencana nada={NADA[status]}>{status}</Lencana>
    {basi && <Lencana nada="biasa">TIDAK BERLAKU</Lencana>}
  </>
)
