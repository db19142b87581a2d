/**
 * Every screen that exists, once: those of the areas, and the landing pages. The sidebar, the client's routes, the
 * server's rights and the tests all read this list.
 * OWN, SU and SPV see everything; the others what their own menu list (hak_akses) says.
 */
import type { AreaMenu } from './area.ts'
import { hutang } from './areas/hutang.ts'
import { areas, type Area } from './areas/index.ts'

type Menu = Area['menus'][number] | Extract<Area, { laporan: unknown }>['laporan']['menus'][number]
export type MenuPath = Menu['path'] | (typeof landings)[number]['path']

export type MenuGroup = Area['grup']
export const MENU_GROUPS: readonly MenuGroup[] = [...new Set(areas.map(({ grup }) => grup))]

/** The named parts of the groups that are too long for one list, in their order (spec 000 §2). */
export const BAGIAN: Partial<Record<MenuGroup, readonly string[]>> = Object.fromEntries(
  areas.flatMap((area) => ('bagian' in area ? [[area.grup, area.bagian]] : [])),
)

/** A page of docs/panduan, without its ending. */
export type Panduan = Area['panduan'] | Extract<Menu, { panduan: unknown }>['panduan']

export interface MenuDefinition extends AreaMenu {
  path: MenuPath
  group: MenuGroup
  panduan: Panduan
  /** A landing page: always allowed, shown without sidebar and header. */
  landing?: Landing['landing']
}

/** A path; in an object: the tile is there only for those who hold the right (spec 000 §2). */
type Tile = `/${string}` | { path: `/${string}`; denganHak: true }
/** Tiles that the specification does not show are offered to nobody who would be turned away behind them. */
const withRight = (...paths: readonly `/${string}`[]): Tile[] =>
  paths.map((path) => ({ path, denganHak: true }))

interface Landing {
  path: `/${string}`
  title: string
  group: MenuGroup
  /** Tiles beside BACK, as far as their screens exist. */
  landing: readonly Tile[]
}

/** Spec 000 §2 words the first five; of the others it says that they are there, and what stands on them is ours. */
const landings = [
  { path: '/SubMenuPenjualan', title: 'Penjualan', group: 'Penjualan', landing: ['/transaksi-penjualan'] },
  { path: '/SubMenuPembelian', title: 'Pembelian', group: 'Pembelian', landing: ['/transaksi-pembelian'] },
  {
    path: '/SubMenuMember',
    title: 'Utility',
    group: 'Member',
    landing: ['/data-member', { path: '/lihat-transaksi-member', denganHak: true }],
  },
  { path: '/SubMenuLaporan', title: 'Laporan', group: 'Laporan', landing: ['/laporan-barang-sumary'] },
  { path: '/SubMenuBarang', title: 'Barang', group: 'Barang', landing: ['/data-barang'] },
  {
    path: '/SubMenuPesanan',
    title: 'Pesanan',
    group: 'Pesanan',
    landing: withRight('/transaksi-pesanan', '/lihat-pesanan'),
  },
  {
    path: '/SubMenuService',
    title: 'Service',
    group: 'Service',
    landing: withRight('/transaksi-services', '/lihat-services'),
  },
  {
    path: '/SubMenuHutang',
    title: 'Hutang',
    group: 'Hutang',
    landing: withRight('/transaksi-hutang', '/lihat-hutang', '/batal-hutang-lunas', '/validasi-hutang'),
  },
  {
    path: '/SubMenuUtility',
    title: 'Utility',
    group: 'Utility',
    landing: withRight('/settingsystem', '/settingNota', '/settingtoko'),
  },
] as const satisfies readonly Landing[]

const ofArea = ({ grup: group, panduan, menus, ...area }: Area): MenuDefinition[] => [
  ...menus.map((menu) => ({ group, panduan, ...menu })),
  ...('laporan' in area
    ? area.laporan.menus.map((menu) => ({
        group: 'Laporan' as const,
        bagian: area.laporan.bagian,
        panduan: 'laporan' as const,
        ...menu,
      }))
    : []),
]

export const menus: readonly MenuDefinition[] = [
  ...landings.map((landing) => ({
    levels: [],
    panduan: areas.find(({ grup }) => grup === landing.group)!.panduan,
    ...landing,
  })),
  ...areas.flatMap(ofArea),
]

/** A right that belongs to no screen: it stands beside them in hak_akses, and is given and taken like theirs. */
interface HakDefinition extends Pick<MenuDefinition, 'title' | 'group' | 'levels'> {
  nama: string
}

export const hakLain = [
  { nama: 'tutup-toko', title: 'Tutup Toko', group: 'Utility', levels: ['KSR'] },
] as const satisfies readonly HakDefinition[]

/** All names that hak_akses may hold. */
export const allHak: readonly HakDefinition[] = [
  ...menus.map(({ path, ...menu }) => ({ nama: path, ...menu })),
  ...hakLain,
]

const pathsOf = (which: (menu: MenuDefinition) => boolean): ReadonlySet<string> =>
  new Set(menus.filter(which).map(({ path }) => path))

/** Screens open to every signed-in user (spec 000 §6). */
export const alwaysAllowed = pathsOf(({ landing, group }) => landing !== undefined || group === 'Beranda')

/** Screens that stay usable while the shop's day is behind the calendar (spec 000 §4). */
export const dateGateExempt = pathsOf(({ anyDay }) => anyDay === true)

/** Screens of the whole chain's data: of those who see everything, only they have them who work in any shop. */
export const menuRantai = pathsOf(({ chain }) => chain === true)

/** Screens of the module of loans: a shop without it has none of them (MODUL_HUTANG), whoever signs in there. */
export const menuHutang: ReadonlySet<string> = new Set(
  [...hutang.menus, ...hutang.laporan.menus].map(({ path }) => path),
)

export const menuOf = (path: string): MenuDefinition | undefined => menus.find((m) => m.path === path)

/** As the sidebar names a screen below its group: what the group and the part say already is left out. */
export const namaDiGrup = ({ title, group, bagian }: MenuDefinition): string =>
  [group, bagian].reduce<string>((name, above) => {
    const prefix = above && DIULANG[above]
    return prefix && name.startsWith(prefix) ? name.slice(prefix.length) : name
  }, title)

const DIULANG: Partial<Record<string, string>> = {
  'Data Master': 'Master ',
  Laporan: 'Laporan ',
  Parameter: 'Parameter ',
}
