import { Alert, Button, Segmented } from 'antd'
import { useState } from 'react'
import { simpanHargaEmas } from '#domain/calls/harga-emas.ts'
import { formatRupiah } from '#domain/format.ts'
import { UBAH_MAKS_PERSEN } from '#domain/rules/harga-emas.ts'
import { rupiah } from '#domain/units.ts'
import { mayMake } from '#client/net/may.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { RupiahInput } from '#client/ui/inputs.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { RiwayatHarga } from './RiwayatHarga.tsx'
import { HargaTable } from './HargaTable.tsx'
import { useHargaEmas } from './useHargaEmas.ts'
import './harga-emas.css'

const BAGIAN = ['Harga', 'Riwayat'] as const

/** Prices per gram of the shop: fine gold, and every group typed or derived from it; in force everywhere once saved (DOMAIN §C.2, §F.1). */
export function ParameterHargaEmas() {
  const harga = useHargaEmas()
  const [bagian, setBagian] = useState<(typeof BAGIAN)[number]>('Harga')
  const { shop, result, berubah, susul, busy } = harga
  const bisaSimpan = berubah || susul.length > 0
  const boleh = mayMake(simpanHargaEmas)
  const simpan = () => bisaSimpan && boleh && !busy && harga.simpan()
  useKeys({ F9: simpan })

  return (
    <>
      <PageHeader
        title="Parameter Harga Emas"
        about={
          shop &&
          (shop.diubah_at === '-'
            ? 'Belum pernah diubah di layar ini'
            : `Terakhir diubah ${shop.diubah_by}, ${shop.diubah_at}`)
        }
      >
        <Segmented<(typeof BAGIAN)[number]>
          aria-label="Bagian"
          options={[...BAGIAN]}
          value={bagian}
          onChange={setBagian}
        />
        {boleh && bagian === 'Harga' && (
          <Button onClick={harga.batal} disabled={!berubah || busy}>
            Batalkan Isian
          </Button>
        )}
        {boleh && bagian === 'Harga' && (
          <Button type="primary" onClick={simpan} disabled={!bisaSimpan} loading={busy}>
            Simpan <kbd>F9</kbd>
          </Button>
        )}
      </PageHeader>
      {!shop && <Menunggu reading={harga.reading} apa="Harga" />}
      {bagian === 'Riwayat' && <RiwayatHarga />}
      {bagian === 'Harga' && shop && result && (
        <>
          {harga.bentrok && (
            <Alert
              type="warning"
              showIcon
              role="alert"
              title={`Harga Sudah Diubah ${shop.diubah_by} Pada ${shop.diubah_at}`}
              description="Isian Anda tetap ada. Periksa lagi terhadap harga yang baru, lalu simpan."
            />
          )}
          {susul.length > 0 && (
            <Alert
              type="info"
              showIcon
              title={`Harga Turunan ${susul.join(', ')} Belum Diperbarui`}
              description="Kadar jual atau pembulatannya sudah berubah. Harga di bawah ini baru berlaku setelah disimpan."
            />
          )}
          <section className="card harga-24k" aria-label="Harga emas murni">
            <Harga24k field="harga_24k" label="Harga 24K Jual / gram" harga={harga} disabled={!boleh} />
            <Harga24k field="harga_beli_24k" label="Harga 24K Beli / gram" harga={harga} disabled={!boleh} />
            <ul className="muted harga-cara">
              <li>
                <strong>TURUNAN</strong>: harga = harga 24K jual × kadar jual + margin, dibulatkan ke atas ke
                kelipatan {formatRupiah(rupiah(shop.kelipatan))}. Kadar jual diatur di Master Group.
              </li>
              <li>
                <strong>24K Beli</strong> yang diubah menghitung lagi harga beli semua group TURUNAN: harga
                24K beli × kadar, dibulatkan ke bawah, paling banyak harga jualnya.
              </li>
              <li>
                Min, maks, dan harga beli lainnya ikut bergeser dengan selisih rupiah yang sama, kecuali
                diketik sendiri. Harga beli tidak boleh lebih dari harga jualnya atau harga 24K beli.
              </li>
              <li>
                Lebih dari {UBAH_MAKS_PERSEN}% dari harga awal hari ini perlu otorisasi, walau diubah sedikit
                demi sedikit. Harga baru langsung berlaku di semua kasir; nota yang sudah disimpan tidak
                berubah.
              </li>
            </ul>
          </section>
          <HargaTable result={result} refused={harga.refused} disabled={!boleh} onUbah={harga.fillGroup} />
        </>
      )}
      {harga.modal}
    </>
  )
}

interface Harga24kProps {
  field: 'harga_24k' | 'harga_beli_24k'
  label: string
  harga: ReturnType<typeof useHargaEmas>
  disabled: boolean
}

function Harga24k({ field, label, harga: { shop, result, refused, isi24k }, disabled }: Harga24kProps) {
  const error = errorOf([...result!.errors, ...(refused[''] ?? [])], field)
  const before = shop![field]
  const help =
    result![field] === before
      ? undefined
      : `sebelumnya ${formatRupiah(before)}${result!.besar24k.includes(field) ? ', perlu otorisasi' : ''}`
  return (
    <Field label={label} error={error} help={help}>
      {(control) => (
        <RupiahInput
          {...control}
          disabled={disabled}
          value={result![field]}
          onChange={(amount) => isi24k(field, amount ?? rupiah(0))}
        />
      )}
    </Field>
  )
}
