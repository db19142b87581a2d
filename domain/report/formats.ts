/**
 * File formats of a table. A module of its own, because a master has files but no report: the calls of reports would
 * bring in all reports.
 */
export const FORMATS = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const
export type Format = keyof typeof FORMATS
