/**
 * The order that is being taken, whole: kept under the specification's key names, misspelling included (spec 000 §3), so that an
 * accidental reload loses nothing. Its customer has a key of their own: `data_customer_tmp` is that of the sale which may stand
 * at the same till.
 */
import type { CallInput } from '#domain/call.ts'
import { simpanPesanan, type PesananChoices } from '#domain/calls/pesanan.ts'
import type { FieldError } from '#domain/errors.ts'
import { sisaBayar, totalBayar, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { tambahHari, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'
import {
  identitasDikirim,
  emptyIdentitas,
  tambahanError,
  type IdentitasDiisi,
  type IdentitasDiminta,
} from '#client/kasir/identitas.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import {
  isEmpty,
  pelangganDiminta,
  emptyPelanggan,
  periksaMember,
  penitipError,
  type Pelanggan,
} from '#client/kasir/pelanggan.ts'
import { contentErrors, dpError, oncePerField } from '#client/kasir/periksa.ts'
import { requestedLine, lineErrors, type Line } from './lines.ts'

export interface DraftPesanan {
  id_trx: string
  lines: Line[]
  pelanggan: Pelanggan
  pembayaran: Pembayaran[]
  /** '' until somebody says otherwise: a week from the shop's day. */
  estimasi_tanggal: TanggalSystem | ''
  keterangan: string
  /** The identity of the payer of the DP, where it must be known. */
  identitas: IdentitasDiisi
  /** True when sent, while its arrival is unknown: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
}

export const newDraft = (): DraftPesanan => ({
  id_trx: newIdTrx(),
  lines: [],
  pelanggan: emptyPelanggan,
  pembayaran: [],
  estimasi_tanggal: '',
  keterangan: '',
  identitas: emptyIdentitas,
  dikirim: false,
})

/** The days that most pieces take a goldsmith. */
const LAZIM_HARI = 7
export const estimasiLazim = (tgl_system: string): TanggalSystem => tambahHari(tgl_system, LAZIM_HARI)

export const isEmptyDraft = (d: DraftPesanan): boolean =>
  d.lines.length === 0 &&
  d.pembayaran.length === 0 &&
  d.estimasi_tanggal === '' &&
  d.keterangan === '' &&
  !d.dikirim &&
  isEmpty(d.pelanggan)

const kept = {
  line: draftPlace<Line[]>('data_barang_pesanan'),
  pelanggan: draftPlace<Pelanggan>('data_customer_pesanan_tmp'),
  pembayaran: draftPlace<Pembayaran[]>('trx_pemabayaran_pesanan'),
  estimasi: draftPlace<DraftPesanan['estimasi_tanggal']>('estimasi_pesanan'),
  lain: draftPlace<Pick<DraftPesanan, 'id_trx' | 'keterangan' | 'identitas' | 'dikirim'>>(
    'data_pesanan_tmp',
    'Pesanan',
  ),
  // The specification's too; they follow from the others and are never read.
  total_dp: draftPlace<Rupiah>('total_dp'),
  sisa: draftPlace<Rupiah>('sisa_bayar_pesanan'),
}

export function readDraft(): DraftPesanan {
  const lain = kept.lain.read()
  if (!lain) return newDraft()
  return {
    ...newDraft(),
    ...lain,
    lines: kept.line.read() ?? [],
    pelanggan: { ...emptyPelanggan, ...kept.pelanggan.read() },
    pembayaran: kept.pembayaran.read() ?? [],
    estimasi_tanggal: kept.estimasi.read() ?? '',
  }
}

export function saveDraft(draft: DraftPesanan, total: Rupiah): void {
  if (isEmptyDraft(draft)) return dropDraft()
  const { id_trx, keterangan, identitas, dikirim } = draft
  kept.line.write(draft.lines)
  kept.pelanggan.write(draft.pelanggan)
  kept.pembayaran.write(draft.pembayaran)
  kept.estimasi.write(draft.estimasi_tanggal)
  kept.total_dp.write(totalBayar(draft.pembayaran))
  kept.sisa.write(sisaBayar(draft.pembayaran, total))
  // The number of a person's card is not left lying in the browser.
  kept.lain.write({ id_trx, keterangan, identitas: dikirim ? identitas : emptyIdentitas, dikirim })
}

export const dropDraft = (): void => Object.values(kept).forEach((value) => value.remove())

/** @param tgl_system of which the usual day is counted */
export const request = (
  { id_trx, pelanggan, estimasi_tanggal, keterangan, lines, pembayaran, identitas }: DraftPesanan,
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

/** Returns everything that keeps the order from being saved, told at once before it is sent. */
export function checkDraft(
  draft: DraftPesanan,
  total: Rupiah,
  acuan: PesananChoices,
  tgl_system: string,
  diminta: IdentitasDiminta,
): FieldError[] {
  return oncePerField([
    ...contentErrors(simpanPesanan.body, request(draft, tgl_system, diminta)),
    ...tambahanError(draft.identitas, diminta),
    ...periksaMember(draft.pelanggan),
    ...penitipError(draft.pelanggan),
    ...draft.lines.flatMap((line, i) =>
      lineErrors(line, acuan).map((e) => ({ ...e, field: `detail_barang.${i}.${e.field}` })),
    ),
    ...dpError(draft.pembayaran, total),
    ...(draft.estimasi_tanggal !== '' && draft.estimasi_tanggal < tgl_system
      ? [{ field: 'estimasi_tanggal', message: 'Tanggal Estimasi Sudah Lewat' }]
      : []),
  ])
}

/** Returns the errors of a line: 'detail_barang.0.ongkos' belongs to the first. */
export const errorsOfLine = (errors: readonly FieldError[], urut: number): FieldError[] => {
  const prefix = `detail_barang.${urut}.`
  return errors.flatMap((e) =>
    e.field.startsWith(prefix) ? [{ ...e, field: e.field.slice(prefix.length) }] : [],
  )
}
