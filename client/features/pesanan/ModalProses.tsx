import { useState } from 'react'
import { prosesPesanan, type PesananLengkap } from '#domain/calls/pesanan.ts'
import { tukang } from '#domain/masters/tukang.ts'
import { useCall } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { LAMA } from '#client/kasir/acuan.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useUrus } from '#client/kasir/useUrus.ts'
import { CHANGES } from './changes.ts'

/** Chooses the goldsmith: the first, or another in their place. */
export function ModalProses({ pesanan, onTutup }: { pesanan: PesananLengkap; onTutup: () => void }) {
  const { no_pesanan, kode_tukang: sekarang, nama_tukang } = pesanan
  const tukangs = useCall(tukang.calls.semua, {}, LAMA)
  const [kode_tukang, choose] = useState<string | null>(null)
  const { kirim, busy, errors, setErrors, modal } = useUrus(
    prosesPesanan,
    no_pesanan,
    CHANGES,
    ({ message }) => {
      toast('success', message)
      onTutup()
    },
  )
  const ok = () =>
    kode_tukang === null
      ? setErrors([{ field: 'kode_tukang', message: 'Tukang Harus Dipilih' }])
      : kirim({ body: { no_pesanan, kode_tukang } })
  const ganti = sekarang !== '-'
  return (
    <StaticModal
      open
      title={`${ganti ? 'Ganti Tukang' : 'Serahkan Ke Tukang'} ${no_pesanan}`}
      okText={ganti ? 'Ganti Tukang' : 'Serahkan'}
      cancelText="Tutup"
      busy={busy}
      onOk={ok}
      onClose={onTutup}
    >
      {ganti && <p>Sekarang dikerjakan {nama_tukang}.</p>}
      <>
        <Field label="Tukang" required error={errorOf(errors, 'kode_tukang')}>
          {(c) => (
            <Picker<string>
              {...c}
              data-autofocus=""
              reading={tukangs}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Pilih tukang"
              value={kode_tukang}
              onChange={(next) => {
                setErrors([])
                choose(next)
              }}
              options={(tukangs.data ?? [])
                .filter((t) => t.kode_tukang !== sekarang)
                .map((t) => ({ value: t.kode_tukang, label: `${t.kode_tukang} · ${t.nama_tukang}` }))}
            />
          )}
        </Field>
      </>
      {modal}
    </StaticModal>
  )
}
