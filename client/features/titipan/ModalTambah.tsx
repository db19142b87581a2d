import { Button } from 'antd'
import { useState } from 'react'
import { daftarTitipan, lihatTitipan, tambahTitipan, type TitipanLengkap } from '#domain/calls/titipan.ts'
import type { FieldError } from '#domain/errors.ts'
import { kembalian, totalBayar, type JenisBayar, type Pembayaran as Baris } from '#domain/rules/pembayaran.ts'
import { rupiah, RUPIAH_MAKS, sumRupiah, type Rupiah as Amount } from '#domain/units.ts'
import { newIdTrx } from '#client/api.ts'
import { tellSaveError, useSend } from '#client/query.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { useBanks } from '#client/ui/acuan.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import { ModalTersimpan } from '#client/ui/ModalTersimpan.tsx'
import { Pembayaran } from '#client/ui/Pembayaran.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { tandaTerima } from '#client/ui/titipan.ts'
import '#client/ui/till.css'

/** What goes to the server of a list of payments. */
export const dikirim = (list: readonly Baris[]) => list.map(({ jenis, nominal, nama_bank, no_card, fee, keterangan, uang_diterima }) => ({ jenis: jenis as JenisBayar, nominal, nama_bank, no_card, fee, keterangan, uang_diterima }))

/** More money on an open deposit: at most what remains of its pieces; any amount on money alone. */
export function ModalTambah({ titipan, onTutup }: { titipan: TitipanLengkap; onTutup: () => void }) {
  const { no_titip_group } = titipan
  const [id_trx] = useState(newIdTrx)
  const banks = useBanks()
  const [list, setList] = useState<Baris[]>([])
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [saved, setSaved] = useState<{ urut: number; titipan: Amount }>()
  const { send, busy } = useSend(tambahTitipan, {
    changes: [daftarTitipan, lihatTitipan],
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
    onDone: ({ data }) => setSaved(data),
  })
  if (saved) return <ModalTersimpan title={tambahTitipan.message} cetakan={tandaTerima(no_titip_group, saved.urut)} nomor={`${titipan.no_titip_group_user} / ${saved.urut}`} label="Tambah Titipan" total={saved.titipan} kembalian={sumRupiah(list.map(kembalian))} selesai="Selesai" onSelesai={onTutup} />
  const footer = (
    <>
      <Button onClick={onTutup} disabled={busy}>Tutup</Button>
      <Button type="primary" loading={busy} disabled={list.length === 0} onClick={() => void send({ body: { id_trx, no_titip_group, pembayaran: dikirim(list) } })}>Simpan</Button>
    </>
  )
  return (
    <StaticModal open title={`Tambah Titipan ${no_titip_group}`} width={620} onClose={onTutup} footer={footer}>
      <p>Titipan sekarang <Rupiah value={titipan.titipan} strong />{titipan.total > 0 && <>, sisa <Rupiah value={titipan.sisa} strong /></>}</p>
      <Pembayaran bebas={titipan.total === 0} total={titipan.total > 0 ? titipan.sisa : uangBebas(list)} value={list} onChange={setList} banks={banks} />
      <FieldErrors errors={errors} />
    </StaticModal>
  )
}

/** Money alone has no total: there is room for what is entered next. */
export const uangBebas = (list: readonly Baris[]): Amount => rupiah(Math.min(RUPIAH_MAKS, totalBayar(list) + 1_000_000_000))
