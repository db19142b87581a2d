import { memo, type ComponentProps } from 'react'
import { useMarketplace } from '#client/kasir/acuan.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import type { ChipPelanggan } from '#client/features/member/ChipPelanggan.tsx'
import { PanelPelanggan as Panel } from '#client/features/member/PanelPelanggan.tsx'
import type { Draft } from './draft.ts'
import type { ErrorsJual } from './errors-jual.ts'
import type { Transaksi } from './useTransaksi.ts'

interface Props
  extends
    Pick<Draft, 'pelanggan' | 'kode_marketplace' | 'dikirim'>,
    Pick<Transaksi, 'change' | 'fillPelanggan'> {
  errors: ErrorsJual['others']
  onSelesai: () => void
  identitas: ComponentProps<typeof ChipPelanggan>['identitas']
  onBuka: () => void
}

/** Asks for the sales person, the marketplace, and the customer. */
export const PanelPelanggan = memo(function PanelPelanggan({
  pelanggan,
  kode_marketplace,
  dikirim,
  errors,
  change,
  fillPelanggan,
  onSelesai,
  identitas,
  onBuka,
}: Props) {
  const marketplace = useMarketplace()
  return (
    <Panel
      pelanggan={pelanggan}
      errors={errors}
      disabled={dikirim}
      onUbah={fillPelanggan}
      onSelesai={onSelesai}
      identitas={identitas}
      onBuka={onBuka}
      samping={
        <Field label="Marketplace" error={errorOf(errors, 'kode_marketplace')}>
          {(control) => (
            <Picker<string>
              {...control}
              {...marketplace}
              showSearch={{ optionFilterProp: 'label' }}
              disabled={dikirim}
              value={kode_marketplace}
              onChange={(chosen) => change({ kode_marketplace: chosen })}
            />
          )}
        </Field>
      }
    />
  )
})
