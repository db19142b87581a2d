import { TextInput } from '#client/ui/inputs.tsx'

interface Props {
  id?: string
  value?: string
  onChange?: (value: string) => void
  autoFocus?: boolean
}

/** Warm and quiet, as the app is: a tap is enough. */
const SIAP = {
  '#C89B3C': 'Emas',
  '#8A6A1F': 'Emas tua',
  '#F3E3B3': 'Krem',
  '#B76E79': 'Emas mawar',
  '#C9CCD1': 'Perak',
  '#7A1F2B': 'Merah tua',
  '#2F5D50': 'Hijau tua',
  '#27384F': 'Biru tua',
} as const
const WHOLE = /^#[0-9a-f]{6}$/i

/** A colour: one of those at hand, any by the browser's own picker, or typed. */
export function ColorInput({ value = '', onChange, ...rest }: Props) {
  return (
    <div className="katalog-warna-isian">
      <input
        type="color"
        aria-label="Pilih warna"
        value={WHOLE.test(value) ? value.toLowerCase() : '#ffffff'}
        data-kosong={value === '' ? '' : undefined}
        onChange={(event) => onChange?.(event.target.value.toUpperCase())}
      />
      <TextInput
        {...rest}
        value={value}
        {...(onChange && { onChange })}
        maxLength={7}
        placeholder="#RRGGBB"
      />
      <span className="katalog-warna-siap" role="group" aria-label="Warna siap pakai">
        {Object.entries(SIAP).map(([color, nama]) => (
          <button
            key={color}
            type="button"
            className="katalog-contoh"
            style={{ background: color }}
            aria-label={nama}
            title={nama}
            aria-pressed={color === value.toUpperCase()}
            onClick={() => onChange?.(color)}
          />
        ))}
      </span>
    </div>
  )
}
