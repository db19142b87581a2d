/** Asking somebody with the right: the question is a promise, its form one modal. */
import { useRef, useState, type ReactNode } from 'react'
import type { OtorisasiDiminta } from '#domain/rules/otorisasi.ts'
import type { ApiError } from '#client/net/api.ts'
import { nanti } from '#client/ui/nanti.tsx'

const FormOtorisasi = nanti(async () => (await import('./FormOtorisasi.tsx')).FormOtorisasi, 'jendela')

/** undefined: the refusal asks for nothing of the kind. */
type Diminta = (description: string) => (error: ApiError) => Promise<string | null | undefined>
/** The same of several. */
type DimintaSemua = (description: string) => (error: ApiError) => Promise<string[] | null | undefined>
type Tanya = (diminta: OtorisasiDiminta, keterangan?: string) => Promise<string | null>
type TanyaSekaligus = (diminta: readonly OtorisasiDiminta[], keterangan?: string) => Promise<string[] | null>

/**
 * The same as a question: `const otorisasi = useOtorisasi()`, `await otorisasi.ask({ kategori, description, disetujui })`
 * answers the authorization_id, or null when it was not given. What only the server knows stands in its refusal:
 * `izin: otorisasi.diminta(description)` of a useSend asks for it. Render `otorisasi.modal` once.
 */
export function useOtorisasi(): {
  ask: Tanya
  /** All of it shown, one word for it; of nothing nobody is asked. */
  sekaligus: TanyaSekaligus
  diminta: Diminta
  bankMinus: Diminta
  /** All that a refusal asks for, at once; null when it was not given. */
  semua: DimintaSemua
  modal: ReactNode
} {
  const [asked, setAsked] = useState<{
    diminta: readonly OtorisasiDiminta[]
    keterangan: string | undefined
    answer: (ids: string[] | null) => void
    ke: number
  }>()
  const berapa = useRef(0)
  const sekaligus: TanyaSekaligus = async (diminta, keterangan) => {
    if (diminta.length === 0) return []
    return new Promise<string[] | null>((resolve) => {
      const answer = (ids: string[] | null) => {
        setAsked(undefined)
        resolve(ids)
      }
      berapa.current += 1
      setAsked({ diminta, keterangan, answer, ke: berapa.current })
    })
  }
  const ask: Tanya = async (diminta, keterangan) => (await sekaligus([diminta], keterangan))?.[0] ?? null
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
    return sekaligus(error.otorisasi.map((one) => (one.disetujui.length > 0 ? { ...one, description } : one)))
  }
  return { ask, sekaligus, diminta, bankMinus, semua, modal }
}

/** Only the server knows what is in an account, so this one is asked for when it has refused: for this alone, nothing else that was given is used up. */
export const isBankMinus = ({ otorisasi }: ApiError): boolean =>
  otorisasi.length === 1 && otorisasi[0]!.kategori === 'SALDO BANK MINUS'
