import type { ReactNode } from 'react'

/** The number and weight of the pieces in a total, where no sum of its own stands beside it. */
export const JumlahBarang = ({ children }: { children: ReactNode }) => (
  <div className="till-jumlah">
    <dt className="only-heard">Jumlah</dt>
    <dd>{children}</dd>
  </div>
)
