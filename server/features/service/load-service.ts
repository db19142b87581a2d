/** A repair, locked, with what finishing, handing over or undoing it needs (DOMAIN §B.7, §O.3). */
import { errors } from '#domain/errors.ts'
import { lineNo } from '#domain/rules/kode.ts'
import type { BarangCustomer } from '#domain/rules/postings/pesanan.ts'
import { beratSekarang, type ServiceLine } from '#domain/rules/service.ts'
import type { Status } from '#domain/rules/status.ts'
import { rupiah, sumRupiah, type Milligram, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { bayarDp, loadSetoran, type BayarSetoran, type Setoran } from '../../faktur/setoran.ts'

export interface KepalaService {
  no_faktur_service: string
  tgl_system: TanggalSystem
  status_service: Status<'status_service'>
  selesai_ke: number
  tgl_selesai: TanggalSystem | null
  tgl_ambil: TanggalSystem | null
  input_by: string
  selesai_by: string
  ambil_by: string
}

export interface LoadedServiceLine extends ServiceLine {
  /** no_faktur_service-01: what its rows in the books are called. */
  ref_line: string
  jumlah: number
  berat_selesai: Milligram | null
  ongkos_akhir: Rupiah | null
  tambahan_dari: string
}

export interface LoadedService {
  kepala: KepalaService
  lines: LoadedServiceLine[]
  /** Every payment, undone ones too. */
  setoran: Setoran[]
  /** Of those that were not undone. */
  pembayaran: BayarSetoran[]
  /** Of the DP alone. */
  bayar_dp: BayarSetoran[]
  dp: Rupiah
  /** Σ of what each line costs: as told, or as it came to. */
  total: Rupiah
}

const kunci = statement<KepalaService>(
  'kunci_service',
  `SELECT no_faktur_service, tgl_system, status_service, selesai_ke, tgl_selesai, tgl_ambil, input_by,
     COALESCE(selesai_by, '-') AS selesai_by, COALESCE(ambil_by, '-') AS ambil_by
   FROM service WHERE kode_toko = $1 AND no_faktur_service = $2 FOR UPDATE`,
)
const detail = statement<Omit<LoadedServiceLine, 'ref_line'>>(
  'baris_service',
  `SELECT no, jumlah, kode_group, kode_tukang, berat_terima, ongkos, berat_selesai, ongkos_akhir, tambahan_dari
   FROM service_detail WHERE kode_toko = $1 AND no_faktur_service = $2 ORDER BY no`,
)

/**
 * The head is locked first: what hangs on it is read by statements of their own, so that who waited sees what the other
 * has done.
 * @throws errors.serviceTidakAda
 */
export async function loadService(ctx: Context, no_faktur_service: string): Promise<LoadedService> {
  const key = [ctx.toko.kode_toko, no_faktur_service]
  const [[kepala], lines, diterima] = await Promise.all([
    ctx.sql(kunci, key),
    ctx.sql(detail, key),
    loadSetoran(ctx, no_faktur_service),
  ])
  if (!kepala) throw errors.serviceTidakAda().at('no_faktur_service')
  return {
    kepala,
    lines: lines.map((line) => ({ ...line, ref_line: lineNo(no_faktur_service, line.no) })),
    setoran: diterima.setoran,
    pembayaran: diterima.pembayaran,
    bayar_dp: bayarDp(diterima),
    dp: diterima.dp,
    total: sumRupiah(lines.map((line) => line.ongkos_akhir ?? rupiah(line.ongkos))),
  }
}

/** Goods of a line as the books have them now; a repair knows no jenis. */
export const barangService = (b: LoadedServiceLine): BarangCustomer => ({
  kode_group: b.kode_group,
  kode_dept: '-',
  ref_line: b.ref_line,
  qty: b.jumlah,
  berat: beratSekarang(b),
})
