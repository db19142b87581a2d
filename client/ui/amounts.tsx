import { formatGram, formatRupiah } from '#domain/format.ts'
import type { Milligram, Rupiah as Amount } from '#domain/units.ts'

/** 'Rp. 1,577,500'. */
export const Rupiah = ({ value, strong = false }: { value: Amount; strong?: boolean }) => {
  const text = formatRupiah(value)
  return strong ? <strong className="number">{text}</strong> : <span className="number">{text}</span>
}

/** '2.350 g'. */
export const Gram = ({
  value,
  decimals = 3,
  unit = true,
}: {
  value: Milligram
  decimals?: 2 | 3
  unit?: boolean
}) => (
  <span className="number">
    {formatGram(value, decimals)}
    {unit && ' g'}
  </span>
)
