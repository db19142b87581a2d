import { Checkbox, Segmented } from 'antd'
import { useState } from 'react'
import type { BedaPusat } from '#domain/calls/import-pusat.ts'
import { formatNumber } from '#domain/format.ts'
import { DataTable, choiceColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { choosable, type CekResult } from './useImportPusat.ts'
import '#client/ui/impor.css'

type Saring = BedaPusat['tanda'] | 'SEMUA'
const TANDA = { BARU: 'Baru', BERUBAH: 'Berubah', SALAH: 'Tidak Bisa' } as const

interface BedaTableProps {
  result: CekResult
  chosen: readonly BedaPusat[]
  ditolak: ReadonlyMap<string, string[]>
  onChoose: (kode: readonly string[], on: boolean) => void
}

/** The rows in which the pusat differs: chosen row by row, or all that are in sight. */
export function BedaTable({
  result: { baris: lines, jumlah },
  chosen: picked,
  ditolak,
  onChoose,
}: BedaTableProps) {
  const [saring, setSaring] = useState<Saring>('SEMUA')
  const rows = saring === 'SEMUA' ? lines : lines.filter((b) => b.tanda === saring)
  const bisa = rows.filter(choosable)
  const chosen = new Set(picked.map((b) => b.kode))
  const ada = bisa.filter((b) => chosen.has(b.kode)).length
  const options = [
    { label: `Semua ${formatNumber(lines.length)}`, value: 'SEMUA' as Saring },
    ...(Object.keys(TANDA) as BedaPusat['tanda'][]).map((tanda) => ({
      label: `${TANDA[tanda]} ${formatNumber(jumlah[tanda])}`,
      value: tanda as Saring,
      disabled: jumlah[tanda] === 0,
    })),
  ]
  const box = (b: BedaPusat) => (
    <Checkbox
      aria-label={`Pilih ${b.kode}`}
      disabled={!choosable(b)}
      checked={chosen.has(b.kode)}
      onChange={({ target }) => onChoose([b.kode], target.checked)}
    />
  )
  const columns: DataColumn<BedaPusat>[] = [
    choiceColumn(box),
    {
      key: 'tanda',
      title: 'Tanda',
      width: 120,
      value: (b) => TANDA[b.tanda],
      render: (b) => (
        <span className={`impor-tanda impor-${b.tanda.toLowerCase()}`}>{TANDA[b.tanda].toUpperCase()}</span>
      ),
    },
    { key: 'kode', title: 'Kode', width: 160, value: (b) => b.kode },
    { key: 'nama', title: 'Nama', value: (b) => b.nama || '-' },
    {
      key: 'isi',
      title: 'Keterangan',
      sort: false,
      width: 460,
      value: (b) => text(b, ditolak.get(b.kode)),
      render: (b) => <Content beda={b} ditolak={ditolak.get(b.kode)} />,
    },
  ]
  return (
    <DataTable
      label="Beda dengan pusat"
      columns={columns}
      rows={rows}
      rowKey={(b) => b.kode}
      csv="beda-pusat.csv"
      empty="Semua Sudah Sama Dengan Pusat"
      toolbar={
        <>
          <Segmented aria-label="Tanda" options={options} value={saring} onChange={setSaring} />
          <Checkbox
            checked={bisa.length > 0 && ada === bisa.length}
            indeterminate={ada > 0 && ada < bisa.length}
            disabled={bisa.length === 0}
            onChange={({ target }) =>
              onChoose(
                bisa.map((b) => b.kode),
                target.checked,
              )
            }
          >
            Pilih Semua
          </Checkbox>
        </>
      }
    />
  )
}

const text = ({ perubahan, alasan }: BedaPusat, ditolak: readonly string[] = []): string =>
  [
    ...ditolak,
    ...alasan,
    ...perubahan.map((p) => `${p.label}: ${p.dari ? `${p.dari} → ` : ''}${p.menjadi}`),
  ].join('; ')

function Content({
  beda: { perubahan, alasan },
  ditolak = [],
}: {
  beda: BedaPusat
  ditolak?: string[] | undefined
}) {
  const wrong = [...ditolak, ...alasan]
  return (
    <>
      {wrong.length > 0 && (
        <ul className="impor-alasan" role={ditolak.length ? 'alert' : undefined}>
          {wrong.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {perubahan.length > 0 && (
        <ul className="impor-perubahan">
          {perubahan.map((p) => (
            <li key={p.label}>
              {p.label}: {p.dari && <del>{p.dari}</del>} {p.dari && '→'} <strong>{p.menjadi}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
