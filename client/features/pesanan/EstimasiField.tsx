import { formatHariTanggal } from '#domain/format.ts'
import { tanggalSystem } from '#domain/units.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import type { TransaksiPesanan } from './useTransaksiPesanan.ts'

/** The day that is promised, said as the customer will remember it. */
export const EstimasiField = ({
  transaksi: { draft, estimasi, hariIni, errors, change },
}: {
  transaksi: TransaksiPesanan
}) => (
  <Field
    label="Tanggal Estimasi"
    required
    error={errorOf(errors, 'estimasi_tanggal')}
    help={formatHariTanggal(estimasi)}
  >
    {(c) => (
      <TanggalPicker
        {...c}
        allowClear={false}
        disabled={draft.dikirim}
        min={hariIni}
        value={estimasi}
        onChange={(day) => day && change({ estimasi_tanggal: tanggalSystem(day) })}
      />
    )}
  </Field>
)
