import {
  batalHadiah,
  listDokumenHadiah,
  MENU_HADIAH,
  type DokumenHadiah,
  type JenisHadiah,
} from '#domain/calls/hadiah.ts'
import { cekKupon } from '#domain/calls/kupon.ts'
import { memberByKode, riwayatMember } from '#domain/calls/member.ts'
import { dokumenHadiah } from '#domain/dokumen/hadiah.ts'
import { hadiah } from '#domain/masters/hadiah.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { RiwayatHariIni } from '#client/kasir/RiwayatHariIni.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { slipHadiah } from './slip.ts'

const change = (d: DokumenHadiah): string =>
  d.detail_hadiah.map((b) => `${b.qty} ${b.nama_hadiah}`).join(', ')

const COLUMNS: readonly DataColumn<DokumenHadiah>[] = [
  { key: 'keterangan', title: 'Keterangan', value: (d) => d.keterangan },
  {
    key: 'isi',
    title: 'Hadiah',
    value: change,
    render: (d) => <span className="hadiah-isi">{change(d)}</span>,
  },
]
const NILAI: Record<JenisHadiah, DataColumn<DokumenHadiah>> = {
  BELI: { key: 'nilai', title: 'Total Uang', kind: 'rupiah', value: (d) => d.nilai },
  AMBIL: { key: 'nilai', title: 'Biaya', kind: 'rupiah', value: (d) => d.nilai },
  TUKAR: { key: 'poin', title: 'Poin', kind: 'count', value: (d) => d.poin },
}

/** Today's documents of one kind. */
export function RiwayatHadiah({ jenis }: { jenis: JenisHadiah }) {
  const reading = useCall(listDokumenHadiah, { query: { jenis } }, { staleTime: 5_000 })
  return (
    <RiwayatHariIni
      kind={dokumenHadiah[jenis]}
      rows={reading.data ?? []}
      reading={reading}
      list={listDokumenHadiah}
      facts={(d) => ({ ...d, no: d.no_ref, tgl_system: d.tanggal, status_valid: d.status })}
      columns={[...COLUMNS, NILAI[jenis]]}
      slip={slipHadiah}
      batal={{
        call: batalHadiah,
        input: (no_ref, diisi) => ({ body: { no_ref, ...diisi } }),
        changes: [listDokumenHadiah, hadiah.calls.semua, cekKupon, riwayatMember, memberByKode],
      }}
      bolehBatal={mayMake({ ...batalHadiah, may: { menus: [MENU_HADIAH[jenis]], action: 'hapus' } })}
    />
  )
}
