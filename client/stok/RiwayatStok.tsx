import type { ReactNode } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { callsStok, type DokumenStokTersimpan } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { call, callFile } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { RiwayatHariIni } from '#client/kasir/RiwayatHariIni.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'

const asal = (d: DokumenStokTersimpan): string =>
  [...new Set(d.detail_barang.map((b) => `${b.kode_gudang} / ${b.kode_baki}`))].join(', ')

const COLUMNS: readonly DataColumn<DokumenStokTersimpan>[] = [
  { key: 'asal', title: 'Dari', value: asal, render: (d) => <span className="stok-asal">{asal(d)}</span> },
  { key: 'ke', title: 'Ke', value: (d) => d.ke },
  { key: 'qty', title: 'Barang', kind: 'count', value: (d) => d.qty },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (d) => d.berat },
  { key: 'input_by', title: 'Petugas', value: (d) => d.input_by },
]

interface Props {
  dokumen: DokumenStok
  /** What can be done with one beside slip and cancel. */
  aksi?: ((dokumen: DokumenStokTersimpan) => ReactNode) | undefined
  /** Calls whose answers a cancel changes, beside the list itself. */
  changes?: readonly CallDefinition[]
}

/** The documents of the day, and drafts of any. */
export function RiwayatStok({ dokumen, aksi, changes = [] }: Props) {
  const calls = callsStok(dokumen)
  const dibaca = useCall(calls.daftar, { query: {} }, { staleTime: 5_000 })
  return (
    <RiwayatHariIni
      kind={dokumen}
      rows={dibaca.data ?? []}
      dibaca={dibaca}
      daftar={calls.daftar}
      facts={(d) => d}
      columns={COLUMNS}
      aksi={aksi}
      slip={(no) => ({
        no,
        hitung: async (id_otorisasi) =>
          (await call(calls.cetak, { params: { no }, body: id_otorisasi ? { id_otorisasi } : undefined }))
            .copy,
        berkas: async () => (await callFile(calls.slip, { params: { no } })).blob,
        changes: [calls.daftar],
      })}
      batal={{
        call: calls.batal,
        input: (no, diisi) => ({ body: { no, ...diisi } }),
        changes: [calls.daftar, calls.pilihan, ...changes],
        text: 'Semua barangnya kembali ke baki asal.',
      }}
      bolehBatal={mayMake(calls.batal)}
    />
  )
}
