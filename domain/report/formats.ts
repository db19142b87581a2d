/** What a table may be taken away as. Alone, for a master has files and no report: with the calls of reports it would bring all of them along. */
export const FORMATS = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const
export type Format = keyof typeof FORMATS
