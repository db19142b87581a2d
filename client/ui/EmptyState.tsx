import type { ReactNode } from 'react'
import './page.css'

interface EmptyStateProps {
  title: string
  text?: ReactNode
  /** Stands in place of a whole page: its title is the page's heading. */
  page?: boolean
  /** The way on. */
  children?: ReactNode
}

/** Said in place of what is not there. */
export const EmptyState = ({ title, text, page = false, children }: EmptyStateProps) => (
  <div className="empty-state">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 10 38 20l-5 16H15l-5-16z" />
      <path d="m10 20 14 4 14-4M24 24v12M24 10v14" />
    </svg>
    {page ? <h1>{title}</h1> : <h2>{title}</h2>}
    {text && <p className="muted">{text}</p>}
    {children}
  </div>
)
