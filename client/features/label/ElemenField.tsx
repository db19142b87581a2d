import { Button, Checkbox } from 'antd'
import {
  BIDANG_LABEL,
  NAMA_BIDANG,
  type BidangLabel,
  type DesainLabel,
  type ElemenLabel,
} from '#domain/rules/label.ts'
import type { FieldError } from '#domain/errors.ts'
import { errorsOf } from '#client/ui/Field.tsx'
import { BidangMm } from './MmField.tsx'

interface Props {
  desain: DesainLabel
  /** At 'elemen.0' and so on. */
  wrong: readonly FieldError[]
  dipilih: BidangLabel
  disabled: boolean
  onPilih: (bidang: BidangLabel) => void
  onPasang: (bidang: BidangLabel, ada: boolean) => void
  onUbah: (elemen: ElemenLabel) => void
}

/** What is printed, and where the chosen one of it stands. */
export function BidangElemen({ desain, wrong, dipilih, disabled, onPilih, onPasang, onUbah }: Props) {
  return (
    <ul className="label-bidang" aria-label="Yang dicetak">
      {BIDANG_LABEL.map((bidang) => {
        const i = desain.elemen.findIndex((e) => e.bidang === bidang)
        const elemen = desain.elemen[i]
        const error = elemen && errorsOf(wrong, `elemen.${i}`)
        return (
          <li key={bidang} data-dipilih={(elemen && bidang === dipilih) || undefined}>
            <Checkbox
              checked={elemen !== undefined}
              disabled={disabled}
              onChange={(event) => onPasang(bidang, event.target.checked)}
            >
              {NAMA_BIDANG[bidang]}
            </Checkbox>
            {elemen && bidang !== dipilih && (
              <Button size="small" aria-label={`Atur ${NAMA_BIDANG[bidang]}`} onClick={() => onPilih(bidang)}>
                Atur
              </Button>
            )}
            {error && <span className="field-error">{error}</span>}
            {elemen && bidang === dipilih && (
              <div className="label-ukuran">
                {UKURAN.map(([nama, label, huruf]) => (
                  <BidangMm
                    key={nama}
                    label={bidang !== 'barcode' && huruf ? huruf : label}
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
