import { Button, Select } from 'antd'
import type { CallInput } from '#domain/call.ts'
import { listBarang, SARINGAN_STATUS, URUT_BARANG } from '#domain/calls/data-barang.ts'
import { baki } from '#domain/masters/baki.ts'
import { group } from '#domain/masters/group.ts'
import { jenis } from '#domain/masters/jenis.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { sebutLokasi } from '#domain/rules/sebut-lokasi.ts'
import { gramToMilligram, milligramToGram } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { Field } from '#client/ui/Field.tsx'
import { GramInput } from '#client/ui/inputs.tsx'
import { Lipat } from '#client/ui/Lipat.tsx'
import { Picker } from '#client/ui/Picker.tsx'

export type Query = CallInput<typeof listBarang>['query']
/** As it stands in the address. */
export type Saringan = Record<string, string | undefined>

export const AWAL: Query = listBarang.query.parse({})

/** Keeps the parts of an address that can be asked for, and ignores the rest. */
export function queryDari(saringan: Saringan): Query {
  const given = Object.entries(saringan).filter(
    ([name, value]) =>
      name in listBarang.query.shape && listBarang.query.shape[name as keyof Query].safeParse(value).success,
  )
  return listBarang.query.parse(Object.fromEntries(given))
}

const ORDER: Record<Query['urut'], string> = {
  tgl_masuk: 'Masuk',
  kode_barcode: 'Barcode',
  nama_barang: 'Nama Barang',
  kode_group: 'Group',
  kode_dept: 'Jenis',
  berat: 'Berat',
  tempat: 'Baki',
  status: 'Status',
  kode_intern: 'Kode Intern',
}

interface Props {
  saringan: Saringan
  onSaring: (change: Saringan) => void
  onHapus: () => void
}

/** On a phone folded; what is chosen is said beside its button. */
export function SaringBarang({ saringan, onSaring, onHapus }: Props) {
  const query = queryDari(saringan)
  const chosen = [query.kode_group, query.kode_dept, query.tempat, query.status].filter(Boolean).join(', ')
  return (
    <Lipat nama="Filter" content={chosen}>
      <div className="barang-saring">
        <MasterPicker
          label="Group"
          nilai={query.kode_group}
          onChoose={(kode_group) => onSaring({ kode_group })}
          master={group}
        />
        <MasterPicker
          label="Jenis"
          nilai={query.kode_dept}
          onChoose={(kode_dept) => onSaring({ kode_dept })}
          master={jenis}
        />
        <BakiPicker nilai={query.tempat} onChoose={(tempat) => onSaring({ tempat })} />
        <Field label="Status">
          {(c) => (
            <Select
              {...c}
              value={query.status}
              options={SARINGAN_STATUS.map((value) => ({ value, label: value }))}
              onChange={(status) => onSaring({ status: status === AWAL.status ? undefined : status })}
            />
          )}
        </Field>
        <Berat
          label="Berat Dari"
          nilai={query.berat_dari}
          onChange={(berat_dari) => onSaring({ berat_dari })}
        />
        <Berat
          label="Berat Sampai"
          nilai={query.berat_sampai}
          onChange={(berat_sampai) => onSaring({ berat_sampai })}
        />
        <Field label="Urutkan">
          {(c) => (
            <Select
              {...c}
              value={`${query.urut} ${query.arah}`}
              options={URUT_BARANG.flatMap((urut) => [
                { value: `${urut} ASC`, label: `${ORDER[urut]} naik` },
                { value: `${urut} DESC`, label: `${ORDER[urut]} turun` },
              ])}
              onChange={(value) => {
                const [urut, arah] = value.split(' ')
                onSaring({ urut, arah })
              }}
            />
          )}
        </Field>
        <Button onClick={onHapus}>Hapus Filter</Button>
      </div>
    </Lipat>
  )
}

interface PickerProps {
  nilai: string
  onChoose: (nilai: string | undefined) => void
}

function MasterPicker({
  label,
  nilai,
  onChoose,
  master,
}: PickerProps & { label: string; master: typeof group | typeof jenis }) {
  const reading = useCall(master.calls.semua, {}, { staleTime: 60_000 })
  const rows = (reading.data ?? []) as readonly object[] as readonly Record<string, string>[]
  return (
    <Field label={label}>
      {(c) => (
        <Picker<string>
          {...c}
          reading={reading}
          allowClear
          placeholder="Semua"
          showSearch={{ optionFilterProp: 'label' }}
          value={nilai || null}
          options={rows.map((row) => ({
            value: row[master.key]!,
            label: `${row[master.key]} · ${row[master.caption]}`,
          }))}
          onChange={(next) => onChoose(next ?? undefined)}
        />
      )}
    </Field>
  )
}

function BakiPicker({ nilai, onChoose }: PickerProps) {
  const reading = useCall(baki.calls.semua, {}, { staleTime: 60_000 })
  return (
    <Field label="Baki">
      {(c) => (
        <Picker<string>
          {...c}
          reading={reading}
          allowClear
          placeholder="Semua"
          showSearch={{ optionFilterProp: 'label' }}
          value={nilai || null}
          options={reading.data?.map((t) => {
            const tempat = lokasiNyata(t.kode_gudang, t.kode_baki)
            return { value: tempat, label: `${sebutLokasi(tempat)} · ${t.nama_baki}` }
          })}
          onChange={(next) => onChoose(next ?? undefined)}
        />
      )}
    </Field>
  )
}

/** Grams, as the address has them. */
const Berat = ({
  label,
  nilai,
  onChange,
}: {
  label: string
  nilai: string
  onChange: (gram: string | undefined) => void
}) => (
  <Field label={label}>
    {(c) => (
      <GramInput
        {...c}
        value={nilai === '' ? null : gramToMilligram(Number(nilai))}
        onChange={(mg) => onChange(mg === null ? undefined : String(milligramToGram(mg)))}
      />
    )}
  </Field>
)
