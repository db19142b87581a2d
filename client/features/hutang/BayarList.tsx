import { Button } from 'antd'
import type { HutangLengkap } from '#domain/calls/hutang.ts'
import { formatTanggal } from '#domain/format.ts'
import { caraBayar, DetailTable } from '#client/kasir/detail.tsx'
import { LencanaDokumen } from '#client/kasir/LencanaDokumen.tsx'
import { paperChoice, useCetak } from '#client/kasir/useCetak.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { notaBayarKe } from './nota.ts'
import type { BayarHutang } from './tindakan.ts'

const NAMA: Record<BayarHutang['jenis'], string> = {
  BUNGA: 'Bunga',
  PERPANJANG: 'Perpanjang',
  CICIL: 'Cicil Pokok',
  LUNAS: 'Lunas',
  SERAH: 'Serah Barang',
}

/** All payments on a loan, the newest last; undone payments are crossed out. */
export function BayarList({ hutang: h }: { hutang: HutangLengkap }) {
  const { cetak, busy, modal } = useCetak()
  if (h.bayar.length === 0) return null
  return (
    <>
      <DetailTable
        label="Pembayaran hutang"
        columns={[
          { title: 'Pembayaran' },
          { title: 'Status' },
          { title: 'Pokok', number: true },
          { title: 'Bunga', number: true },
          { title: 'Sesudahnya' },
          { title: 'Cetak' },
        ]}
      >
        {h.bayar.map((b) => (
          <tr key={b.no_transaksi} className={b.status_valid === 'CANC' ? 'detail-batal' : undefined}>
            <th scope="row">
              <strong>{NAMA[b.jenis]}</strong> {b.no_transaksi}
              <small className="muted">{tentang(b)}</small>
            </th>
            <td>
              <LencanaDokumen status={b.status_valid} />
            </td>
            <td className="number">{b.pokok > 0 ? <Rupiah value={b.pokok} /> : '-'}</td>
            <td className="number">
              {b.bunga > 0 ? <Rupiah value={b.bunga} /> : '-'}
              {b.bunga < b.bunga_seharusnya && (
                <small className="muted">
                  seharusnya <Rupiah value={b.bunga_seharusnya} />
                </small>
              )}
            </td>
            <td>
              Sisa <Rupiah value={b.sisa_pokok} />
              <small className="muted">
                bunga sampai {formatTanggal(b.tgl_bunga_sampai)}, tempo {formatTanggal(b.tgl_jatuh_tempo)}
              </small>
            </td>
            <td>
              {b.status_valid !== 'CANC' && b.no_induk === '-' && (
                <Button
                  size="small"
                  loading={busy}
                  aria-label={`Cetak ${b.no_transaksi}`}
                  onClick={() => void cetak(notaBayarKe(b.no_transaksi), paperChoice('LUNAS'))}
                >
                  Cetak
                </Button>
              )}
            </td>
          </tr>
        ))}
      </DetailTable>
      {modal}
    </>
  )
}

const tentang = (b: BayarHutang): string =>
  [
    `${b.tgl_system} ${b.jam.slice(0, 5)} ${b.input_by}`,
    ...b.pembayaran.map((p) => caraBayar(p.jenis, p.nama_bank, p.no_card)),
    ...(b.no_faktur_group === '-' ? [] : [`pembelian ${b.no_faktur_group}`]),
    b.catatan,
    b.alasan_batal,
  ]
    .filter((t) => t !== '-' && t !== '')
    .join(' · ')
