import { Button, Checkbox } from 'antd'
import {
  LABEL_FIELDS,
  FIELD_NAMES,
  type LabelField,
  type DesainLabel,
  type ElemenLabel,
} from '#domain/rules/label.ts'
import type { FieldError } from '#domain/errors.ts'
import { errorsOf } from '#client/ui/Field.tsx'
import { MmField } from './MmField.tsx'

interface Props {
  desain: DesainLabel
  /** At 'elemen.0' and so on. */
  wrong: readonly FieldError[]
  chosen: LabelField
  disabled: boolean
  onChoose: (field: LabelField) => void
  onPasang: (field: LabelField, ada: boolean) => void
  onUbah: (elemen: ElemenLabel) => void
}

/** The elements that are printed, and the position of the chosen element. */
export function ElemenField({ desain, wrong, chosen, disabled, onChoose, onPasang, onUbah }: Props) {
  return (
    <ul className="label-bidang" aria-label="Yang dicetak">
      {LABEL_FIELDS.map((field) => {
        const i = desain.elemen.findIndex((e) => e.bidang === field)
        const elemen = desain.elemen[i]
        const error = elemen && errorsOf(wrong, `elemen.${i}`)
        return (
          <li key={field} data-dipilih={(elemen && field === chosen) || undefined}>
            <Checkbox
              checked={elemen !== undefined}
              disabled={disabled}
              onChange={(event) => onPasang(field, event.target.checked)}
            >
              {FIELD_NAMES[field]}
            </Checkbox>
            {elemen && field !== chosen && (
              <Button size="small" aria-label={`Atur ${FIELD_NAMES[field]}`} onClick={() => onChoose(field)}>
                Atur
              </Button>
            )}
            {error && <span className="field-error">{error}</span>}
            {elemen && field === chosen && (
              <div className="label-ukuran">
                {UKURAN.map(([nama, label, letter]) => (
                  <MmField
                    key={nama}
                    label={field !== 'barcode' && letter ? letter : label}
                    value={elemen[nama]}
                    disabled={disabled}
                    onChange={(value) => onUbah({ ...elemen, [nama]: value })}
                  />
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const UKURAN = [
  ['x', 'Dari kiri', undefined],
  ['y', 'Dari atas', undefined],
  ['lebar', 'Lebar', undefined],
  ['tinggi', 'Tinggi', 'Huruf'],
] as const
