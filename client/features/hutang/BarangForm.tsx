import { memo } from 'react'
import type { AcuanHutang } from '#domain/calls/hutang.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { DraftFoto } from '#client/kasir/DraftFoto.tsx'
import { lineFields, LineFieldset, namaOf, type LineProps } from '#client/kasir/LineFieldset.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { kategoriChoices, textChoices } from './acuan.ts'
import type { Line } from './lines.ts'

interface Props extends LineProps<Line> {
  nilai: { harga_beli_gram: Amount; taksiran: Amount }
  acuan: AcuanHutang
}

export const idNama = (urut: number): string => `hutang-nama-${urut}`
export const idBerat = (urut: number): string => `hutang-berat-${urut}`

/** A piece that is brought: its kind, its looks, its weight, and its worth today. */
export const BarangForm = memo(function BarangForm(props: Props) {
  const { line, nilai, urut, acuan, disabled, onHapus } = props
  const f = lineFields(props)
  const kondisi = { placeholder: 'Pilih kondisi', options: textChoices(acuan.kondisi) }
  const kategori = {
    popupMatchSelectWidth: false,
    placeholder: 'Pilih group emas',
    options: kategoriChoices(acuan),
  }
  return (
    <LineFieldset className="hutang-baris" urut={urut} disabled={disabled} onHapus={onHapus}>
      {f.text('nama_barang', ...namaOf(urut, idNama(urut)))}
      {f.choice('kondisi', 'Kondisi', kondisi, { required: true })}
      {f.choice('kategori', 'Kategori', kategori, { required: true })}
      {f.count('jumlah', 'Jumlah', 99)}
      {f.gram('berat', 'Berat', {
        required: true,
        help: line.jumlah > 1 ? 'Semuanya bersama' : undefined,
        id: idBerat(urut),
        'aria-label': `Berat barang ${urut + 1}`,
      })}
      <p className="hutang-taksiran" aria-label={`Taksiran barang ${urut + 1}`}>
        {line.berat !== null && line.kategori !== '' ? (
          <>
            <Gram value={line.berat} /> × <Rupiah value={nilai.harga_beli_gram} /> ={' '}
            <Rupiah value={nilai.taksiran} strong />
          </>
        ) : (
          <span className="muted">Taksiran = berat × harga beli hari ini</span>
        )}
      </p>
      <DraftFoto
        kunci={line.kunci}
        nama={line.nama_barang || `barang ${urut + 1}`}
        dokumen="hutang"
        disabled={disabled}
      />
    </LineFieldset>
  )
})
