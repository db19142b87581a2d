/** The settings while they are being changed: what is stored, what has been typed over it, and what the server said of it. */
import { useState } from 'react'
import {
  paraSystemSemua,
  peringatanParaSystem,
  riwayatParaSystem,
  simpanParaSystem,
} from '#domain/calls/para-system.ts'
import type { FieldError } from '#domain/errors.ts'
import { paraSystem, parseSetting, type SettingKey } from '#domain/rules/para-system.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'

type Isian = Partial<Record<SettingKey, string>>

export function useParaSystem() {
  const reading = useCall(paraSystemSemua, {}, { staleTime: 0 })
  const peringatan = useCall(peringatanParaSystem)
  const { data } = reading
  const [isian, setIsian] = useState<Isian>({})
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const tersimpan =
    data && (Object.fromEntries(data.map((s) => [s.key, s.value])) as Record<SettingKey, string>)
  const nilai = (key: SettingKey): string => isian[key] ?? tersimpan?.[key] ?? paraSystem[key].default
  const berubah = (Object.keys(isian) as SettingKey[]).filter(
    (key) => !sama(key, isian[key]!, tersimpan?.[key]),
  )

  const { send, busy } = useSend(simpanParaSystem, {
    changes: [paraSystemSemua, riwayatParaSystem],
    onDone: ({ message }) => {
      toast('success', message)
      batal()
    },
    onError: (problem) => {
      if (problem.kind !== 'refused') return tellSaveError(problem)
      const told = problem.errors.map((e) => ({
        ...e,
        field: berubah[Number(/^settings\.(\d+)/.exec(e.field)?.[1])] ?? '',
      }))
      setWrong(told)
      const elsewhere = told.filter((e) => e.field === '').map((e) => e.message)
      if (problem.errors.length === 0 || elsewhere.length) tellSaveError(problem)
    },
  })
  const batal = () => {
    setIsian({})
    setWrong([])
  }
  const isi = (key: SettingKey, text: string) => {
    setIsian((now) => ({ ...now, [key]: text }))
    setWrong((now) => now.filter((e) => e.field !== key))
  }
  const simpan = () =>
    void send({
      body: {
        settings: berubah.map((key) => ({
          key,
          value: sama(key, nilai(key), paraSystem[key].default) ? null : nilai(key),
        })),
      },
    })
  const saran = (key: SettingKey): string | undefined =>
    peringatan.data?.find((p) => p.key === key && p.value === nilai(key))?.peringatan
  return {
    tersimpan,
    reading: [reading, peringatan],
    nilai,
    berubah,
    wrong,
    busy,
    isi,
    batal,
    simpan,
    peringatan: saran,
  }
}

/** '0.25' and '0.250' are one value; what is not valid is like nothing but itself. */
const sama = (key: SettingKey, a: string, b: string | undefined): boolean =>
  a === b ||
  (b !== undefined && parseSetting(key, a) !== undefined && parseSetting(key, a) === parseSetting(key, b))
