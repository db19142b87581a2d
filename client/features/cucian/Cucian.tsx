import { useState } from 'react'
import { diCucian, simpanCuciKeluar } from '#domain/calls/cuci.ts'
import { cuciHilang, cuciKeluar, cuciMasuk } from '#domain/dokumen/cuci.ts'
import { tukang } from '#domain/masters/tukang.ts'
import { ScreenPart } from '#client/stok/ScreenPart.tsx'
import { acuan, type FieldProps, type Form } from '#client/stok/form.ts'
import { StokScreen } from '#client/stok/StokScreen.tsx'
import { useDokumenBernomor } from '#client/stok/useDokumenBernomor.ts'
import { useNoAlamat } from '#client/stok/useNoAlamat.ts'
import { useCall } from '#client/net/query.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { keScan } from '#client/ui/fokus.ts'
import { Picker } from '#client/ui/Picker.tsx'
import { KembaliCuci } from './KembaliCuci.tsx'
import { RiwayatCuci } from './RiwayatCuci.tsx'

interface Content {
  kode_tukang: string
}

function Fields({ content, onChange, wrong, terkunci }: FieldProps<Content>) {
  const reading = useCall(tukang.calls.semua, {}, { staleTime: 300_000 })
  return (
    <Field label="Tukang Cuci" required error={errorOf(wrong, 'kode_tukang')}>
      {(c) => (
        <Picker<string>
          {...c}
          reading={reading}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Pilih tukang"
          disabled={terkunci}
          value={content.kode_tukang || null}
          options={reading.data?.map((t) => ({
            value: t.kode_tukang,
            label: `${t.kode_tukang} · ${t.nama_tukang}`,
          }))}
          onChange={(kode_tukang) => {
            onChange({ kode_tukang })
            keScan()
          }}
        />
      )}
    </Field>
  )
}

const FORM: Form<Content, typeof simpanCuciKeluar> = {
  empty: { kode_tukang: '' },
  Fields,
  periksa: ({ kode_tukang }) =>
    kode_tukang ? [] : [{ field: 'kode_tukang', message: 'Tukang Cuci Harus Dipilih' }],
  simpan: simpanCuciKeluar,
  kirim: ({ kode_tukang }, { barang, keterangan, id_trx }) => ({
    body: { kode_tukang, keterangan, barang: barang.map(acuan), id_trx },
  }),
}

const TITLE = 'Cucian'
const BAGIAN = { kirim: 'Kirim Cuci', kembali: 'Kembali', riwayat: 'Riwayat' } as const
type Bagian = keyof typeof BAGIAN
/** The part of the screen in which a document is listed, by its kind. */
const BAGIAN_DARI: Record<string, Bagian> = { [cuciMasuk.kind]: 'kembali', [cuciHilang.kind]: 'riwayat' }

/** Pieces go to be washed and come back, lighter (DOMAIN §B.18, §F.3, §O.1-14). */
export function Cucian() {
  const [no] = useNoAlamat(cuciKeluar.nomor)
  const dinamai = useDokumenBernomor(no)
  const [chosen, choose] = useState<Bagian>()
  // The part stays open once its document is closed.
  if (dinamai && !chosen) choose(BAGIAN_DARI[dinamai.kind] ?? 'kirim')
  const bagian = chosen ?? 'kirim'
  const tabs = <ScreenPart bagian={BAGIAN} dibuka={bagian} onBuka={choose} />
  if (bagian === 'kembali') return <KembaliCuci title={TITLE}>{tabs}</KembaliCuci>
  if (bagian === 'riwayat') return <RiwayatCuci title={TITLE}>{tabs}</RiwayatCuci>
  return (
    <StokScreen dokumen={cuciKeluar} form={FORM} title={TITLE} changes={[diCucian]}>
      {tabs}
    </StokScreen>
  )
}
