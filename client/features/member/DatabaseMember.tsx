import { Button, Segmented } from 'antd'
import { useState } from 'react'
import {
  eksporMember,
  kecamatanMember,
  SEGMEN,
  segmenMember,
  type SegmenRow,
  type Segmen,
} from '#domain/calls/database-member.ts'
import type { Rupiah } from '#domain/units.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { downloadCsv } from '#client/ui/csv.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { toast } from '#client/net/toasts.ts'
import './member.css'

const COLUMNS: DataColumn<SegmenRow>[] = [
  { key: 'kode_member', title: 'Kode Member', value: (m) => m.kode_member },
  { key: 'nama_customer', title: 'Nama', value: (m) => m.nama_customer },
  { key: 'no_hp', title: 'No HP', value: (m) => m.no_hp },
  { key: 'belanja', title: 'Belanja 12 Bulan', kind: 'rupiah', value: (m) => m.belanja as Rupiah },
  { key: 'tgl_lahir', title: 'Tanggal Lahir', kind: 'date', value: (m) => m.tgl_lahir },
  { key: 'kecamatan', title: 'Kecamatan', value: (m) => m.kecamatan },
  { key: 'kota', title: 'Kota', value: (m) => m.kota },
  { key: 'point', title: 'Poin', kind: 'count', value: (m) => m.point },
  { key: 'trx_count', title: 'Transaksi', kind: 'count', value: (m) => m.trx_count },
  { key: 'trx_terakhir', title: 'Terakhir', kind: 'date', value: (m) => m.trx_terakhir },
]

/** Members in segments; what is taken away is logged (DOMAIN §F.3, §G-6). */
export function DatabaseMember() {
  const [segmen, setSegmen] = useState<Segmen>(SEGMEN[0])
  const [kecamatan, setKecamatan] = useState('')
  const query = { segmen, kecamatan: segmen === 'PER KECAMATAN' ? kecamatan : '' }
  const reading = useCall(segmenMember, { query }, { keepPrevious: true })
  const data = reading.data ?? []
  const daerah = useCall(kecamatanMember, {}, { enabled: segmen === 'PER KECAMATAN' })
  const ekspor = useSend(eksporMember, {
    onDone: ({ data: rows }) => {
      downloadCsv(`database-member-${segmen.toLowerCase().replaceAll(' ', '-')}.csv`, COLUMNS, rows)
      toast('success', 'Berhasil')
    },
  })
  return (
    <>
      <PageHeader title="Database Member" about="Member aktif yang tidak menarik persetujuannya">
        {mayMake(eksporMember) && (
          <Button
            loading={ekspor.busy}
            disabled={data.length === 0}
            onClick={() => void ekspor.send({ body: query })}
          >
            Export
          </Button>
        )}
      </PageHeader>
      <div className="member-saring">
        <Segmented aria-label="Segmen" options={[...SEGMEN]} value={segmen} onChange={setSegmen} />
        {segmen === 'PER KECAMATAN' && (
          <Field label="Kecamatan">
            {(c) => (
              <Picker<string>
                {...c}
                reading={daerah}
                className="member-kecamatan"
                showSearch={{ optionFilterProp: 'label' }}
                value={kecamatan}
                onChange={setKecamatan}
                options={[
                  { value: '', label: 'SEMUA' },
                  ...gabungkan(daerah.data ?? []).map(([nama, jumlah]) => ({
                    value: nama,
                    label: `${nama} (${jumlah})`,
                  })),
                ]}
              />
            )}
          </Field>
        )}
      </div>
      <DataTable
        label={segmen}
        columns={COLUMNS}
        rows={data}
        rowKey={(m) => m.kode_member}
        loading={reading.isFetching}
        reading={reading}
        empty="Data Member Kosong"
      />
    </>
  )
}

/** Kecamatan of one name in two cities are one choice, as the filter is by name. */
function gabungkan(rows: readonly { kecamatan: string; jumlah: number }[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { kecamatan, jumlah } of rows) sums.set(kecamatan, (sums.get(kecamatan) ?? 0) + jumlah)
  return [...sums]
}
