import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { listTitipan, simpanTitipan, validasiTitipan } from '#domain/calls/titipan.ts'
import { errors as refusals, type FieldError } from '#domain/errors.ts'
import { kembalian, totalBayar } from '#domain/rules/pembayaran.ts'
import { rupiah, milligram, sumRupiah } from '#domain/units.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { useBanks, useSettings } from '#client/kasir/acuan.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import { useIdentitas } from '#client/kasir/identitas.ts'
import { IdentitasPelanggan } from '#client/kasir/IdentitasForm.tsx'
import { Divalidasi, ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { PelangganForm } from '#client/features/member/PelangganForm.tsx'
import { PanelPelanggan } from '#client/features/member/PanelPelanggan.tsx'
import { Pembayaran } from '#client/kasir/Pembayaran.tsx'
import { pelangganDiminta, periksaMember, penitipError, type Pelanggan } from '#client/kasir/pelanggan.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { tandaTerima } from './tanda-terima.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { bisaSekaligus } from '#client/kasir/sekaligus.ts'
import { uangBebas, useSetoran } from '#client/kasir/setoran.ts'
import { BelumDijawab, KakiSetoran } from '#client/kasir/KakiSetoran.tsx'
import '#client/kasir/till.css'
import './titipan.css'

/** Money without a piece: used later as payment, or given back. */
export function ModalTitipUang({ onTutup }: { onTutup: () => void }) {
  const setoran = useSetoran('data_titipan_tmp -', 'Setoran Titipan')
  const { id_trx, pelanggan, pembayaran, dikirim: terkirim } = setoran.draft
  const banks = useBanks()
  const otorisasi = useOtorisasi()
  const meminta = Boolean(otorisasi.modal)
  const { settings } = useSettings()
  const identitas = useIdentitas(
    { nilai: totalBayar(pembayaran), kode_customer: pelangganDiminta(pelanggan).kode_customer },
    settings,
  )
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [saved, setSaved] = useState<CallReply<typeof simpanTitipan>>()
  const { send, busy } = useSend(simpanTitipan, {
    changes: [listTitipan],
    izin: otorisasi.diminta('Titip Uang'),
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
  if (saved)
    return (
      <ModalTersimpan
        title={simpanTitipan.message}
        cetakan={tandaTerima(saved.no_titip_group)}
        label="Titipan"
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
    const found = [...belumDiisi(pelanggan), ...(terkirim ? [] : identitas.wrong())]
    setErrors(found)
    if (found.length) return
    const validasi = setoran.kirim(sekaligus)
    void send({
      body: {
        id_trx,
        ...pelangganDiminta(pelanggan),
        detail_barang: [TANPA_BARANG],
        pembayaran: dibayar(pembayaran),
        identitas: identitas.dikirim,
        ...(validasi && { validasi }),
      },
    })
  }
  const change = (bagian: Parameters<typeof setoran.change>[0]) => {
    setErrors([])
    setoran.change(bagian)
  }
  const fillPelanggan = (bagian: Partial<Pelanggan>) => change({ pelanggan: { ...pelanggan, ...bagian } })
  return (
    <StaticModal
      open
      title="Titip Uang"
      width={620}
      onClose={tutup}
      footer={
        <KakiSetoran
          draft={setoran.draft}
          busy={busy || meminta}
          onTutup={tutup}
          onSimpan={() => simpan()}
          onSekaligus={bisaSekaligus(validasiTitipan, settings) ? () => simpan(true) : undefined}
        />
      }
    >
      <div className="titip-form">
        <PanelPelanggan
          pelanggan={pelanggan}
          errors={errors}
          disabled={busy || terkirim}
          onUbah={fillPelanggan}
          onSelesai={() => {}}
        >
          <PelangganForm
            pelanggan={pelanggan}
            errors={errors}
            disabled={busy || terkirim}
            onUbah={fillPelanggan}
          />
        </PanelPelanggan>
        <Pembayaran
          bebas
          disabled={terkirim}
          total={uangBebas(pembayaran)}
          value={pembayaran}
          onChange={(next) => change({ pembayaran: next })}
          banks={banks}
        />
        <IdentitasPelanggan
          diminta={identitas.diminta}
          identitas={identitas.diisi}
          errors={errors}
          disabled={busy || terkirim}
          onUbah={(bagian) => {
            setErrors([])
            identitas.change(bagian)
          }}
        />
        <FieldErrors errors={errors.filter((e) => e.field.startsWith('pembayaran'))} />
        {terkirim && !busy && !otorisasi.modal && <BelumDijawab apa="Titipan" />}
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}

const belumDiisi = (pelanggan: Pelanggan): FieldError[] => [
  ...(pelanggan.kode_sales ? [] : [{ field: 'kode_sales', message: refusals.salesHarusDipilih().message }]),
  ...periksaMember(pelanggan),
  ...penitipError(pelanggan),
]

const TANPA_BARANG = {
  kode_barcode: '-',
  berat: milligram(0),
  harga_gram: rupiah(0),
  harga_jual: rupiah(0),
  ongkos: rupiah(0),
  harga_atribut: rupiah(0),
}
