import { Button } from 'antd'
import type { ReactNode } from 'react'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { paperChoice, printLabel, useCetak, type Cetakan, type PaperChoice } from './useCetak.ts'

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

const SHEETS: readonly PaperChoice[] = ['80', 'A5']

/** Shows a document in front of the list it came from, with its paper to print. */
export function ModalDetail({ title, cetakan, children, actions, onTutup }: Props) {
  const { cetak, busy, modal } = useCetak()
  const choices: readonly PaperChoice[] =
    cetakan?.shop && paperChoice() === 'PRINTER' ? ['PRINTER', ...SHEETS] : SHEETS
  const footer = (
    <>
      <Button onClick={onTutup}>Tutup</Button>
      {cetakan &&
        choices.map((choice) => (
          <Button key={choice} loading={busy} onClick={() => void cetak(cetakan, choice)}>
            {printLabel(choice)}
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
