import { useId, type ReactNode } from 'react'
import type { FieldError } from '#domain/errors.ts'
import './field.css'

export interface FieldProps {
  label: ReactNode
  error?: string | undefined
  help?: ReactNode
  required?: boolean
  /** The control, given what ties it to its label and its error. */
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
    status?: 'error'
  }) => ReactNode
}

/** A labelled control with its error beside it, outside an antd Form. */
export function Field({ label, error, help, required = false, children }: FieldProps) {
  const id = useId()
  const told = error ?? help
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden="true" className="field-required">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': told ? `${id}-told` : undefined,
        'aria-invalid': error ? true : undefined,
        ...(error ? { status: 'error' as const } : {}),
      })}
      {told && (
        <div id={`${id}-told`} className={error ? 'field-error' : 'muted'} role={error ? 'alert' : undefined}>
          {told}
        </div>
      )}
    </div>
  )
}

/** The errors of one field of the request, by its path: 'pembayaran.0.nominal'. */
export const errorOf = (errors: readonly FieldError[], field: string): string | undefined =>
  errors.find((e) => e.field === field)?.message

/** All of them, one sentence behind the other. */
export const errorsOf = (errors: readonly FieldError[], field: string): string | undefined =>
  errors
    .filter((e) => e.field === field)
    .map((e) => e.message)
    .join('. ') || undefined

/** All errors, or those at and below a path; nothing when there are none. */
export function FieldErrors({ errors, field }: { errors: readonly FieldError[]; field?: string }) {
  const here =
    field === undefined ? errors : errors.filter((e) => e.field === field || e.field.startsWith(`${field}.`))
  if (here.length === 0) return null
  return (
    <div className="field-error" role="alert">
      {here.length === 1 ? (
        here[0]!.message
      ) : (
        <ul className="field-errors">
          {here.map((e) => (
            <li key={e.field + e.message}>{e.message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
