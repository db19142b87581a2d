import { Button, Input, Select } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { ALL, filterLabel, optionLabel, periodeNames, type Filter } from '#domain/report/filters.ts'
import type { Report } from '#domain/report.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { Lipat } from '#client/ui/Lipat.tsx'
import { BulanPicker, TanggalPicker } from '#client/ui/dates.tsx'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { digits } from '#client/ui/masks.ts'
import { Terbalik } from '#client/ui/RentangTanggal.tsx'
import { KodePicker } from './KodePicker.tsx'
import { MemberFilter } from './MemberFilter.tsx'
import { NomorPicker } from './NomorPicker.tsx'
import { PeriodeChips } from './PeriodeChips.tsx'
import type { Values } from './values.ts'
import './report.css'

interface FilterFormProps {
  report: Report
  values: Values
  onChange: (values: Values) => void
  errors: readonly FieldError[]
  busy: boolean
  /** Filters that are not shown, by name. */
  hidden: Values
  onSearch: () => void
  /** The result needs the room: the fields are folded away, and a summary of their values is shown instead. */
  ringkas: boolean
  /** The shop's day. */
  hari: string
  /** Fields before the filters. */
  children?: ReactNode
}

/** The filters of a report. Enter searches nothing; only the button does. */
export function FilterForm({
  report,
  values,
  onChange,
  errors,
  busy,
  hidden,
  onSearch,
  ringkas,
  hari,
  children,
}: FilterFormProps) {
  const change = (name: string) => (value: string | null | undefined) =>
    onChange({ ...values, [name]: value ?? undefined })
  const form = useRef<HTMLElement>(null)
  const terbalik = terbalikDi(report, values, onChange)
  /** A period that is chosen counts, also where a box said something else of the very same day. */
  const [periode, setPeriode] = useState(0)
  return (
    <section
      ref={form}
      className={ringkas ? 'card report-filters report-ringkas' : 'card report-filters'}
      aria-label="Filter"
    >
      <PeriodeChips
        report={report}
        hari={hari}
        values={values}
        onChange={(next) => {
          setPeriode(periode + 1)
          onChange(next)
        }}
      />
      <Lipat
        nama="Filter"
        content={formContent(report, values)}
        ringkas={ringkas}
        terlihat={errors.length > 0}
      >
        {children}
        {Object.entries(report.form)
          .filter(([name]) => !(name in hidden))
          .map(([name, filter]) => (
            <Field
              key={isHari(filter) ? `${name} ${periode}` : name}
              label={filter.label}
              required={mustBeGiven(filter)}
              error={errorOf(errors, name)}
            >
              {(control) => (
                <FilterControl
                  filter={filter}
                  {...control}
                  values={values}
                  value={values[name]}
                  onChange={change(name)}
                  keliru={terbalik[name]}
                />
              )}
            </Field>
          ))}
      </Lipat>
      <Button type="primary" onClick={() => keTanggalKeliru(form.current) || onSearch()} loading={busy}>
        Cari
      </Button>
    </section>
  )
}

const isHari = ({ kind }: Filter): boolean => kind === 'tanggal' || kind === 'bulan'

/** Offers, at the field of the last day, to swap the days while the first day is after the last. */
function terbalikDi(
  { form }: Report,
  values: Values,
  onChange: (values: Values) => void,
): Record<string, ReactNode> {
  const [awal, akhir] = periodeNames(form) ?? []
  const [dari, sampai] = [values[awal!], values[akhir!]]
  if (!dari || !sampai || dari <= sampai) return {}
  const tukar = () => onChange({ ...values, [awal!]: sampai, [akhir!]: dari })
  return { [akhir!]: <Terbalik onTukar={tukar} /> }
}

/** Summary of the choices that leave something out: '2025-01-03 · 2025-01-15 · DETAIL'. */
const formContent = ({ form }: Report, values: Values): string =>
  Object.entries(form)
    .map(([name, filter]) => filterLabel(filter, values[name] ?? ''))
    .filter((text) => text !== optionLabel(ALL))
    .join(' · ')

interface ControlProps {
  filter: Filter
  /** Of the whole form. */
  values: Values
  value: string | undefined
  onChange: (value: string | null | undefined) => void
  id: string
  status?: 'error'
  keliru: ReactNode
}

function FilterControl({ filter, values, value, keliru, ...rest }: ControlProps) {
  switch (filter.kind) {
    case 'tanggal':
      return <TanggalPicker {...rest} keliru={keliru} value={value ?? null} />
    case 'bulan':
      return <BulanPicker {...rest} keliru={keliru} value={value ?? null} />
    case 'pilihan':
      return (
        <Select
          {...rest}
          value={value ?? null}
          allowClear={mustBeGiven(filter)}
          options={filter.options.map((option) => ({ value: option, label: filterLabel(filter, option) }))}
        />
      )
    case 'teks':
      return (
        <Input
          {...rest}
          value={value ?? ''}
          allowClear
          onChange={(event) => rest.onChange(event.target.value.toUpperCase())}
        />
      )
    case 'member':
      return <MemberFilter {...rest} value={value ?? ''} />
    case 'angka':
      return (
        <Input
          {...rest}
          value={value ?? ''}
          inputMode="numeric"
          maxLength={4}
          onChange={(event) => rest.onChange(digits(event.target.value) || '0')}
        />
      )
    case 'kode':
      return <KodePicker {...rest} filter={filter} value={value} allowClear={filter.awal !== undefined} />
    case 'nomor':
      return <NomorPicker {...rest} filter={filter} values={values} value={value} />
  }
}

const mustBeGiven = ({ schema }: Filter): boolean => !schema.safeParse(undefined).success
