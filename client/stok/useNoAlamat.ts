/** The document that the address names, `?no=`: what is open can be sent, kept as a bookmark, and linked to. */
import { useNavigate, useSearch } from '@tanstack/react-router'

/** @returns the number, when it is one of this kind; and what opens another, or none */
export function useNoAlamat(nomor: string): [no: string | undefined, buka: (no: string | undefined) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const no = typeof search['no'] === 'string' ? search['no'].toUpperCase() : undefined
  return [
    no?.startsWith(`${nomor}-`) ? no : undefined,
    (next) => {
      const { no: _, ...lain } = search
      void navigate({ to: '.', search: { ...lain, ...(next && { no: next }) } as never, replace: true })
    },
  ]
}
