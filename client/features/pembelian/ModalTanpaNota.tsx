import { Select } from 'antd'
import { useState } from 'react'
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import { errors as penolakan, type FieldError } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { asalDitanya, asalWajib, periksaAsal, type DokumenAsal } from '#domain/rules/dokumen-asal.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import type { Milligram, Persen } from '#domain/units.ts'
import { draftFoto, dropDraftFoto } from '#client/kasir/line-foto.ts'
import { newIdTrx } from '#client/net/api.ts'
import { useObservable } from '#client/net/observable.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, PersenInput, TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { AsalFields } from './AsalFields.tsx'
import { lineWithoutNota, kondisiChoices, type BeliLine } from './keranjang-beli.ts'
import './tanpa-nota.css'

/** As far as it is filled in. */
interface Form {
  kode_group: string | null
  kode_dept: string | null
  nama_barang: string
  berat: Milligram | null
  kondisi: string | null
  kadar: Persen | null
  dokumen_asal: DokumenAsal | null
  alasan_asal: string
}

const HARUS = {
  kode_group: 'Group Harus Dipilih',
  kode_dept: 'Jenis Harus Dipilih',
  nama_barang: penolakan.namaBarangKosong().message,
  berat: penolakan.beratKosong().message,
  kondisi: 'Silahkan Pilih Kondisi',
} as const

type Harus = keyof typeof HARUS
type Terisi = Form & { [field in Harus]: NonNullable<Form[field]> }

const empty = (form: Form): FieldError[] =>
  (Object.keys(HARUS) as Harus[])
    .filter((field) => form[field] === null || form[field] === '')
    .map((field) => ({ field, message: HARUS[field] }))

type Asked = Pick<Settings, 'DOKUMEN_ASAL'>

/** Of the paper that says where the piece came from, and its picture where the shop insists on both. */
const asalErrors = (form: Form, foto: boolean, settings: Asked): FieldError[] => [
  ...periksaAsal(form, asalDitanya(settings)).flatMap((refusal) => refusal.errors),
  ...(asalWajib(settings) && form.dokumen_asal && form.dokumen_asal !== 'LAIN' && !foto
    ? [{ field: 'foto', message: 'Foto Dokumen Asal Harus Ada' }]
    : []),
]

const lengkap = (form: Form, asal: readonly FieldError[]): form is Terisi =>
  empty(form).length + asal.length === 0

interface Props {
  acuan: AcuanPembelian
  settings: Asked
  onTambah: (line: BeliLine) => void
  onTutup: () => void
}

/** A piece that came without nota: what it is, as the counter sees and tests it. No antd form: its validator would come with the till. */
export function ModalTanpaNota({ acuan, settings, onTambah, onTutup }: Props) {
  const [kunci] = useState(newIdTrx)
  const foto = useObservable(draftFoto).has(kunci)
  const [form, setForm] = useState<Form>(() => ({
    kode_group: null,
    kode_dept: null,
    nama_barang: '',
    berat: null,
    kondisi: acuan.kondisi.find((k) => k.tanpa_surat)?.kondisi ?? null,
    kadar: null,
    dokumen_asal: null,
    alasan_asal: '',
  }))
  // Errors are shown only after an attempt to add the piece.
  const [diminta, setDiminta] = useState(false)
  const asal = asalErrors(form, foto, settings)
  const errors = diminta ? [...empty(form), ...asal] : []
  const tambah = () => {
    setDiminta(true)
    if (!lengkap(form, asal)) return
    const { berat, kondisi, ...barang } = form
    onTambah(lineWithoutNota(kunci, { ...barang, kadar: barang.kadar || null }, { berat, kondisi }))
  }
  const ubah = (bagian: Partial<Form>) => setForm((before) => ({ ...before, ...bagian }))
  const tutup = () => {
    dropDraftFoto(kunci)
    onTutup()
  }
  const choice = (field: 'kode_group' | 'kode_dept' | 'kondisi', label: string, options: Choice[]) => (
    <Field label={label} required error={errorOf(errors, field)}>
      {(control) => (
        <Select<string>
          {...control}
          {...(field === 'kode_group' ? { 'data-autofocus': '' } : {})}
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
          placeholder={`Pilih ${label.toLowerCase()}`}
          value={form[field]}
          onChange={(chosen) => ubah({ [field]: chosen })}
        />
      )}
    </Field>
  )
  return (
    <StaticModal open title="Beli Tanpa Nota" width={720} okText="Tambah" onOk={tambah} onClose={tutup}>
      <div className="tanpa-nota">
        {choice('kode_group', 'Group', groupChoices(acuan))}
        {choice(
          'kode_dept',
          'Jenis',
          acuan.jenis.map((j) => ({ value: j.kode_dept, label: j.nama_dept })),
        )}
        <Field label="Nama Barang" required error={errorOf(errors, 'nama_barang')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={100}
              value={form.nama_barang}
              onChange={(nama_barang) => ubah({ nama_barang })}
            />
          )}
        </Field>
        <Field label="Berat" required error={errorOf(errors, 'berat')}>
          {(control) => <GramInput {...control} value={form.berat} onChange={(berat) => ubah({ berat })} />}
        </Field>
        {choice('kondisi', 'Kondisi', kondisiChoices(acuan.kondisi))}
        <Field
          label="Kadar Hasil Uji"
          help="Diisi hanya bila kadar tidak sama dengan group: dihargai dari harga beli 24K."
        >
          {(control) => <PersenInput {...control} value={form.kadar} onChange={(kadar) => ubah({ kadar })} />}
        </Field>
        <AsalFields
          kunci={kunci}
          value={form}
          required={asalDitanya(settings)}
          errors={errors}
          nama={form.nama_barang || 'barang'}
          onUbah={ubah}
        />
      </div>
    </StaticModal>
  )
}

interface Choice {
  value: string
  label: string
}

const groupChoices = (acuan: AcuanPembelian): Choice[] =>
  acuan.groups.map((g) => ({
    value: g.kode_group,
    label: `${g.kode_group} · ${g.nama_group} · ${g.harga_beli_gram > 0 ? `${formatRupiah(g.harga_beli_gram)}/g` : 'belum ada harga beli'}`,
  }))
