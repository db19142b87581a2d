import { Checkbox, Segmented } from 'antd'
import { useState } from 'react'
import type { BedaPusat } from '#domain/calls/import-pusat.ts'
import { formatAngka } from '#domain/format.ts'
import { DataTable, choiceColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { bisaDipilih, type CekResult } from './useImportPusat.ts'
import '#client/ui/impor.css'

type Saring = BedaPusat['tanda'] | 'SEMUA'
const TANDA = { BARU: 'Baru', BERUBAH: 'Berubah', SALAH: 'Tidak Bisa' } as const

interface TabelBedaProps {
  result: CekResult
  terpilih: readonly BedaPusat[]
  ditolak: ReadonlyMap<string, string[]>
  onPilih: (kode: readonly string[], on: boolean) => void
}

/** What the pusat has otherwise: chosen row by row, or all that are in sight. */
export function TabelBeda({ result: { baris: lines, jumlah }, terpilih, ditolak, onPilih }: TabelBedaProps) {
  const [saring, setSaring] = useState<Saring>('SEMUA')
  const rows = saring === 'SEMUA' ? lines : lines.filter((b) => b.tanda === saring)
  const bisa = rows.filter(bisaDipilih)
  const chosen = new Set(terpilih.map((b) => b.kode))
  const ada = bisa.filter((b) => chosen.has(b.kode)).length
  const options = [
    { label: `Semua ${formatAngka(lines.length)}`, value: 'SEMUA' as Saring },
    ...(Object.keys(TANDA) as BedaPusat['tanda'][]).map((tanda) => ({
      label: `${TANDA[tanda]} ${formatAngka(jumlah[tanda])}`,
      value: tanda as Saring,
      disabled: jumlah[tanda] === 0,
    })),
  ]
  const kotak = (b: BedaPusat) => (
    <Checkbox
      aria-label={`Pilih ${b.kode}`}
      disabled={!bisaDipilih(b)}
      checked={chosen.has(b.kode)}
      onChange={({ target }) => onPilih([b.kode], target.checked)}
    />
  )
  const columns: DataColumn<BedaPusat>[] = [
    choiceColumn(kotak),
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
      value: (b) => teks(b, ditolak.get(b.kode)),
      render: (b) => <Isi beda={b} ditolak={ditolak.get(b.kode)} />,
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
              onPilih(
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

const teks = ({ perubahan, alasan }: BedaPusat, ditolak: readonly string[] = []): string =>
  [
    ...ditolak,
    ...alasan,
    ...perubahan.map((p) => `${p.label}: ${p.dari ? `${p.dari} → ` : ''}${p.menjadi}`),
  ].join('; ')

function Isi({
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
