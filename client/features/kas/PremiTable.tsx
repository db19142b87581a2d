import type { PremiDihitung } from '#domain/calls/premi.ts'
import { formatTanggal } from '#domain/format.ts'
import { rupiah } from '#domain/units.ts'
import { DetailTable } from '#client/kasir/detail.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'

/** The lines of a premi, and those that are taken off it. */
export const PremiTable = ({ baris: rows, dipotong }: Pick<PremiDihitung, 'baris' | 'dipotong'>) => (
  <DetailTable
    label="Baris premi"
    columns={[
      { title: 'No Faktur' },
      { title: 'Tanggal' },
      { title: 'Barang' },
      { title: 'Berat', number: true },
      { title: 'Premi', number: true },
    ]}
  >
    {[
      ...rows.map((b) => ({ ...b, dibayar: '' })),
      ...dipotong.map((d) => ({ ...d, premi_rp: rupiah(-d.premi_rp), dibayar: d.no_kas_premi })),
    ].map((b) => (
      <tr key={b.no_faktur_jual + b.dibayar}>
        <th scope="row">{b.no_faktur_jual}</th>
        <td>{formatTanggal(b.tgl_system)}</td>
        <td>
          {b.kode_barcode} {b.nama_barang}{' '}
          {b.dibayar && <small className="muted">batal, sudah dibayar {b.dibayar}</small>}
        </td>
        <td className="number">
          <Gram value={b.berat} />
        </td>
        <td className="number">
          <Rupiah value={b.premi_rp} />
        </td>
      </tr>
    ))}
  </DetailTable>
)
