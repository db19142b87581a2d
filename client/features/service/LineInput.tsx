import { memo } from 'react'
import { JENIS_SERVICE } from '#domain/rules/service.ts'
import { DraftFoto } from '#client/kasir/DraftFoto.tsx'
import { lineFields, LineFieldset, namaOf, type LineProps } from '#client/kasir/LineFieldset.tsx'
import { useGroup, useTukang } from './acuan.ts'
import type { Line } from './lines.ts'

export const idNama = (urut: number): string => `service-nama-${urut}`
const JENIS = { showSearch: false, options: JENIS_SERVICE.map((value) => ({ value, label: value })) }

/** A piece that was brought: its kind, its weight, the work to be done, and the price. */
export const LineInput = memo(function LineInput(props: LineProps<Line>) {
  const { line, urut, disabled, onHapus } = props
  const group = useGroup()
  const tukang = useTukang()
  const f = lineFields(props)
  return (
    <LineFieldset className="service-baris" urut={urut} disabled={disabled} onHapus={onHapus}>
      {f.text('nama_barang', ...namaOf(urut, idNama(urut)))}
      {f.choice('jenis_service', 'Jenis Service', JENIS, { required: true })}
      {f.gram('berat_terima', 'Berat Terima', { required: true })}
      {f.rupiah('ongkos', 'Ongkos')}
      {f.text('keluhan', 'Keluhan', 200)}
      {f.text('kondisi', 'Kondisi Saat Diterima', 200)}
      {f.picker('kode_group', 'Group', { ...group, allowClear: true, placeholder: 'Tidak tahu' })}
      {f.picker('kode_tukang', 'Tukang', { ...tukang, allowClear: true, placeholder: 'Nanti' })}
      {f.count('jumlah', 'Jumlah', 999)}
      <DraftFoto
        kunci={line.kunci}
        nama={line.nama_barang || `barang ${urut + 1}`}
        dokumen="service"
        disabled={disabled}
      />
    </LineFieldset>
  )
})
