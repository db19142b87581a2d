import type { TanggalSystem } from '#domain/units.ts'
import { useBanks } from '#client/kasir/acuan.ts'
import { ModalUang } from '#client/kasir/ModalUang.tsx'
import { Pembayaran, type PembayaranProps } from '#client/kasir/Pembayaran.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Field } from '#client/ui/Field.tsx'

interface Props extends Pick<PembayaranProps, 'total' | 'value' | 'onChange'> {
  estimasi: TanggalSystem
  hariIni: string
  onEstimasi: (day: TanggalSystem) => void
  onTutup: () => void
  onSimpan: () => void
}

/** The DP, none or up to all of it, and the day it is promised for. F8 closes it again, F9 saves from here. */
export function ModalDp({ total, value, onChange, estimasi, hariIni, onEstimasi, ...ends }: Props) {
  return (
    <ModalUang
      title="DP Service"
      tutupKey="F8"
      simpan="Bayar Sekarang"
      siap
      fokus={{ cukup: value.length > 0, sisa: total }}
      {...ends}
    >
      <Field label="Estimasi Selesai" required>
        {(c) => (
          <TanggalPicker
            {...c}
            allowClear={false}
            min={hariIni}
            value={estimasi}
            onChange={(day) => day && onEstimasi(day as TanggalSystem)}
          />
        )}
      </Field>
      <Pembayaran cepat total={total} value={value} onChange={onChange} banks={useBanks()} />
    </ModalUang>
  )
}
