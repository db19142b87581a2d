import { Button } from 'antd'
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { daftarTitipan, simpanTitipan } from '#domain/calls/titipan.ts'
import { errors as refusals, type FieldError } from '#domain/errors.ts'
import { kembalian, type Pembayaran as Baris } from '#domain/rules/pembayaran.ts'
import { rupiah, milligram, sumRupiah } from '#domain/units.ts'
import { newIdTrx } from '#client/api.ts'
import { tellSaveError, useSend } from '#client/query.ts'
import { useBanks } from '#client/ui/acuan.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import { ModalTersimpan } from '#client/ui/ModalTersimpan.tsx'
import { PanelPelanggan } from '#client/ui/PanelPelanggan.tsx'
import { Pembayaran } from '#client/ui/Pembayaran.tsx'
import { pelangganDiminta, pelangganKosong, periksaMember } from '#client/ui/pelanggan.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { tandaTerima } from '#client/ui/titipan.ts'
import { dikirim, uangBebas } from './ModalTambah.tsx'
import '#client/ui/till.css'
import './titipan.css'

/** Money without a piece: used later as payment, or given back. */
export function ModalTitipUang({ onTutup }: { onTutup: () => void }) {
  const [id_trx] = useState(newIdTrx)
  const banks = useBanks()
  const [pelanggan, setPelanggan] = useState(pelangganKosong)
  const [list, setList] = useState<Baris[]>([])
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [saved, setSaved] = useState<CallReply<typeof simpanTitipan>>()
  const { send, busy } = useSend(simpanTitipan, {
    changes: [daftarTitipan],
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
    onDone: ({ data }) => setSaved(data),
  })
  if (saved) return <ModalTersimpan title={simpanTitipan.message} cetakan={tandaTerima(saved.no_titip_group)} nomor={saved.no_titip_group_user} label="Titipan" total={saved.titipan} kembalian={sumRupiah(list.map(kembalian))} selesai="Selesai" onSelesai={onTutup} />
  const simpan = () => {
    const found = [
      ...(pelanggan.kode_sales ? [] : [{ field: 'kode_sales', message: refusals.salesHarusDipilih().message }]),
      ...periksaMember(pelanggan),
      ...(list.length ? [] : [{ field: 'pembayaran', message: 'Pembayaran Masih Kosong' }]),
    ]
    setErrors(found)
    if (found.length === 0) void send({ body: { id_trx, ...pelangganDiminta(pelanggan), detail_barang: [TANPA_BARANG], pembayaran: dikirim(list) } })
  }
  const footer = (
    <>
      <Button onClick={onTutup} disabled={busy}>Tutup</Button>
      <Button type="primary" loading={busy} onClick={simpan}>Simpan</Button>
    </>
  )
  return (
    <StaticModal open title="Titip Uang" width={620} onClose={onTutup} footer={footer}>
      <div className="titip-form">
        <PanelPelanggan pelanggan={pelanggan} errors={errors} disabled={busy} onUbah={(part) => { setErrors([]); setPelanggan({ ...pelanggan, ...part }) }} onSelesai={() => {}} />
        <Pembayaran bebas total={uangBebas(list)} value={list} onChange={(next) => { setErrors([]); setList(next) }} banks={banks} />
        <FieldErrors errors={errors.filter((e) => e.field.startsWith('pembayaran'))} />
      </div>
    </StaticModal>
  )
}

const TANPA_BARANG = { kode_barcode: '-', berat: milligram(0), harga_gram: rupiah(0), harga_jual: rupiah(0), ongkos: rupiah(0), harga_atribut: rupiah(0) }
