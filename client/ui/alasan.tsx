/**
 * Lists the reasons why a row of a file is wrong: every reason names its column already, so they simply follow each
 * other.
 */
import type { Alasan } from '#domain/impor/result.ts'
import './impor.css'

export const alasanText = (alasan: readonly Alasan[]): string => alasan.map((a) => a.alasan).join('; ')

export const AlasanList = ({ alasan }: { alasan: readonly Alasan[] }) => (
  <ul className="impor-alasan">
    {alasan.map((a) => (
      <li key={`${a.column} ${a.alasan}`}>{a.alasan}</li>
    ))}
  </ul>
)
