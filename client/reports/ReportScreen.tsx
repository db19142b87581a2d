import { Button } from 'antd'
import { useState } from 'react'
import { tanggalWib } from '#domain/format.ts'
import { menuOf, type MenuPath } from '#domain/menus.ts'
import type { Report } from '#domain/report.ts'
import { currentSession } from '#client/app/session.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { FilterForm } from './FilterForm.tsx'
import { reportAt } from './reports.ts'
import { ReportTable } from './ReportTable.tsx'
import { useFiles, type FileAction } from './useFiles.ts'
import { tglLaporan, useReport } from './useReport.ts'
import { initialValues } from './values.ts'

/** The screen of any report. */
export const ReportScreen = ({ path }: { path: MenuPath }) => <Screen key={path} title={menuOf(path)!.title} report={reportAt(path)} />

const ACTIONS: readonly FileAction[] = ['PDF', 'Excel', 'CSV', 'Print']

function Screen({ title, report }: { title: string; report: Report }) {
  const [values, setValues] = useState(() => initialValues(report, hariLaporan(), tglLaporan.read()))
  const { search, busy, errors, found, grid } = useReport(report)
  const files = useFiles(report, found?.asked)
  const nothing = busy || !found || found.rows.length === 0
  return (
    <>
      <PageHeader title={title}>
        {files.allowed && ACTIONS.map((action) => (
          <Button key={action} disabled={nothing} loading={files.busy === action} onClick={() => files.make(action)}>{action}</Button>
        ))}
      </PageHeader>
      <FilterForm report={report} values={values} onChange={setValues} errors={errors} busy={busy} onSearch={() => void search(values)} />
      {busy || grid ? <ReportTable title={title} grid={grid ?? { columns: [], lines: [] }} loading={busy} empty={report.empty} /> : <EmptyState title="Pilih Filter, Lalu Tekan Cari" />}
    </>
  )
}

/** The shop's day, or today when the shop has already been closed for today. */
const hariLaporan = (): string => {
  const today = tanggalWib(new Date())
  const tgl_system = currentSession()?.userdata.tgl_system ?? today
  return tgl_system < today ? tgl_system : today
}
