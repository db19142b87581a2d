/** The loan that is being made, kept in the browser's store: an accidental reload loses nothing. */
import type { CallInput } from '#domain/call.ts'
import { simpanHutang, type AcuanHutang } from '#domain/calls/hutang.ts'
import { errors, Refusal, type FieldError } from '#domain/errors.ts'
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import { pinjamanBaru } from '#domain/rules/izin-gadai.ts'
import { putuskanHutang } from '#domain/rules/putuskan-hutang.ts'
import { milligram, rupiah, tanggalSystem, type Milligram, type Rupiah } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { emptyIdentitas, isEmptyIdentitas, type IdentitasDiisi } from '#client/kasir/identitas.ts'
import {
  isEmpty,
  pelangganDiminta,
  emptyPelanggan,
  periksaMember,
  type Pelanggan,
} from '#client/kasir/pelanggan.ts'
import { belumLunas, contentErrors, oncePerField } from '#client/kasir/periksa.ts'
import { requestedLine, emptyLine, isEmptyLine, type Line } from './lines.ts'
import { identitasDiminta } from './identitas.ts'

export interface DraftHutang {
  id_trx: string
  baris: Line[]
  pelanggan: Pelanggan
  identitas: IdentitasDiisi
  berat_bruto: Milligram | null
  no_amplop: string
  no_segel: string
  tempat: string
  kode_kondisi_pinjaman: string
  /** null: the condition's own. */
  lama_pinjam: number | null
  jumlah_hutang: Rupiah | null
  pembayaran: Pembayaran[]
  keterangan: string
  /** True when sent, while its arrival is unknown: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
  /** True when the loan is confirmed in the act that saves it. */
  validasi: boolean
}

export const newDraft = (): DraftHutang => ({
  id_trx: newIdTrx(),
  baris: [emptyLine()],
  pelanggan: emptyPelanggan,
  identitas: emptyIdentitas,
  berat_bruto: null,
  no_amplop: '',
  no_segel: '',
  tempat: '',
  kode_kondisi_pinjaman: '',
  lama_pinjam: null,
  jumlah_hutang: null,
  pembayaran: [],
  keterangan: '',
  dikirim: false,
  validasi: false,
})

const kept = draftPlace<DraftHutang>('data_hutang_tmp', 'Hutang')

export const isEmptyDraft = (d: DraftHutang): boolean =>
  !d.dikirim &&
  d.baris.every(isEmptyLine) &&
  isEmpty(d.pelanggan) &&
  isEmptyIdentitas(d.identitas) &&
  d.berat_bruto === null &&
  d.jumlah_hutang === null &&
  d.pembayaran.length === 0 &&
  [d.no_amplop, d.no_segel, d.tempat, d.keterangan].every((text) => text === '')

export const readDraft = (): DraftHutang => kept.read() ?? newDraft()
/**
 * Keeps the draft in the browser without the borrower's identity. Exception: a request that may have arrived must be
 * sent again unchanged.
 */
export const saveDraft = (draft: DraftHutang): void =>
  isEmptyDraft(draft)
    ? kept.remove()
    : kept.write({ ...draft, identitas: draft.dikirim ? draft.identitas : emptyIdentitas })

export const request = (d: DraftHutang): CallInput<typeof simpanHutang>['body'] => ({
  id_trx: d.id_trx,
  ...pelangganDiminta(d.pelanggan),
  identitas: isEmptyIdentitas(d.identitas) ? null : identitasDiminta(d.identitas, d.pelanggan),
  keterangan: d.keterangan || '-',
  detail_barang: d.baris.map(requestedLine),
  berat_bruto: d.berat_bruto ?? milligram(0),
  no_amplop: d.no_amplop,
  no_segel: d.no_segel || '-',
  tempat: d.tempat || '-',
  kode_kondisi_pinjaman: d.kode_kondisi_pinjaman,
  ...(d.lama_pinjam !== null && { lama_pinjam: d.lama_pinjam }),
  jumlah_hutang: d.jumlah_hutang ?? rupiah(0),
  pembayaran: dibayar(d.pembayaran),
  ...(d.validasi && { validasi: true }),
})

/**
 * Returns everything that keeps the draft from being saved, told at once before it is sent.
 * @param dikenal the member's own NIK is on file
 */
export function checkDraft(
  d: DraftHutang,
  acuan: AcuanHutang,
  dikenal: boolean,
  tgl_system: string,
): FieldError[] {
  const diminta = request(d)
  return oncePerField([
    ...contentErrors(simpanHutang.body, diminta),
    ...periksaMember(d.pelanggan),
    ...aturanError(() =>
      putuskanHutang(
        diminta,
        dikenal || diminta.identitas !== null,
        acuan,
        { PEMBULATAN: rupiah(acuan.kelipatan) },
        tanggalSystem(tgl_system),
      ),
    ),
    ...(acuan.aktif ? [] : [{ field: 'kode_kondisi_pinjaman', message: errors.hutangMati().message }]),
    ...pinjamanBaru(acuan.pinjaman.state).map(({ message }) => ({ field: 'jumlah_hutang', message })),
    ...belumLunas(d.pembayaran, d.jumlah_hutang ?? rupiah(0)),
  ])
}

/** Returns the refusal of the server's own rule. */
function aturanError(rule: () => unknown): FieldError[] {
  try {
    rule()
    return []
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return refusal.errors
  }
}
