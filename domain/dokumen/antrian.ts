/** The cashier's queues: a screen for each that a kind names, and one that lists everything (DOMAIN §B.5). */
import { divalidasi, type KindDivalidasi } from './index.ts'

type MenuAntrian = (typeof divalidasi)[number]['validasi']['menu']
/** How the call names a queue: its path's last word. */
export type LayarValidasi = MenuAntrian extends `/validasi-${infer L}` ? L : never

/** Lists everything but what stands apart, and stays usable while the shop's day is behind, as that does: they are what holds up the close. */
export const ANTRIAN_SEMUA = '/validasi-jual-beli' satisfies MenuAntrian

export const antrian: readonly [MenuAntrian, ...MenuAntrian[]] = [
  ANTRIAN_SEMUA,
  ...new Set(divalidasi.map((d) => d.validasi.menu).filter((menu) => menu !== ANTRIAN_SEMUA)),
]

export const layarOf = (menu: MenuAntrian): LayarValidasi => menu.slice('/validasi-'.length) as LayarValidasi

/** Sales, deposits, purchases, trade-ins: what /validasi-jual-beli lists. */
export const jualBeli = divalidasi.filter(isJualBeli)
type Divalidasi = (typeof divalidasi)[number]
type JualBeli = Exclude<Divalidasi, { validasi: { tersendiri: true } }>
function isJualBeli(dokumen: Divalidasi): dokumen is JualBeli {
  return !('tersendiri' in dokumen.validasi)
}

const dokumenOf = (menu: MenuAntrian) =>
  menu === ANTRIAN_SEMUA ? jualBeli : divalidasi.filter(({ validasi }) => validasi.menu === menu)

export const kindsOf = (layar: LayarValidasi): KindDivalidasi[] =>
  dokumenOf(`/validasi-${layar}`).map(({ kind }) => kind)

/** What it lists: 'penjualan', or 'transaksi' of several kinds. */
export const namaAntrian = (menu: MenuAntrian): string => {
  const [first, ...others] = dokumenOf(menu)
  return first && others.length === 0 ? first.nama.toLowerCase() : 'transaksi'
}
