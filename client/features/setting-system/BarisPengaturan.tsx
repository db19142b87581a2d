import { Alert, Button } from 'antd'
import { paraSystem, parseSetting, type SettingKey } from '#domain/rules/para-system.ts'
import { Field } from '#client/ui/Field.tsx'
import { Penyunting } from './Penyunting.tsx'
import { tampil } from './tampil.ts'

interface Props {
  name: SettingKey
  /** As it would be stored. */
  value: string
  /** Typed, and not yet saved. */
  diubah: boolean
  error: string | undefined
  /** What the law says of this value. */
  peringatan: string | undefined
  disabled: boolean
  onChange: (text: string) => void
  onRiwayat: () => void
}

/** One setting: what it means, its value, its default, and the way back to it. */
export function BarisPengaturan({
  name,
  value,
  diubah,
  error,
  peringatan,
  disabled,
  onChange,
  onRiwayat,
}: Props) {
  const setting = paraSystem[name]
  const bawaan = parseSetting(name, value) === parseSetting(name, setting.default)
  return (
    <div className={diubah ? 'setting-baris setting-diubah' : 'setting-baris'}>
      <div className="setting-isi">
        <Field label={<strong>{name}</strong>} error={error} help={setting.keterangan}>
          {(control) => (
            <Penyunting {...control} name={name} value={value} disabled={disabled} onChange={onChange} />
          )}
        </Field>
      </div>
      <div className="setting-bawaan">
        <span className="muted">Default {tampil(name, setting.default)}</span>
        <div className="page-actions">
          {!disabled && !bawaan && (
            <Button
              size="small"
              aria-label={`Kembali ke default ${name}`}
              onClick={() => onChange(setting.default)}
            >
              Kembali ke Default
            </Button>
          )}
          <Button size="small" type="text" aria-label={`Riwayat ${name}`} onClick={onRiwayat}>
            Riwayat
          </Button>
        </div>
      </div>
      {peringatan && <Alert type="warning" showIcon title={peringatan} />}
    </div>
  )
}
