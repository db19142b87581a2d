import { Button } from 'antd'
import type { ReactNode } from 'react'
import { NAMA_KERTAS, type KertasNota } from '#domain/rules/pengaturan-nota.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useCetak, type Cetakan } from './useCetak.ts'

interface Props {
  /** 'Detail Penjualan' */
  title: string
  /** The document's paper; undefined where it may not be printed. */
  cetakan: Cetakan | undefined
  children: ReactNode
  /** Further buttons for the document. */
  actions?: ReactNode
  onTutup: () => void
}

const KERTAS: readonly KertasNota[] = ['80', 'A5']

/** Shows a document in front of the list it came from, with its paper to print. */
export function ModalDetail({ title, cetakan, children, actions, onTutup }: Props) {
  const { cetak, busy, modal } = useCetak()
  const footer = (
    <>
      <Button onClick={onTutup}>Tutup</Button>
      {cetakan &&
        KERTAS.map((kertas) => (
          <Button key={kertas} loading={busy} onClick={() => void cetak(cetakan, kertas)}>
            Cetak Nota {NAMA_KERTAS[kertas]}
          </Button>
        ))}
      {actions}
    </>
  )
  return (
    <StaticModal open title={title} width={940} onClose={onTutup} footer={footer}>
      {children}
      {modal}
    </StaticModal>
  )
}
