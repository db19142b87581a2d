import { Select } from 'antd'
import { useMarketplace } from '#client/kasir/acuan.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { PanelPelanggan as Panel } from '#client/features/member/PanelPelanggan.tsx'
import type { Transaksi } from './useTransaksi.ts'

/** Who sells, through what, and to whom. */
export function PanelPelanggan({ transaksi, onSelesai }: { transaksi: Transaksi; onSelesai: () => void }) {
  const { draf, galat, isiPelanggan, isi } = transaksi
  const marketplace = useMarketplace()
  return (
    <Panel
      pelanggan={draf.pelanggan}
      errors={galat.umum}
      disabled={draf.dikirim}
      onUbah={isiPelanggan}
      onSelesai={onSelesai}
      samping={
        <Field label="Marketplace" error={errorOf(galat.umum, 'kode_marketplace')}>
          {(control) => (
            <Select
              {...control}
              showSearch={{ optionFilterProp: 'label' }}
              disabled={draf.dikirim}
              options={marketplace}
              value={draf.kode_marketplace}
              onChange={(kode_marketplace: string) => isi({ kode_marketplace })}
            />
          )}
        </Field>
      }
    />
  )
}
