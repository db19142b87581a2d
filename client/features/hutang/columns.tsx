/** The columns of a list of loans. */
import type { HutangRingkas } from '#domain/calls/hutang.ts'
import { formatPersen, formatRupiah, formatTanggal } from '#domain/format.ts'
import {
  barangColumn,
  beratBarang,
  customerColumn,
  dibuat,
  dua,
  nomorColumn,
  rupiahColumn,
} from '#client/kasir/columns.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { hutangState, StatusHutang } from './status.tsx'
import './hutang.css'

/** Says where the envelope lies. */
export const letak = ({ no_amplop, tempat }: Pick<HutangRingkas, 'no_amplop' | 'tempat'>): string =>
  [no_amplop, tempat].filter((t) => t !== '-').join(' · ') || '-'

export const hutangColumns: readonly DataColumn<HutangRingkas>[] = [
  nomorColumn('no_faktur_hutang', 'No Hutang', (h) => dibuat(h)),
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
  customerColumn,
  barangColumn((h) => beratBarang(h.berat_emas, h.qty)),
  { key: 'no_amplop', title: 'Amplop', value: letak },
  {
    key: 'sisa_pokok',
    title: 'Sisa Pokok',
    kind: 'rupiah',
    value: (h) => h.sisa_pokok,
    render: (h) =>
      dua(
        <Rupiah value={h.sisa_pokok} />,
        h.sisa_pokok === h.jumlah_hutang
          ? formatPersen(h.bunga_persen)
          : `dari ${formatRupiah(h.jumlah_hutang)}`,
      ),
  },
  rupiahColumn('harus_dibayar', 'Harus Dibayar', (h) => `bunga ${formatRupiah(h.bunga)}`),
]
