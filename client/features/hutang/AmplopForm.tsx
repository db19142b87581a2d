import type { FieldError } from '#domain/errors.ts'
import type { Milligram } from '#domain/units.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, TextInput } from '#client/ui/inputs.tsx'
import type { DraftHutang } from './draft.ts'

interface Props {
  draft: Pick<DraftHutang, 'berat_bruto' | 'no_amplop' | 'no_segel' | 'tempat' | 'keterangan' | 'dikirim'>
  berat_emas: Milligram
  errors: readonly FieldError[]
  onUbah: (bagian: Partial<DraftHutang>) => void
}

export const ID_AMPLOP = 'hutang-amplop'
export const ID_BRUTO = 'hutang-bruto'

/** The sealed envelope that the goods lie in: its number may be scanned, it is weighed as it is closed. */
export function AmplopForm({ draft, berat_emas, errors, onUbah }: Props) {
  return (
    <fieldset className="card hutang-baris" disabled={draft.dikirim} aria-label="Amplop">
      <Field label="No Amplop" required error={errorOf(errors, 'no_amplop')}>
        {({ id: _, ...c }) => (
          <TextInput
            {...c}
            id={ID_AMPLOP}
            aria-label="No Amplop"
            maxLength={24}
            value={draft.no_amplop}
            onChange={(no_amplop) => onUbah({ no_amplop })}
          />
        )}
      </Field>
      <Field label="No Segel" error={errorOf(errors, 'no_segel')}>
        {(c) => (
          <TextInput
            {...c}
            maxLength={24}
            value={draft.no_segel}
            onChange={(no_segel) => onUbah({ no_segel })}
          />
        )}
      </Field>
      <Field label="Tempat" error={errorOf(errors, 'tempat')} help="Brankas, laci, rak">
        {(c) => (
          <TextInput {...c} maxLength={40} value={draft.tempat} onChange={(tempat) => onUbah({ tempat })} />
        )}
      </Field>
      <Field
        label="Berat Bruto"
        required
        error={errorOf(errors, 'berat_bruto') ?? errorOf(errors, 'berat_emas')}
        help={
          <>
            Emas <Gram value={berat_emas} /> + plastik
          </>
        }
      >
        {({ id: _, ...c }) => (
          <GramInput
            {...c}
            id={ID_BRUTO}
            aria-label="Berat Bruto"
            value={draft.berat_bruto}
            onChange={(berat_bruto) => onUbah({ berat_bruto })}
          />
        )}
      </Field>
      <Field label="Keterangan" error={errorOf(errors, 'keterangan')}>
        {(c) => (
          <TextInput
            {...c}
            maxLength={200}
            value={draft.keterangan}
            onChange={(keterangan) => onUbah({ keterangan })}
          />
        )}
      </Field>
    </fieldset>
  )
}
