/** Sends a draft under its one id_trx until there is an answer: one at a time, and what was sent is sent again as it was. */
import { useEffect, useRef, useState } from 'react'
import { acuanPembelian } from '#domain/calls/pembelian.ts'
import { allParaSystem } from '#domain/calls/para-system.ts'
import { perlengkapanToko } from '#domain/calls/perlengkapan.ts'
import type { FieldError } from '#domain/errors.ts'
import { bank } from '#domain/masters/bank.ts'
import { ApiError, newIdTrx } from '#client/net/api.ts'
import { invalidate, sudahDitanya, tellFailure, tellSaveError, type Izin } from '#client/net/query.ts'
import { telahTersimpan } from '#client/net/tekanan.ts'
import { beep } from '#client/ui/beep.ts'
import { keSebab } from './sebab.ts'

interface Draft {
  id_trx: string
  /** The draft was sent, and its arrival is not known yet. */
  dikirim: boolean
}

interface Kiriman<D extends Draft> {
  draft: D
  ganti: (draft: D) => void
  /** Empties the draft after it has been saved. */
  kosongkan: () => void
  setErrors: (errors: readonly FieldError[], sent: D) => void
  /** @throws ApiError */
  send: (sent: D) => Promise<void>
  /** Asks for all that somebody must allow of it, when the server has said so. */
  izin: (sent: D) => Izin
  /** Without the otorisasi that the server no longer takes: they are asked for again. */
  tanpaIzin: (sent: D, errors: readonly FieldError[]) => D
}

export function useKirim<D extends Draft>(kiriman: Kiriman<D>) {
  const { draft, ganti, kosongkan, setErrors, izin, tanpaIzin } = kiriman
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  /** The key of what has been saved: until the screen shows the next one, a press still means it. */
  const selesai = useRef<string>(undefined)
  const [ditolak, tolak] = useState(0)
  useEffect(() => {
    if (ditolak > 0) keSebab()
  }, [ditolak])

  const tersimpan = ({ id_trx }: D) => {
    selesai.current = id_trx
    telahTersimpan()
    kosongkan()
  }

  /** @param lagi the draft was sent before, and its arrival was not known */
  const refused = (sent: D, error: ApiError, lagi: boolean) => {
    void tellFailure(error).then(() => tolak((n) => n + 1))
    const disimpan = error.id === 'idTrxSudahDisimpan'
    // The draft had arrived, longer ago than the server keeps its answers: the document on the screen is the saved one.
    if (disimpan && lagi) return tersimpan(sent)
    // A different document was saved under this key in another open tab: the document on the screen gets a new key.
    const id_trx = disimpan || error.id === 'idTrxDipakai' ? newIdTrx() : sent.id_trx
    ganti({ ...(error.otorisasi.length > 0 ? tanpaIzin(sent, error.errors) : sent), id_trx, dikirim: false })
    setErrors(error.errors, sent)
    // The shop's rules, prices, banks and scales may have changed since this screen read them.
    void invalidate(allParaSystem, acuanPembelian, bank.calls.semua, perlengkapanToko)
  }

  /** @param ditanya the person who may allow it has been asked */
  const send = async (sent: D, { lagi = false, ditanya = false } = {}): Promise<void> => {
    ganti(sent)
    setErrors([], sent)
    try {
      await kiriman.send(sent)
      tersimpan(sent)
      beep('success')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const given = ditanya ? undefined : await izin(sent)(error)
      // The server finds each by what it was given for.
      if (given) return send({ ...tanpaIzin(sent, error.errors), dikirim: true }, { lagi, ditanya: true })
      beep('error')
      // The arrival is not known: the draft stays as it is, and is sent again under the same id_trx.
      if (error.unknown) tellSaveError(error)
      else refused(sent, given === null ? sudahDitanya(error) : error, lagi)
    }
  }

  /**
   * @param found errors of the draft: they are told, and the draft is not sent
   * @param siapkan gives the final draft to send; null when it is not to be sent
   */
  const kirim = async (
    found: readonly FieldError[],
    siapkan: () => Promise<D | null> = async () => draft,
  ): Promise<void> => {
    if (running.current || draft.id_trx === selesai.current) return
    running.current = true
    setBusy(true)
    try {
      if (draft.dikirim) return await send(draft, { lagi: true })
      if (found.length) {
        setErrors(found, draft)
        return tolak((n) => n + 1)
      }
      const ready = await siapkan()
      if (ready) await send({ ...ready, dikirim: true })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { kirim, busy }
}
