/**
 * Allowed changes of status (DOMAIN §B.0.3, §O.1-2). The database holds the same list, and refuses any other change
 * (0024).
 */

/** For each status those that may come after it; an empty list is an end. */
type Peralihan = Readonly<Record<string, readonly string[]>>

const alur = <const P extends Peralihan>(
  peralihan: P & { [K in keyof P]: readonly (keyof P & string)[] },
): P => peralihan

export const STATUS = {
  status_valid: alur({ OPEN: ['DONE', 'CANC'], DONE: ['CANC'], CANC: [] }),
  /** A validated sale line, undone. */
  status_kembali: alur({ OPEN: ['CANC'], CANC: [] }),
  status_premi: alur({ OPEN: ['DONE'], DONE: ['OPEN'] }),
  /** FINISH is undone when the sale that took it is cancelled. */
  status_titipan: alur({ OPEN: ['FINISH', 'CLOSE'], FINISH: ['OPEN'], CLOSE: [] }),
  status_pesanan: alur({
    OPEN: ['PROSES', 'CLOSE'],
    PROSES: ['DONE', 'CLOSE'],
    DONE: ['FINISH', 'PROSES', 'CLOSE'],
    FINISH: ['DONE'],
    CLOSE: [],
  }),
  /** A thing that was ordered: waiting for its piece, filled, dropped (§O.2-9). */
  baris_pesanan: alur({ OPEN: ['JADI', 'BATAL'], JADI: ['OPEN'], BATAL: [] }),
  status_service: alur({
    MASUK: ['SELESAI', 'CANC'],
    SELESAI: ['AMBIL', 'MASUK', 'CANC'],
    AMBIL: ['SELESAI'],
    CANC: [],
  }),
  /** CLOS is undone by BATAL HUTANG LUNAS. */
  status_hutang: alur({ OPEN: ['CLOS', 'CANC'], CLOS: ['OPEN'], CANC: [] }),
  status_kirim: alur({ DRAFT: ['KIRIM', 'BATAL'], KIRIM: ['TERIMA', 'BATAL'], TERIMA: [], BATAL: [] }),
  /** A piece of a shipment: still out, arrived, taken back, or lost on the way (§O.1-6). */
  kirim_baris: alur({ KIRIM: ['TERIMA', 'KEMBALI', 'HILANG'], TERIMA: [], KEMBALI: [], HILANG: [] }),
  /** A shipment from another server, as its receiver sees it; and a line of it (§O.7-3). */
  kiriman_luar: alur({ KIRIM: ['TERIMA'], TERIMA: [] }),
  kiriman_luar_baris: alur({ KIRIM: ['TERIMA', 'TOLAK'], TERIMA: [], TOLAK: [] }),
  /** A nota of another server that is bought back here; and one of ours that another server's shop buys back (§O.7-4). */
  nota_luar: alur({ NIAT: ['DIPAKAI', 'LEPAS'], DIPAKAI: ['LEPAS'], LEPAS: [] }),
  nota_dibeli_jauh: alur({ PESAN: ['PASTI', 'LEPAS'], PASTI: ['LEPAS'], LEPAS: [] }),
  opname: alur({ OPEN: ['FINAL', 'BATAL'], FINAL: [], BATAL: [] }),
  /** A scan may be taken back by the user who made it while the count goes on. */
  opname_baris: alur({ OPEN: ['DONE'], DONE: ['OPEN'] }),
  /** DIAMBIL is undone when the gift's hand-over is cancelled: to BATAL when the sale has been cancelled meanwhile. */
  kupon: alur({
    AKTIF: ['BATAL', 'MENANG', 'HANGUS'],
    MENANG: ['DIAMBIL', 'HANGUS', 'BATAL'],
    BATAL: [],
    DIAMBIL: ['MENANG', 'BATAL'],
    HANGUS: [],
  }),
  transaksi_member: alur({ OPEN: ['SELESAI'], SELESAI: [] }),
  /** BUKAN once what was cancelled leaves less than the limit: rising again is another one, with days of its own (§G-3). */
  aml_flag: alur({ BARU: ['DILAPORKAN', 'BUKAN'], DILAPORKAN: [], BUKAN: [] }),
  timbang_baki: alur({
    BELUM: ['SESUAI', 'SELISIH'],
    SESUAI: ['SELISIH'],
    SELISIH: ['SESUAI', 'DISETUJUI'],
    DISETUJUI: ['SESUAI', 'SELISIH'],
  }),
  barang: alur({
    READY: ['BOOKED', 'TITIP', 'PESANAN', 'BELI', 'CUCI', 'SORTIR', 'KIRIM', 'HANCUR', 'HILANG'],
    // a booking ends in the sale, in a titipan, or where it began (a tray, TITIP or PESANAN)
    BOOKED: ['TERJUAL', 'TITIP', 'READY', 'PESANAN'],
    TITIP: ['BOOKED', 'READY'],
    PESANAN: ['BOOKED', 'READY', 'HANCUR'],
    // a cancelled sale goes back to where the piece lay
    // one that a shop on another server has bought back is there, as one that was shipped there is
    TERJUAL: ['BELI', 'READY', 'TITIP', 'PESANAN', 'KIRIM'],
    BELI: ['CUCI', 'SORTIR', 'READY', 'HANCUR', 'KIRIM', 'TERJUAL'],
    CUCI: ['READY', 'BELI', 'SORTIR', 'HILANG'],
    SORTIR: ['CUCI', 'HANCUR', 'KIRIM', 'READY', 'BELI'],
    KIRIM: ['READY', 'SORTIR', 'BELI', 'HILANG', 'TERJUAL'],
    // a melting is cancelled on its day
    HANCUR: ['READY', 'BELI', 'SORTIR'],
    HILANG: ['READY'],
  }),
} as const

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
