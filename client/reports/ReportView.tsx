import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { tanggalDi } from '#domain/zona.ts'
import type { Report } from '#domain/report.ts'
import { currentSession } from '#client/net/session.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { FilterForm } from './FilterForm.tsx'
import { ReportTable } from './ReportTable.tsx'
import { useFiles, type FileAction } from './useFiles.ts'
import { tglLaporan, useReport } from './useReport.ts'
import { initialValues, valuesFor, type Values } from './values.ts'

const ACTIONS: readonly FileAction[] = ['PDF', 'Excel', 'CSV', 'Print']

interface ReportViewProps {
  title: string
  report: Report
  /** Filters that the form does not show, because `children` choose them. */
  fixed?: Values
  /** Fields before the filters. */
  children?: ReactNode
}

/** A report's form, its table, and what a user may take away. */
export function ReportView({ title, report, fixed = {}, children }: ReportViewProps) {
  const [values, setValues] = useState(() => initialValues(report, hariLaporan(), tglLaporan.read()))
  const { search, busy, errors, found, grid } = useReport(report)
  const files = useFiles(found?.report ?? report, found?.asked)
  const nothing = busy || !found || found.rows.length === 0
  return (
    <>
      <PageHeader title={title}>
        {files.allowed &&
          ACTIONS.map((action) => (
            <Button
              key={action}
              disabled={nothing}
              loading={files.busy === action}
              onClick={() => files.make(action)}
            >
              {action}
            </Button>
          ))}
      </PageHeader>
      <FilterForm
        report={report}
        values={values}
        onChange={setValues}
        errors={errors}
        busy={busy}
        hidden={fixed}
        onSearch={() => void search(valuesFor(report, { ...values, ...fixed }))}
      >
        {children}
      </FilterForm>
      {busy || grid ? (
        <ReportTable
          title={title}
          grid={grid ?? { columns: [], lines: [] }}
          loading={busy}
          empty={report.tableEmpty}
        />
      ) : (
        <EmptyState title="Pilih Filter, Lalu Tekan Cari" />
      )}
    </>
  )
}

/** The shop's day, or today when the shop has already been closed for today. */
const hariLaporan = (): string => {
  const shop = currentSession()?.userdata
  const today = tanggalDi(new Date(), shop?.zona ?? 'WIB')
  const tgl_system = shop?.tgl_system ?? today
  return tgl_system < today ? tgl_system : today
}
