import { Segmented } from 'antd'
import { ATAS_NAMA, JENIS_IDENTITAS } from '#domain/calls/faktur.ts'
import type { FieldError } from '#domain/errors.ts'
import { currentSession } from '#client/net/session.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { DigitInput, TextInput } from '#client/ui/inputs.tsx'
import { lazily } from '#client/ui/lazily.tsx'
import type { IdentitasDiisi, IdentitasDiminta } from './identitas.ts'
import './identitas.css'

/** Few customers are asked when they were born: the calendar is no part of the till. */
const TanggalPicker = lazily(async () => (await import('#client/ui/dates.tsx')).TanggalPicker)

interface Props {
  identitas: IdentitasDiisi
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: Partial<IdentitasDiisi>) => void
}

/** Of whom, and how much of it must be typed. */
interface Siapa {
  siapa?: 'Penjual' | 'Pelanggan' | 'Peminjam'
  /** false: it is on file, or may be. */
  wajib?: boolean
  /** The name and address that stand on the card where these fields are left empty; without it both must be typed. */
  sepertiDikatakan?: { nama: string; alamat: string }
  /** The document reaches AML_BATAS: birth and for whom it is are asked as well. */
  lapor?: boolean
}

/**
 * Asks for the identity of a seller, buyer or borrower, by their card, where it must be known (DOMAIN §B.3, §B.8,
 * §G-3). Kept encrypted.
 */
export function IdentitasForm({
  siapa = 'Penjual',
  wajib = true,
  sepertiDikatakan,
  lapor = false,
  identitas,
  errors,
  disabled,
  onUbah,
}: Props & Siapa) {
  const error = (field: string) => errorOf(errors, `identitas.${field}`)
  const Nomor = identitas.jenis === 'KTP' ? DigitInput : TextInput
  const text = (
    name: 'nama' | 'alamat' | 'pekerjaan' | 'tempat_lahir',
    label: string,
    maxLength: number,
    dikatakan?: string,
  ) => (
    <Field
      label={label}
      required={wajib && dikatakan === undefined}
      error={error(name)}
      help={dikatakan === undefined ? undefined : 'Seperti di kartu identitas'}
    >
      {(control) => (
        <TextInput
          {...control}
          maxLength={maxLength}
          disabled={disabled}
          placeholder={dikatakan}
          value={identitas[name]}
          onChange={(value) => onUbah({ [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <section className="identitas" aria-label={`Identitas ${siapa.toLowerCase()}`}>
      <h3>Identitas {siapa}</h3>
      {!wajib && <p className="muted">NIK member ini sudah ada: tidak perlu diisi lagi.</p>}
      <Field label="Jenis Identitas" required={wajib} error={errorOf(errors, 'identitas')}>
        {({ id }) => (
          <Segmented
            id={id}
            aria-label="Jenis identitas"
            block
            disabled={disabled}
            options={[...JENIS_IDENTITAS]}
            value={identitas.jenis}
            onChange={(jenis) => onUbah({ jenis })}
          />
        )}
      </Field>
      <Field
        label="No Identitas"
        required={wajib}
        error={error('nomor')}
        help={identitas.jenis === 'KTP' ? '16 angka' : undefined}
      >
        {(control) => (
          <Nomor
            {...control}
            maxLength={identitas.jenis === 'KTP' ? 16 : 30}
            disabled={disabled}
            value={identitas.nomor}
            onChange={(nomor) => onUbah({ nomor })}
          />
        )}
      </Field>
      {text('nama', `Nama ${siapa}`, 100, sepertiDikatakan?.nama)}
      {text('alamat', `Alamat ${siapa}`, 200, sepertiDikatakan?.alamat)}
      {(siapa === 'Pelanggan' || lapor) && text('pekerjaan', 'Pekerjaan', 60)}
      {lapor && (
        <>
          {text('tempat_lahir', 'Tempat Lahir', 60)}
          <Field label="Tanggal Lahir" required error={error('tgl_lahir')}>
            {(control) => (
              <TanggalPicker
                {...control}
                // The next field is one Tab away.
                allowClear={false}
                min="1900-01-01"
                max={currentSession()!.userdata.tgl_system}
                disabled={disabled}
                value={identitas.tgl_lahir}
                onChange={(hari) => onUbah({ tgl_lahir: hari as IdentitasDiisi['tgl_lahir'] })}
              />
            )}
          </Field>
          <AtasNama {...{ identitas, errors, disabled, onUbah }} />
        </>
      )}
    </section>
  )
}

/** For whom the transaction is: what may be reported to PPATK says it (DOMAIN §P.2). */
function AtasNama({ identitas: { atas_nama }, errors, disabled, onUbah }: Props) {
  const change = (bagian: Partial<NonNullable<typeof atas_nama>>) =>
    onUbah({ atas_nama: { untuk: 'ORANG LAIN', nama: '', hubungan: '', ...atas_nama, ...bagian } })
  const error = (field: string) => errorOf(errors, `identitas.atas_nama${field}`)
  const text = (name: 'nama' | 'hubungan', label: string, maxLength: number, help: string) => (
    <Field label={label} required error={error(`.${name}`)} help={help}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={maxLength}
          disabled={disabled}
          value={atas_nama![name]}
          onChange={(value) => change({ [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <>
      <Field label="Atas Nama Siapa" required error={error('')}>
        {({ id }) => (
          <Segmented
            id={id}
            aria-label="Atas nama siapa"
            block
            disabled={disabled}
            options={[...ATAS_NAMA]}
            // Nothing is chosen for them.
            value={(atas_nama?.untuk ?? '') as (typeof ATAS_NAMA)[number]}
            onChange={(untuk) => change(untuk === 'SENDIRI' ? { untuk, nama: '', hubungan: '' } : { untuk })}
          />
        )}
      </Field>
      {atas_nama?.untuk === 'ORANG LAIN' && (
        <>
          {text('nama', 'Nama Yang Diwakili', 100, 'Orang atau perusahaan')}
          {text('hubungan', 'Hubungan', 60, 'Misalnya suami, atasan, kuasa')}
        </>
      )}
    </>
  )
}

/**
 * Asks for the identity of a customer who buys or pays ahead, where it must be known. An identity already on file need
 * not be typed again.
 */
export const IdentitasPelanggan = ({
  diminta: { wajib, tercatat, lapor },
  ...form
}: Props & { diminta: IdentitasDiminta }) =>
  wajib ? (
    <>
      {tercatat && (
        <p className="identitas-tercatat" role="status">
          Identitas sudah tercatat: <strong>{`${tercatat.jenis} ${tercatat.nomor} ${tercatat.nama}`}</strong>.
          Isi di bawah hanya bila orangnya lain.
        </p>
      )}
      <IdentitasForm siapa="Pelanggan" lapor={lapor !== undefined} {...form} />
    </>
  ) : null
