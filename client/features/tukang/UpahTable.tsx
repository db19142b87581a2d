import type { UpahDokumen } from '#domain/calls/upah-tukang.ts'
import { DetailTable } from '#client/kasir/detail.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'

/** The payments to goldsmiths for an order or a repair. */
export const UpahTable = ({ upah }: { upah: readonly UpahDokumen[] }) => (
  <DetailTable
    label="Upah tukang"
    columns={[
      { title: 'Upah' },
      { title: 'Tanggal' },
      { title: 'Tukang' },
      { title: 'Lewat' },
      { title: 'Jumlah', number: true },
    ]}
  >
    {upah.map((u) => (
      <tr key={u.no_kas} className={u.status_valid === 'CANC' ? 'detail-batal' : undefined}>
        <th scope="row">{u.no_kas}</th>
        <td>{u.tgl_system}</td>
        <td>{u.kode_tukang}</td>
        <td>{u.media}</td>
        <td className="number">
          <Rupiah value={u.jumlah} strong />
        </td>
      </tr>
    ))}
  </DetailTable>
)
