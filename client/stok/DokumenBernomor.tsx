import { ModalDokumenStok } from './ModalDokumenStok.tsx'
import { useDokumenBernomor } from './useDokumenBernomor.ts'

/** A stock document that is known by its number alone, in front of what is open. */
export function DokumenBernomor({ no, onTutup }: { no: string; onTutup: () => void }) {
  const dokumen = useDokumenBernomor(no)
  return dokumen && <ModalDokumenStok dokumen={dokumen} no={no} onTutup={onTutup} />
}
