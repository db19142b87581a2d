import { ambilService, listService, lihatService, type ServiceLengkap } from '#domain/calls/service.ts'
import { totalBayar } from '#domain/rules/pembayaran.ts'
import { rupiah } from '#domain/units.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { BayarSetoran, ModalSetoran } from '#client/kasir/ModalSetoran.tsx'
import { tanpaBayar, useSetoran } from '#client/kasir/setoran.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { notaServiceKe } from './nota.ts'

/** The customer fetches the goods and pays the rest (DOMAIN §B.7, E16). */
export function ModalAmbil({ service, onTutup }: { service: ServiceLengkap; onTutup: () => void }) {
  const { no_faktur_service, total_bayar, dp } = service
  const sisa = rupiah(total_bayar - dp)
  const place = `data_service_ambil_tmp ${no_faktur_service}`
  const setoran = useSetoran(place, 'Ambil Service', { pembayaran: [] }, tanpaBayar)
  const lunas = totalBayar(setoran.draft.pembayaran) === sisa
  return (
    <ModalSetoran
      call={ambilService}
      body={({ id_trx, pembayaran }) => ({ id_trx, no_faktur_service, pembayaran: dibayar(pembayaran) })}
      changes={[listService, lihatService]}
      setoran={setoran}
      title={`Ambil ${no_faktur_service}`}
      width={700}
      no={no_faktur_service}
      siap={lunas}
      fokus={{ cukup: lunas, sisa }}
      simpan="Serahkan Barang"
      tersimpan={({ dibayar: total }) => ({ cetakan: notaServiceKe(no_faktur_service), total })}
      onTutup={onTutup}
    >
      <p>
        {service.nama_customer}: ongkos <Rupiah value={total_bayar} strong />, DP <Rupiah value={dp} />, sisa{' '}
        <Rupiah value={sisa} strong />
      </p>
      {sisa > 0 ? <BayarSetoran setoran={setoran} cepat total={sisa} /> : <p>Sudah lunas dengan DP.</p>}
    </ModalSetoran>
  )
}
