/** The repair that is being taken in, kept in the browser's store: an accidental reload loses nothing. */
import type { CallInput } from '#domain/call.ts'
import { simpanService } from '#domain/calls/service.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import { tambahHari, type TanggalSystem } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'
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
import { requestedLine, emptyLine, isEmptyLine, lineTotal, type Line } from './lines.ts'

export interface DraftService {
  id_trx: string
  baris: Line[]
  pelanggan: Pelanggan
  pembayaran: Pembayaran[]
  /** '' until somebody says otherwise. */
  estimasi_tanggal: TanggalSystem | ''
  keterangan: string
  /** True when sent, while its arrival is unknown: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
}

export const newDraft = (): DraftService => ({
  id_trx: newIdTrx(),
  baris: [emptyLine()],
  pelanggan: emptyPelanggan,
  pembayaran: [],
  estimasi_tanggal: '',
  keterangan: '',
  dikirim: false,
})

/** The days that most repairs take. */
const LAZIM_HARI = 3
export const estimasiLazim = (tgl_system: string): TanggalSystem => tambahHari(tgl_system, LAZIM_HARI)

const kept = draftPlace<DraftService>('data_service_tmp', 'Service')

const empty = (d: DraftService): boolean =>
  d.baris.every(isEmptyLine) &&
  d.pembayaran.length === 0 &&
  d.keterangan === '' &&
  !d.dikirim &&
  isEmpty(d.pelanggan)

export const readDraft = (): DraftService => kept.read() ?? newDraft()
export const saveDraft = (draft: DraftService): void => (empty(draft) ? kept.remove() : kept.write(draft))

/** @param tgl_system of which the usual day is counted */
export const request = (
  { id_trx, pelanggan, estimasi_tanggal, keterangan, baris: lines, pembayaran }: DraftService,
  tgl_system: string,
): CallInput<typeof simpanService>['body'] => ({
  id_trx,
  ...pelangganDiminta(pelanggan),
  estimasi_tanggal: estimasi_tanggal || estimasiLazim(tgl_system),
  keterangan: keterangan || '-',
  detail_barang: lines.map(requestedLine),
  pembayaran: dibayar(pembayaran),
})

/** Returns everything that keeps the repair from being saved, told at once before it is sent. */
export const checkDraft = (draft: DraftService, tgl_system: string): FieldError[] =>
  oncePerField([
    ...contentErrors(simpanService.body, request(draft, tgl_system)),
    ...periksaMember(draft.pelanggan),
    ...penitipError(draft.pelanggan),
    ...dpError(draft.pembayaran, lineTotal(draft.baris)),
  ])
