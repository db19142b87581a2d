import type { CallReply } from '#domain/call.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatHariTanggal } from '#domain/format.ts'
import type { kodeTransaksi } from '#domain/masters/kode-transaksi.ts'
import {
  kategoriDi,
  KAS_BANK_SCREENS,
  lawanTerlarang,
  perluRekening,
  perluTujuan,
  type FormKategori,
  type KasBankScreen,
} from '#domain/rules/kas-bank.ts'
import { useBankChoices, useRekening, useSales } from '#client/kasir/acuan.ts'
import { currentSession } from '#client/net/session.ts'
import type { Readings } from '#client/ui/reading.ts'
import { BelumDiketahui } from '#client/stok/BelumDiketahui.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { enterGoesOn } from '#client/ui/keys.ts'
import { RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import type { DraftKas } from './draft.ts'

/** Puts the focus where an entry begins. */
export const keKode = (): void => document.querySelector<HTMLInputElement>('.kas-kode input')?.focus()
type Kode = CallReply<typeof kodeTransaksi.calls.semua>[number]

interface Props {
  screen: KasBankScreen
  draft: DraftKas
  kode: Kode | undefined
  /** The category that the chosen code makes. */
  kategori: FormKategori | undefined
  codes: Readings & { data: readonly Kode[] | undefined }
  errors: readonly FieldError[]
  onUbah: (bagian: Partial<DraftKas>) => void
}

/** Codes that may be entered here; one with an account of earlier days is shown, and cannot be taken. */
const kodeChoices = (screen: KasBankScreen, codes: readonly Kode[]) =>
  codes
    .filter((k) => kategoriDi(screen, k))
    .map((k) => ({
      value: k.kode_transaksi,
      label: lawanTerlarang(k) ? `${k.nama} (akun lawan ${k.kode_akun_lawan} tidak boleh)` : k.nama,
      disabled: lawanTerlarang(k),
    }))
const cariLabel = { showSearch: { optionFilterProp: 'label' } } as const

export function FormKas({ screen, draft, kode, kategori, codes, errors, onUbah }: Props) {
  const { media } = KAS_BANK_SCREENS[screen]
  const accounts = useRekening()
  const banks = useBankChoices()
  const sales = useSales()
  const dead = draft.dikirim
  const rekening = accounts.map((r) => ({
    value: r.no_rekening,
    label: `${r.nama_bank} ${r.no_rekening}`,
  }))
  return (
    <section className="card kas-form" aria-label="Isian" onKeyDown={enterGoesOn}>
      {dead && <BelumDiketahui />}
      <Field label="Tanggal">
        {(c) => (
          <TextInput {...c} readOnly value={formatHariTanggal(currentSession()!.userdata.tgl_system)} />
        )}
      </Field>
      <div className="kas-kode">
        <Field
          label="Kode Transaksi"
          required
          error={errorOf(errors, 'kode_transaksi')}
          help={kode?.butuh_otorisasi ? 'Perlu otorisasi' : undefined}
        >
          {(c) => (
            <Picker<string>
              {...c}
              {...cariLabel}
              autoFocus
              disabled={dead}
              reading={codes}
              placeholder="Pilih kode transaksi"
              options={kodeChoices(screen, codes.data ?? [])}
              value={draft.kode_transaksi || null}
              onChange={(kode_transaksi) => onUbah({ kode_transaksi })}
            />
          )}
        </Field>
      </div>
      <Field label="Jumlah" required error={errorOf(errors, 'jumlah')}>
        {(c) => (
          <RupiahInput
            {...c}
            disabled={dead}
            value={draft.jumlah}
            onChange={(jumlah) => onUbah({ jumlah })}
          />
        )}
      </Field>
      {(kategori ? perluRekening(kategori, media) : media === 'BANK') && (
        <Field
          label={kategori && perluTujuan(kategori) ? 'Dari Rekening' : 'Rekening'}
          required
          error={errorOf(errors, 'no_rekening')}
        >
          {(c) => (
            <Picker<string>
              {...c}
              {...cariLabel}
              disabled={dead}
              reading={banks.reading}
              placeholder="Pilih rekening"
              options={rekening}
              value={draft.no_rekening || null}
              onChange={(no_rekening) => onUbah({ no_rekening })}
            />
          )}
        </Field>
      )}
      {kategori && perluTujuan(kategori) && (
        <Field label="Ke Rekening" required error={errorOf(errors, 'no_rekening_tujuan')}>
          {(c) => (
            <Picker<string>
              {...c}
              {...cariLabel}
              disabled={dead}
              reading={banks.reading}
              placeholder="Pilih rekening tujuan"
              options={rekening.filter((r) => r.value !== draft.no_rekening)}
              value={draft.no_rekening_tujuan || null}
              onChange={(no_rekening_tujuan) => onUbah({ no_rekening_tujuan })}
            />
          )}
        </Field>
      )}
      <Field label="Sales" error={errorOf(errors, 'kode_sales')}>
        {(c) => (
          <Picker<string>
            {...c}
            {...cariLabel}
            {...sales}
            allowClear
            disabled={dead}
            placeholder="Bila untuk atau dari sales"
            value={draft.kode_sales || null}
            onChange={(kode_sales) => onUbah({ kode_sales: kode_sales ?? '' })}
          />
        )}
      </Field>
      <div className="kas-lebar">
        <Field label="Keterangan" required error={errorOf(errors, 'keterangan')}>
          {(c) => (
            <TextInput
              {...c}
              disabled={dead}
              maxLength={200}
              value={draft.keterangan}
              onChange={(keterangan) => onUbah({ keterangan })}
            />
          )}
        </Field>
      </div>
      {kategori && ARTI[kategori] && <p className="muted kas-arti">{ARTI[kategori]}</p>}
    </section>
  )
}

/** Says what a single entry does, where two would be wrong. */
const ARTI: Partial<Record<FormKategori, string>> = {
  'SETOR BANK': 'Uang keluar dari kas dan masuk ke rekening itu. Cukup dicatat sekali, di sini.',
  'TARIK BANK': 'Uang keluar dari rekening itu dan masuk ke kas. Cukup dicatat sekali, di sini.',
  'PINDAH BANK': 'Uang pindah dari satu rekening ke rekening lain. Cukup dicatat sekali, di sini.',
}
