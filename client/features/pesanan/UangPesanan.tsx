/** The money and gold of an order: its payments, and the gold given to its goldsmith. */
import { Button } from 'antd'
import type { PesananLengkap } from '#domain/calls/pesanan.ts'
import { formatRupiah } from '#domain/format.ts'
import { currentSession } from '#client/net/session.ts'
import { caraBayar, DetailTable } from '#client/kasir/detail.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'

const ACTIONS = { title: <span className="only-heard">Aksi</span> }

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
    <DetailTable
      label="DP pesanan"
      columns={[
        { title: 'DP' },
        { title: 'Tanggal' },
        { title: 'Pembayaran' },
        { title: 'Keadaan' },
        { title: 'Jumlah', number: true },
        ACTIONS,
      ]}
    >
      {setoran.map((s) => (
        <tr key={s.urut} className={s.status_valid === 'CANC' ? 'detail-batal' : undefined}>
          <th scope="row">{s.no_setoran}</th>
          <td>
            {s.tgl_system} {s.jam.slice(0, 5)}
          </td>
          <td>
            {s.pembayaran.map((p) => (
              <span key={p.jenis} className="pesan-bawah">
                {caraBayar(
                  p.jenis,
                  p.nama_bank,
                  p.no_card,
                  // the amount of this way of paying, where there were several
                  s.pembayaran.length > 1 ? formatRupiah(p.nominal) : '-',
                )}
              </span>
            ))}
          </td>
          <td>
            {s.status_valid === 'CANC' ? 'Batal' : 'Sah'}
            <small className="muted">{s.status_valid === 'CANC' ? s.alasan_batal : s.input_by}</small>
          </td>
          <td className="number">
            <Rupiah value={s.total} strong />
          </td>
          <td>
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
          </td>
        </tr>
      ))}
    </DetailTable>
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
