/**
 * The order that is being taken, whole: kept under the specification's key names, misspelling included (spec 000 §3), so that an
 * accidental reload loses nothing. Its customer has a key of their own: `data_customer_tmp` is that of the sale which may stand
 * at the same till.
 */
import type { CallInput } from '#domain/call.ts'
import { simpanPesanan, type PilihanPesanan } from '#domain/calls/pesanan.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { sisaBayar, totalBayar, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { tambahHari, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { tempatDraf } from '#client/net/draft.ts'
import {
  identitasDikirim,
  identitasKosong,
  pekerjaanError,
  type IdentitasDiisi,
  type IdentitasDiminta,
} from '#client/kasir/identitas.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import {
  isKosong,
  pelangganDiminta,
  pelangganKosong,
  periksaMember,
  penitipError,
  type Pelanggan,
} from '#client/kasir/pelanggan.ts'
import { isiErrors } from '#client/kasir/periksa.ts'
import { requestedLine, lineErrors, type Line } from './lines.ts'

export interface DrafPesanan {
  id_trx: string
  lines: Line[]
  pelanggan: Pelanggan
  pembayaran: Pembayaran[]
  /** '' until somebody says otherwise: a week from the shop's day. */
  estimasi_tanggal: TanggalSystem | ''
  keterangan: string
  /** Who pays the DP, where that must be known. */
  identitas: IdentitasDiisi
  /** It was sent and nobody knows yet whether it arrived: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
}

export const drafBaru = (): DrafPesanan => ({
  id_trx: newIdTrx(),
  lines: [],
  pelanggan: pelangganKosong,
  pembayaran: [],
  estimasi_tanggal: '',
  keterangan: '',
  identitas: identitasKosong,
  dikirim: false,
})

/** What most pieces take a goldsmith. */
const LAZIM_HARI = 7
export const estimasiLazim = (tgl_system: string): TanggalSystem => tambahHari(tgl_system, LAZIM_HARI)

export const isDrafKosong = (d: DrafPesanan): boolean =>
  d.lines.length === 0 &&
  d.pembayaran.length === 0 &&
  d.estimasi_tanggal === '' &&
  d.keterangan === '' &&
  !d.dikirim &&
  isKosong(d.pelanggan)

const kept = {
  line: tempatDraf<Line[]>('data_barang_pesanan'),
  pelanggan: tempatDraf<Pelanggan>('data_customer_pesanan_tmp'),
  pembayaran: tempatDraf<Pembayaran[]>('trx_pemabayaran_pesanan'),
  estimasi: tempatDraf<DrafPesanan['estimasi_tanggal']>('estimasi_pesanan'),
  lain: tempatDraf<Pick<DrafPesanan, 'id_trx' | 'keterangan' | 'identitas' | 'dikirim'>>(
    'data_pesanan_tmp',
    'Pesanan',
  ),
  // The specification's too; they follow from the others and are never read.
  total_dp: tempatDraf<Rupiah>('total_dp'),
  sisa: tempatDraf<Rupiah>('sisa_bayar_pesanan'),
}

export function readDraf(): DrafPesanan {
  const lain = kept.lain.read()
  if (!lain) return drafBaru()
  return {
    ...drafBaru(),
    ...lain,
    lines: kept.line.read() ?? [],
    pelanggan: { ...pelangganKosong, ...kept.pelanggan.read() },
    pembayaran: kept.pembayaran.read() ?? [],
    estimasi_tanggal: kept.estimasi.read() ?? '',
  }
}

export function simpanDraf(draf: DrafPesanan, total: Rupiah): void {
  if (isDrafKosong(draf)) return buangDraf()
  const { id_trx, keterangan, identitas, dikirim } = draf
  kept.line.write(draf.lines)
  kept.pelanggan.write(draf.pelanggan)
  kept.pembayaran.write(draf.pembayaran)
  kept.estimasi.write(draf.estimasi_tanggal)
  kept.total_dp.write(totalBayar(draf.pembayaran))
  kept.sisa.write(sisaBayar(draf.pembayaran, total))
  // The number of a person's card is not left lying in the browser.
  kept.lain.write({ id_trx, keterangan, identitas: dikirim ? identitas : identitasKosong, dikirim })
}

export const buangDraf = (): void => Object.values(kept).forEach((value) => value.remove())

/** @param tgl_system of which the usual day is counted */
export const permintaan = (
  { id_trx, pelanggan, estimasi_tanggal, keterangan, lines, pembayaran, identitas }: DrafPesanan,
  tgl_system: string,
  diminta: IdentitasDiminta,
): CallInput<typeof simpanPesanan>['body'] => ({
  id_trx,
  ...pelangganDiminta(pelanggan),
  estimasi_tanggal: estimasi_tanggal || estimasiLazim(tgl_system),
  keterangan: keterangan || '-',
  detail_barang: lines.map(requestedLine),
  pembayaran: dibayar(pembayaran),
  identitas: identitasDikirim(identitas, diminta),
})

/** Everything that keeps it from being saved, told at once before it is sent. */
export function periksaDraf(
  draf: DrafPesanan,
  total: Rupiah,
  acuan: PilihanPesanan,
  tgl_system: string,
  diminta: IdentitasDiminta,
): FieldError[] {
  const found = [
    ...isiErrors(simpanPesanan.body, permintaan(draf, tgl_system, diminta)),
    ...pekerjaanError(draf.identitas, diminta),
    ...periksaMember(draf.pelanggan),
    ...penitipError(draf.pelanggan),
    ...draf.lines.flatMap((line, i) =>
      lineErrors(line, acuan).map((e) => ({ ...e, field: `detail_barang.${i}.${e.field}` })),
    ),
    ...(totalBayar(draf.pembayaran) > total
      ? [{ field: 'pembayaran', message: errors.lebihDariSisa().message }]
      : []),
    ...(draf.estimasi_tanggal !== '' && draf.estimasi_tanggal < tgl_system
      ? [{ field: 'estimasi_tanggal', message: 'Tanggal Estimasi Sudah Lewat' }]
      : []),
  ]
  // The schema and the line itself may find the same.
  return found.filter((e, i) => found.findIndex((f) => f.field === e.field) === i)
}

/** Where errors of lines belong: 'detail_barang.0.ongkos' is of the first. */
export const errorsOfLine = (errors: readonly FieldError[], urut: number): FieldError[] => {
  const prefix = `detail_barang.${urut}.`
  return errors.flatMap((e) =>
    e.field.startsWith(prefix) ? [{ ...e, field: e.field.slice(prefix.length) }] : [],
  )
}
