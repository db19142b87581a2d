import { useRef, useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import {
  listTitipan,
  lihatTitipan,
  tambahTitipan,
  validasiTitipan,
  type TitipanLengkap,
} from '#domain/calls/titipan.ts'
import type { FieldError } from '#domain/errors.ts'
import { kembalian, totalBayar } from '#domain/rules/pembayaran.ts'
import { sumRupiah } from '#domain/units.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { useBanks, useSettings } from '#client/kasir/acuan.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import { useFokusBayar } from '#client/kasir/fokus-bayar.ts'
import { useIdentitas } from '#client/kasir/identitas.ts'
import { IdentitasPelanggan } from '#client/kasir/IdentitasForm.tsx'
import { Divalidasi, ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { tandaTerima } from './tanda-terima.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { bisaSekaligus } from '#client/kasir/sekaligus.ts'
import { uangBebas, useSetoran } from '#client/kasir/setoran.ts'
import { BelumDijawab, KakiSetoran } from '#client/kasir/KakiSetoran.tsx'
import '#client/kasir/till.css'

/** More money on an open deposit: at most what remains of its pieces; any amount on money alone. */
export function ModalTambah({ titipan, onTutup }: { titipan: TitipanLengkap; onTutup: () => void }) {
  const { no_titip_group } = titipan
  const setoran = useSetoran(`data_titipan_tmp ${no_titip_group}`, 'Setoran Titipan')
  const { id_trx, pembayaran, dikirim: terkirim } = setoran.draft
  const banks = useBanks()
  const otorisasi = useOtorisasi()
  const meminta = Boolean(otorisasi.modal)
  const { settings } = useSettings()
  const identitas = useIdentitas(
    { nilai: totalBayar(pembayaran), kode_customer: titipan.kode_customer, dokumen: no_titip_group },
    settings,
  )
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [saved, setSaved] = useState<CallReply<typeof tambahTitipan>>()
  const { send, busy } = useSend(tambahTitipan, {
    changes: [listTitipan, lihatTitipan],
    izin: otorisasi.diminta(no_titip_group),
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
        title={tambahTitipan.message}
        cetakan={tandaTerima(no_titip_group, saved.urut)}
        urut={` / ${saved.urut}`}
        label="Tambah Titipan"
        total={saved.titipan}
        kembalian={sumRupiah(pembayaran.map(kembalian))}
        sementara={saved.status_valid === 'OPEN'}
        selesai="Selesai"
        onSelesai={onTutup}
      >
        {saved.status_valid === 'DONE' && <Divalidasi />}
      </ModalTersimpan>
    )
  const tutup = () => {
    setoran.tutup()
    onTutup()
  }
  const simpan = (sekaligus = false) => {
    const found = terkirim ? [] : identitas.wrong()
    setErrors(found)
    if (found.length) return
    const validasi = setoran.kirim(sekaligus)
    void send({
      body: {
        id_trx,
        no_titip_group,
        pembayaran: dibayar(pembayaran),
        identitas: identitas.dikirim,
        ...(validasi && { validasi }),
      },
    })
  }
  // A payment that was sent may have arrived: then the remainder is without it already.
  const bebas = titipan.total === 0 || terkirim
  return (
    <StaticModal
      open
      title={`Tambah Titipan ${no_titip_group}`}
      width={620}
      onClose={tutup}
      footer={
        <KakiSetoran
          draft={setoran.draft}
          busy={busy || meminta}
          onTutup={tutup}
          onSimpan={() => simpan()}
          onSekaligus={bisaSekaligus(validasiTitipan, settings) ? () => simpan(true) : undefined}
          simpan={save}
        />
      }
    >
      <div ref={body}>
        <p>
          Titipan sekarang <Rupiah value={titipan.titipan} strong />
          {titipan.total > 0 && (
            <>
              , sisa <Rupiah value={titipan.sisa} strong />
            </>
          )}
        </p>
        <Pembayaran
          bebas={bebas}
          disabled={terkirim}
          total={bebas ? uangBebas(pembayaran) : titipan.sisa}
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
          disabled={terkirim}
          onUbah={(bagian) => {
            setErrors([])
            identitas.change(bagian)
          }}
        />
        <FieldErrors errors={errors.filter((e) => !e.field.startsWith('identitas'))} />
        {terkirim && !busy && !otorisasi.modal && <BelumDijawab apa="Titipan" />}
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}
