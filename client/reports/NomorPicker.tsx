import { useEffect, useEffectEvent } from 'react'
import { ALL, optionLabel, type NomorFilter } from '#domain/report/filters.ts'
import { useCall } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Picker } from '#client/ui/Picker.tsx'
import type { Values } from './values.ts'

interface NomorPickerProps {
  filter: NomorFilter
  /** Of the whole form. */
  values: Values
  value: string | undefined
  onChange: (value: string | undefined) => void
  id: string
  status?: 'error'
}

/** The numbers that there are for the fields above; it is said when they have come, and one that is not among them goes. */
export function NomorPicker({
  filter: { label, nomor },
  values,
  value,
  onChange,
  ...rest
}: NomorPickerProps) {
  const asked = Object.fromEntries(nomor.isi.map((name) => [name, values[name]]))
  const enabled = Object.values(asked).every(Boolean)
  const input = nomor.call.method === 'GET' ? { query: asked } : { body: asked }
  const reading = useCall(nomor.call, input as never, { enabled, staleTime: 0 })
  const numbers = (reading.data as Record<string, string>[] | undefined)?.map((row) => row[nomor.value]!)
  const { dataUpdatedAt, errorUpdatedAt, isError } = reading
  const sampai = useEffectEvent(() => {
    if (!numbers) return
    if (nomor.kata)
      toast(numbers.length > 0 ? 'success' : 'info', numbers.length > 0 ? nomor.kata.ada : nomor.kata.kosong)
    if (value && value !== ALL && !numbers.includes(value)) onChange(nomor.semua && ALL)
  })
  const gagal = useEffectEvent(() => {
    if (nomor.kata) toast('info', nomor.kata.gagal)
  })
  useEffect(() => {
    if (enabled && dataUpdatedAt > 0) sampai()
  }, [enabled, dataUpdatedAt])
  useEffect(() => {
    if (isError) gagal()
  }, [isError, errorUpdatedAt])
  return (
    <Picker<string>
      {...rest}
      reading={enabled ? reading : []}
      value={value ?? null}
      disabled={!enabled}
      showSearch
      placeholder={enabled ? `Pilih ${label}` : undefined}
      options={[...(nomor.semua ? [ALL] : []), ...(numbers ?? [])].map((number) => ({
        value: number,
        label: optionLabel(number),
      }))}
      onChange={(next: string) => onChange(next)}
    />
  )
}
