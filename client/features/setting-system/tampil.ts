/** The text of a setting as staff read it. */
import { formatNumber, formatGram, formatPersen, formatRupiah } from '#domain/format.ts'
import { paraSystem, parseSetting, type SettingKey } from '#domain/rules/para-system.ts'
import type { Milligram, Persen, Rupiah } from '#domain/units.ts'

export function tampil(key: SettingKey, text: string): string {
  const value = parseSetting(key, text)
  if (typeof value !== 'number') return text
  switch (paraSystem[key].kind) {
    case 'rupiah':
      return formatRupiah(value as Rupiah)
    case 'gram':
      return `${formatGram(value as Milligram)} g`
    case 'persen':
      return formatPersen(value as Persen)
    default:
      return formatNumber(value)
  }
}
