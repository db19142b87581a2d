/** Asking somebody with the right: the question is a promise, its form one modal. */
import { useRef, useState, type ReactNode } from 'react'
import type { OtorisasiDiminta } from '#domain/rules/otorisasi.ts'
import type { Izin } from '#client/net/query.ts'
import { lazily } from '#client/ui/lazily.tsx'

const FormOtorisasi = lazily(async () => (await import('./FormOtorisasi.tsx')).FormOtorisasi, 'jendela')

/** All that a refusal asks for, at once; null when it was not given, undefined where it asks for nothing of the kind. */
type Diminta = (description: string, keterangan?: string) => Izin
type Tanya = (diminta: OtorisasiDiminta, keterangan?: string) => Promise<string | null>
type TanyaSekaligus = (diminta: readonly OtorisasiDiminta[], keterangan?: string) => Promise<string[] | null>

/**
 * The same as a question: `const otorisasi = useOtorisasi()`, `await otorisasi.ask({ kategori, description, disetujui })`
 * answers the authorization_id, or null when it was not given. What a document needs is the server's to say, all of it in one refusal:
 * `izin: otorisasi.diminta(description)` of a useSend asks for it, once. Render `otorisasi.modal` once.
 */
export function useOtorisasi(): {
  ask: Tanya
  /** All of it shown, one word for it; of nothing nobody is asked. */
  sekaligus: TanyaSekaligus
  diminta: Diminta
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
  // Every new question starts with an empty form (key): a password is typed for what is on the screen, not for an
  // earlier question.
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
  const diminta: Diminta = (description, keterangan) => async (error) => {
    if (error.otorisasi.length === 0) return undefined
    const all = error.otorisasi.map((one) => (one.disetujui.length > 0 ? { ...one, description } : one))
    return sekaligus(all, keterangan)
  }
  return { ask, sekaligus, diminta, modal }
}
