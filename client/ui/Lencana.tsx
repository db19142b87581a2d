import type { ReactNode } from 'react'
import './status.css'

/** baik: as it should be; tunggu: something is still to come; buruk: undone; biasa: neither. */
export type Nada = 'baik' | 'tunggu' | 'buruk' | 'biasa'
const KELAS: Record<Nada, string> = {
  baik: 'jual-done',
  tunggu: 'jual-open',
  buruk: 'jual-batal',
  biasa: 'muted',
}

/** A status in a frame of its own colour. */
export const Lencana = ({ nada, children }: { nada: Nada; children: ReactNode }) => (
  <span className={`jual-status-tag ${KELAS[nada]}`}>{children}</span>
)
