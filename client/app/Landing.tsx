import { messages } from '#domain/messages.ts'
import { menuOf, type MenuPath } from '#domain/menus.ts'
import { tilesFor } from './groups.ts'
import { tanpaHutang } from '#client/net/gate.ts'
import { useMe } from '#client/net/me.ts'
import { TanpaHutang } from './notices.tsx'
import { Tiles } from './Tiles.tsx'
import { HelpButton } from './HelpButton.tsx'

/** A landing page: tiles only, without sidebar and header. */
export function Landing({ path }: { path: MenuPath }) {
  const me = useMe()
  const menu = menuOf(path)
  if (!me) return null
  if (menu?.group === 'Hutang' && tanpaHutang(me.userdata)) return <TanpaHutang />
  return (
    <div className="landing">
      <h1>
        {menu?.title} {menu && <HelpButton page={menu.panduan} className="button landing-bantuan" />}
      </h1>
      <Tiles
        big
        tiles={[
          { path: '/home', title: messages.back },
          ...tilesFor(path, { level: me.userdata.level, menu: me.menu }),
        ]}
      />
    </div>
  )
}
