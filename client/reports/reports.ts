/** Every report there is, by the paths of its screens: a definition is on screen as soon as its file is. */
import type { MenuPath } from '#domain/menus.ts'
import type { Report } from '#domain/report.ts'

const definitions = import.meta.glob<Report>(['../../domain/reports/**/*.ts', '!**/*.test.ts'], {
  eager: true,
  import: 'default',
})
const byPath = new Map(
  Object.values(definitions).flatMap((report) => report.menus.map((path) => [path, report] as const)),
)

/** undefined where there is none, or its screen is not one report's. */
export const reportDi = (path: string): Report | undefined => byPath.get(path as MenuPath)

export function reportAt(path: MenuPath): Report {
  const report = byPath.get(path)
  if (!report) throw new Error(`no report at ${path}`)
  return report
}
