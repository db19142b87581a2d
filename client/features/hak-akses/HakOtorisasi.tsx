import { Checkbox } from 'antd'
import { hanyaLevel, KATEGORI_OTORISASI } from '#domain/rules/otorisasi.ts'
import { kategori, type Form } from './hak.ts'

interface Props {
  form: Form
  disabled: boolean
  onUbah: (form: Form) => void
}

const BISA = KATEGORI_OTORISASI.filter((k) => !hanyaLevel(k))

/** The categories for which this user's password is good enough (DOMAIN §B.0.7). */
export function HakOtorisasi({ form, disabled, onUbah }: Props) {
  const all = BISA.every((k) => form.otorisasi.includes(k))
  return (
    <section className="card" aria-label="Hak otorisasi">
      <p className="muted">
        Untuk kategori yang dicentang, password user ini cukup sebagai otorisasi. OWN, SU, dan SPV boleh
        memberi semuanya.
      </p>
      <Checkbox
        disabled={disabled}
        checked={all}
        indeterminate={!all && form.otorisasi.length > 0}
        onChange={() => onUbah(kategori(form, BISA, !all))}
      >
        Semua Kategori
      </Checkbox>
      <div className="hak-kategori">
        {KATEGORI_OTORISASI.map((k) => (
          <Checkbox
            key={k}
            disabled={disabled || hanyaLevel(k) !== undefined}
            checked={form.otorisasi.includes(k)}
            onChange={(event) => onUbah(kategori(form, [k], event.target.checked))}
          >
            {k}
            {hanyaLevel(k) && <small className="muted"> hanya {hanyaLevel(k)!.join(', ')}</small>}
          </Checkbox>
        ))}
      </div>
    </section>
  )
}
