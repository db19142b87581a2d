import { Segmented } from 'antd'
import { useState } from 'react'
import { lihatPesanan } from '#domain/calls/pesanan.ts'
import { lihatService } from '#domain/calls/service.ts'
import { listUpahTukang, simpanUpahTukang } from '#domain/calls/upah-tukang.ts'
import { upahKas } from '#domain/dokumen/upah-tukang.ts'
import type { FieldError } from '#domain/errors.ts'
import { tukang } from '#domain/masters/tukang.ts'
import { rekeningCocok } from '#domain/rules/rekening.ts'
import type { Rupiah } from '#domain/units.ts'
import { useBankChoices, useRekening } from '#client/kasir/acuan.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { RefPicker } from '#client/masters/RefPicker.tsx'
import { newIdTrx } from '#client/net/api.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './tukang.css'

interface Props {
  ref_type: 'PESANAN' | 'SERVICE'
  /** no_pesanan, no_faktur_service. */
  ref_no: string
  /** The goldsmith who works on it; '-' where none is named. */
  kode_tukang: string
  onClose: () => void
}

/** Pays a goldsmith for an order or a repair, out of the drawer or an account (E13). */
export function ModalUpah({ ref_type, ref_no, kode_tukang: siapa, onClose }: Props) {
  const [id_trx] = useState(newIdTrx)
  const [kode_tukang, setTukang] = useState(siapa === '-' ? '' : siapa)
  const [jumlah, setJumlah] = useState<Rupiah | null>(null)
  const [jenis, setJenis] = useState<'CASH' | 'TRANSFER'>('CASH')
  const [nama_bank, setBank] = useState('')
  const [no_rekening, setRekening] = useState('')
  const [keterangan, setKeterangan] = useState('')
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const banks = useBankChoices()
  const accounts = rekeningCocok(nama_bank, 'TRANSFER', useRekening())
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(simpanUpahTukang, {
    izin: otorisasi.diminta(upahKas.nama),
    changes: [listUpahTukang, lihatPesanan, lihatService],
    onDone: ({ message, data }) => {
      toast('success', `${message} ${data.no_kas}`)
      onClose()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const transfer = jenis === 'TRANSFER'
  const simpan = () => {
    const missing = [
      ...(kode_tukang ? [] : [{ field: 'kode_tukang', message: 'Tukang Harus Dipilih' }]),
      ...(jumlah ? [] : [{ field: 'jumlah', message: 'Jumlah Harus Diisi' }]),
      ...(transfer && !nama_bank ? [{ field: 'nama_bank', message: 'Nama Bank tidak boleh kosong' }] : []),
      ...(transfer && accounts.length > 1 && !no_rekening
        ? [{ field: 'no_rekening', message: 'Rekening Harus Dipilih' }]
        : []),
    ]
    setWrong(missing)
    if (missing.length || busy) return
    const body = {
      kode_tukang,
      ref_type,
      ref_no,
      jumlah: jumlah!,
      jenis,
      nama_bank: transfer ? nama_bank : '-',
      no_rekening: transfer ? no_rekening || '-' : '-',
      keterangan,
      id_trx,
    }
    void send({ body }, { idTrx: id_trx })
  }
  return (
    <StaticModal
      open
      title={`Upah Tukang ${ref_no}`}
      okText="Bayar"
      busy={busy}
      onOk={simpan}
      onClose={onClose}
    >
      <div className="tukang-bahan">
        <Field label="Tukang" required error={errorOf(wrong, 'kode_tukang')}>
          {(c) => (
            <RefPicker
              {...c}
              master={tukang}
              optional={false}
              also={[]}
              disabled={siapa !== '-'}
              value={kode_tukang || null}
              onChange={(kode) => setTukang(kode ?? '')}
            />
          )}
        </Field>
        <Field label="Jumlah" required error={errorOf(wrong, 'jumlah')}>
          {(c) => <RupiahInput {...c} autoFocus value={jumlah} onChange={setJumlah} />}
        </Field>
        <Segmented
          aria-label="Dibayar dengan"
          options={['CASH', 'TRANSFER']}
          value={jenis}
          onChange={(next) => setJenis(next as typeof jenis)}
        />
        {transfer && (
          <Field label="Bank" required error={errorOf(wrong, 'nama_bank')}>
            {(c) => (
              <Picker<string>
                {...c}
                {...banks}
                placeholder="Pilih bank"
                value={nama_bank || null}
                onChange={(bank) => {
                  setBank(bank)
                  setRekening('')
                }}
              />
            )}
          </Field>
        )}
        {transfer && accounts.length > 1 && (
          <Field label="Rekening" required error={errorOf(wrong, 'no_rekening')}>
            {(c) => (
              <Picker<string>
                {...c}
                reading={banks.reading}
                placeholder="Pilih rekening"
                value={no_rekening || null}
                options={accounts.map((a) => ({ value: a.no_rekening, label: a.no_rekening }))}
                onChange={setRekening}
              />
            )}
          </Field>
        )}
        <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
          {(c) => <TextInput {...c} maxLength={200} value={keterangan} onChange={setKeterangan} />}
        </Field>
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}
