import { menuOf, type MenuPath } from '#domain/menus.ts'
import { tandai, useFavorit } from './favorit.ts'
import { HelpButton } from './HelpButton.tsx'

/** The tools for the open screen: marking it, so that it stands on top of the menu, and reading about it. */
export function ScreenTools({ user_id, path }: { user_id: string; path: string }) {
  const marked = useFavorit(user_id).includes(path as MenuPath)
  const menu = menuOf(path)
  if (!menu) return null
  return (
    <>
      <button
        type="button"
        className="header-tool"
        aria-pressed={marked}
        title={marked ? 'Hapus dari favorit' : 'Jadikan favorit'}
        onClick={() => tandai(user_id, path as MenuPath)}
      >
        <span className="only-heard">Favorit</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3.5l2.6 5.3 5.9.9-4.2 4.1 1 5.8-5.3-2.7-5.3 2.7 1-5.8-4.2-4.1 5.9-.9z" />
        </svg>
      </button>
      <HelpButton page={menu.panduan} className="header-tool" />
    </>
  )
}
