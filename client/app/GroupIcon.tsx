import type { MenuGroup } from '#domain/menus.ts'

/** Lines on a 24 × 24 grid. */
const LINES: Partial<Record<MenuGroup, string>> = {
  Beranda: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  Penjualan: 'M8 7 12 3l4 4-4 4zM6 13a6 6 0 1 0 12 0c0-2-1-3.7-2.6-4.8M8.6 8.2A6 6 0 0 0 6 13',
  'Data Master': 'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zm0 0v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  Laporan: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
}

/** A group's sign; its first letters when none has been drawn. */
export const GroupIcon = ({ group }: { group: MenuGroup }) =>
  LINES[group] ? <svg className="group-icon" viewBox="0 0 24 24" aria-hidden="true"><path d={LINES[group]} /></svg> : <span className="group-icon" aria-hidden="true">{group.slice(0, 2)}</span>
