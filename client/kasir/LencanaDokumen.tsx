import { Lencana } from '#client/ui/Lencana.tsx'

/** A draft, done, or undone. */
export const LencanaDokumen = ({ status }: { status: string }) =>
  status === 'CANC' ? (
    <Lencana nada="buruk">BATAL</Lencana>
  ) : status === 'OPEN' ? (
    <Lencana nada="tunggu">DRAF</Lencana>
  ) : (
    <Lencana nada="baik">DONE</Lencana>
  )
