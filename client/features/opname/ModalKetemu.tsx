import { useState } from 'react'
import { barangHilang, listOpname, ketemu } from '#domain/calls/opname.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Milligram } from '#domain/units.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { BakiField, bakiDari } from '#client/stok/BakiField.tsx'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

interface Props {
  barang: { kode_barcode: string; nama_barang: string; berat: Milligram }
  onClose: () => void
}

/** A lost piece has turned up: into which tray it goes (DOMAIN §O.1-10). */
export function ModalKetemu({ barang: { kode_barcode, nama_barang, berat }, onClose }: Props) {
  const [tujuan, setTujuan] = useState('')
  const [keterangan, setKeterangan] = useState('')
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(ketemu, {
    changes: [barangHilang, listOpname],
    izin: otorisasi.diminta('Barang ketemu'),
    onDone: ({ data, message }) => {
      toast('success', `${message} ${data.no}`)
      onClose()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = () => {
    const ke = bakiDari(tujuan)
    if (!ke) return setWrong([{ field: 'kode_baki', message: 'Baki Harus Dipilih' }])
    setWrong([])
    void send({ body: { kode_barcode, ...ke, keterangan } })
  }
  return (
    <StaticModal open title={`Ketemu ${kode_barcode}`} busy={busy} onOk={simpan} onClose={onClose}>
      <p>
        {nama_barang} <Gram value={berat} /> masuk stok lagi.
      </p>
      <div className="opname-buka">
        <BakiField
          label="Baki Tujuan"
          value={tujuan}
          onChange={setTujuan}
          error={errorOf(wrong, 'kode_baki')}
          disabled={busy}
        />
        <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
          {(c) => <TextInput {...c} maxLength={200} value={keterangan} onChange={setKeterangan} />}
        </Field>
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}
