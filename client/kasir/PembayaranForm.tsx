import { Button, Segmented } from 'antd'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { Refusal, type FieldError } from '#domain/errors.ts'
import { formatPersen } from '#domain/format.ts'
import { feeLebih, feeMaster, type FeeBank } from '#domain/rules/fee-kartu.ts'
import {
  fieldFor,
  JENIS_BAYAR,
  JENIS_KELUAR,
  kembalian,
  KETERANGAN_MAKS,
  nominalTunai,
  sisaBayar,
  tambahPembayaran,
  type ArahBayar,
  type JenisBayar,
  type Pembayaran,
  type PembayaranInput,
} from '#domain/rules/pembayaran.ts'
import { rekeningCocok, rekeningUntuk, rekeningUtama, type RekeningToko } from '#domain/rules/rekening.ts'
import { persen, rupiah, type Rupiah as Amount } from '#domain/units.ts'
import { openDialogs } from '#client/net/dialogs.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { DigitInput, PersenInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { useBankChoices, useRekening } from './acuan.ts'
import { JENIS_KEYS, useJenisKeys } from './jenis-keys.ts'
import { UangCepat } from './UangCepat.tsx'

interface Props {
  list: readonly Pembayaran[]
  total: Amount
  banks: readonly FeeBank[]
  arah: ArahBayar
  /** The amount starts as nothing instead. */
  bebas: boolean
  /** Round sums are offered. */
  cepat: boolean
  /** The amount starts as this in place of what remains. */
  usul?: Amount | undefined
  onAdd: (next: Pembayaran[]) => void
}

/** Adds a payment: shows only the fields that its type needs; the amount starts as what remains. */
export function PembayaranForm({ list, total, banks, arah, bebas, cepat, usul, onAdd }: Props) {
  const accounts = useRekening()
  const bankChoices = useBankChoices()
  const sisa = sisaBayar(list, total)
  const awal = rupiah(bebas ? 0 : Math.max(0, usul ?? sisa))
  const [entry, setEntry] = useState<PembayaranInput>(() => empty(awal))
  const [touched, setTouched] = useState(false)
  const [errors, setErrors] = useState<FieldError[]>([])
  const form = useRef<HTMLDivElement>(null)
  const nominal = touched ? entry.nominal : awal
  const diisi: PembayaranInput = { ...entry, nominal }
  const shown = fieldFor(entry.jenis === '-' ? 'CASH' : entry.jenis, arah)
  const change = (part: Partial<PembayaranInput>) => {
    if ('nominal' in part) setTouched(true)
    setErrors([])
    setEntry({ ...diisi, ...part })
  }
  const add = (given: PembayaranInput = diisi) => {
    try {
      const next = tambahPembayaran(list, given, total, arah)
      if (given.jenis !== '-') rekeningUntuk({ ...given, jenis: given.jenis }, accounts)
      onAdd(next)
      setEntry(empty(rupiah(0)))
      setTouched(false)
      setErrors([])
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      setErrors(refusal.errors)
      form.current?.querySelector<HTMLElement>(`[data-field="${refusal.errors[0]?.field}"] input`)?.focus()
    }
  }
  useCtrlEnter(form, () => total > 0 && add())
  /** The bank's own fee is filled in by itself. */
  const feeDari = (jenis: PembayaranInput['jenis'], nama_bank: string) => ({
    fee: jenis === '-' ? persen(0) : feeMaster(jenis, nama_bank, banks),
  })
  const lebih = entry.jenis === '-' ? undefined : feeLebih({ ...diisi, jenis: entry.jenis }, banks)
  /** Of a TRANSFER the account stands there by itself where there is one; of a card the number is the customer's. */
  const nomorDari = (jenis: PembayaranInput['jenis'], nama_bank: string) => {
    const [only, ...others] = jenis === 'TRANSFER' ? rekeningCocok(nama_bank, 'TRANSFER', accounts) : []
    return { no_card: only && others.length === 0 ? only.no_rekening : '-' }
  }
  const bank = {
    value: entry.nama_bank === '-' ? null : entry.nama_bank,
    onChange: (nama_bank: string) =>
      change({ nama_bank, ...feeDari(entry.jenis, nama_bank), ...nomorDari(entry.jenis, nama_bank) }),
  }
  const chooseJenis = (jenis: JenisBayar) =>
    change({
      jenis,
      uang_diterima: rupiah(0),
      ...feeDari(jenis, entry.nama_bank),
      ...nomorDari(jenis, entry.nama_bank),
    })
  const kinds = arah === 'KELUAR' ? JENIS_KELUAR : JENIS_BAYAR
  useJenisKeys(kinds, (jenis) => {
    chooseJenis(jenis)
    // Focuses the fields of the chosen type first, once they are drawn.
    setTimeout(() => form.current?.querySelector<HTMLElement>('.pembayaran-fields input')?.focus())
  })
  const keBank = arah === 'KELUAR' && entry.jenis === 'TRANSFER'
  const kembali =
    entry.jenis === '-'
      ? rupiah(0)
      : kembalian({ jenis: entry.jenis, nominal, uang_diterima: entry.uang_diterima })

  return (
    <div ref={form} className="pembayaran-form">
      <Field label="Jenis Pembayaran" error={errorOf(errors, 'jenis')}>
        {({ id }) => (
          <Segmented<JenisBayar>
            id={id}
            aria-label="Jenis Pembayaran"
            block
            options={kinds.map((value) => ({
              value,
              title: value,
              label: JENIS_KEYS[value] ? <JenisButton jenis={value} /> : value,
            }))}
            value={entry.jenis as JenisBayar}
            onChange={chooseJenis}
          />
        )}
      </Field>
      {cepat && entry.jenis === 'CASH' && sisa > 0 && (
        <UangCepat
          sisa={sisa}
          onTerima={(uang_diterima) => add({ ...diisi, uang_diterima, nominal: sisa })}
        />
      )}
      <div className="pembayaran-fields">
        {shown.nama_bank && (
          <div data-field="nama_bank">
            <Field
              label="Bank"
              required
              error={errorOf(errors, 'nama_bank')}
              help={entry.jenis === 'TRANSFER' ? undefined : masukKe(entry.nama_bank, accounts)}
            >
              {(control) => (
                <Picker {...control} {...bank} {...bankChoices} showSearch placeholder="Pilih bank" />
              )}
            </Field>
          </div>
        )}
        {shown.no_card && (
          <div data-field="no_card">
            <Field
              label={entry.jenis === 'CREDIT' ? 'No Kartu' : keBank ? 'Dari Rekening' : 'No Rekening'}
              required
              error={errorOf(errors, 'no_card')}
              help={entry.jenis === 'CREDIT' ? 'Cukup 4 angka terakhir' : undefined}
            >
              {(control) =>
                entry.jenis === 'TRANSFER' ? (
                  <Picker<string>
                    {...control}
                    reading={bankChoices.reading}
                    value={entry.no_card === '-' ? null : entry.no_card}
                    onChange={(no_card) => change({ no_card })}
                    popupMatchSelectWidth={false}
                    placeholder={entry.nama_bank === '-' ? 'Pilih bank dahulu' : 'Pilih rekening toko'}
                    options={rekeningCocok(entry.nama_bank, 'TRANSFER', accounts).map(
                      ({ no_rekening, nama_rekening }) => ({
                        value: no_rekening,
                        label: `${no_rekening} · ${nama_rekening}`,
                      }),
                    )}
                  />
                ) : (
                  <DigitInput
                    {...control}
                    maxLength={30}
                    value={entry.no_card === '-' ? '' : entry.no_card}
                    onChange={(no_card) => change({ no_card: no_card || '-' })}
                  />
                )
              }
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
                      // Emptied again, it says nothing of what is paid.
                      nominal:
                        uang === null && !bebas
                          ? awal
                          : nominalTunai(uang ?? rupiah(0), rupiah(Math.max(0, sisa))),
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
                maxLength={KETERANGAN_MAKS}
                value={entry.keterangan === '-' ? '' : entry.keterangan}
                onChange={(text) => change({ keterangan: text || '-' })}
              />
            )}
          </Field>
        </div>
      </div>
      <FieldErrors errors={errors.filter((e) => !TOLD.has(e.field))} />
      <Button type="primary" onClick={() => add()} disabled={total <= 0}>
        Tambah Pembayaran
      </Button>
    </div>
  )
}

const JenisButton = ({ jenis }: { jenis: JenisBayar }) => (
  <>
    {jenis} <kbd>{JENIS_KEYS[jenis]}</kbd>
  </>
)

/** The account on which a card payment lands: it follows from the bank and cannot be chosen. */
function masukKe(nama_bank: string, accounts: readonly RekeningToko[]): string | undefined {
  if (nama_bank === '-') return undefined
  try {
    return `Masuk ke rekening ${rekeningUtama(nama_bank, 'EDC', accounts).no_rekening}`
  } catch (refusal) {
    return (refusal as Refusal).message
  }
}

/** Ctrl+Enter adds wherever the focus is in the modal that asks for payments. */
function useCtrlEnter(form: RefObject<HTMLElement | null>, add: () => void): void {
  const pressed = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const around = form.current?.closest('.ant-modal, section') ?? form.current
    const inside = event.target === document.body || around?.contains(event.target as Node)
    if (event.key !== 'Enter' || !event.ctrlKey || event.repeat || !inside || openDialogs.get().length > 0)
      return
    event.preventDefault()
    add()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const TOLD = new Set(['jenis', 'nama_bank', 'no_card', 'fee', 'uang_diterima', 'nominal', 'keterangan'])

const empty = (nominal: Amount): PembayaranInput => ({
  jenis: 'CASH',
  nominal,
  nama_bank: '-',
  no_card: '-',
  fee: persen(0),
  keterangan: '-',
  uang_diterima: rupiah(0),
})
