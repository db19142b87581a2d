import { simpanKonversi } from '#domain/calls/konversi.ts'
import { konversi } from '#domain/dokumen/konversi.ts'
import { errors } from '#domain/errors.ts'
import { group } from '#domain/masters/group.ts'
import { jenis } from '#domain/masters/jenis.ts'
import { tolakKonversi } from '#domain/rules/konversi.ts'
import { acuan, type BidangProps, type Isian } from '#client/stok/form.ts'
import { LayarStok } from '#client/stok/StokScreen.tsx'
import { denganLabel } from '#client/stok/LabelButton.tsx'
import { useCall } from '#client/net/query.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { keScan } from '#client/ui/fokus.ts'
import { TextInput } from '#client/ui/inputs.tsx'
import { Pilih } from '#client/ui/Picker.tsx'

interface Isi {
  /** '' stays as it is. */
  kode_group: string
  kode_dept: string
  alasan: string
}

function Bidang({ isi, onIsi, wrong, terkunci }: BidangProps<Isi>) {
  const groups = useCall(group.calls.semua, {}, { staleTime: 300_000 })
  const semuaJenis = useCall(jenis.calls.semua, {}, { staleTime: 300_000 })
  const pilih = (bagian: Partial<Isi>) => {
    onIsi(bagian)
    keScan()
  }
  return (
    <>
      <Field label="Group Baru" error={errorOf(wrong, 'kode_group')}>
        {(c) => (
          <Pilih<string>
            {...c}
            reading={groups}
            showSearch={{ optionFilterProp: 'label' }}
            allowClear
            placeholder="Tetap"
            disabled={terkunci}
            value={isi.kode_group || null}
            options={groups.data?.map((g) => ({
              value: g.kode_group,
              label: `${g.kode_group} · ${g.nama_group}`,
            }))}
            onChange={(kode_group) => pilih({ kode_group: kode_group ?? '' })}
          />
        )}
      </Field>
      <Field label="Jenis Baru" error={errorOf(wrong, 'kode_dept')}>
        {(c) => (
          <Pilih<string>
            {...c}
            reading={semuaJenis}
            showSearch={{ optionFilterProp: 'label' }}
            allowClear
            placeholder="Tetap"
            disabled={terkunci}
            value={isi.kode_dept || null}
            options={semuaJenis.data?.map((j) => ({
              value: j.kode_dept,
              label: `${j.kode_dept} · ${j.nama_dept}`,
            }))}
            onChange={(kode_dept) => pilih({ kode_dept: kode_dept ?? '' })}
          />
        )}
      </Field>
      <Field label="Alasan" required error={errorOf(wrong, 'alasan')}>
        {(c) => (
          <TextInput
            {...c}
            maxLength={200}
            readOnly={terkunci}
            value={isi.alasan}
            onChange={(alasan) => onIsi({ alasan })}
          />
        )}
      </Field>
    </>
  )
}

const ISIAN: Isian<Isi, typeof simpanKonversi> = {
  kosong: { kode_group: '', kode_dept: '', alasan: '' },
  Bidang,
  periksa: ({ kode_group, kode_dept, alasan }) => [
    ...(kode_group || kode_dept ? [] : [{ field: 'kode_group', message: errors.konversiKosong().message }]),
    ...(alasan.trim() ? [] : [{ field: 'alasan', message: 'Alasan Harus Diisi' }]),
  ],
  tolak: (barang, isi) => (isi.kode_group || isi.kode_dept ? tolakKonversi(barang, isi) : undefined),
  simpan: simpanKonversi,
  kirim: (isi, { barang, keterangan, id_trx }) => ({
    body: { ...isi, keterangan, barang: barang.map(acuan), id_trx },
  }),
}

/** Pieces become ones of another group or jenis, where they lie (DOMAIN §B.13). */
export const KonversiBarang = () => <LayarStok dokumen={konversi} isian={ISIAN} actions={denganLabel} />
