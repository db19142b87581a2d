/** The cashier's queues: a screen for each that a kind names, and one that lists everything (DOMAIN §B.5). */
import { divalidasi, type KindDivalidasi } from './index.ts'

type MenuAntrian = (typeof divalidasi)[number]['validasi']['menu']
/** Name of a queue in its call: the end of its path, behind `/validasi-`. */
export type ValidasiScreen = MenuAntrian extends `/validasi-${infer L}` ? L : never

/** Lists everything but what stands apart, and stays usable while the shop's day is behind, as that does: they are what holds up the close. */
export const ALL_ANTRIAN = '/validasi-jual-beli' satisfies MenuAntrian

export const antrian: readonly [MenuAntrian, ...MenuAntrian[]] = [
  ALL_ANTRIAN,
  ...new Set(divalidasi.map((d) => d.validasi.menu).filter((menu) => menu !== ALL_ANTRIAN)),
]

export const screenOf = (menu: MenuAntrian): ValidasiScreen =>
  menu.slice('/validasi-'.length) as ValidasiScreen

/** Sales, deposits, purchases, trade-ins: what /validasi-jual-beli lists. */
export const jualBeli = divalidasi.filter(isJualBeli)
type Divalidasi = (typeof divalidasi)[number]
type JualBeli = Exclude<Divalidasi, { validasi: { tersendiri: true } }>
function isJualBeli(dokumen: Divalidasi): dokumen is JualBeli {
  return !('tersendiri' in dokumen.validasi)
}

const dokumenOf = (menu: MenuAntrian) =>
  menu === ALL_ANTRIAN ? jualBeli : divalidasi.filter(({ validasi }) => validasi.menu === menu)

export const kindsOf = (screen: ValidasiScreen): KindDivalidasi[] =>
  dokumenOf(`/validasi-${screen}`).map(({ kind }) => kind)

/** Name of the documents in a queue: 'penjualan', or 'transaksi' for several kinds. */
export const namaAntrian = (menu: MenuAntrian): string => {
  const [first, ...others] = dokumenOf(menu)
  return first && others.length === 0 ? first.nama.toLowerCase() : 'transaksi'
}
