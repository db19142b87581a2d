import { useNavigate, useSearch } from '@tanstack/react-router'
import { OpnameList } from './OpnameList.tsx'
import { HitungOpname } from './HitungOpname.tsx'
import './opname.css'

/** Counts: those of the day, or one of them, which the address names (DOMAIN §B.16). */
export function StockOpname() {
  const { no }: { no?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const buka = (next?: string) => void navigate({ to: '.', search: (next ? { no: next } : {}) as never })
  return no ? <HitungOpname key={no} no={no} onTutup={() => buka()} /> : <OpnameList onBuka={buka} />
}
