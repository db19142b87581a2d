import { DOKUMEN, namaOf } from '#client/features/validasi/dokumen.ts'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import type { Dibuka } from './dokumen.ts'

/** The document behind a row, to look at: a copy of its nota is counted, and printed from its own list. */
export const DetailBaris = ({ kind, no, onTutup }: Dibuka & { onTutup: () => void }) => (
  <ModalDetail title={`Detail ${namaOf(kind)}`} cetakan={undefined} onTutup={onTutup}>
    {DOKUMEN[kind].detail({ dokumen: kind, no_faktur_group: no, urut: 1 })}
  </ModalDetail>
)
