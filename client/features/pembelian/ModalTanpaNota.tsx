import { Select } from 'antd'
import { useState } from 'react'
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import { errors as penolakan, type FieldError } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import type { Milligram, Persen } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, PersenInput, TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { lineWithoutNota, pilihanKondisi, type BeliLine } from './keranjang-beli.ts'
import './tanpa-nota.css'

/** As far as it is filled in. */
interface Isian {
  kode_group: string | null
  kode_dept: string | null
  nama_barang: string
  berat: Milligram | null
  kondisi: string | null
  kadar: Persen | null
}

const HARUS = {
  kode_group: 'Group Harus Dipilih',
  kode_dept: 'Jenis Harus Dipilih',
  nama_barang: penolakan.namaBarangKosong().message,
  berat: penolakan.beratKosong().message,
  kondisi: 'Silahkan Pilih Kondisi',
} as const

type Harus = keyof typeof HARUS
type Terisi = Isian & { [bidang in Harus]: NonNullable<Isian[bidang]> }

const kosong = (isian: Isian): FieldError[] =>
  (Object.keys(HARUS) as Harus[])
    .filter((field) => isian[field] === null || isian[field] === '')
    .map((field) => ({ field, message: HARUS[field] }))

const lengkap = (isian: Isian): isian is Terisi => kosong(isian).length === 0

interface Props {
  acuan: AcuanPembelian
  onTambah: (line: BeliLine) => void
  onTutup: () => void
}

/** A piece that came without nota: what it is, as the counter sees and tests it. No antd form: its validator would come with the till. */
export function ModalTanpaNota({ acuan, onTambah, onTutup }: Props) {
  const [isian, setIsian] = useState<Isian>(() => ({
    kode_group: null,
    kode_dept: null,
    nama_barang: '',
    berat: null,
    kondisi: acuan.kondisi.find((k) => k.tanpa_surat)?.kondisi ?? null,
    kadar: null,
  }))
  // Nothing is wrong until it was to be added.
  const [diminta, setDiminta] = useState(false)
  const errors = diminta ? kosong(isian) : []
  const tambah = () => {
    setDiminta(true)
    if (!lengkap(isian)) return
    const { berat, kondisi, ...barang } = isian
    onTambah(lineWithoutNota(newIdTrx(), { ...barang, kadar: barang.kadar || null }, { berat, kondisi }))
  }
  const ubah = (bagian: Partial<Isian>) => setIsian((before) => ({ ...before, ...bagian }))
  const pilihan = (field: 'kode_group' | 'kode_dept' | 'kondisi', label: string, options: Pilihan[]) => (
    <Field label={label} required error={errorOf(errors, field)}>
      {(control) => (
        <Select<string>
          {...control}
          {...(field === 'kode_group' ? { 'data-autofocus': '' } : {})}
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
          placeholder={`Pilih ${label.toLowerCase()}`}
          value={isian[field]}
          onChange={(dipilih) => ubah({ [field]: dipilih })}
        />
      )}
    </Field>
  )
  return (
    <StaticModal open title="Beli Tanpa Nota" okText="Tambah" onOk={tambah} onClose={onTutup}>
      <div className="tanpa-nota">
        {pilihan('kode_group', 'Group', pilihanGroup(acuan))}
        {pilihan(
          'kode_dept',
          'Jenis',
          acuan.jenis.map((j) => ({ value: j.kode_dept, label: j.nama_dept })),
        )}
        <Field label="Nama Barang" required error={errorOf(errors, 'nama_barang')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={100}
              value={isian.nama_barang}
              onChange={(nama_barang) => ubah({ nama_barang })}
            />
          )}
        </Field>
        <Field label="Berat" required error={errorOf(errors, 'berat')}>
          {(control) => <GramInput {...control} value={isian.berat} onChange={(berat) => ubah({ berat })} />}
        </Field>
        {pilihan('kondisi', 'Kondisi', pilihanKondisi(acuan.kondisi))}
        <Field
          label="Kadar Hasil Uji"
          help="Diisi hanya bila kadar tidak sama dengan group: dihargai dari harga beli 24K."
        >
          {(control) => (
            <PersenInput {...control} value={isian.kadar} onChange={(kadar) => ubah({ kadar })} />
          )}
        </Field>
      </div>
    </StaticModal>
  )
}

interface Pilihan {
  value: string
  label: string
}

const pilihanGroup = (acuan: AcuanPembelian): Pilihan[] =>
  acuan.groups.map((g) => ({
    value: g.kode_group,
    label: `${g.kode_group} · ${g.nama_group} · ${g.harga_beli_gram > 0 ? `${formatRupiah(g.harga_beli_gram)}/g` : 'belum ada harga beli'}`,
  }))
