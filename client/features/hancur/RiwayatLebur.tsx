import { callPath } from '#domain/call.ts'
import {
  batalLeburKeluar,
  cetakLeburKeluar,
  listLeburKeluar,
  fillLebur,
  slipLeburKeluar,
  type LeburKeluarTersimpan,
} from '#domain/calls/hancur.ts'
import { leburKeluar } from '#domain/dokumen/lebur-keluar.ts'
import { formatGram } from '#domain/format.ts'
import { RiwayatHariIni } from '#client/kasir/RiwayatHariIni.tsx'
import { callFile } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'

const dokumenContent = (d: LeburKeluarTersimpan): string =>
  d.emas.map((e) => `${e.kode_group} ${formatGram(e.berat)} g`).join(', ')
const COLUMNS: readonly DataColumn<LeburKeluarTersimpan>[] = [
  { key: 'tujuan', title: 'Tujuan', value: (d) => d.tujuan },
  { key: 'penerima', title: 'Penerima', value: (d) => d.penerima },
  {
    key: 'emas',
    title: 'Emas',
    value: dokumenContent,
    render: (d) => <span className="stok-asal">{dokumenContent(d)}</span>,
  },
  { key: 'harga', title: 'Harga', kind: 'rupiah', value: (d) => d.harga },
  { key: 'input_by', title: 'Petugas', value: (d) => d.input_by },
]

/** Melted gold that left today, with its slips and cancels. */
export function RiwayatLebur() {
  const reading = useCall(listLeburKeluar, {}, { staleTime: 5_000 })
  return (
    <RiwayatHariIni
      kind={leburKeluar}
      rows={reading.data ?? []}
      reading={reading}
      list={listLeburKeluar}
      facts={(d) => ({ ...d, ...(d.harga > 0 ? { jumlah: d.harga } : {}) })}
      columns={COLUMNS}
      slip={(no) => ({
        no,
        lembar: 'Slip',
        hitungan: { jalur: callPath(cetakLeburKeluar, { no }) },
        file: async (_, query) => (await callFile(slipLeburKeluar, { params: { no }, query })).blob,
        changes: [listLeburKeluar],
      })}
      batal={{
        call: batalLeburKeluar,
        input: (no, diisi) => ({ body: { no, ...diisi } }),
        changes: [listLeburKeluar, fillLebur],
        text: 'Emasnya kembali ke LEBUR, uangnya keluar lagi.',
      }}
      bolehBatal={mayMake(batalLeburKeluar)}
    />
  )
}
