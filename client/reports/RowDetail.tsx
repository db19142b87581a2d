import { DOKUMEN, namaOf } from '#client/features/validasi/dokumen.ts'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { DokumenBernomor } from '#client/stok/DokumenBernomor.tsx'
import type { Dibuka } from './dokumen.ts'
import { isLangsung, LANGSUNG } from './langsung.tsx'

/** The document behind a row, to look at: a copy of its nota is counted, and printed from its own list. */
export function RowDetail({ dari, no, onTutup }: Dibuka & { onTutup: () => void }) {
  if (dari === 'STOK') return <DokumenBernomor no={no} onTutup={onTutup} />
  if (isLangsung(dari)) {
    const { nama, Detail } = LANGSUNG[dari]
    return (
      <ModalDetail title={`Detail ${nama}`} cetakan={undefined} onTutup={onTutup}>
        <Detail no={no} />
      </ModalDetail>
    )
  }
  return (
    <ModalDetail title={`Detail ${namaOf(dari)}`} cetakan={undefined} onTutup={onTutup}>
      {DOKUMEN[dari].detail({ dokumen: dari, no_faktur_group: no, urut: 1 })}
    </ModalDetail>
  )
}
