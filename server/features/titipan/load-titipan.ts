/** A deposit, locked, with everything that taking, adding to, validating or cancelling it needs (DOMAIN §B.2). */
import { errors } from '#domain/errors.ts'
import type { Bayar } from '#domain/rules/postings/lines.ts'
import type { Status } from '#domain/rules/status.ts'
import type { BarangTitipan, CaraUang, TitipanDiambil } from '#domain/rules/titipan.ts'
import { sumRupiah, type Milligram, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement, type Statement } from '../../db/statement.ts'
import { memberNow, type Kepala } from '../../faktur/kepala.ts'

export interface KepalaTitipan extends Kepala {
  no_titip_group: string
  tgl_system: TanggalSystem
  total: Rupiah
  tgl_kunci_harga: TanggalSystem | null
  status_valid: 'OPEN' | 'DONE' | 'CANC'
  status_titipan: Status<'status_titipan'>
  no_faktur_group: string
  input_by: string
}

/** A piece set aside: as agreed, the tray it came from, and how it is now. */
export interface BarangDititip extends BarangTitipan {
  no: number
  barang_id: number
  kode_group: string
  kode_dept: string
  kode_gudang: string
  kode_baki: string
  /** As the books have it; `berat` is as agreed. */
  berat_buku: Milligram
  status_barang: string
}

/** The deposit itself (urut 1) or an addition. */
export interface Setoran {
  no_titip_bayar: string
  urut: number
  jenis: 'TITIPAN' | 'TAMBAH TITIPAN'
  total: Rupiah
  status_valid: 'OPEN' | 'DONE' | 'CANC'
  input_by: string
}

export interface BayarTitipan extends Bayar, CaraUang {
  no_titip_bayar: string
}

export interface Titipan {
  kepala: KepalaTitipan
  barang: BarangDititip[]
  setoran: Setoran[]
  /** Payments of every setoran that was not cancelled, in the order they came. */
  pembayaran: BayarTitipan[]
  /** Money that the deposit holds: Σ validated setoran while it is OPEN. */
  saldo: Rupiah
}

const KEPALA = `SELECT no_titip_group, tgl_system, kode_sales,
    ${memberNow('titip')}, nama_customer, no_hp, alamat_customer, total, tgl_kunci_harga, status_valid,
    status_titipan, no_faktur_group, input_by
   FROM titip WHERE kode_toko = $1 AND no_titip_group = $2`
const read = statement<KepalaTitipan>('baca_titipan', KEPALA)
const kunci = statement<KepalaTitipan>('kunci_titipan', `${KEPALA} FOR UPDATE`)
const barang = statement<BarangDititip>(
  'barang_titipan',
  `SELECT d.no, d.barang_id, d.kode_barcode, d.kode_group, d.kode_dept, d.kode_gudang, d.kode_baki, d.berat,
     b.berat AS berat_buku, b.status AS status_barang, d.harga_gram, d.harga_min_gram, d.harga_max_gram,
     d.harga_jual, d.ongkos, d.harga_atribut
   FROM titip_detail d JOIN barang b ON b.kode_toko = d.kode_toko AND b.id = d.barang_id
   WHERE d.kode_toko = $1 AND d.no_titip_group = $2 ORDER BY d.no`,
)
const setoran = statement<Setoran>(
  'setoran_titipan',
  `SELECT no_titip_bayar, urut, jenis, total, status_valid, input_by FROM titip_bayar
   WHERE kode_toko = $1 AND no_titip_group = $2 ORDER BY urut`,
)
const pembayaran = statement<BayarTitipan>(
  'bayar_titipan',
  `SELECT s.no_titip_bayar, p.jenis, p.nominal, p.no_rekening, p.nama_bank, p.fee, p.fee_mode, p.sub_ref
   FROM titip_bayar s JOIN pembayaran p ON p.kode_toko = s.kode_toko AND p.ref_no = s.no_titip_bayar
     AND p.ref_type = 'TITIPAN'
   WHERE s.kode_toko = $1 AND s.no_titip_group = $2 AND s.status_valid <> 'CANC' ORDER BY s.urut, p.urut`,
)

/**
 * The head is locked first, alone: what hangs on it is read by statements of their own, so that who waited sees what the
 * other has done.
 * @throws errors.titipanTidakAda
 */
export const loadTitipan = (ctx: Context, no_titip_group: string): Promise<Titipan> =>
  dengan(ctx, kunci, no_titip_group)

/** The same for a look: nothing is locked. */
export const readTitipan = (ctx: Context, no_titip_group: string): Promise<Titipan> =>
  dengan(ctx, read, no_titip_group)

async function dengan(
  ctx: Context,
  kepala: Statement<KepalaTitipan>,
  no_titip_group: string,
): Promise<Titipan> {
  const key = [ctx.toko.kode_toko, no_titip_group]
  const [[head], pieces, deposits, payments] = await Promise.all([
    ctx.sql(kepala, key),
    ctx.sql(barang, key),
    ctx.sql(setoran, key),
    ctx.sql(pembayaran, key),
  ])
  if (!head) throw errors.titipanTidakAda({ no_titip_group }).at('no_titip_group')
  const saldo =
    head.status_titipan === 'OPEN'
      ? sumRupiah(deposits.filter((s) => s.status_valid === 'DONE').map((s) => s.total))
      : (0 as Rupiah)
  return { kepala: head, barang: pieces, setoran: deposits, pembayaran: payments, saldo }
}

/** As the rules of taking see it. */
export const untukDiambil = ({
  kepala: head,
  barang: pieces,
  setoran: deposits,
  saldo,
}: Titipan): TitipanDiambil => ({
  ...head,
  saldo,
  barang: pieces,
  belum_validasi: deposits.filter((s) => s.status_valid === 'OPEN').length,
})

/** The validated payments alone. */
export const bayarSah = ({ setoran: deposits, pembayaran: payments }: Titipan): BayarTitipan[] => {
  const done = new Set(deposits.filter((s) => s.status_valid === 'DONE').map((s) => s.no_titip_bayar))
  return payments.filter((p) => done.has(p.no_titip_bayar))
}
