import { Alert, Button, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { TANDA, type ImporRow, type ImporResult, type Tanda } from '#domain/impor/result.ts'
import { formatNumber } from '#domain/format.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import { AlasanList, alasanText } from '#client/ui/alasan.tsx'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'

type Saring = Tanda | 'SEMUA'

interface ImporMasterResultProps {
  master: AnyMaster
  result: ImporResult
  /** The file with its column Kesalahan. */
  onUnduh: () => void
  mengunduh: boolean
}

/** Every row of a file with its mark: what it would change, or all that is wrong with it. */
export function ImporMasterResult({ master, result, ...wrong }: ImporMasterResultProps) {
  const { jumlah, baris: rows } = result
  const [saring, setSaring] = useState<Saring>(jumlah.SALAH > 0 ? 'SALAH' : 'SEMUA')
  const total = TANDA.reduce((sum, tanda) => sum + jumlah[tanda], 0)
  const columns = useMemo(() => columnsOf(master), [master])
  // Unchanged rows come last, so that they hide no others.
  const urut = useMemo(() => PENTING.flatMap((tanda) => rows.filter((b) => b.tanda === tanda)), [rows])
  const options = [
    { label: `Semua ${formatNumber(total)}`, value: 'SEMUA' as Saring },
    ...TANDA.map((tanda) => ({
      label: `${TITLE[tanda]} ${formatNumber(jumlah[tanda])}`,
      value: tanda as Saring,
      disabled: jumlah[tanda] === 0,
    })),
  ]
  return (
    <>
      <Pesan result={result} total={total} {...wrong} />
      <DataTable
        label="Isi Berkas"
        columns={columns}
        rows={saring === 'SEMUA' ? urut : rows.filter((b) => b.tanda === saring)}
        rowKey={(row) => String(row.no)}
        pageSize={10}
        toolbar={<Segmented aria-label="Tanda" options={options} value={saring} onChange={setSaring} />}
        {...(jumlah.SALAH > 0 ? { csv: 'baris-salah.csv' } : {})}
      />
    </>
  )
}

const PENTING: readonly Tanda[] = ['SALAH', 'BERUBAH', 'BARU', 'SAMA']
const TITLE: Record<Tanda, string> = { BARU: 'Baru', BERUBAH: 'Berubah', SAMA: 'Sama', SALAH: 'Salah' }

function Pesan({
  result: { jumlah, baris: rows },
  total,
  onUnduh,
  mengunduh,
}: Omit<ImporMasterResultProps, 'master'> & { total: number }) {
  const shown =
    rows.length < total ? ` ${formatNumber(rows.length)} baris yang paling penting ditampilkan.` : ''
  if (jumlah.SALAH > 0)
    return (
      <Alert
        type="error"
        showIcon
        title={`${formatNumber(jumlah.SALAH)} Baris Salah, Belum Ada Yang Disimpan`}
        action={
          <Button onClick={onUnduh} loading={mengunduh}>
            Unduh Berkas Dengan Kesalahan
          </Button>
        }
        description={`Betulkan di berkas, lalu pilih lagi: semuanya disimpan, atau tidak sama sekali. Berkas yang diunduh menulis sebabnya di kolom Kesalahan.${shown}`}
      />
    )
  if (jumlah.BARU + jumlah.BERUBAH === 0)
    return (
      <Alert
        type="info"
        showIcon
        title="Isi Berkas Sama Dengan Yang Sudah Ada"
        description={`Tidak ada yang perlu disimpan.${shown}`}
      />
    )
  return (
    <Alert
      type="info"
      showIcon
      title={`${formatNumber(jumlah.BARU)} Baris Baru, ${formatNumber(jumlah.BERUBAH)} Baris Berubah`}
      description={`Belum disimpan.${shown}`}
    />
  )
}

const columnsOf = (master: AnyMaster): DataColumn<ImporRow>[] => [
  { key: 'no', title: 'Baris', kind: 'count', value: (row) => row.no, width: 80 },
  {
    key: 'tanda',
    title: 'Tanda',
    value: (row) => row.tanda,
    render: (row) => <span className={`impor-tanda impor-${row.tanda.toLowerCase()}`}>{row.tanda}</span>,
  },
  { key: 'kode', title: master.fields[master.key]!.label, value: (row) => row.kode || '-' },
  ...(master.caption === master.key
    ? []
    : [
        {
          key: 'nama',
          title: master.fields[master.caption]!.label,
          value: (row: ImporRow) => row.nama || '-',
        },
      ]),
  {
    key: 'keterangan',
    title: 'Keterangan',
    value: (row) => keterangan(master, row),
    render: (row) => <Keterangan master={master} row={row} />,
    sort: false,
    width: 300,
  },
]

const labelOf = (master: AnyMaster, column: string): string => master.fields[column]?.label ?? column

const keterangan = (master: AnyMaster, { perubahan, alasan }: ImporRow): string =>
  alasan.length
    ? alasanText(alasan)
    : perubahan.map((p) => `${labelOf(master, p.column)}: ${p.dari} → ${p.menjadi}`).join('; ')

function Keterangan({ master, row }: { master: AnyMaster; row: ImporRow }) {
  if (row.alasan.length) return <AlasanList alasan={row.alasan} />
  if (row.perubahan.length === 0) return null
  return (
    <ul className="impor-perubahan">
      {row.perubahan.map((p) => (
        <li key={p.column}>
          {labelOf(master, p.column)}: <del>{p.dari}</del> → <strong>{p.menjadi}</strong>
        </li>
      ))}
    </ul>
  )
}
