/**
 * The sale that is being entered, whole: kept in the browser's store under the specification's key names (spec 000 §3),
 * so that an accidental reload loses nothing, and sent under one id_trx however often it takes.
 */
import type { CallInput } from '#domain/call.ts'
import type { BarangScan } from '#domain/calls/barang.ts'
import type { simpanPenjualan } from '#domain/calls/penjualan.ts'
import type { simpanTitipan } from '#domain/calls/titipan.ts'
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import { persen } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'
import { sesiSejak } from '#client/net/session.ts'
import type { Stored } from '#client/net/store.ts'
import { beliDiminta, type BeliLine, type HitunganBeli } from '#client/features/pembelian/keranjang-beli.ts'
import {
  identitasDikirim,
  emptyIdentitas,
  TANPA_IDENTITAS,
  type IdentitasDiisi,
  type IdentitasDiminta,
} from '#client/kasir/identitas.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { emptyPembeli, pembeliDiminta, tanpaNomor, type PembeliDiisi } from '#client/kasir/pembeli.ts'
import { isEmpty, pelangganDiminta, emptyPelanggan, type Pelanggan } from '#client/kasir/pelanggan.ts'
import { tempatTahan, type Ditahan } from '#client/kasir/tahan.ts'
import type { Line } from './keranjang.ts'
import { TANPA_BELI } from '#client/features/penjualan/tukar/tukar.ts'
import { lineDiambil, type DraftDiambil } from '#client/features/penjualan/ambil/diambil.ts'

export interface Draft {
  id_trx: string
  lines: Line[]
  pelanggan: Pelanggan
  kode_marketplace: string
  pembayaran: Pembayaran[]
  /** The deposit or order that is being taken. */
  diambil: DraftDiambil | null
  /** The pieces that come back in a trade-in. */
  beli: BeliLine[]
  identitas: IdentitasDiisi
  pembeli: PembeliDiisi
  /** True when sent, while its arrival is unknown: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
  /** True when a deposit on the pieces was sent, not their sale. */
  titip: boolean
  /** True when it was sent to be validated as well. */
  validasi: boolean
  /** When sent, this computer's scale, where it is known. */
  no_timbangan: string | null
}

export const newDraft = (): Draft => ({
  id_trx: newIdTrx(),
  lines: [],
  pelanggan: emptyPelanggan,
  kode_marketplace: '-',
  pembayaran: [],
  diambil: null,
  beli: [],
  identitas: emptyIdentitas,
  pembeli: emptyPembeli,
  dikirim: false,
  titip: false,
  validasi: false,
  no_timbangan: null,
})

/** True when no input has been made: then no draft is kept. */
export const isEmptyDraft = ({
  lines,
  beli,
  pelanggan,
  pembayaran,
  kode_marketplace,
  diambil,
  dikirim,
}: Draft): boolean =>
  lines.length === 0 &&
  beli.length === 0 &&
  diambil === null &&
  pembayaran.length === 0 &&
  kode_marketplace === '-' &&
  !dikirim &&
  isEmpty(pelanggan)

const kept = {
  line: draftPlace<Line[]>('data_barang_penjualan_tmp'),
  pelanggan: draftPlace<Pelanggan>('data_customer_tmp'),
  pembayaran: draftPlace<Pembayaran[]>('trx_pembayaran_penjualan'),
  lain: draftPlace<
    Pick<
      Draft,
      | 'id_trx'
      | 'kode_marketplace'
      | 'diambil'
      | 'beli'
      | 'identitas'
      | 'pembeli'
      | 'dikirim'
      | 'titip'
      | 'validasi'
      | 'no_timbangan'
    > & {
      sesi: string | undefined
    }
  >('data_penjualan_tmp', 'Penjualan'),
}

/** Typed in an earlier session: prices may have changed since, and pieces may be gone. */
export const isDariSesiLain = (): boolean => {
  const lain = kept.lain.read()
  if (lain === undefined || lain.dikirim) return false
  return lain.sesi !== sesiSejak() || (kept.line.read() ?? []).some((line) => bertarif(line) !== line)
}

/** A line that was scanned before pieces came with how they are taxed: until it is read again it is taxed by nothing. */
const bertarif = (line: Line): Line =>
  'ppn_rate' in line.barang
    ? line
    : {
        ...line,
        barang: {
          ...(line.barang as BarangScan),
          jenis_pajak: 'PERHIASAN_EMAS',
          ppn_rate: persen(0),
          ppn_dasar: '-',
        },
      }

export function readDraft(): Draft {
  const kepala = kept.lain.read()
  if (!kepala) return newDraft()
  const { sesi: _, ...lain } = kepala
  return {
    ...newDraft(),
    ...lain,
    lines: (kept.line.read() ?? []).map(bertarif),
    pelanggan: { ...emptyPelanggan, ...kept.pelanggan.read() },
    pembayaran: kept.pembayaran.read() ?? [],
  }
}

export function saveDraft({
  lines,
  pelanggan,
  pembayaran,
  id_trx,
  kode_marketplace,
  diambil,
  beli,
  identitas,
  pembeli,
  dikirim,
  titip,
  validasi,
  no_timbangan,
}: Draft): void {
  kept.line.write(lines)
  kept.pelanggan.write(pelanggan)
  kept.pembayaran.write(pembayaran)
  // The number of a person's card is not left lying in the browser.
  kept.lain.write({
    id_trx,
    kode_marketplace,
    diambil,
    beli,
    identitas: dikirim ? identitas : emptyIdentitas,
    pembeli: dikirim ? pembeli : tanpaNomor(pembeli),
    dikirim,
    titip,
    validasi,
    no_timbangan,
    sesi: sesiSejak(),
  })
}

/** Stored since 0.1.0 with its lines as `baris`: a sale is put aside by one version and taken up by another. */
const ditahan = tempatTahan<Omit<Draft, 'lines'> & { baris: Line[] }>('data_penjualan_ditahan', 'Penjualan')

/** Sales put aside at this till. */
export const penjualanDitahan: Stored<Ditahan<Draft>[]> = {
  ...ditahan,
  read: () =>
    ditahan.read()?.map(({ draf: { baris: lines, ...rest }, ...one }) => ({
      ...one,
      draf: { ...rest, pembeli: rest.pembeli ?? emptyPembeli, lines: lines.map(bertarif) },
    })),
  write: (list) =>
    ditahan.write(
      list.map(({ draf: { lines, ...rest }, ...one }) => ({ ...one, draf: { ...rest, baris: lines } })),
    ),
}

export const dropDraft = (): void => Object.values(kept).forEach((value) => value.remove())

type Body = CallInput<typeof simpanPenjualan>['body']

/** The document of DOMAIN §M, made from the draft alone: the same draft always makes the same request. */
export function request(
  draft: Draft,
  beli: HitunganBeli = TANPA_BELI,
  diminta: IdentitasDiminta = TANPA_IDENTITAS,
): Body {
  const { id_trx, lines, pelanggan, kode_marketplace, pembayaran, diambil, identitas, pembeli } = draft
  return {
    id_trx,
    ...pelangganDiminta(pelanggan),
    ...pembeliDiminta(pembeli),
    kode_marketplace,
    detail_barang: lines.map((line) => ({
      ...barangDiminta(line),
      ...lineDiambil({ diambil }, line.barang.kode_barcode),
    })),
    detail_beli: beliDiminta(beli),
    identitas: beli.identitas ? identitas : identitasDikirim(identitas, diminta),
    pembayaran: dibayar(pembayaran),
    ...(draft.no_timbangan && { no_timbangan: draft.no_timbangan }),
    ...(draft.validasi && { validasi: draft.validasi }),
  }
}

const barangDiminta = ({ barang, berat, harga_jual, ongkos, izin }: Line) => ({
  kode_barcode: barang.kode_barcode,
  berat,
  harga_gram: barang.harga_gram,
  harga_jual,
  ongkos,
  harga_atribut: barang.harga_atribut,
  id_otorisasi: izin.length ? izin.map((i) => i.id) : null,
})

/** The same draft as a deposit: its pieces are set aside, its payments are what is paid of them now. */
export function titipRequest(
  { id_trx, lines, pelanggan, pembayaran, identitas, validasi }: Draft,
  diminta: IdentitasDiminta = TANPA_IDENTITAS,
): CallInput<typeof simpanTitipan>['body'] {
  return {
    id_trx,
    ...pelangganDiminta(pelanggan),
    detail_barang: lines.map(barangDiminta),
    pembayaran: dibayar(pembayaran),
    identitas: identitasDikirim(identitas, diminta),
    ...(validasi && { validasi }),
  }
}
