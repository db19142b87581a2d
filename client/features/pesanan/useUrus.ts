/** One act on an order that stands: what it asks for is asked when the server says so, what is wrong is told beside its field. */
import { useRef, useState } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { daftarPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Answer, ApiError, ArgsOf } from '#client/net/api.ts'
import { tellFailure, useSend } from '#client/net/query.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'

export function useUrus<const C extends CallDefinition>(
  definition: C,
  no_pesanan: string,
  onDone: (answer: Answer<C>) => void,
) {
  const otorisasi = useOtorisasi()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const lagi = useRef<(id_otorisasi: string) => Promise<unknown>>(undefined)
  const gagal = async (error: ApiError) => {
    const again = lagi.current
    lagi.current = undefined
    const id = again && (await otorisasi.diminta(no_pesanan)(error))
    if (id) return void again(id)
    // Who was asked and said no knows what is missing.
    if (id === null) return
    setErrors(error.errors)
    await tellFailure(error)
  }
  const { send, busy } = useSend(definition, {
    changes: [daftarPesanan, lihatPesanan],
    izin: otorisasi.bankMinus(no_pesanan),
    onError: (error) => void gagal(error),
    onDone,
  })
  /** @param susun what is sent; with an otorisasi once it was given */
  const kirim = (susun: (izin: { id_otorisasi?: string }) => ArgsOf<C>): Promise<unknown> => {
    const kirimkan = (izin: { id_otorisasi?: string }) =>
      send(...([susun(izin)] as unknown as Parameters<typeof send>))
    setErrors([])
    lagi.current = (id_otorisasi) => kirimkan({ id_otorisasi })
    return kirimkan({})
  }
  return { kirim, busy, errors, setErrors, modal: otorisasi.modal }
}
