/** A file that the server makes, saved from the browser; what goes wrong is told. */
import { useState } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { ApiError, callFile, type CallOptions, type Rest } from '#client/net/api.ts'
import { tellSaveError } from '#client/net/query.ts'
import { saveFile } from './csv.ts'

export function useUnduh(): {
  unduh: <const C extends CallDefinition>(definition: C, ...rest: Rest<C, CallOptions>) => Promise<void>
  busy: boolean
} {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async unduh(definition, ...rest) {
      setBusy(true)
      try {
        const { blob, name } = await callFile(definition, ...rest)
        saveFile(name, blob)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        tellSaveError(error)
      } finally {
        setBusy(false)
      }
    },
  }
}
