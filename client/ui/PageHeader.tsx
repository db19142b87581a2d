import type { ReactNode } from 'react'
import './page.css'

/** The head of a screen: its title, what it is about, and its actions. */
export const PageHeader = ({
  title,
  about,
  children,
}: {
  title: string
  about?: ReactNode
  children?: ReactNode
}) => (
  <header className="page-header">
    <div>
      <h1>{title}</h1>
      {about && <p className="muted">{about}</p>}
    </div>
    {children && <div className="page-actions">{children}</div>}
  </header>
)
