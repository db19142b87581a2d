/** Rows that a sale refers to: its sales person, marketplace, member, and the shop's bank accounts. */
import { errors, refuseAll } from '#domain/errors.ts'
import type { FeeBank } from '#domain/rules/fee-kartu.ts'
import type { RekeningToko } from '#domain/rules/rekening.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

export interface Member {
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
}

/** An account, and what its bank takes of a card. */
export type RekeningBank = RekeningToko & FeeBank

interface Row {
  sales_aktif: boolean
  marketplace_ada: boolean
  timbangan_ada: boolean
  member: Member | null
  rekening: RekeningBank[]
}

const REKENING = `COALESCE((
      SELECT json_agg(json_build_object('no_rekening', r.no_rekening, 'nama_bank', b.nama_bank, 'jenis',
            r.jenis, 'is_default', r.is_default, 'fee_kartu', b.fee_kartu))
      FROM rekening r JOIN bank b USING (kode_bank) WHERE r.kode_toko = $1 AND r.status_aktif), '[]')
  AS rekening`

const load = statement<Row>(
  'muat_acuan_jual',
  `SELECT EXISTS (
       SELECT 1 FROM sales WHERE kode_toko = $1 AND kode_sales = $2 AND status_aktif) AS sales_aktif,
     ($3 = '-' OR EXISTS (SELECT 1 FROM marketplace WHERE kode_marketplace = $3 AND status_aktif))
     AS marketplace_ada,
     ($5::text IS NULL OR EXISTS (
         SELECT 1 FROM timbangan WHERE kode_toko = $1 AND no_timbangan = $5 AND status_aktif))
     AS timbangan_ada,
     (
       SELECT to_json(m)
       FROM (
           SELECT kode_member, nama_customer, no_hp, alamat_customer FROM member
           WHERE kode_member = $4 AND status_aktif) m) AS member, ${REKENING}`,
)
const rekeningSaja = statement<Pick<Row, 'rekening'>>('muat_rekening', `SELECT ${REKENING}`)

export const NONMEMBER = 'NONMEMBER'

/** @throws errors.salesTidakAktif, marketplaceTidakAda, timbanganTidakAda, memberTidakAda, all at once */
export async function loadAcuan(
  ctx: Context,
  {
    kode_sales,
    kode_marketplace,
    kode_customer,
    no_timbangan = null,
  }: {
    kode_sales: string
    kode_marketplace: string
    kode_customer: string
    no_timbangan?: string | null | undefined
  },
): Promise<{ member: Member | undefined; rekening: RekeningBank[] }> {
  const { kode_toko } = ctx.toko
  const asked = [kode_toko, kode_sales, kode_marketplace, kode_customer, no_timbangan]
  const [row] = await ctx.sql(load, asked)
  const { sales_aktif, marketplace_ada, timbangan_ada, member, rekening } = row!
  refuseAll([
    ...(sales_aktif ? [] : [errors.salesTidakAktif({ kode_sales }).at('kode_sales')]),
    ...(marketplace_ada ? [] : [errors.marketplaceTidakAda({ kode_marketplace }).at('kode_marketplace')]),
    ...(timbangan_ada ? [] : [errors.timbanganTidakAda({ no_timbangan: no_timbangan! }).at('no_timbangan')]),
    ...(kode_customer === NONMEMBER || member
      ? []
      : [errors.memberTidakAda({ kode_member: kode_customer }).at('kode_customer')]),
  ])
  return { member: member ?? undefined, rekening }
}

/** The accounts alone: who served and who came was settled when the document began. */
export async function loadRekening(ctx: Context): Promise<RekeningBank[]> {
  const [row] = await ctx.sql(rekeningSaja, [ctx.toko.kode_toko])
  return row!.rekening
}
