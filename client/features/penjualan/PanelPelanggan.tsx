import { Segmented, Select } from 'antd'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { DigitInput, TextInput } from '#client/ui/inputs.tsx'
import type { JenisPelanggan } from './draf.ts'
import { useMarketplace, useSales } from './pengaturan.ts'
import type { Transaksi } from './useTransaksi.ts'

export const ID_SALES = 'till-sales'
export const ID_PELANGGAN = 'till-pelanggan'
const JENIS: { value: JenisPelanggan; label: string }[] = [{ value: 'NONMEMBER', label: 'REGULER' }, { value: 'MEMBER', label: 'MEMBER' }]

/** Who sells, through what, and to whom. */
export function PanelPelanggan({ transaksi, onSelesai }: { transaksi: Transaksi; onSelesai: () => void }) {
  const { draf, galat, isiPelanggan, isi } = transaksi
  const { pelanggan, dikirim } = draf
  const sales = useSales()
  const marketplace = useMarketplace()
  const error = (field: string) => errorOf(galat.umum, field)
  return (
    <section className="card till-pelanggan" aria-label="Sales dan pelanggan">
      <div className="till-two">
        <Field label="Sales" required error={error('kode_sales')}>
          {({ id: _, ...control }) => (
            <Select
              {...control}
              id={ID_SALES}
              aria-label="Sales"
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Pilih sales"
              disabled={dikirim}
              options={sales}
              value={pelanggan.kode_sales || null}
              onChange={(kode_sales: string) => isiPelanggan({ kode_sales })}
              onSelect={() => setTimeout(onSelesai)}
            />
          )}
        </Field>
        <Field label="Marketplace" error={error('kode_marketplace')}>
          {(control) => (
            <Select {...control} showSearch={{ optionFilterProp: 'label' }} disabled={dikirim} options={marketplace} value={draf.kode_marketplace} onChange={(kode_marketplace: string) => isi({ kode_marketplace })} />
          )}
        </Field>
      </div>
      <Segmented<JenisPelanggan> aria-label="Jenis pelanggan" block disabled={dikirim} options={JENIS} value={pelanggan.jenis_pelanggan} onChange={(jenis_pelanggan) => isiPelanggan({ jenis_pelanggan })} />
      {pelanggan.jenis_pelanggan === 'MEMBER' ? (
        <Field label="Kode Member" required error={error('kode_customer')} help="Nama dan alamat diambil dari data member.">
          {({ id: _, ...control }) => <TextInput {...control} id={ID_PELANGGAN} aria-label="Kode Member" maxLength={20} disabled={dikirim} value={pelanggan.kode_customer} onChange={(kode_customer) => isiPelanggan({ kode_customer: kode_customer.trim() })} />}
        </Field>
      ) : (
        <>
          <div className="till-two">
            <Field label="Nama" error={error('nama_customer')}>
              {({ id: _, ...control }) => <TextInput {...control} id={ID_PELANGGAN} aria-label="Nama" placeholder="REGULER" maxLength={100} disabled={dikirim} value={pelanggan.nama_customer} onChange={(nama_customer) => isiPelanggan({ nama_customer })} />}
            </Field>
            <Field label="No HP" error={error('no_hp')}>
              {(control) => <DigitInput {...control} maxLength={20} disabled={dikirim} value={pelanggan.no_hp} onChange={(no_hp) => isiPelanggan({ no_hp })} />}
            </Field>
          </div>
          <Field label="Alamat" error={error('alamat_customer')}>
            {(control) => <TextInput {...control} maxLength={200} disabled={dikirim} value={pelanggan.alamat_customer} onChange={(alamat_customer) => isiPelanggan({ alamat_customer })} />}
          </Field>
        </>
      )}
    </section>
  )
}
