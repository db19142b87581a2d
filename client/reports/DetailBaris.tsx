import { DOKUMEN, namaOf } from '#client/features/validasi/dokumen.ts'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { DokumenBernomor } from '#client/stok/DokumenBernomor.tsx'
import type { Dibuka } from './dokumen.ts'

/** The document behind a row, to look at: a copy of its nota is counted, and printed from its own list. */
export const DetailBaris = ({ dari, no, onTutup }: Dibuka & { onTutup: () => void }) =>
  dari !== 'STOK' ? (
    <ModalDetail title={`Detail ${namaOf(dari)}`} cetakan={undefined} onTutup={onTutup}>
      {DOKUMEN[dari].detail({ dokumen: dari, no_faktur_group: no, urut: 1 })}
    </ModalDetail>
  ) : (
    <DokumenBernomor no={no} onTutup={onTutup} />
  )
