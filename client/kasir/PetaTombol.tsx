import { memo } from 'react'

/** A key, and what it does. */
export type ArtiTombol = readonly [tombol: string, arti: string]

/** Which key does what at a till. */
export const PetaTombol = memo(function PetaTombol({ tombol }: { tombol: readonly ArtiTombol[] }) {
  return (
    <footer className="till-keys" aria-label="Tombol cepat">
      {tombol.map(([key, arti]) => (
        <span key={key}>
          <kbd>{key}</kbd> {arti}
        </span>
      ))}
    </footer>
  )
})
