import type { FieldError } from '#domain/errors.ts'
import type { Milligram } from '#domain/units.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { fieldsOf } from '#client/ui/fields.tsx'
import { GramInput } from '#client/ui/inputs.tsx'
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
  const f = fieldsOf(draft, onUbah, (field) => errorOf(errors, field))
  return (
    <fieldset className="card hutang-baris" disabled={draft.dikirim} aria-label="Amplop">
      {f.text('no_amplop', 'No Amplop', 24, { required: true, id: ID_AMPLOP, 'aria-label': 'No Amplop' })}
      {f.text('no_segel', 'No Segel', 24)}
      {f.text('tempat', 'Tempat', 40, { help: 'Brankas, laci, rak' })}
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
      {f.text('keterangan', 'Keterangan', 200)}
    </fieldset>
  )
}
