import type { ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { Button, type ButtonProps } from 'antd'

/** To the labels of a document's pieces. */
export function TombolLabel({ no, ...rest }: { no: string } & Omit<ButtonProps, 'onClick'>) {
  const navigate = useNavigate()
  return (
    <Button {...rest} onClick={() => void navigate({ to: '/cetak-barcode', search: { no } as never })}>
      Cetak Label
    </Button>
  )
}

/** The same in a row of the list. */
export const aksiLabel = ({ no }: { no: string }): ReactNode => <TombolLabel no={no} size="small" />
