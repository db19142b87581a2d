import { Select } from 'antd'
import { useId } from 'react'
import type { HargaGroupDiatur } from '#domain/calls/harga-emas.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatPersen, formatRupiah } from '#domain/format.ts'
import { CARA_HARGA, type CaraHarga } from '#domain/rules/harga-emas.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { errorOf } from '#client/ui/Field.tsx'
import { RupiahInput } from '#client/ui/inputs.tsx'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import type { HargaRow, Field, HargaDihitung, UbahanGroup } from './ubahan.ts'

interface Props {
  result: HargaDihitung
  refused: Record<string, FieldError[]>
  disabled: boolean
  onUbah: (kini: HargaGroupDiatur, bagian: UbahanGroup) => void
}

const COLUMNS: readonly [Field, string][] = [
  ['harga', 'Harga / gram'],
  ['harga_min_gram', 'Min / gram'],
  ['harga_max_gram', 'Maks / gram'],
  ['harga_beli_gram', 'Beli / gram'],
]

/** Every group in use, a row each, all of it to be typed in; below a figure stands what it was and what is wrong with it. */
export function HargaTable({ result, refused, disabled, onUbah }: Props) {
  const region = useScrollByKeys()
  if (result.rows.length === 0)
    return <EmptyState title="Belum Ada Group" text="Tambahkan group di Master Group." />
  return (
    <div ref={region} className="harga-tabel" role="region" aria-label="Harga per group">
      <table>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Cara</th>
            {COLUMNS.map(([field, title]) => (
              <th key={field} scope="col" className="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.rows.map((row) => (
            <Row
              key={row.kini.kode_group}
              row={row}
              errors={[...row.errors, ...(refused[row.kini.kode_group] ?? [])]}
              disabled={disabled}
              onUbah={(bagian) => onUbah(row.kini, bagian)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  row: HargaRow
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: UbahanGroup) => void
}

function Row({ row, errors, disabled, onUbah }: RowProps) {
  const { kini, cara } = row
  const { kode_group } = kini
  const caraError = errorOf(errors, 'cara')
  return (
    <tr>
      <th scope="row">
        {kode_group}
        <small className="muted">{kini.nama_group}</small>
        <small className="muted">
          Kadar {formatPersen(kini.kadar)}, jual {formatPersen(kini.kadar_jual)}
        </small>
      </th>
      <td>
        <Select<CaraHarga>
          aria-label={`Cara ${kode_group}`}
          {...(caraError ? { status: 'error' as const } : {})}
          disabled={disabled}
          value={cara}
          options={CARA_HARGA.map((value) => ({ value, label: value }))}
          onChange={(next) => onUbah({ cara: next })}
        />
        {caraError && (
          <small className="field-error" role="alert">
            {caraError}
          </small>
        )}
        {cara === 'TURUNAN' && (
          <div className="harga-margin">
            <span aria-hidden="true">+ margin</span>
            <Number
              label={`Margin ${kode_group}`}
              value={row.margin_per_gram}
              before={kini.margin_per_gram}
              error={errorOf(errors, 'margin_per_gram')}
              disabled={disabled}
              onChange={(margin_per_gram) => onUbah({ margin_per_gram })}
            />
          </div>
        )}
      </td>
      {COLUMNS.map(([field, title]) => (
        <td key={field} className="number">
          <Number
            label={`${title.replace(' / gram', '')} ${kode_group}`}
            value={row[field]}
            before={kini[field]}
            besar={row.besar.includes(field)}
            error={errorOf(errors, field)}
            disabled={disabled || (field === 'harga' && cara === 'TURUNAN')}
            onChange={(amount) => onUbah({ [field]: amount })}
          />
        </td>
      ))}
    </tr>
  )
}

interface NumberProps {
  label: string
  value: Rupiah
  before: Rupiah
  besar?: boolean
  error: string | undefined
  disabled: boolean
  onChange: (value: Rupiah) => void
}

function Number({ label, value, before, besar = false, error, disabled, onChange }: NumberProps) {
  const id = useId()
  const told =
    error ?? (value === before ? undefined : `dari ${formatRupiah(before)}${besar ? ', otorisasi' : ''}`)
  return (
    <>
      <RupiahInput
        prefix={null}
        aria-label={label}
        aria-describedby={told ? id : undefined}
        aria-invalid={error ? true : undefined}
        {...(error ? { status: 'error' as const } : {})}
        disabled={disabled}
        value={value}
        onChange={(amount) => onChange(amount ?? rupiah(0))}
      />
      {told && (
        <small
          id={id}
          className={error ? 'field-error' : besar ? 'harga-besar' : 'harga-ubah'}
          role={error ? 'alert' : undefined}
        >
          {told}
        </small>
      )}
    </>
  )
}
