/** Coupons are issued when a sale is validated, for members and everyone else alike (DOMAIN §B.11, §C.10). */
import { errors } from '#domain/errors.ts'
import { beratDibayar } from '#domain/rules/emas-customer.ts'
import { jumlahKupon, kodeKupon, KUPON_MAKS, type ParameterKupon } from '#domain/rules/kupon.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import { random } from '../process/random.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

interface Faktur {
  kepala: { kode_member: string; nama_customer: string; tgl_system: string }
  baris: readonly {
    no_faktur_jual: string
    kode_barcode: string
    kode_group: string
    berat: Milligram
    berat_customer: Milligram
    harga_total: Rupiah
  }[]
}

const parameter = statement<ParameterKupon>(
  'parameter_kupon',
  `SELECT kode_group, type_kupon, berat, jumlah_kupon, tgl_mulai, tgl_selesai FROM parameter_kupon
   WHERE kode_group IN (SELECT kode_group FROM jual_detail WHERE kode_toko = $1 AND no_faktur_group = $2)
     AND jumlah_kupon > 0 AND berat > 0`,
)
const terbit = statement<unknown>(
  'terbit_kupon',
  `INSERT INTO kupon (kode_toko, kode_customer, nama_customer, tgl_system, kode_kupon, no_faktur_jual,
       kode_barcode, kode_group)
   SELECT $1, $2, $3, $4, t.*
   FROM unnest($5::text[], $6::text[], $7::text[], $8::text[]) AS t (kode_kupon, no_faktur_jual, kode_barcode,
       kode_group)`,
)

/** Loads what the groups of a sale give in coupons. */
export const loadParameterKupon = (ctx: Context, no_faktur_group: string): Promise<ParameterKupon[]> =>
  ctx.sql(parameter, [ctx.toko.kode_toko, no_faktur_group])

/** @returns the codes, to be printed with the nota. @throws errors.kuponTerlaluBanyak */
export function terbitkanKupon(
  ctx: Context,
  { kepala, baris: lines }: Faktur,
  parameters: readonly ParameterKupon[],
): string[] {
  if (parameters.length === 0) return []
  const given = lines.map((b) => ({
    ...b,
    n: jumlahKupon({ ...b, berat: beratDibayar(b) }, parameters, kepala.tgl_system),
  }))
  const jumlah = given.reduce((sum, b) => sum + b.n, 0)
  if (jumlah > KUPON_MAKS) throw errors.kuponTerlaluBanyak({ jumlah })
  const coupons = given.flatMap(({ n, ...b }) =>
    Array.from({ length: n }, () => ({ ...b, kode_kupon: kodeKupon(kepala.tgl_system, random) })),
  )
  if (coupons.length === 0) return []
  ctx.send(terbit, [
    ctx.toko.kode_toko,
    kepala.kode_member,
    kepala.nama_customer,
    kepala.tgl_system,
    coupons.map((k) => k.kode_kupon),
    coupons.map((k) => k.no_faktur_jual),
    coupons.map((k) => k.kode_barcode),
    coupons.map((k) => k.kode_group),
  ])
  return coupons.map((k) => k.kode_kupon)
}
