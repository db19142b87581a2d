import { Button, Pagination } from 'antd'
import { useId, useState } from 'react'
import { messages } from '#domain/messages.ts'
import { formatNumber } from '#domain/format.ts'
import { PAGE_ROWS } from '#domain/report/calls.ts'
import type { Columns, Row } from '#domain/report/columns.ts'
import type { AnyLayout } from '#domain/report/layout.ts'
import { rincianOf } from '#domain/report/rincian.ts'
import { dibuka, OpenedDokumen } from '#client/kasir/OpenedDokumen.tsx'
import { Unread } from '#client/ui/Unread.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { ReportTable } from './ReportTable.tsx'
import type { Found } from './useReport.ts'
import { usePages } from './usePages.ts'
import { useTampilan, type Lembar, type Tampilan } from './useTampilan.ts'
import type { Values } from './values.ts'

interface ResultProps {
  title: string
  found: Found
  /** The form says something else by now. */
  stale: boolean
  /** The rows behind a row of a recap are asked for. */
  onRincian: (asked: Values) => void
  /** Told whether its table is wider than the screen. */
  onWidth: (melebihi: boolean) => void
}

/** The result of a search: it can be searched, folded, and the documents behind its rows opened. */
export function Result(props: ResultProps) {
  const { rows, jumlah } = props.found
  return jumlah > rows.length ? <PageResult {...props} /> : <WholeResult {...props} />
}
const WholeResult = (props: ResultProps) => <Tampak {...props} tampilan={useTampilan(props.found)} />
const PageResult = (props: ResultProps) => <Tampak {...props} tampilan={usePages(props.found)} />

function Tampak({ title, found, stale, onRincian, onWidth, tampilan }: ResultProps & { tampilan: Tampilan }) {
  const { report, asked, layout, jumlah } = found
  const { lembar } = tampilan
  const [detail, setDetail] = useState<string>()
  /** The action of a press on a row. */
  const stepFrom = (row: Row): (() => void) | undefined => {
    const dokumen = dokumenDari(layout, row)
    if (dokumen) return () => setDetail(dokumen)
    const rincian = rincianOf(report, asked, row)
    return rincian && (() => onRincian(rincian))
  }
  return (
    <section className={stale ? 'report-stale' : undefined}>
      {jumlah > 0 && <Bilah tampilan={tampilan} all={jumlah} stale={stale} />}
      {lembar && <Unread reading={lembar.reading} apa={title} />}
      <ReportTable
        // The key makes every page begin at its top.
        key={lembar?.ke}
        title={title}
        tampilan={tampilan}
        empty={report.tableEmpty}
        onWidth={onWidth}
        stepFrom={stepFrom}
        stepNumber={(nomor) => {
          const dokumen = dibuka(nomor)
          return dokumen === undefined ? undefined : () => setDetail(dokumen)
        }}
      />
      {lembar && <SheetPicker {...lembar} />}
      {detail && <OpenedDokumen no={detail} onTutup={() => setDetail(undefined)} />}
    </section>
  )
}

interface BilahProps {
  tampilan: Tampilan
  /** The number of all rows. */
  all: number
  stale: boolean
}

function Bilah({ tampilan: { text, setText, ketemu, foldAll }, all, stale }: BilahProps) {
  const id = useId()
  return (
    <div className="data-table-bar">
      <label className="only-heard" htmlFor={id}>
        Cari di laporan ini
      </label>
      <TextInput
        id={id}
        className="data-table-search"
        placeholder="Cari di laporan ini"
        allowClear
        value={text}
        onChange={setText}
      />
      {ketemu !== undefined && (
        <span role="status" className="muted">
          Ketemu {ketemu} dari {all} baris
        </span>
      )}
      {foldAll && (
        <>
          <Button onClick={() => foldAll(true)}>Lipat Semua</Button>
          <Button onClick={() => foldAll(false)}>Buka Semua</Button>
        </>
      )}
      {stale && (
        <strong role="status" className="report-stale-note">
          Filter Sudah Diubah, Tekan Cari
        </strong>
      )}
    </div>
  )
}

const SheetPicker = ({ ke, buka, jumlah }: Lembar) => (
  <Pagination
    className="report-lembar"
    size="small"
    align="end"
    current={ke}
    pageSize={PAGE_ROWS}
    total={jumlah}
    showSizeChanger={false}
    hideOnSinglePage
    showQuickJumper
    showTotal={(total, [dari, sampai]) =>
      `Baris ${formatNumber(dari)}–${formatNumber(sampai)} dari ${formatNumber(total)}`
    }
    onChange={buka}
  />
)

export const Mencari = ({ title }: { title: string }) => (
  <div className="data-table report-table report-wait" role="region" aria-label={title} aria-busy>
    {messages.sedangMencari}
  </div>
)

/** The first document in a row that this user may look at. */
function dokumenDari({ columns }: AnyLayout, row: Row): string | undefined {
  for (const [name, { kind }] of Object.entries(columns as Columns)) {
    const found = kind === 'nomor' ? dibuka(row[name] as string) : undefined
    if (found) return found
  }
  return undefined
}
