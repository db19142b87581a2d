import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import type { DokumenDefinition } from '#domain/dokumen.ts'
import type { Dibatalkan } from '#domain/rules/pembatalan.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate } from '#client/net/query.ts'
import type { Reading } from '#client/ui/reading.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { bisaDibatalkan } from './batal.ts'
import { LencanaDokumen } from './LencanaDokumen.tsx'
import { ModalBatal, type Batal } from './ModalBatal.tsx'
import { paperChoice, useCetak, type Cetakan } from './useCetak.ts'
import './riwayat-hari-ini.css'

interface Props<D extends object, C extends CallDefinition> {
  kind: DokumenDefinition
  rows: readonly D[]
  reading: Reading
  /** The call that lists them: asked again when there is news. */
  list: CallDefinition
  facts: (d: D) => Dibatalkan & { jam: string }
  /** Between the status and what can be done. */
  columns: readonly DataColumn<D>[]
  /** Opens one whole: its number is pressed. */
  onBuka?: (no: string) => void
  /** Further buttons for a row. */
  actions?: ((d: D) => ReactNode) | undefined
  slip: (no: string) => Cetakan
  batal: Batal<C>
  /** The signed-in user has the right to undo. */
  bolehBatal: boolean
}

/** Today's documents of one kind that are done when they are saved: their slip again, and undone the same day. */
export function RiwayatHariIni<D extends object, C extends CallDefinition>(props: Props<D, C>) {
  const { kind, rows, reading, list, facts, columns, actions: lain, slip, batal, bolehBatal, onBuka } = props
  useLive(kind.berita, () => void invalidate(list))
  const [dibatalkan, setDibatalkan] = useState<Dibatalkan>()
  const { cetak, busy, modal } = useCetak()
  const kepala: DataColumn<D>[] = [
    {
      key: 'no',
      title: 'No',
      value: (d) => facts(d).no,
      ...(onBuka && { render: (d: D) => <NomorButton no={facts(d).no} onBuka={onBuka} /> }),
    },
    { key: 'jam', title: 'Jam', value: (d) => facts(d).jam.slice(0, 5) },
    {
      key: 'status',
      title: 'Status',
      value: (d) => facts(d).status_valid,
      render: (d) => <LencanaDokumen status={facts(d).status_valid} />,
    },
  ]
  const actions: DataColumn<D> = actionColumn(
    (d) =>
      facts(d).status_valid !== 'CANC' && (
        <div className="page-actions">
          {lain?.(d)}
          <Button size="small" loading={busy} onClick={() => void cetak(slip(facts(d).no), paperChoice())}>
            Slip
          </Button>
          {bolehBatal && bisaDibatalkan(kind, facts(d)) && (
            <Button size="small" danger onClick={() => setDibatalkan(facts(d))}>
              Batal
            </Button>
          )}
        </div>
      ),
  )
  return (
    <section className="riwayat-hari-ini" aria-label="Hari ini">
      <h2>Hari Ini</h2>
      <DataTable
        label="Dokumen hari ini"
        columns={[...kepala, ...columns, actions]}
        rows={rows}
        rowKey={(d) => facts(d).no}
        reading={reading}
        search={false}
        empty="Belum Ada Dokumen Hari Ini"
      />
      {dibatalkan && (
        <ModalBatal kind={kind} dokumen={dibatalkan} batal={batal} onClose={() => setDibatalkan(undefined)} />
      )}
      {modal}
    </section>
  )
}

const NomorButton = ({ no, onBuka }: { no: string; onBuka: (no: string) => void }) => (
  <button type="button" className="riwayat-nomor" onClick={() => onBuka(no)}>
    {no}
  </button>
)
