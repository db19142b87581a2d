import type { ReactNode } from 'react'
import './page.css'

/** Said in place of what is not there; `children` offers the way on. */
export const EmptyState = ({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) => (
  <div className="empty-state">
    <svg viewBox="0 0 48 48" aria-hidden="true"><path d="M24 10 38 20l-5 16H15l-5-16z" /><path d="m10 20 14 4 14-4M24 24v12M24 10v14" /></svg>
    <h2>{title}</h2>
    {text && <p className="muted">{text}</p>}
    {children}
  </div>
)
