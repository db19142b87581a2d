/** What every document of past days has: somebody who comes in, cash, a request of its own. */
import { randomKode } from '#domain/rules/kode.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { random } from '../process/random.ts'
import { kodeSales } from './data.ts'

/** The customer, and the sales person who served them. */
export const kepala = (ctx: Context, { nama, no_hp }: { nama: string; no_hp: string }) => ({
  id_trx: randomKode(random),
  kode_sales: kodeSales(ctx.toko.kode_toko, 1),
  kode_customer: 'NONMEMBER',
  nama_customer: nama,
  no_hp,
  alamat_customer: '-',
  keterangan: '-',
})
/** Each use case is a request of its own. */
export const step = (ctx: Context): Context => ({ ...ctx, id_trx: randomKode(random) })
export const tunai = (nominal: Rupiah) => ({
  jenis: 'CASH' as const,
  nominal,
  nama_bank: '-',
  no_card: '-',
  keterangan: '-',
})
