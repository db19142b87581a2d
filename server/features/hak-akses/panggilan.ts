/** Every call there is, also those of masters, catalogues and reports: what a screen lets somebody do is what its calls ask for. */
import type { CallDefinition } from '#domain/call.ts'
import { calls } from '#domain/calls/index.ts'
import { callsKatalog } from '#domain/calls/katalog.ts'
import { masterCalls } from '#domain/masters/index.ts'
import { sources } from '../../reports/sources/index.ts'

export const allCalls: readonly CallDefinition[] = [
  ...calls,
  ...masterCalls,
  ...callsKatalog,
  ...sources.flatMap(({ report }) => [
    report.call,
    ...(report.page ? [report.page] : []),
    ...Object.values(report.files),
  ]),
]
