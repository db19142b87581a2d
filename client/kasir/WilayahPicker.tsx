import {
  listKecamatan,
  listKelurahan,
  listKota,
  listProvinsi,
  TINGKAT_WILAYAH,
  type TingkatWilayah,
} from '#domain/calls/wilayah.ts'
import { useCall } from '#client/net/query.ts'
import { Field } from '#client/ui/Field.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import './wilayah.css'

/** Names as an address has them; '-' where none was chosen. */
export type Wilayah = Record<TingkatWilayah, string>
export const tanpaWilayah: Wilayah = { provinsi: '-', kota: '-', kecamatan: '-', kelurahan: '-' }

const LABELS: Record<TingkatWilayah, string> = {
  provinsi: 'Provinsi',
  kota: 'Kota / Kabupaten',
  kecamatan: 'Kecamatan',
  kelurahan: 'Kelurahan / Desa',
}
const known = (nama: string): boolean => nama !== '-' && nama !== ''
/** Milliseconds: the lists of regions do not change while somebody types an address. */
const LAMA = 3_600_000

interface Props {
  value?: Wilayah
  onChange?: (value: Wilayah) => void
  disabled?: boolean
  errors?: Partial<Record<TingkatWilayah, string>>
}

/**
 * Provinsi, kota, kecamatan, kelurahan: each found by typing, each offering what lies in the one before it.
 * Choosing another clears those below it. A name that is no longer in the lists stays shown until it is changed.
 */
export function WilayahPicker({ value = tanpaWilayah, onChange, disabled = false, errors = {} }: Props) {
  const provinsi = useCall(listProvinsi, {}, { staleTime: LAMA })
  const kodeProvinsi = kodeOf(provinsi.data, value.provinsi)
  const kota = useCall(
    listKota,
    { query: { provinsi: kodeProvinsi ?? '' } },
    { staleTime: LAMA, enabled: kodeProvinsi !== undefined },
  )
  const kodeKota = kodeOf(kota.data, value.kota)
  const kecamatan = useCall(
    listKecamatan,
    { query: { kota: kodeKota ?? '' } },
    { staleTime: LAMA, enabled: kodeKota !== undefined },
  )
  const kodeKecamatan = kodeOf(kecamatan.data, value.kecamatan)
  const kelurahan = useCall(
    listKelurahan,
    { query: { kecamatan: kodeKecamatan ?? '' } },
    { staleTime: LAMA, enabled: kodeKecamatan !== undefined },
  )
  const lists = { provinsi, kota, kecamatan, kelurahan }

  const choose = (tingkat: TingkatWilayah, nama: string | undefined) => {
    const below = TINGKAT_WILAYAH.slice(TINGKAT_WILAYAH.indexOf(tingkat) + 1)
    onChange?.({ ...value, ...Object.fromEntries(below.map((t) => [t, '-'])), [tingkat]: nama ?? '-' })
  }
  return (
    <div className="wilayah">
      {TINGKAT_WILAYAH.map((tingkat, i) => {
        const above = TINGKAT_WILAYAH[i - 1]
        const reading = lists[tingkat]
        return (
          <Field key={tingkat} label={LABELS[tingkat]} error={errors[tingkat]}>
            {(control) => (
              <Picker<string>
                {...control}
                showSearch={{ optionFilterProp: 'label' }}
                allowClear
                reading={reading}
                disabled={disabled || (above !== undefined && !known(value[above]))}
                placeholder={
                  above === undefined || known(value[above]) ? 'Pilih' : `Pilih ${LABELS[above]} dahulu`
                }
                options={reading.data?.map(({ nama }) => ({ value: nama, label: nama }))}
                value={known(value[tingkat]) ? value[tingkat] : null}
                onChange={(nama) => choose(tingkat, nama ?? undefined)}
              />
            )}
          </Field>
        )
      })}
    </div>
  )
}

const kodeOf = (
  list: readonly { kode: string; nama: string }[] | undefined,
  nama: string,
): string | undefined => list?.find((w) => w.nama === nama)?.kode
