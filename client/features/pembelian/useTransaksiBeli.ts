/** The purchase being entered: the draft, what it comes to, and what is wrong with it. */
import { useEffect, useMemo, useState } from 'react'
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { hitungBeli, keranjangBeli, type BeliActions, type HitunganBeli } from './keranjang-beli.ts'
import { readDraft, dropDraft, newDraft, saveDraft, type DraftBeli } from './draft.ts'

export interface TransaksiBeli {
  draft: DraftBeli
  settings: Settings
  acuan: AcuanPembelian
  hitungan: HitunganBeli
  errors: readonly FieldError[]
  setErrors: (errors: readonly FieldError[]) => void
  dispatch: (actions: BeliActions) => void
  change: (bagian: Partial<Omit<DraftBeli, 'id_trx' | 'baris' | 'dikirim' | 'validasi'>>) => void
  /** The whole draft at once: before it is sent, and when the answer is no. */
  ganti: (draft: DraftBeli) => void
  /** A new, empty purchase. */
  kosongkan: () => void
}

export function useTransaksiBeli(settings: Settings, acuan: AcuanPembelian): TransaksiBeli {
  const [draft, setDraft] = useState(readDraft)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const hitungan = useMemo(() => hitungBeli(draft.baris, acuan, settings), [draft.baris, acuan, settings])
  useEffect(() => saveDraft(draft), [draft])
  return {
    draft,
    settings,
    acuan,
    hitungan,
    errors,
    setErrors,
    dispatch: (actions) => {
      setDraft((d) => ({ ...d, baris: keranjangBeli(d.baris, actions) }))
      // errors of lines and money spoke of other figures
      setErrors((before) =>
        before.filter((e) => !e.field.startsWith('detail_beli') && !e.field.startsWith('pembayaran')),
      )
    },
    change: (bagian) => {
      setDraft((d) => ({ ...d, ...bagian }))
      setErrors((before) => before.filter((e) => !names(bagian).some((name) => e.field.startsWith(name))))
    },
    ganti: (next) => {
      saveDraft(next)
      setDraft(next)
    },
    kosongkan: () => {
      dropDraft()
      setDraft(newDraft())
      setErrors([])
    },
  }
}

/** The fields of the request that a part of the draft becomes. */
const names = (bagian: object): string[] =>
  Object.entries(bagian).flatMap(([name, value]) =>
    name === 'pelanggan' ? Object.keys(value as object) : [name],
  )
