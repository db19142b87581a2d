import { Button } from 'antd'
import { useRef } from 'react'
import type { Pembayaran as Line } from '#domain/rules/pembayaran.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import { useBanks } from '#client/kasir/acuan.ts'
import { useFokusBayar } from '#client/kasir/fokus-bayar.ts'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Field } from '#client/ui/Field.tsx'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'

interface Props {
  total: Rupiah
  value: readonly Line[]
  onChange: (next: Line[]) => void
  estimasi: TanggalSystem
  hariIni: string
  onEstimasi: (day: TanggalSystem) => void
  onTutup: () => void
  onSimpan: () => void
}

/** The DP, none or up to all of it, and the day it is promised for. F8 closes it again, F9 saves from here. */
export function ModalDp({ total, value, onChange, estimasi, hariIni, onEstimasi, onTutup, onSimpan }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  useFokusBayar({ content: body, simpan: save }, value.length > 0, total)
  const simpan = () => keTanggalKeliru(body.current) || onSimpan()
  useKeys({ F8: onTutup, F9: simpan }, { covered: true })
  return (
    <StaticModal
      open
      title="DP Service"
      width={700}
      onClose={onTutup}
      footer={
        <>
          <Button onClick={onTutup}>
            Tutup <kbd>F8</kbd>
          </Button>
          <Button ref={save} type="primary" onClick={simpan}>
            Bayar Sekarang <kbd>F9</kbd>
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Field label="Estimasi Selesai" required>
          {(c) => (
            <TanggalPicker
              {...c}
              allowClear={false}
              min={hariIni as TanggalSystem}
              value={estimasi}
              onChange={(day) => day && onEstimasi(day as TanggalSystem)}
            />
          )}
        </Field>
        <Pembayaran cepat total={total} value={value} onChange={onChange} banks={useBanks()} />
      </div>
    </StaticModal>
  )
}
