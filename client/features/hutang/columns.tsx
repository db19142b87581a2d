/** The columns of a list of loans. */
import type { HutangRingkas } from '#domain/calls/hutang.ts'
import { formatPersen, formatRupiah, formatTanggal } from '#domain/format.ts'
import { Gram } from '#client/ui/amounts.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { hutangState, StatusHutang } from './status.tsx'
import './hutang.css'

const dua = (atas: React.ReactNode, bawah: React.ReactNode) => (
  <>
    {atas}
    <small className="muted hutang-bawah">{bawah}</small>
  </>
)

/** Says where the envelope lies. */
export const letak = ({ no_amplop, tempat }: Pick<HutangRingkas, 'no_amplop' | 'tempat'>): string =>
  [no_amplop, tempat].filter((t) => t !== '-').join(' · ') || '-'

export const hutangColumns: readonly DataColumn<HutangRingkas>[] = [
  {
    key: 'no_faktur_hutang',
    title: 'No Hutang',
    value: (h) => h.no_faktur_hutang,
    render: (h) =>
      dua(<strong>{h.no_faktur_hutang}</strong>, `${h.tgl_system} ${h.jam.slice(0, 5)} · ${h.input_by}`),
  },
  {
    key: 'status_hutang',
    title: 'Status',
    value: (h) => hutangState(h)[1],
    render: (h) => <StatusHutang hutang={h} />,
  },
  {
    key: 'tgl_jatuh_tempo',
    title: 'Jatuh Tempo',
    value: (h) => h.tgl_jatuh_tempo,
    render: (h) =>
      dua(
        <span className={h.hari_lewat > 0 ? 'hutang-lewat' : undefined}>
          {formatTanggal(h.tgl_jatuh_tempo)}
        </span>,
        h.perpanjang_ke > 0 ? `diperpanjang ${h.perpanjang_ke} kali` : `${h.lama_pinjam} bulan`,
      ),
  },
  {
    key: 'nama_customer',
    title: 'Customer',
    value: (h) => `${h.nama_customer} ${h.no_hp}`,
    render: (h) => dua(h.nama_customer, h.no_hp),
  },
  {
    key: 'nama_barang',
    title: 'Barang',
    value: (h) => h.nama_barang,
    render: (h) =>
      dua(
        h.nama_barang,
        <>
          <Gram value={h.berat_emas} /> · {h.qty} barang
        </>,
      ),
  },
  { key: 'no_amplop', title: 'Amplop', value: letak },
  {
    key: 'sisa_pokok',
    title: 'Sisa Pokok',
    kind: 'rupiah',
    value: (h) => h.sisa_pokok,
    render: (h) =>
      dua(
        <span className="number">{formatRupiah(h.sisa_pokok)}</span>,
        h.sisa_pokok === h.jumlah_hutang
          ? formatPersen(h.bunga_persen)
          : `dari ${formatRupiah(h.jumlah_hutang)}`,
      ),
  },
  {
    key: 'harus_dibayar',
    title: 'Harus Dibayar',
    kind: 'rupiah',
    value: (h) => h.harus_dibayar,
    render: (h) =>
      dua(
        <strong className="number">{formatRupiah(h.harus_dibayar)}</strong>,
        `bunga ${formatRupiah(h.bunga)}`,
      ),
  },
]
