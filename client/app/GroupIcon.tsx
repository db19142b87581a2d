import type { MenuGroup } from '#domain/menus.ts'

/** Lines on a 24 × 24 grid. */
const LINES: Partial<Record<MenuGroup | 'Favorit', string>> = {
  Favorit: 'M12 3.5l2.6 5.3 5.9.9-4.2 4.1 1 5.8-5.3-2.7-5.3 2.7 1-5.8-4.2-4.1 5.9-.9z',
  Beranda: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  Penjualan: 'M8 7 12 3l4 4-4 4zM6 13a6 6 0 1 0 12 0c0-2-1-3.7-2.6-4.8M8.6 8.2A6 6 0 0 0 6 13',
  // a ring handed over: an open hand below it
  Pembelian:
    'M12 3l2.5 2.5L12 8 9.5 5.5zM12 8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M3 15h3l4 3h5a1.5 1.5 0 0 0 0-3h-2M6 20l3 1h7l5-4',
  Pesanan: 'M8 4H6v17h12V4h-2M9 2.5h6v3H9zM9 11h6M9 15h4',
  Service:
    'M14.5 6.5a4 4 0 0 1 5-1.5l-2.5 2.5.5 2 2 .5L22 7.5a4 4 0 0 1-5.5 4.5L8 20.5a2 2 0 0 1-3-3L13.5 9a4 4 0 0 1 1-2.5z',
  Hutang: 'M3 6h18v11H3zM12 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6 9.5v4M18 9.5v4M8 21h8',
  // a cash box: a coin goes into the slot
  Keuangan: 'M12 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M4 10h16v10H4zM9 10h6M4 14h16M10.5 17h3',
  Barang: 'M12 3l8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10',
  Hadiah:
    'M4 10h16v11H4zM3 6.5h18V10H3zM12 6.5V21M12 6.5C9 6.5 7 5.5 7.5 4S11 3 12 6.5c1-3.5 4-4 4.5-2.5S15 6.5 12 6.5',
  Kupon: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  Member:
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 20a6.5 6.5 0 0 1 13 0zM16 4.5a3.5 3.5 0 0 1 0 6M18 14a6.5 6.5 0 0 1 3.5 6',
  // a page of the catalogue, with what is in it
  Katalog: 'M5 3h14v18H5zM9 7h6l-3 6zM9 7l3-2.5L15 7M8.5 17h7',
  'Data Master':
    'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zm0 0v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  'Manage Users':
    'M12 3l8 3v6c0 4.5-3 7.5-8 9-5-1.5-8-4.5-8-9V6zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4M8.5 16a3.5 3.5 0 0 1 7 0',
  Utility: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  Laporan: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
}

/** A group's sign; its first letters when none has been drawn. */
export const GroupIcon = ({ group }: { group: MenuGroup | 'Favorit' }) =>
  LINES[group] ? (
    <svg className="group-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[group]} />
    </svg>
  ) : (
    <span className="group-icon" aria-hidden="true">
      {group.slice(0, 2)}
    </span>
  )
