/**
 * Allowed changes of status (DOMAIN §B.0.3, §O.1-2). The database holds the same list, and refuses any other change
 * (0024).
 */
import { alur, collected, type Peralihan } from '../area.ts'
import { areas } from '../areas/index.ts'

/** Lives of the areas' documents, and the one that most share. */
export const STATUS = {
  status_valid: alur({ OPEN: ['DONE', 'CANC'], DONE: ['CANC'], CANC: [] }),
  ...collected(areas, 'status'),
}

export type JenisStatus = keyof typeof STATUS
export type Status<J extends JenisStatus> = keyof (typeof STATUS)[J] & string
export type StatusBarang = Status<'barang'>

/** Every change that is allowed. */
export const peralihanStatus: readonly { jenis: JenisStatus; dari: string; ke: string }[] = (
  Object.entries(STATUS) as [JenisStatus, Peralihan][]
).flatMap(([jenis, peralihan]) =>
  Object.entries(peralihan).flatMap(([dari, next]) => next.map((ke) => ({ jenis, dari, ke }))),
)

/** Tells whether a `jenis` may go from one status to another; staying is no change, and not allowed. */
export const boleh = <J extends JenisStatus>(jenis: J, from: Status<J>, to: Status<J>): boolean =>
  ((STATUS[jenis] as Peralihan)[from] ?? []).includes(to)

export const isStatus = <J extends JenisStatus>(jenis: J, text: string): text is Status<J> =>
  Object.hasOwn(STATUS[jenis], text)

/** Statuses of a piece that lies in the shop, and counts as its stock. */
export const STATUS_DI_TOKO: readonly StatusBarang[] = [
  'READY',
  'BOOKED',
  'TITIP',
  'PESANAN',
  'BELI',
  'CUCI',
  'SORTIR',
]
