import { simpanKonversi } from '#domain/calls/konversi.ts'
import { konversi } from '#domain/dokumen/konversi.ts'
import { errors } from '#domain/errors.ts'
import { group } from '#domain/masters/group.ts'
import { jenis } from '#domain/masters/jenis.ts'
import { tolakKonversi } from '#domain/rules/konversi.ts'
import { acuan, type FieldProps, type Form } from '#client/stok/form.ts'
import { StokScreen } from '#client/stok/StokScreen.tsx'
import { denganLabel } from '#client/stok/LabelButton.tsx'
import { useCall } from '#client/net/query.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { keScan } from '#client/ui/fokus.ts'
import { TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'

interface Content {
  /** '' stays as it is. */
  kode_group: string
  kode_dept: string
  alasan: string
}

function Fields({ content, onChange, wrong, terkunci }: FieldProps<Content>) {
  const groups = useCall(group.calls.semua, {}, { staleTime: 300_000 })
  const allJenis = useCall(jenis.calls.semua, {}, { staleTime: 300_000 })
  const choose = (bagian: Partial<Content>) => {
    onChange(bagian)
    keScan()
  }
  return (
    <>
      <Field label="Group Baru" error={errorOf(wrong, 'kode_group')}>
        {(c) => (
          <Picker<string>
            {...c}
            reading={groups}
            showSearch={{ optionFilterProp: 'label' }}
            allowClear
            placeholder="Tetap"
            disabled={terkunci}
            value={content.kode_group || null}
            options={groups.data?.map((g) => ({
              value: g.kode_group,
              label: `${g.kode_group} · ${g.nama_group}`,
            }))}
            onChange={(kode_group) => choose({ kode_group: kode_group ?? '' })}
          />
        )}
      </Field>
      <Field label="Jenis Baru" error={errorOf(wrong, 'kode_dept')}>
        {(c) => (
          <Picker<string>
            {...c}
            reading={allJenis}
            showSearch={{ optionFilterProp: 'label' }}
            allowClear
            placeholder="Tetap"
            disabled={terkunci}
            value={content.kode_dept || null}
            options={allJenis.data?.map((j) => ({
              value: j.kode_dept,
              label: `${j.kode_dept} · ${j.nama_dept}`,
            }))}
            onChange={(kode_dept) => choose({ kode_dept: kode_dept ?? '' })}
          />
        )}
      </Field>
      <Field label="Alasan" required error={errorOf(wrong, 'alasan')}>
        {(c) => (
          <TextInput
            {...c}
            maxLength={200}
            readOnly={terkunci}
            value={content.alasan}
            onChange={(alasan) => onChange({ alasan })}
          />
        )}
      </Field>
    </>
  )
}

const FORM: Form<Content, typeof simpanKonversi> = {
  empty: { kode_group: '', kode_dept: '', alasan: '' },
  Fields,
  periksa: ({ kode_group, kode_dept, alasan }) => [
    ...(kode_group || kode_dept ? [] : [{ field: 'kode_group', message: errors.konversiKosong().message }]),
    ...(alasan.trim() ? [] : [{ field: 'alasan', message: 'Alasan Harus Diisi' }]),
  ],
  tolak: (barang, content) =>
    content.kode_group || content.kode_dept ? tolakKonversi(barang, content) : undefined,
  simpan: simpanKonversi,
  kirim: (content, { barang, keterangan, id_trx }) => ({
    body: { ...content, keterangan, barang: barang.map(acuan), id_trx },
  }),
}

/** Pieces become ones of another group or jenis, where they lie (DOMAIN §B.13). */
export const KonversiBarang = () => <StokScreen dokumen={konversi} form={FORM} actions={denganLabel} />
