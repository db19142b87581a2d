import { Button, Segmented, Select } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Refusal, type FieldError } from '#domain/errors.ts'
import { formatPersen } from '#domain/format.ts'
import { feeLebih, feeMaster, type FeeBank } from '#domain/rules/fee-kartu.ts'
import {
  bidangUntuk,
  JENIS_BAYAR,
  JENIS_KELUAR,
  kembalian,
  nominalTunai,
  sisaBayar,
  tambahPembayaran,
  type ArahBayar,
  type JenisBayar,
  type Pembayaran,
  type PembayaranInput,
} from '#domain/rules/pembayaran.ts'
import { persen, rupiah, type Rupiah as Amount } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { DigitInput, PersenInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'

interface Props {
  list: readonly Pembayaran[]
  total: Amount
  banks: readonly FeeBank[]
  arah: ArahBayar
  /** The amount starts as nothing instead. */
  bebas: boolean
  onAdd: (next: Pembayaran[]) => void
}

/** One payment to be added: only the fields that its type needs; the amount starts as what remains. */
export function PembayaranForm({ list, total, banks, arah, bebas, onAdd }: Props) {
  const sisa = sisaBayar(list, total)
  const [entry, setEntry] = useState<PembayaranInput>(() => kosong(rupiah(bebas ? 0 : Math.max(0, sisa))))
  const [touched, setTouched] = useState(false)
  const [errors, setErrors] = useState<FieldError[]>([])
  const form = useRef<HTMLDivElement>(null)
  const nominal = touched ? entry.nominal : rupiah(bebas ? 0 : Math.max(0, sisa))
  const given: PembayaranInput = { ...entry, nominal }
  const shown = bidangUntuk(entry.jenis === '-' ? 'CASH' : entry.jenis, arah)
  const change = (part: Partial<PembayaranInput>) => {
    if ('nominal' in part) setTouched(true)
    setErrors([])
    setEntry({ ...given, ...part })
  }
  const add = () => {
    try {
      onAdd(tambahPembayaran(list, given, total, arah))
      setEntry(kosong(rupiah(0)))
      setTouched(false)
      setErrors([])
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      setErrors(refusal.errors)
      form.current?.querySelector<HTMLElement>(`[data-field="${refusal.errors[0]?.field}"] input`)?.focus()
    }
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'radio') {
      event.preventDefault()
      if (event.ctrlKey) add()
    }
  }
  /** That of the bank stands there by itself. */
  const feeDari = (jenis: PembayaranInput['jenis'], nama_bank: string) => ({
    fee: jenis === '-' ? persen(0) : feeMaster(jenis, nama_bank, banks),
  })
  const lebih = entry.jenis === '-' ? undefined : feeLebih({ ...given, jenis: entry.jenis }, banks)
  const bank = {
    value: entry.nama_bank === '-' ? null : entry.nama_bank,
    onChange: (nama_bank: string) => change({ nama_bank, ...feeDari(entry.jenis, nama_bank) }),
  }
  const keBank = arah === 'KELUAR' && entry.jenis === 'TRANSFER'
  const kembali =
    entry.jenis === '-'
      ? rupiah(0)
      : kembalian({ jenis: entry.jenis, nominal, uang_diterima: entry.uang_diterima })

  return (
    <div ref={form} className="pembayaran-form" onKeyDown={keys}>
      <Field label="Jenis Pembayaran" error={errorOf(errors, 'jenis')}>
        {({ id }) => (
          <Segmented<JenisBayar>
            id={id}
            aria-label="Jenis Pembayaran"
            block
            options={[...(arah === 'KELUAR' ? JENIS_KELUAR : JENIS_BAYAR)]}
            value={entry.jenis as JenisBayar}
            onChange={(jenis) =>
              change({ jenis, uang_diterima: rupiah(0), ...feeDari(jenis, entry.nama_bank) })
            }
          />
        )}
      </Field>
      <div className="pembayaran-fields">
        {shown.nama_bank && (
          <div data-field="nama_bank">
            <Field label="Bank" required error={errorOf(errors, 'nama_bank')}>
              {(control) => (
                <Select
                  {...control}
                  {...bank}
                  showSearch
                  options={banks.map(({ nama_bank }) => ({ value: nama_bank, label: nama_bank }))}
                  placeholder="Pilih bank"
                />
              )}
            </Field>
          </div>
        )}
        {shown.no_card && (
          <div data-field="no_card">
            <Field
              label={entry.jenis === 'CREDIT' ? 'No Kartu' : 'No Rekening'}
              required
              error={errorOf(errors, 'no_card')}
            >
              {(control) => (
                <DigitInput
                  {...control}
                  maxLength={30}
                  value={entry.no_card === '-' ? '' : entry.no_card}
                  onChange={(no_card) => change({ no_card: no_card || '-' })}
                />
              )}
            </Field>
          </div>
        )}
        {shown.fee && (
          <div data-field="fee">
            <Field
              label="Fee (%)"
              error={errorOf(errors, 'fee')}
              help={lebih && `Di atas ${formatPersen(lebih.fee_master)}, perlu otorisasi`}
            >
              {(control) => (
                <PersenInput
                  {...control}
                  placeholder="5"
                  value={entry.fee || null}
                  onChange={(fee) => change({ fee: fee ?? persen(0) })}
                />
              )}
            </Field>
          </div>
        )}
        {entry.jenis === 'CASH' && arah === 'MASUK' && (
          <div data-field="uang_diterima">
            <Field
              label="Uang Diterima"
              error={errorOf(errors, 'uang_diterima')}
              help={
                kembali > 0 ? (
                  <>
                    Kembali <Rupiah value={kembali} strong />
                  </>
                ) : undefined
              }
            >
              {(control) => (
                <RupiahInput
                  {...control}
                  value={entry.uang_diterima || null}
                  onChange={(uang) =>
                    change({
                      uang_diterima: uang ?? rupiah(0),
                      nominal: nominalTunai(uang ?? rupiah(0), rupiah(Math.max(0, sisa))),
                    })
                  }
                />
              )}
            </Field>
          </div>
        )}
        <div data-field="nominal">
          <Field label="Nominal" required error={errorOf(errors, 'nominal')}>
            {(control) => (
              <RupiahInput
                {...control}
                value={nominal || null}
                onChange={(amount) => change({ nominal: amount ?? rupiah(0) })}
              />
            )}
          </Field>
        </div>
        <div data-field="keterangan">
          <Field
            label={keBank ? 'Rekening Customer' : 'Keterangan'}
            required={keBank}
            error={errorOf(errors, 'keterangan')}
            help={keBank ? 'Bank, no rekening, nama' : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={100}
                value={entry.keterangan === '-' ? '' : entry.keterangan}
                onChange={(text) => change({ keterangan: text || '-' })}
              />
            )}
          </Field>
        </div>
      </div>
      <FieldErrors errors={errors.filter((e) => !TOLD.has(e.field))} />
      <Button type="primary" onClick={add} disabled={total <= 0}>
        Tambah Pembayaran
      </Button>
    </div>
  )
}

const TOLD = new Set(['jenis', 'nama_bank', 'no_card', 'fee', 'uang_diterima', 'nominal', 'keterangan'])

const kosong = (nominal: Amount): PembayaranInput => ({
  jenis: 'CASH',
  nominal,
  nama_bank: '-',
  no_card: '-',
  fee: persen(0),
  keterangan: '-',
  uang_diterima: rupiah(0),
})
