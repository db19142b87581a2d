import { Button } from 'antd'
import { useState } from 'react'
import { pembukaanState, simpanSaldoPembukaan, type SaldoPembukaan } from '#domain/calls/pembukaan.ts'
import { bank } from '#domain/masters/bank.ts'
import type { FieldError } from '#domain/errors.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { DigitInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { lupakan, useDraft } from './draft.ts'
import { Kerangka } from './Kerangka.tsx'
import type { StepProps } from './steps.ts'

interface Row {
  kode_bank: string
  no_rekening: string
  nama_rekening: string
  saldo: Rupiah | null
}
interface Form {
  kas: Rupiah | null
  rekening: Row[]
}

const awalDari = (saldo: SaldoPembukaan | null): Form => saldo ?? { kas: null, rekening: [] }

/** Asks what the drawer and the bank accounts hold on the first day. */
export function SaldoStep({ state, bingkai, onLanjut }: StepProps) {
  const banks = useCall(bank.calls.semua, {}, { staleTime: 0 })
  const [form, setForm] = useDraft<Form>('saldo', awalDari(state.saldo))
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const simpan = useSend(simpanSaldoPembukaan, {
    changes: [pembukaanState],
    onDone: () => {
      lupakan('saldo')
      onLanjut()
    },
    onError: (error) =>
      error.errors.some((e) => e.field !== '') ? setErrors(error.errors) : tellSaveError(error),
  })
  const lanjut = () => {
    setErrors([])
    void simpan.send({
      body: {
        kas: form.kas ?? rupiah(0),
        rekening: form.rekening.map((r) => ({ ...r, saldo: r.saldo ?? rupiah(0) })),
      },
    })
  }
  const ganti = (i: number, more: Partial<Row>) =>
    setForm({ ...form, rekening: form.rekening.map((row, n) => (n === i ? { ...row, ...more } : row)) })
  const error = (i: number, field: keyof Row) => errorOf(errors, `rekening.${i}.${field}`)
  return (
    <Kerangka
      {...bingkai}
      title="Saldo kas dan bank"
      onLanjut={lanjut}
      busy={simpan.busy}
      tentang="Hitung uang di laci, dan lihat saldo rekening toko pada tanggal mulai. Angka ini dibukukan sebagai SALDO AWAL saat Buka Toko; sampai saat itu masih boleh diubah."
    >
      <div className="pembukaan-bidang">
        <Field label="Uang Tunai Di Laci" error={errorOf(errors, 'kas')} help="Kosong berarti nol">
          {(control) => (
            <RupiahInput {...control} value={form.kas} onChange={(kas) => setForm({ ...form, kas })} />
          )}
        </Field>
      </div>
      <h2>Rekening bank</h2>
      {form.rekening.length === 0 && (
        <p className="muted">
          Belum ada rekening. Pembayaran debet, transfer, dan QRIS memerlukan rekening dari banknya.
        </p>
      )}
      {form.rekening.map((row, i) => (
        <section key={i} className="card" aria-label={`Rekening ${i + 1}`}>
          <div className="pembukaan-bidang">
            <Field label="Bank" required error={error(i, 'kode_bank')}>
              {(control) => (
                <Picker<string>
                  {...control}
                  reading={banks}
                  value={row.kode_bank || null}
                  placeholder="Pilih bank"
                  onChange={(kode_bank) => ganti(i, { kode_bank: kode_bank ?? '' })}
                  options={banks.data?.map((b) => ({ value: b.kode_bank, label: b.nama_bank }))}
                />
              )}
            </Field>
            <Field label="No Rekening" required error={error(i, 'no_rekening')}>
              {(control) => (
                <DigitInput
                  {...control}
                  value={row.no_rekening}
                  onChange={(no_rekening) => ganti(i, { no_rekening })}
                  maxLength={30}
                />
              )}
            </Field>
            <Field label="Nama Rekening" required error={error(i, 'nama_rekening')}>
              {(control) => (
                <TextInput
                  {...control}
                  value={row.nama_rekening}
                  onChange={(nama_rekening) => ganti(i, { nama_rekening })}
                  maxLength={100}
                />
              )}
            </Field>
            <Field label="Saldo" error={error(i, 'saldo')}>
              {(control) => (
                <RupiahInput {...control} value={row.saldo} onChange={(saldo) => ganti(i, { saldo })} />
              )}
            </Field>
          </div>
          <p>
            <Button onClick={() => setForm({ ...form, rekening: form.rekening.filter((_, n) => n !== i) })}>
              Hapus Rekening Ini
            </Button>
          </p>
        </section>
      ))}
      <p>
        <Button
          onClick={() =>
            setForm({
              ...form,
              rekening: [
                ...form.rekening,
                { kode_bank: '', no_rekening: '', nama_rekening: '', saldo: null },
              ],
            })
          }
        >
          Tambah Rekening
        </Button>
      </p>
    </Kerangka>
  )
}
