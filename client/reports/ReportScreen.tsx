import { menuOf, type MenuPath } from '#domain/menus.ts'
import { overrides } from './overrides/index.ts'
import { reportAt } from './reports.ts'
import { ReportView } from './ReportView.tsx'

/** The screen of any report; one that is several reports behind one form has its own (overrides/). */
export function ReportScreen({ path }: { path: MenuPath }) {
  const Override = overrides[path]
  return Override ? (
    <Override />
  ) : (
    <ReportView key={path} title={menuOf(path)!.title} report={reportAt(path)} />
  )
}
