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
  /** The warning that the law gives about this value. */
  peringatan: string | undefined
  disabled: boolean
  onChange: (text: string) => void
  onRiwayat: () => void
}

/** A single setting: its meaning and key, its value, its default, and the way back to the default. */
export function PengaturanRow({
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
      <Field label={setting.keterangan} error={error} help={<span className="setting-kunci">{name}</span>}>
        {(control) => (
          <div className="setting-isi">
            <Penyunting {...control} name={name} value={value} disabled={disabled} onChange={onChange} />
            <span className="muted">bawaan {tampil(name, setting.default)}</span>
            {!disabled && !bawaan && (
              <Button
                size="small"
                aria-label={`Kembali ke bawaan ${name}`}
                onClick={() => onChange(setting.default)}
              >
                Kembali ke Bawaan
              </Button>
            )}
            <Button size="small" type="text" aria-label={`Riwayat ${name}`} onClick={onRiwayat}>
              Riwayat
            </Button>
          </div>
        )}
      </Field>
      {peringatan && <Alert type="warning" showIcon title={peringatan} />}
    </div>
  )
}
