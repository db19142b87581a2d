import type { ReactNode } from 'react'

interface Props {
  caption: string
  className?: string
  /** The last head is that of the buttons: heard, not seen. */
  columns: readonly { title: string; number?: boolean; wide?: boolean }[]
  actions: string
  children: ReactNode
}

/** The lines of what is on the till. */
export const TillTable = ({ caption, className = '', columns, actions, children }: Props) => (
  <div className="till-lines">
    <table className={`till-table ${className}`}>
      <caption className="only-heard">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, number, wide }) => (
            <th key={title} scope="col" className={`${number ? 'number' : ''} ${wide ? 'till-wide' : ''}`}>
              {title}
            </th>
          ))}
          <th scope="col">
            <span className="only-heard">{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
