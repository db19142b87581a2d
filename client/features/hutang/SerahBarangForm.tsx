import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import { lineFields, LineFieldset, namaOf, type LineProps } from '#client/kasir/LineFieldset.tsx'
import { textChoices } from './acuan.ts'
import type { SerahLine } from './serah.ts'

interface Props extends LineProps<SerahLine> {
  acuan: AcuanPembelian
}

/** A piece of the security, as the shop buys it. */
export function SerahBarangForm({ acuan, ...props }: Props) {
  const { urut, disabled, onHapus } = props
  const f = lineFields(props)
  const jenis = {
    popupMatchSelectWidth: false,
    placeholder: 'Pilih jenis',
    options: acuan.jenis.map((j) => ({ value: j.kode_dept, label: `${j.kode_dept} · ${j.nama_dept}` })),
  }
  const kondisi = {
    placeholder: 'Pilih kondisi',
    options: textChoices(acuan.kondisi.map((k) => k.kondisi)),
  }
  return (
    <LineFieldset className="hutang-baris" urut={urut} disabled={disabled} onHapus={onHapus}>
      {f.text('nama_barang', ...namaOf(urut))}
      <div {...(urut === 0 && { 'data-autofocus': '' })}>
        {f.choice('kode_dept', 'Jenis', jenis, { required: true })}
      </div>
      {f.choice('kondisi', 'Kondisi', kondisi, { required: true })}
      {f.persen('kadar', 'Kadar Uji', { help: 'Bila diuji' })}
      {f.gram('berat', 'Berat', { required: true })}
      {f.rupiah('harga', 'Harga', { required: true })}
    </LineFieldset>
  )
}
