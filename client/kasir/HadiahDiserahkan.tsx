import { Alert, Checkbox } from 'antd'
import type { HadiahDiserahkan as Hadiah } from '#domain/calls/hadiah-diserahkan.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { nameAll } from '#domain/rules/hadiah-diserahkan.ts'

interface Props {
  hadiah: readonly Hadiah[]
  setuju: boolean
  onSetuju: (on: boolean) => void
}

/** A prize that was won with what is being cancelled, and has left the shop: it is named, and somebody says yes to it. */
export function HadiahDiserahkan({ hadiah, setuju, onSetuju }: Props) {
  if (hadiah.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`Hadiah undian sudah diserahkan: ${nameAll(hadiah)}`}
      description={
        <>
          <p>Bila hadiahnya kembali, batalkan dulu pengambilannya di Ambil Hadiah.</p>
          <Checkbox checked={setuju} onChange={(event) => onSetuju(event.target.checked)}>
            Hadiah tidak kembali, tetap batalkan
          </Checkbox>
        </>
      }
    />
  )
}

/** Returns the server's refusal before the server is asked. */
export const belumSetuju = (hadiah: readonly Hadiah[], setuju: boolean): FieldError[] =>
  hadiah.length === 0 || setuju
    ? []
    : errors.hadiahSudahDiserahkan({ hadiah: nameAll(hadiah) }).at('hadiah_tidak_kembali').errors
