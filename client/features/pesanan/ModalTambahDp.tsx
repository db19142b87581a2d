import { useRef, useState } from 'react'
import { listPesanan, lihatPesanan, tambahDp, type PesananLengkap } from '#domain/calls/pesanan.ts'
import type { FieldError } from '#domain/errors.ts'
import { kembalian, totalBayar } from '#domain/rules/pembayaran.ts'
import { sumRupiah, type Rupiah as Amount } from '#domain/units.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { useBanks, useSettings } from '#client/kasir/acuan.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { useFokusBayar } from '#client/kasir/fokus-bayar.ts'
import { BelumDijawab, KakiSetoran } from '#client/kasir/KakiSetoran.tsx'
import { useIdentitas } from '#client/kasir/identitas.ts'
import { IdentitasPelanggan } from '#client/kasir/IdentitasForm.tsx'
import { ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import { uangBebas, useSetoran } from '#client/kasir/setoran.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
import { FieldErrors } from '#client/ui/Field.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { notaPesananKe } from './nota.ts'
import '#client/kasir/till.css'

/** More money on an order, at most what remains of it; posted at once. */
export function ModalTambahDp({ pesanan, onTutup }: { pesanan: PesananLengkap; onTutup: () => void }) {
  const { no_pesanan, jumlah_bayar, sisa_bayar } = pesanan
  const setoran = useSetoran(`data_dp_tmp ${no_pesanan}`, 'DP Pesanan')
  const { id_trx, pembayaran, dikirim } = setoran.draft
  const banks = useBanks()
  const otorisasi = useOtorisasi()
  const { settings } = useSettings()
  const identitas = useIdentitas(
    { nilai: totalBayar(pembayaran), kode_customer: pesanan.kode_customer, dokumen: no_pesanan },
    settings,
  )
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [saved, setSaved] = useState<{ urut: number; jumlah_rp: Amount; sisa_bayar: Amount }>()
  const { send, busy } = useSend(tambahDp, {
    changes: [listPesanan, lihatPesanan],
    izin: otorisasi.diminta(no_pesanan),
    onError: (error) => {
      setoran.ditolak(error)
      setErrors(error.errors)
      tellSaveError(error)
    },
    onDone: ({ data }) => {
      setoran.selesai()
      setSaved(data)
    },
  })
  const body = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  useFokusBayar({ content: body, simpan: save }, pembayaran.length > 0, totalBayar(pembayaran))
  if (saved)
    return (
      <ModalTersimpan
        title={tambahDp.message}
        cetakan={notaPesananKe(no_pesanan, saved.urut)}
        urut={` / ${saved.urut}`}
        label="Tambah DP"
        total={saved.jumlah_rp}
        kembalian={sumRupiah(pembayaran.map(kembalian))}
        selesai="Selesai"
        onSelesai={onTutup}
      >
        <p>
          Sisa saat diambil <Rupiah value={saved.sisa_bayar} strong />
        </p>
      </ModalTersimpan>
    )
  const tutup = () => {
    setoran.tutup()
    onTutup()
  }
  const simpan = async () => {
    const found = dikirim ? [] : identitas.wrong()
    setErrors(found)
    if (found.length) return
    setoran.kirim()
    void send(
      { body: { id_trx, no_pesanan, pembayaran: dibayar(pembayaran), identitas: identitas.dikirim } },
      { idTrx: id_trx },
    )
  }
  return (
    <StaticModal
      open
      title={`Tambah DP ${no_pesanan}`}
      width={620}
      onClose={tutup}
      footer={
        <KakiSetoran
          draft={setoran.draft}
          busy={busy || Boolean(otorisasi.modal)}
          onTutup={tutup}
          onSimpan={() => void simpan()}
          simpan={save}
        />
      }
    >
      <div ref={body}>
        <p>
          DP sekarang <Rupiah value={jumlah_bayar} strong />, sisa <Rupiah value={sisa_bayar} strong />
        </p>
        <Pembayaran
          bebas
          disabled={dikirim}
          // A payment that was sent may have arrived: then the remainder is without it already.
          total={dikirim ? uangBebas(pembayaran) : sisa_bayar}
          value={pembayaran}
          onChange={(next) => {
            setErrors([])
            setoran.change({ pembayaran: next })
          }}
          banks={banks}
        />
        <IdentitasPelanggan
          diminta={identitas.diminta}
          identitas={identitas.diisi}
          errors={errors}
          disabled={dikirim}
          onUbah={(bagian) => {
            setErrors([])
            identitas.change(bagian)
          }}
        />
        <FieldErrors errors={errors.filter((e) => !e.field.startsWith('identitas'))} />
        {dikirim && !busy && !otorisasi.modal && <BelumDijawab apa="DP" />}
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}
