/** Sends an act on a document: an otorisasi is asked for when the server says so, and errors are told beside their field. */
import { useState } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Answer, ArgsOf } from '#client/net/api.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { useOtorisasi } from './Otorisasi.tsx'

export function useUrus<const C extends CallDefinition>(
  definition: C,
  no: string,
  changes: readonly CallDefinition[],
  onDone: (answer: Answer<C>) => void,
) {
  const otorisasi = useOtorisasi()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(definition, {
    changes,
    izin: otorisasi.diminta(no),
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
    onDone,
  })
  const kirim = (diminta: ArgsOf<C>): void => {
    setErrors([])
    void send(...([diminta] as unknown as Parameters<typeof send>))
  }
  return { kirim, busy, errors, setErrors, modal: otorisasi.modal }
}
