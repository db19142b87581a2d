import { Select } from 'antd'
import { useState } from 'react'
import { listToko } from '#domain/calls/sesi.ts'
import { ofWholeChain } from '#domain/level.ts'
import { menuOf } from '#domain/menus.ts'
import type { Report } from '#domain/report.ts'
import { ALL } from '#domain/report/filters.ts'
import { MENU_REKAP_BULANAN } from '#domain/report/rekap-bulanan.ts'
import pembelian from '#domain/reports/lain/rekap-pembelian.ts'
import allPembelian from '#domain/reports/lain/rekap-pembelian-semua.ts'
import penjualan from '#domain/reports/lain/rekap-penjualan.ts'
import allPenjualan from '#domain/reports/lain/rekap-penjualan-semua.ts'
import { currentSession } from '#client/net/session.ts'
import { useCall } from '#client/net/query.ts'
import { Field } from '#client/ui/Field.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { ReportView } from '../ReportView.tsx'
import { useAlamat } from '../useAlamat.ts'

const TYPE = {
  PENJUALAN: { satu: penjualan, semua: allPenjualan },
  PEMBELIAN: { satu: pembelian, semua: allPembelian },
}
type Type = keyof typeof TYPE

/** R47: sales or purchases by month, of this shop, and for who works in any of another one or of all (spec 001 §2.15). */
export function RekapPerbulan() {
  const me = currentSession()?.userdata
  const shops = useCall(listToko)
  const { alamat } = useAlamat()
  const [type, setType] = useState<Type>(alamat['type'] === 'PEMBELIAN' ? 'PEMBELIAN' : 'PENJUALAN')
  const [toko, setToko] = useState(alamat['kode_toko'] ?? me?.kode_toko ?? ALL)
  const options = (shops.data ?? [])
    .filter((shop) => shop.kode_toko === me?.kode_toko || (me && ofWholeChain(me.level)))
    .map((shop) => ({ value: shop.kode_toko, label: `${shop.kode_toko} · ${shop.nama_toko}` }))
  const report = TYPE[type][toko === ALL ? 'semua' : 'satu'] as unknown as Report
  return (
    <ReportView title={menuOf(MENU_REKAP_BULANAN)!.title} report={report} fixed={{ type, kode_toko: toko }}>
      <Field label="Type">
        {(control) => (
          <Select
            {...control}
            value={type}
            onChange={setType}
            options={Object.keys(TYPE).map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
      <Field label="Toko">
        {(control) => (
          <Picker
            {...control}
            reading={shops}
            value={toko}
            onChange={setToko}
            showSearch={{ optionFilterProp: 'label' }}
            options={options.length > 1 ? [{ value: ALL, label: 'SEMUA TOKO' }, ...options] : options}
          />
        )}
      </Field>
    </ReportView>
  )
}
