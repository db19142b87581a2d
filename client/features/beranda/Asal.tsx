import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { asal, type Area } from './area.ts'

interface AsalProps {
  area: Area
  /** The day, or the first of several. */
  tanggal: string
  sampai?: string
  children: ReactNode
}

/** A figure leads to what made it. */
export const Asal = ({ area, tanggal, sampai = tanggal, children }: AsalProps) => {
  const { to, search } = asal(area, tanggal, sampai)
  return (
    <Link to={to} search={search as never}>
      {children}
    </Link>
  )
}
