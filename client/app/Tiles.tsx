import { Link } from '@tanstack/react-router'
import type { MenuPath } from '#domain/menus.ts'
import './tiles.css'

export interface Tile {
  path: MenuPath
  title: string
}

/** Large links to screens, for fingers and for arrows of a keyboard's Tab. */
export const Tiles = ({ tiles, big = false }: { tiles: readonly Tile[]; big?: boolean }) => (
  <ul className={big ? 'tiles tiles-big' : 'tiles'}>
    {tiles.map(({ path, title }) => (
      <li key={path + title}>
        <Link to={path}>{title}</Link>
      </li>
    ))}
  </ul>
)
