import { useNavigate } from '@tanstack/react-router'
import { Button, type ButtonProps } from 'antd'
import type { ReactNode } from 'react'

/** The labels to print: for the pieces of a document, or for a single piece. */
type Dicari = { no: string } | { barcode: string }

/** To the screen that prints labels, with these pieces in it. */
export function LabelButton({ dicari, ...rest }: { dicari: Dicari } & Omit<ButtonProps, 'onClick'>) {
  const navigate = useNavigate()
  return (
    <Button {...rest} onClick={() => void navigate({ to: '/cetak-barcode', search: dicari as never })}>
      Cetak Label
    </Button>
  )
}

/** `aksi` of a list of documents that have made or changed pieces. */
export const denganLabel = ({ no, status_valid }: { no: string; status_valid: string }): ReactNode =>
  status_valid === 'DONE' && <LabelButton dicari={{ no }} size="small" />
