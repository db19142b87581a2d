import { listPesanan, lihatPesanan, tambahDp, type PesananLengkap } from '#domain/calls/pesanan.ts'
import { totalBayar } from '#domain/rules/pembayaran.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { BayarSetoran, ModalSetoran } from '#client/kasir/ModalSetoran.tsx'
import { emptySetoran, tanpaBayar, uangBebas, useSetoran } from '#client/kasir/setoran.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { notaPesananKe } from './nota.ts'

/** More money on an order, at most what remains of it; posted at once. */
export function ModalTambahDp({ pesanan, onTutup }: { pesanan: PesananLengkap; onTutup: () => void }) {
  const { no_pesanan, kode_customer, jumlah_bayar, sisa_bayar } = pesanan
  const setoran = useSetoran(`data_dp_tmp ${no_pesanan}`, 'DP Pesanan', emptySetoran, tanpaBayar)
  const { pembayaran, dikirim } = setoran.draft
  const siap = pembayaran.length > 0
  return (
    <ModalSetoran
      call={tambahDp}
      body={(draft, identitas) => ({
        id_trx: draft.id_trx,
        no_pesanan,
        pembayaran: dibayar(draft.pembayaran),
        identitas,
      })}
      changes={[listPesanan, lihatPesanan]}
      setoran={setoran}
      title={`Tambah DP ${no_pesanan}`}
      no={no_pesanan}
      penyetor={{ kode_customer, dokumen: no_pesanan }}
      siap={siap}
      fokus={{ cukup: siap, sisa: totalBayar(pembayaran) }}
      apa="DP"
      tersimpan={({ urut, jumlah_rp, sisa_bayar }) => ({
        cetakan: notaPesananKe(no_pesanan, urut),
        urut: ` / ${urut}`,
        label: 'Tambah DP',
        total: jumlah_rp,
        children: (
          <p>
            Sisa saat diambil <Rupiah value={sisa_bayar} strong />
          </p>
        ),
      })}
      onTutup={onTutup}
    >
      <p>
        DP sekarang <Rupiah value={jumlah_bayar} strong />, sisa <Rupiah value={sisa_bayar} strong />
      </p>
      {/* A payment that was sent may have arrived: then the remainder is without it already. */}
      <BayarSetoran setoran={setoran} bebas total={dikirim ? uangBebas(pembayaran) : sisa_bayar} />
    </ModalSetoran>
  )
}
