import type { Temuan } from '#domain/calls/cari.ts'
import { ModalBarang } from '#client/features/barang/ModalBarang.tsx'
import { ModalMember } from '#client/features/member/ModalMember.tsx'
import { OpenedDokumen } from '#client/kasir/OpenedDokumen.tsx'

export type Ditemukan = Pick<Temuan, 'jenis' | 'nomor'>

interface Props {
  temuan: Ditemukan
  onBuka: (temuan: Ditemukan) => void
  onTutup: () => void
}

/** Shows what Ctrl-K has found in front of the open screen, so that nothing typed there is lost. */
export function OpenedTemuan({ temuan: { jenis, nomor }, onBuka, onTutup }: Props) {
  if (jenis === 'BARANG') return <ModalBarang kode_barcode={nomor} onTutup={onTutup} />
  if (jenis === 'MEMBER')
    return (
      <ModalMember
        kode_member={nomor}
        onBuka={(lain) => onBuka({ jenis: 'MEMBER', nomor: lain })}
        onClose={onTutup}
      />
    )
  return <OpenedDokumen no={nomor} steps onTutup={onTutup} />
}
