import {
  listTitipan,
  lihatTitipan,
  tambahTitipan,
  validasiTitipan,
  type TitipanLengkap,
} from '#domain/calls/titipan.ts'
import { totalBayar } from '#domain/rules/pembayaran.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { dibayar } from '#client/kasir/dibayar.ts'
import { BayarSetoran, ModalSetoran } from '#client/kasir/ModalSetoran.tsx'
import { Divalidasi } from '#client/kasir/ModalTersimpan.tsx'
import { emptySetoran, tanpaBayar, uangBebas, useSetoran } from '#client/kasir/setoran.ts'
import { tandaTerima } from './tanda-terima.ts'

/** More money on an open deposit: at most what remains of its pieces; any amount on money alone. */
export function ModalTambah({ titipan, onTutup }: { titipan: TitipanLengkap; onTutup: () => void }) {
  const { no_titip_group, kode_customer, total, sisa } = titipan
  const place = `data_titipan_tmp ${no_titip_group}`
  const setoran = useSetoran(place, 'Setoran Titipan', emptySetoran, tanpaBayar)
  const { pembayaran, dikirim } = setoran.draft
  const siap = pembayaran.length > 0
  // A payment that was sent may have arrived: then the remainder is without it already.
  const bebas = total === 0 || dikirim
  return (
    <ModalSetoran
      call={tambahTitipan}
      body={(draft, identitas) => ({
        id_trx: draft.id_trx,
        no_titip_group,
        pembayaran: dibayar(draft.pembayaran),
        identitas,
        ...(draft.validasi && { validasi: true }),
      })}
      changes={[listTitipan, lihatTitipan]}
      setoran={setoran}
      title={`Tambah Titipan ${no_titip_group}`}
      no={no_titip_group}
      penyetor={{ kode_customer, dokumen: no_titip_group }}
      siap={siap}
      fokus={{ cukup: siap, sisa: totalBayar(pembayaran) }}
      validasi={validasiTitipan}
      apa="Titipan"
      tersimpan={({ urut, titipan, status_valid }) => ({
        cetakan: tandaTerima(no_titip_group, urut),
        urut: ` / ${urut}`,
        label: 'Tambah Titipan',
        total: titipan,
        sementara: status_valid === 'OPEN',
        children: status_valid === 'DONE' && <Divalidasi />,
      })}
      onTutup={onTutup}
    >
      <p>
        Titipan sekarang <Rupiah value={titipan.titipan} strong />
        {total > 0 && (
          <>
            , sisa <Rupiah value={sisa} strong />
          </>
        )}
      </p>
      <BayarSetoran setoran={setoran} bebas={bebas} total={bebas ? uangBebas(pembayaran) : sisa} />
    </ModalSetoran>
  )
}
