/** A document's number as people type it: whole, short, or only its end. Pure. */
import { jualBeli } from '../dokumen/antrian.ts'
import { divalidasi } from '../dokumen/index.ts'
import { dokumenKasBank } from '../dokumen/kas-bank.ts'
import { pesanan } from '../dokumen/pesanan.ts'
import { service } from '../dokumen/service.ts'
import { dokumenStok } from '../dokumen/stok.ts'
import { noFaktur, type JenisNomor } from './kode.ts'
import { tambahHari, type TanggalSystem } from '../units.ts'

/** Without a day in it a number may be of these many days, the shop's own the first. */
const HARI = 7
/** Kinds of nota that a short number without letters may mean. */
const JENIS: readonly JenisNomor[] = [...new Set(jualBeli.map(({ nomor }) => nomor))]
/** Kinds of customers' documents, found when the number names its kind. */
const PELANGGAN: readonly JenisNomor[] = [
  ...new Set([...divalidasi, pesanan, service].map(({ nomor }) => nomor)),
]
const BERNAMA: ReadonlySet<string> = new Set([
  ...PELANGGAN,
  ...dokumenStok.map(({ nomor }) => nomor),
  ...Object.keys(dokumenKasBank),
])

/** [JL] [TK01] [250115] 1, with or without what stands between; the line of a document is the document. */
const NOMOR = /^(?:([A-Z]{2})[ -]*(?:([A-Z0-9]{1,6})-(?=\d{6}-))?)?(?:(\d{6})-)?(\d{1,6})(?:-\d{2})?$/
/** More digits alone are a barcode. */
const DIGIT_SAJA = 4

/** The whole numbers that a typed text may mean; none when it is no number, and no more than a few dozen. */
export function nomorDicari(text: string, toko: { kode_toko: string; tgl_system: TanggalSystem }): string[] {
  const [, jenis, kode_toko = toko.kode_toko, hari, urut] = NOMOR.exec(text) ?? []
  const kinds = jenis === undefined ? JENIS : BERNAMA.has(jenis) ? [jenis as JenisNomor] : []
  if (!urut || Number(urut) < 1) return []
  if (!jenis && !hari && urut.length > DIGIT_SAJA) return []
  return kinds.flatMap((kind) =>
    tanggalDari(hari, toko.tgl_system).map((tanggal) => noFaktur(kind, kode_toko, tanggal, Number(urut))),
  )
}

const tanggalDari = (hari: string | undefined, tgl_system: TanggalSystem): string[] =>
  hari
    ? [`20${hari.slice(0, 2)}-${hari.slice(2, 4)}-${hari.slice(4)}`]
    : Array.from({ length: HARI }, (_, i) => tambahHari(tgl_system, -i))

/** The document in a number: without what a line, an addition or a correction puts behind it; undefined for another kind. */
export const dokumenDi = (no: string): string | undefined => {
  const [dokumen, jenis] = /^([A-Z]{2})-[A-Z0-9]{1,6}-\d{6}-\d{4,}/.exec(no) ?? []
  return PELANGGAN.some((kind) => kind === jenis) ? dokumen : undefined
}
