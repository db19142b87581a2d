import { messages } from '#domain/messages.ts'
import { menuOf, type MenuPath } from '#domain/menus.ts'
import type { ScreenProps } from './screens.tsx'
import { Tiles } from './Tiles.tsx'

/** The tiles of each landing page beside BACK, exactly as spec 000 §2 lists them. */
const tilesOf: Partial<Record<MenuPath, readonly MenuPath[]>> = {
  '/SubMenuPenjualan': ['/transaksi-penjualan'],
}

/** A landing page: tiles only, without sidebar and header. */
export const Landing = ({ path }: ScreenProps) => (
  <div className="landing">
    <h1>{menuOf(path)?.title}</h1>
    <Tiles big tiles={[{ path: '/home', title: messages.back }, ...(tilesOf[path] ?? []).map((to) => ({ path: to, title: menuOf(to)!.title }))]} />
  </div>
)
