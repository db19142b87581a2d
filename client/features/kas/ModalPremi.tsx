import { useState } from 'react'
import { listKasBank } from '#domain/calls/kas-bank.ts'
import { bayarPremi, listPremi, hitungPremiSales } from '#domain/calls/premi.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { tambahHari, tanggalSystem } from '#domain/units.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { newIdTrx } from '#client/net/api.ts'
import { invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { toast } from '#client/net/toasts.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { PremiContent } from './PremiContent.tsx'

/**
 * Pays a sales person for what they sold until a closed day: computed, shown line by line, paid out of the drawer
 * (§O.5-3).
 */
export function ModalPremi({ onClose }: { onClose: () => void }) {
  const kemarin = tambahHari(tanggalSystem(currentSession()!.userdata.tgl_system), -1)
  const [id_trx, setIdTrx] = useState(newIdTrx)
  const [sampai, setSampai] = useState(kemarin)
  const [kode_sales, setSales] = useState('')
  const [keterangan, setKeterangan] = useState('')
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const orang = useCall(listPremi, { query: { sampai } }, { staleTime: 0 })
  const premi = useCall(
    hitungPremiSales,
    { query: { kode_sales, sampai } },
    { staleTime: 0, enabled: kode_sales !== '' },
  )
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(bayarPremi, {
    izin: otorisasi.diminta('Premi'),
    changes: [listKasBank, listPremi, hitungPremiSales],
    onDone: ({ message, data }) => {
      toast('success', `${message} ${data.no_kas}`)
      onClose()
    },
    onError: (error) => {
      setWrong(error.errors)
      if (!error.unknown) setIdTrx(newIdTrx())
      void invalidate(listPremi, hitungPremiSales)
      tellSaveError(error)
    },
  })
  const data = kode_sales === '' ? undefined : premi.data
  const bayar = () => {
    const missing = kode_sales === '' ? [{ field: 'kode_sales', message: 'Sales Harus Dipilih' }] : []
    setWrong(missing)
    if (missing.length || busy || !data) return
    const { jumlah } = data
    void send({ body: { kode_sales, sampai, jumlah, keterangan, id_trx } }, { idTrx: id_trx })
  }
  const ada = data !== undefined && data.jumlah > 0
  return (
    <StaticModal
      open
      title="Bayar Premi"
      width={820}
      okText={ada ? `Bayar ${formatRupiah(data.jumlah)}` : 'Bayar'}
      okDisabled={data !== undefined && !ada}
      busy={busy}
      onOk={bayar}
      onClose={onClose}
    >
      <div className="kas-premi">
        <Field label="Sales" required error={errorOf(wrong, 'kode_sales')}>
          {(c) => (
            <Picker<string>
              {...c}
              autoFocus
              reading={orang}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={orang.data?.length === 0 ? 'Tidak ada premi yang belum dibayar' : 'Pilih sales'}
              options={(orang.data ?? []).map((s) => ({
                value: s.kode_sales,
                label: `${s.kode_sales} · ${s.nama_sales} · ${formatRupiah(s.jumlah)}`,
              }))}
              value={kode_sales || null}
              onChange={(kode) => {
                setWrong([])
                setSales(kode)
              }}
            />
          )}
        </Field>
        <Field
          label="Sampai Tanggal"
          required
          error={errorOf(wrong, 'sampai')}
          help="Hari yang sudah ditutup"
        >
          {(c) => (
            <TanggalPicker
              {...c}
              allowClear={false}
              max={kemarin}
              value={sampai}
              onChange={(day) => day && setSampai(tanggalSystem(day))}
            />
          )}
        </Field>
        <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
          {(c) => <TextInput {...c} maxLength={200} value={keterangan} onChange={setKeterangan} />}
        </Field>
      </div>
      {kode_sales !== '' && <PremiContent reading={premi} wrong={errorOf(wrong, 'jumlah')} />}
      {otorisasi.modal}
    </StaticModal>
  )
}
