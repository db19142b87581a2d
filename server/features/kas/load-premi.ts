/** Lines that a sales person is to be paid for, and those whose premi is to be taken off again (DOMAIN §C.13, §O.5-3). */
import type { PremiDihitung } from '#domain/calls/premi.ts'
import { errors } from '#domain/errors.ts'
import { hitungPremi } from '#domain/rules/premi.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

type Row = Omit<PremiDihitung['baris'][number], 'premi_rp'>
type Dipotong = PremiDihitung['dipotong'][number]

const COLUMN = `no_faktur_jual, tgl_system, kode_barcode, nama_barang, (berat - berat_customer)::bigint AS berat`
const BELUM = `SELECT ${COLUMN} FROM jual_detail
   WHERE kode_toko = $1 AND kode_sales = $2 AND tgl_system <= $3 AND status_premi = 'OPEN'
     AND status_valid = 'DONE' AND status_kembali = 'OPEN' ORDER BY no_faktur_jual`
const BATAL = `SELECT ${COLUMN}, premi_rp, no_kas_premi FROM jual_detail
   WHERE kode_toko = $1 AND kode_sales = $2 AND status_premi = 'DONE' AND status_kembali = 'CANC'
     AND no_kas_potong = '-' ORDER BY no_faktur_jual`
const SALES =
  'SELECT kode_sales, nama_sales, premi_per_gram FROM sales WHERE kode_toko = $1 AND kode_sales = $2'

interface Sales {
  kode_sales: string
  nama_sales: string
  premi_per_gram: Rupiah
}
const READ = {
  sales: statement<Sales>('sales_premi', SALES),
  belum: statement<Row>('premi_belum', BELUM),
  batal: statement<Dipotong>('premi_batal', BATAL),
}
// The person first: of two who pay the same one the second sees what the first has left. Then their lines, which a cancel holds too.
const KUNCI = {
  sales: statement<Sales>('kunci_sales_premi', `${SALES} FOR NO KEY UPDATE`),
  belum: statement<Row>('kunci_premi_belum', `${BELUM} FOR UPDATE`),
  batal: statement<Dipotong>('kunci_premi_batal', `${BATAL} FOR UPDATE`),
}

const load =
  ({ sales, belum, batal }: typeof READ) =>
  async (
    ctx: Context,
    { kode_sales, sampai }: { kode_sales: string; sampai: PremiDihitung['sampai'] },
  ): Promise<PremiDihitung> => {
    const key = [ctx.toko.kode_toko, kode_sales]
    const [orang] = await ctx.sql(sales, key)
    if (!orang) throw errors.salesTidakAda({ kode_sales }).at('kode_sales')
    const [lines, off] = await Promise.all([ctx.sql(belum, [...key, sampai]), ctx.sql(batal, key)])
    const { dipotong, ...premi } = hitungPremi(lines, off, orang.premi_per_gram)
    return { ...orang, sampai, ...premi, dipotong: [...dipotong] }
  }

/** A sales person who has left is still paid. @throws errors.salesTidakAda */
export const lihatPremiSales = load(READ)
/** The same, locked until the transaction ends. @throws errors.salesTidakAda */
export const kunciPremiSales = load(KUNCI)

const dibayar = statement<Dipotong & { potong: boolean }>(
  'premi_dibayar',
  `SELECT ${COLUMN}, premi_rp, no_kas_premi, no_kas_potong = $2 AS potong FROM jual_detail
   WHERE kode_toko = $1
     AND ((no_kas_premi = $2 AND no_kas_premi <> '-') OR (no_kas_potong = $2 AND no_kas_potong <> '-'))
   ORDER BY no_faktur_jual`,
)
/** Reads the lines that an entry paid, and the lines that it took off. */
export async function loadPremiDibayar(
  ctx: Context,
  no_kas: string,
): Promise<Pick<PremiDihitung, 'baris' | 'dipotong'>> {
  const rows = await ctx.sql(dibayar, [ctx.toko.kode_toko, no_kas])
  return {
    baris: rows.filter((r) => !r.potong).map(({ potong: _, no_kas_premi: __, ...row }) => row),
    dipotong: rows.filter((r) => r.potong).map(({ potong: _, ...row }) => row),
  }
}
