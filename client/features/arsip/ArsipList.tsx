import { Button } from 'antd'
import { useState } from 'react'
import { listArsip, unduhArsip, type ArsipManifest } from '#domain/calls/arsip.ts'
import { formatTanggal } from '#domain/format.ts'
import type { Milligram, Rupiah as Amount } from '#domain/units.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { DataTable, actionColumn, dayColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { useUnduh } from '#client/ui/useUnduh.ts'
import { ModalPeriksa } from './ModalPeriksa.tsx'

/** A column with an archive's amount, and the grams below. */
const emas = (
  key: string,
  title: string,
  change: (a: ArsipManifest) => [Amount, Milligram],
): DataColumn<ArsipManifest> => ({
  key,
  title,
  kind: 'rupiah',
  value: (a) => change(a)[0],
  render: (a) => (
    <>
      <Rupiah value={change(a)[0]} />
      <br />
      <small className="muted">
        <Gram value={change(a)[1]} />
      </small>
    </>
  ),
})

const COLUMNS: readonly DataColumn<ArsipManifest>[] = [
  { key: 'no_arsip', title: 'No Arsip', value: (a) => a.no_arsip },
  dayColumn('tgl_system', 'Diarsipkan', (a) => a.tgl_system),
  { key: 'user_id', title: 'Oleh', value: (a) => a.user_id },
  { key: 'user_otorisasi', title: 'Otorisasi', value: (a) => a.user_otorisasi },
  { key: 'jenis', title: 'Transaksi', value: (a) => a.jenis },
  {
    key: 'rentang',
    title: 'Tanggal Transaksi',
    value: (a) => `${a.tgl_from} s/d ${a.tgl_to}`,
    render: (a) =>
      a.tgl_from === a.tgl_to
        ? formatTanggal(a.tgl_from)
        : `${formatTanggal(a.tgl_from)} s/d ${formatTanggal(a.tgl_to)}`,
  },
  { key: 'jumlah_baris', title: 'Baris', kind: 'count', value: (a) => a.jumlah_baris },
  emas('gold', 'Gold', (a) => [a.total_gold, a.berat_gold]),
  emas('non_gold', 'Non Gold', (a) => [a.total_non_gold, a.berat_non_gold]),
  {
    key: 'hash',
    title: 'Sidik Berkas',
    value: (a) => a.hash,
    render: (a) => <code title={a.hash}>{a.hash.slice(0, 8)}</code>,
  },
]

/** The archives that were made: each file again, and whether its lines still stand as they left. */
export function ArsipList() {
  const reading = useCall(listArsip, { query: { limit: 500 } }, { staleTime: 0 })
  const [diperiksa, periksa] = useState<string>()
  const { unduh, busy } = useUnduh()
  const actions = actionColumn<ArsipManifest>(({ no_arsip }) => (
    <div className="page-actions">
      <Button size="small" aria-label={`Periksa ${no_arsip}`} onClick={() => periksa(no_arsip)}>
        Periksa
      </Button>
      {mayMake(unduhArsip) && (
        <Button
          size="small"
          aria-label={`Unduh ${no_arsip}`}
          disabled={busy}
          onClick={() => void unduh(unduhArsip, { params: { no_arsip } })}
        >
          Unduh
        </Button>
      )}
    </div>
  ))
  return (
    <>
      <DataTable
        label="Arsip"
        columns={[...COLUMNS, actions]}
        rows={reading.data ?? []}
        rowKey={(a) => a.no_arsip}
        reading={reading}
        csv="arsip.csv"
        empty="Belum Ada Arsip"
      />
      {diperiksa && <ModalPeriksa no_arsip={diperiksa} onTutup={() => periksa(undefined)} />}
    </>
  )
}
