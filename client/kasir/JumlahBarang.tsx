import type { ReactNode } from 'react'

/** How many pieces a total is of, and how heavy, where no sum of its own stands beside it. */
export const JumlahBarang = ({ children }: { children: ReactNode }) => (
  <div className="till-jumlah">
    <dt className="only-heard">Jumlah</dt>
    <dd>{children}</dd>
  </div>
)
