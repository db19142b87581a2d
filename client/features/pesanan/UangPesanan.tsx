/** The money and gold of an order: its payments, and the gold given to its goldsmith. */
import { Button } from 'antd'
import type { PesananLengkap } from '#domain/calls/pesanan.ts'
import { currentSession } from '#client/net/session.ts'
import { DetailTable, SetoranTable } from '#client/kasir/detail.tsx'
import { Gram } from '#client/ui/amounts.tsx'

export interface SetoranActions {
  onCetak?: ((urut: number) => void) | undefined
  onBatalDp?: ((setoran: PesananLengkap['setoran'][number]) => void) | undefined
}

/** Every payment on it; the newest of today can be undone. */
export function Setoran({
  pesanan: { setoran },
  onCetak,
  onBatalDp,
}: { pesanan: PesananLengkap } & SetoranActions) {
  const hariIni = currentSession()!.userdata.tgl_system
  const terbaru = setoran.filter((s) => s.status_valid === 'DONE').at(-1)
  return (
    <SetoranTable
      label="DP pesanan"
      title="DP"
      setoran={setoran}
      nama={(s) => s.no_setoran}
      state={(s) => (s.status_valid === 'CANC' ? ['Batal', s.alasan_batal] : ['Sah', s.input_by])}
      actions={{
        title: 'Aksi',
        render: (s) => (
          <div className="pesan-tombol">
            {onCetak && s.status_valid !== 'CANC' && (
              <Button size="small" aria-label={`Cetak DP ${s.urut}`} onClick={() => onCetak(s.urut)}>
                Cetak
              </Button>
            )}
            {onBatalDp && s === terbaru && s.tgl_system === hariIni && (
              <Button size="small" danger aria-label={`Batal DP ${s.urut}`} onClick={() => onBatalDp(s)}>
                Batal
              </Button>
            )}
          </div>
        ),
      }}
    />
  )
}

export const Bahan = ({ bahan }: Pick<PesananLengkap, 'bahan'>) => (
  <DetailTable
    label="Bahan tukang"
    columns={[
      { title: 'Bahan' },
      { title: 'Tanggal' },
      { title: 'Tukang' },
      { title: 'Berat', number: true },
    ]}
  >
    {bahan.map((b) => (
      <tr key={b.no} className={b.status_valid === 'CANC' ? 'detail-batal' : undefined}>
        <th scope="row">
          {b.jenis} <small className="muted">{b.no}</small>
        </th>
        <td>
          {b.tgl_system} {b.jam.slice(0, 5)}
        </td>
        <td>{b.kode_tukang}</td>
        <td className="number">
          <Gram value={b.berat} />
        </td>
      </tr>
    ))}
  </DetailTable>
)
