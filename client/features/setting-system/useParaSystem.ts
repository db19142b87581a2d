/** The settings while they are being changed: what is stored, what has been typed over it, and what the server said of it. */
import { useState } from 'react'
import {
  allParaSystem,
  peringatanParaSystem,
  riwayatParaSystem,
  simpanParaSystem,
} from '#domain/calls/para-system.ts'
import type { FieldError } from '#domain/errors.ts'
import { paraSystem, parseSetting, type SettingKey } from '#domain/rules/para-system.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'

type Form = Partial<Record<SettingKey, string>>

export function useParaSystem() {
  const reading = useCall(allParaSystem, {}, { staleTime: 0 })
  const peringatan = useCall(peringatanParaSystem)
  const { data } = reading
  const [form, setForm] = useState<Form>({})
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const tersimpan =
    data && (Object.fromEntries(data.map((s) => [s.key, s.value])) as Record<SettingKey, string>)
  const nilai = (key: SettingKey): string => form[key] ?? tersimpan?.[key] ?? paraSystem[key].default
  const berubah = (Object.keys(form) as SettingKey[]).filter(
    (key) => !sama(key, form[key]!, tersimpan?.[key]),
  )

  const { send, busy } = useSend(simpanParaSystem, {
    changes: [allParaSystem, riwayatParaSystem],
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
    setForm({})
    setWrong([])
  }
  const change = (key: SettingKey, text: string) => {
    setForm((now) => ({ ...now, [key]: text }))
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
    change,
    batal,
    simpan,
    peringatan: saran,
  }
}

/** '0.25' and '0.250' are one value; what is not valid is like nothing but itself. */
const sama = (key: SettingKey, a: string, b: string | undefined): boolean =>
  a === b ||
  (b !== undefined && parseSetting(key, a) !== undefined && parseSetting(key, a) === parseSetting(key, b))
