import { Select } from 'antd'
import { NOMOR_SERVER_MAKS, rentangBarcode } from '#domain/rules/rentang-barcode.ts'
import { zona, ZONA } from '#domain/zona.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { Kerangka } from './Kerangka.tsx'
import type { FirstStepProps } from './steps.ts'

const SERVER = Array.from({ length: NOMOR_SERVER_MAKS + 1 }, (_, nomor) => ({
  value: nomor,
  label:
    nomor === 0 ? 'Server pertama atau satu-satunya' : `Server nomor ${nomor} dari rantai yang sudah ada`,
}))

/** The code of the terminal, and the shop as its notas name it. */
export function TokoStep({ form, onChange, errors, busy, onLanjut }: FirstStepProps) {
  const { toko } = form
  const change = (more: Partial<typeof toko>) => onChange({ toko: { ...toko, ...more } })
  const error = (field: string) => errorOf(errors, `toko.${field}`)
  return (
    <Kerangka
      step={0}
      title="Selamat datang. Mari buka toko Anda"
      onLanjut={onLanjut}
      busy={busy}
      tentang="Beberapa langkah saja sampai toko siap berjualan. Isian tersimpan di komputer ini: Anda boleh berhenti dan melanjutkannya nanti."
    >
      <div className="pembukaan-bidang">
        <div className="lebar">
          <Field
            label="Kode Pembukaan"
            required
            error={errorOf(errors, 'kode_pembukaan')}
            help="Tertulis di jendela tempat Kencana dijalankan, misalnya K7QM-2XPD"
          >
            {(control) => (
              <TextInput
                {...control}
                value={form.kode_pembukaan}
                onChange={(kode_pembukaan) => onChange({ kode_pembukaan })}
                style={{ maxWidth: '15rem' }}
                spellCheck={false}
              />
            )}
          </Field>
        </div>
        <Field
          label="Kode Toko"
          required
          error={error('kode_toko')}
          help="Pendek dan tetap, ikut di nomor nota: TK01"
        >
          {(control) => (
            <TextInput
              {...control}
              value={toko.kode_toko}
              onChange={(kode_toko) => change({ kode_toko })}
              maxLength={6}
            />
          )}
        </Field>
        <Field label="Nama Toko" required error={error('nama_toko')}>
          {(control) => (
            <TextInput
              {...control}
              value={toko.nama_toko}
              onChange={(nama_toko) => change({ nama_toko })}
              maxLength={60}
            />
          )}
        </Field>
        <div className="lebar">
          <Field label="Alamat" required error={error('alamat_toko')}>
            {(control) => (
              <TextInput
                {...control}
                value={toko.alamat_toko}
                onChange={(alamat_toko) => change({ alamat_toko })}
                maxLength={200}
              />
            )}
          </Field>
        </div>
        <Field label="Kota" error={error('kota')}>
          {(control) => (
            <TextInput {...control} value={toko.kota} onChange={(kota) => change({ kota })} maxLength={60} />
          )}
        </Field>
        <Field label="No Telepon" error={error('no_telp')}>
          {(control) => (
            <TextInput
              {...control}
              value={toko.no_telp}
              onChange={(no_telp) => change({ no_telp })}
              maxLength={30}
            />
          )}
        </Field>
        <Field label="NPWP" error={error('npwp')}>
          {(control) => (
            <TextInput {...control} value={toko.npwp} onChange={(npwp) => change({ npwp })} maxLength={30} />
          )}
        </Field>
        <Field label="Zona Waktu" required error={error('zona')}>
          {(control) => (
            <Select
              {...control}
              value={toko.zona}
              onChange={(next) => change({ zona: next })}
              options={ZONA.map((value) => ({ value, label: zona[value].nama }))}
            />
          )}
        </Field>
        <div className="lebar">
          <Field
            label="Server"
            error={errorOf(errors, 'nomor_server')}
            help={`Barcode mulai ${rentangBarcode(form.nomor_server ?? 0).dari}. Toko lain yang sudah memakai Kencana di server sendiri? Pilih nomor yang belum dipakai di sana, supaya tidak ada dua barang dengan barcode sama`}
          >
            {(control) => (
              <Select
                {...control}
                value={form.nomor_server ?? 0}
                onChange={(nomor_server) => onChange({ nomor_server })}
                options={SERVER}
              />
            )}
          </Field>
        </div>
      </div>
    </Kerangka>
  )
}
