import { memo } from 'react'

/** A key, and what it does. */
export type KeyMeaning = readonly [tombol: string, arti: string]

/** Shows the keys of a till and their meaning. */
export const KeyMap = memo(function KeyMap({ button }: { button: readonly KeyMeaning[] }) {
  return (
    <footer className="till-keys" aria-label="Tombol cepat">
      {button.map(([key, arti]) => (
        <span key={key}>
          <kbd>{key}</kbd> {arti}
        </span>
      ))}
    </footer>
  )
})
