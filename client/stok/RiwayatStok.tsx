import type { ReactNode } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { callsStok, type DokumenStokTersimpan } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { RiwayatHariIni } from '#client/kasir/RiwayatHariIni.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { ModalDokumenStok } from './ModalDokumenStok.tsx'
import { useDokumenBernomor } from './useDokumenBernomor.ts'
import { batalDari, slipDari } from './tindakan.ts'
import { useNoAlamat } from './useNoAlamat.ts'

const asal = (d: DokumenStokTersimpan): string =>
  [...new Set(d.detail_barang.map((b) => `${b.kode_gudang} / ${b.kode_baki}`))].join(', ')

const baki = (title: string): DataColumn<DokumenStokTersimpan> => ({
  key: 'asal',
  title,
  value: asal,
  render: (d) => <span className="stok-asal">{asal(d)}</span>,
})
const seberang = (title: string): DataColumn<DokumenStokTersimpan> => ({
  key: 'ke',
  title,
  value: (d) => d.ke,
  render: (d) => <span className="stok-asal">{d.ke}</span>,
})
const columns = ({ gerak }: DokumenStok): readonly DataColumn<DokumenStokTersimpan>[] => [
  ...(gerak?.arah === 'masuk' ? [seberang('Dari'), baki('Ke')] : [baki('Dari'), seberang('Ke')]),
  { key: 'qty', title: 'Barang', kind: 'count', value: (d) => d.qty },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (d) => d.berat },
  { key: 'input_by', title: 'Petugas', value: (d) => d.input_by },
]

interface Props {
  dokumen: DokumenStok
  /** Further buttons for a document, beside slip and cancel. */
  actions?: ((dokumen: DokumenStokTersimpan) => ReactNode) | undefined
  /** Calls whose answers a cancel changes, beside the list itself. */
  changes?: readonly CallDefinition[]
}

/** The documents of the day, and drafts of any; in front of them the one that the address names (`?no=`), of any day. */
export function RiwayatStok({ dokumen, actions, changes = [] }: Props) {
  const calls = callsStok(dokumen)
  const reading = useCall(calls.daftar, { query: {} }, { staleTime: 5_000 })
  const [no, buka] = useNoAlamat(dokumen.nomor)
  const dinamai = useDokumenBernomor(no)
  return (
    <>
      <RiwayatHariIni
        kind={dokumen}
        rows={reading.data ?? []}
        reading={reading}
        list={calls.daftar}
        facts={(d) => d}
        columns={columns(dokumen)}
        onBuka={buka}
        actions={actions}
        slip={(nomor) => slipDari(dokumen, nomor)}
        batal={batalDari(dokumen, changes)}
        bolehBatal={mayMake(calls.batal)}
      />
      {no && dinamai?.kind === dokumen.kind && (
        <ModalDokumenStok
          key={no}
          dokumen={dokumen}
          no={no}
          actions={actions}
          changes={changes}
          onTutup={() => buka(undefined)}
        />
      )}
    </>
  )
}
