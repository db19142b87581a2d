/** Cells of a report that can be pressed; a press on one is none on its row. */
import type { MouseEvent } from 'react'

const alone = (press: () => void) => (event: MouseEvent) => {
  event.stopPropagation()
  press()
}

/** The number of a document: opens it. */
export const Nomor = ({ text, onBuka }: { text: string; onBuka: (() => void) | undefined }) =>
  onBuka ? (
    <button type="button" tabIndex={-1} className="report-nomor" onClick={alone(onBuka)}>
      {text}
    </button>
  ) : (
    text
  )

interface FoldRowProps {
  label: string
  /** Depth of its group. */
  level: number
  folded: boolean
  onFold?: () => void
}

/** The name of a group or of its subtotal: folds the rows behind it. */
export const FoldRow = ({ label, level, folded, onFold }: FoldRowProps) =>
  onFold ? (
    <button
      type="button"
      tabIndex={-1}
      className="report-fold"
      aria-expanded={!folded}
      style={{ paddingInlineStart: `${level}rem` }}
      onClick={alone(onFold)}
    >
      <span aria-hidden="true">{folded ? '▸' : '▾'}</span> {label}
    </button>
  ) : (
    label
  )
