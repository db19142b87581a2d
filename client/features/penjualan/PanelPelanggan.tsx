import { memo, type ComponentProps } from 'react'
import { useMarketplace } from '#client/kasir/acuan.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { Pilih } from '#client/ui/Picker.tsx'
import { ChipPelanggan } from '#client/features/member/ChipPelanggan.tsx'
import { PanelPelanggan as Panel } from '#client/features/member/PanelPelanggan.tsx'
import type { Draf } from './draft.ts'
import type { ErrorsJual } from './errors-jual.ts'
import type { Transaksi } from './useTransaksi.ts'

interface Props
  extends Pick<Draf, 'pelanggan' | 'kode_marketplace' | 'dikirim'>, Pick<Transaksi, 'isi' | 'isiPelanggan'> {
  errors: ErrorsJual['others']
  onSelesai: () => void
  identitas: ComponentProps<typeof ChipPelanggan>['identitas']
  onBuka: () => void
}

/** Who sells, through what, and to whom. */
export const PanelPelanggan = memo(function PanelPelanggan({
  pelanggan,
  kode_marketplace,
  dikirim,
  errors,
  isi,
  isiPelanggan,
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
      onUbah={isiPelanggan}
      onSelesai={onSelesai}
      samping={
        <Field label="Marketplace" error={errorOf(errors, 'kode_marketplace')}>
          {(control) => (
            <Pilih<string>
              {...control}
              {...marketplace}
              showSearch={{ optionFilterProp: 'label' }}
              disabled={dikirim}
              value={kode_marketplace}
              onChange={(chosen) => isi({ kode_marketplace: chosen })}
            />
          )}
        </Field>
      }
    >
      <ChipPelanggan {...{ pelanggan, errors, identitas, onBuka }} disabled={dikirim} />
    </Panel>
  )
})
