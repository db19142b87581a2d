/** Why a row of a file is wrong: each reason names its column already, so that one after the other is enough. */
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
