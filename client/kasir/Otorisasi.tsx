/** Asking somebody with the right: the question is a promise, its form one modal. */
import { useRef, useState, type ReactNode } from 'react'
import type { OtorisasiDiminta } from '#domain/rules/otorisasi.ts'
import type { ApiError } from '#client/net/api.ts'
import { nanti } from '#client/ui/nanti.tsx'

const FormOtorisasi = nanti(async () => (await import('./FormOtorisasi.tsx')).FormOtorisasi)

/** undefined: the refusal asks for nothing of the kind. */
type Diminta = (description: string) => (error: ApiError) => Promise<string | null | undefined>
/** The same of several. */
type DimintaSemua = (description: string) => (error: ApiError) => Promise<string[] | null | undefined>
type Tanya = (diminta: OtorisasiDiminta, keterangan?: string) => Promise<string | null>

/**
 * The same as a question: `const otorisasi = useOtorisasi()`, `await otorisasi.ask({ kategori, description, disetujui })`
 * answers the authorization_id, or null when it was not given. What only the server knows stands in its refusal:
 * `izin: otorisasi.diminta(description)` of a useSend asks for it. Render `otorisasi.modal` once.
 */
export function useOtorisasi(): {
  ask: Tanya
  diminta: Diminta
  bankMinus: Diminta
  /** All that a refusal asks for, one after another; null when one of them was not given. */
  semua: DimintaSemua
  modal: ReactNode
} {
  const [asked, setAsked] = useState<{
    diminta: OtorisasiDiminta
    keterangan: string | undefined
    answer: (id: string | null) => void
    ke: number
  }>()
  const berapa = useRef(0)
  const ask: Tanya = (diminta, keterangan) =>
    new Promise<string | null>((resolve) => {
      const answer = (id: string | null) => {
        setAsked(undefined)
        resolve(id)
      }
      berapa.current += 1
      setAsked({ diminta, keterangan, answer, ke: berapa.current })
    })
  // One after another, each begins empty: a password is typed for what is read, not for what was.
  const modal = asked && (
    <FormOtorisasi
      key={asked.ke}
      open
      diminta={asked.diminta}
      keterangan={asked.keterangan}
      onGranted={asked.answer}
      onCancel={() => asked.answer(null)}
    />
  )
  const diminta: Diminta = (description) => async (error) => {
    const [one, another] = error.otorisasi
    if (!one || another) return undefined
    return ask(one.disetujui.length > 0 ? { ...one, description } : one)
  }
  const bankMinus: Diminta = (description) => async (error) =>
    isBankMinus(error) ? diminta(description)(error) : undefined
  const semua: DimintaSemua = (description) => async (error) => {
    if (error.otorisasi.length === 0) return undefined
    const given: string[] = []
    for (const one of error.otorisasi) {
      const id = await ask(one.disetujui.length > 0 ? { ...one, description } : one)
      if (id === null) return null
      given.push(id)
    }
    return given
  }
  return { ask, diminta, bankMinus, semua, modal }
}

/** Only the server knows what is in an account, so this one is asked for when it has refused: for this alone, nothing else that was given is used up. */
export const isBankMinus = ({ otorisasi }: ApiError): boolean =>
  otorisasi.length === 1 && otorisasi[0]!.kategori === 'SALDO BANK MINUS'
