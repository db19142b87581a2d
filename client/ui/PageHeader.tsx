import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { menuOf } from '#domain/menus.ts'
import './page.css'

/** The head of a screen: where it stands in the menu, its title, what it is about, and its actions. */
export function PageHeader({
  title,
  about,
  children,
}: {
  title: string
  about?: ReactNode
  children?: ReactNode
}) {
  // Of the screen that is shown, while the next one is still being loaded.
  const path = useRouterState({ select: (s) => (s.resolvedLocation ?? s.location).pathname })
  const group = menuOf(path)?.group
  return (
    <header className="page-header">
      <div>
        <div className="page-title">
          {group && (
            <nav aria-label="Letak Di Menu">
              <ol>
                <li>{group}</li>
              </ol>
            </nav>
          )}
          <h1>{title}</h1>
        </div>
        {about && <p className="muted">{about}</p>}
      </div>
      {children && <div className="page-actions">{children}</div>}
    </header>
  )
}
