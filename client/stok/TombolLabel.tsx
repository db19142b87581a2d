import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { menuOf } from '#domain/menus.ts'

const LABEL = '/cetak-barcode'

/** `aksi` of a list of documents that have made or changed pieces. */
export const denganLabel = ({ no, status_valid }: { no: string; status_valid: string }): ReactNode =>
  status_valid === 'DONE' && <TombolLabel no={no} />

/** Labels of a document's pieces, on the screen that prints them. */
export function TombolLabel({ no }: { no: string }) {
  const navigate = useNavigate()
  if (!menuOf(LABEL)) return null
  return (
    <Button size="small" onClick={() => void navigate({ to: LABEL as never, search: { no } as never })}>
      Cetak Label
    </Button>
  )
}
