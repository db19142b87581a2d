import { Alert, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { pengaturanKatalog } from '#domain/calls/katalog-member.ts'
import { pasangKunciPortal } from '#domain/calls/kunci-portal.ts'
import { perlengkapanToko } from '#domain/calls/perlengkapan.ts'
import { pengaturanToko, allToko } from '#domain/calls/toko.ts'
import { formatTanggal } from '#domain/format.ts'
import { AturTimbangan } from '#client/kasir/TimbanganButton.tsx'
import { mayMake } from '#client/net/may.ts'
import { refreshMe } from '#client/net/me.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { TokoList } from './TokoList.tsx'
import { FormAlat } from './FormAlat.tsx'
import { FormKatalog } from './FormKatalog.tsx'
import { FormIdentitas } from './FormIdentitas.tsx'
import { KunciPortal } from './KunciPortal.tsx'
import { Logo } from './Logo.tsx'
import { PinjamanTanpaIzin } from './PinjamanTanpaIzin.tsx'
import './toko.css'

const BAGIAN = ['Identitas', 'Timbangan', 'Printer', 'Label', 'Cabang'] as const

interface Props {
  /** Of other areas: the opening stock, how labels look, and where papers come out. */
  button?: ReactNode
  label?: ReactNode
  printer?: ReactNode
}

/** The shop itself: identity, logo, licences, clock, instruments; and the other shops of the chain (DOMAIN §F.2). */
export function SettingToko({ button, label, printer }: Props) {
  const reading = useCall(pengaturanToko, {}, { staleTime: 0 })
  const { data } = reading
  const [bagian, setBagian] = useState<(typeof BAGIAN)[number]>('Identitas')
  useLive('toko', () => void invalidate(pengaturanToko))
  // Changes made here show on all screens at once: the name stands in the header.
  const berubah = () => void Promise.all([refreshMe(), invalidate(pengaturanToko, perlengkapanToko)])
  const shown = BAGIAN.filter((b) => b !== 'Cabang' || mayMake(allToko))
  return (
    <>
      <PageHeader
        title="Setting Toko"
        about={
          data &&
          `${data.kode_toko}${data.is_pusat ? ', kantor pusat' : ''}. Tanggal System ${formatTanggal(data.tgl_system)}`
        }
      >
        {button}
        <Segmented<(typeof BAGIAN)[number]>
          aria-label="Bagian"
          options={shown}
          value={bagian}
          onChange={setBagian}
        />
      </PageHeader>
      {!data && <Menunggu reading={reading} apa="Pengaturan" />}
      {data && (
        <>
          <PinjamanTanpaIzin pinjaman={data.pinjaman} />
          {data.peringatan
            .filter(({ masalah }) => masalah !== 'IZIN GADAI' || data.pinjaman?.state === 'BOLEH')
            .map(({ text }) => (
              <Alert key={text} className="toko-peringatan" type="warning" showIcon title={text} />
            ))}
          {/* Hidden, not gone: what has been typed in one part stays while another is looked at. */}
          <div hidden={bagian !== 'Identitas'}>
            <div className="toko-dua">
              <FormIdentitas
                key={JSON.stringify(data.identitas)}
                identitas={data.identitas}
                onSimpan={berubah}
              />
              <div className="toko-sisi">
                <Logo logo={data.logo} broken={data.logo_rusak === true} onSimpan={berubah} />
                {mayMake(pasangKunciPortal) && <KunciPortal />}
              </div>
            </div>
          </div>
          <div hidden={bagian !== 'Timbangan'}>
            <FormAlat key={JSON.stringify(data.alat)} alat={data.alat} onSimpan={berubah} />
            <p>
              <AturTimbangan />
            </p>
          </div>
          <div hidden={bagian !== 'Label'}>{label}</div>
          {bagian === 'Printer' && printer}
          {bagian === 'Cabang' && (
            <>
              <TokoList kode_toko={data.kode_toko} tgl_system={data.tgl_system} zona={data.identitas.zona} />
              {mayMake(pengaturanKatalog) && <FormKatalog />}
            </>
          )}
        </>
      )}
    </>
  )
}
