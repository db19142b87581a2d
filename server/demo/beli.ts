/**
 * Old pieces of this shop that customers bring back on a past day, for money or for a new one. By the code that staff
 * use.
 */
import type pg from 'pg'
import { randomKode } from '#domain/rules/kode.ts'
import { hargaBeli } from '#domain/rules/pembelian.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import { random } from '../process/random.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { loadAcuanBeli } from '../features/pembelian/load-acuan-beli.ts'
import { loadNota } from '../features/pembelian/load-nota.ts'
import { validasiBeli } from '../features/pembelian/validasi.ts'
import { loadSaldoUang } from '../faktur/saldo.ts'
import { simpan } from '../features/pembelian/simpan.ts'
import { asSystem } from '../rantai/system-context.ts'
import { BANK, kodeSales, SALES, STAF } from './data.ts'
import type { ShopDay } from './shop-day.ts'

const lama = statement<{ no_faktur_jual: string }>(
  'demo_nota_lama',
  `SELECT j.no_faktur_jual FROM jual_detail j JOIN barang b ON b.id = j.barang_id
         WHERE j.kode_toko = $1 AND j.tgl_system < $2 AND j.harga_jual < $3 AND j.status_valid = 'DONE'
           AND j.status_kembali = 'OPEN' AND NOT j.status_tukar AND b.status = 'TERJUAL'
         ORDER BY hashtext(j.no_faktur_jual || $2) LIMIT 1`,
)

export interface BarangLama {
  row: object
  harga: Rupiah
}

/** A piece sold before, in one of the conditions that pieces come back in; undefined while nothing has been sold. */
export async function barangLama(
  ctx: Context,
  { chance }: ShopDay,
  di_bawah: number,
): Promise<BarangLama | undefined> {
  const [found] = await ctx.sql(lama, [ctx.toko.kode_toko, ctx.toko.tgl_system, di_bawah])
  if (!found) return undefined
  const [nota] = await loadNota(ctx, { no_faktur_jual: [found.no_faktur_jual] })
  const { kondisi: conditions } = await loadAcuanBeli(ctx)
  const kondisi = chance.choose(conditions.filter((k) => !k.tanpa_surat))
  const { harga } = hargaBeli(
    {
      nota: nota!,
      berat: nota!.berat,
      kadar: undefined,
      group: nota!.group,
      rugi: nota!.rugi ?? undefined,
      kondisi,
      potongan_manual: rupiah(0),
    },
    ctx.settings,
  )
  return {
    harga,
    row: {
      kode_barcode: '-',
      no_faktur_jual: nota!.no_faktur_jual,
      berat: nota!.berat,
      kondisi: kondisi.kondisi,
      harga,
      kode_group: '-',
      kode_dept: '-',
      nama_barang: '-',
    },
  }
}

/** Buys an old piece from a customer who wants money for it. */
export async function satuPenjual(pool: pg.Pool, day: ShopDay, now: Date): Promise<void> {
  const { kode_toko } = day
  const staff = (level: string) => STAF[kode_toko]!.find((s) => s.level === level)!
  const no = await asSystem(pool, { kode_toko, user: staff('SLS'), now }, (ctx) => beli(ctx, day))
  if (no)
    await asSystem(pool, { kode_toko, user: staff('KSR'), now: new Date(now.getTime() + 240_000) }, (ctx) =>
      validasiBeli(ctx, no),
    )
}

async function beli(ctx: Context, day: ShopDay): Promise<string | undefined> {
  const old = await barangLama(ctx, day, 8_000_000)
  if (!old || old.harga === 0) return undefined
  // From the drawer while it holds enough for the next customer too.
  const tunai = (await loadSaldoUang(ctx)).kas > 2 * old.harga
  const pembayaran = [
    {
      jenis: tunai ? 'CASH' : 'TRANSFER',
      nominal: old.harga,
      nama_bank: tunai ? '-' : day.chance.choose(BANK),
      no_card: '-',
      keterangan: tunai ? '-' : 'BRI 002301000123 CUSTOMER',
    },
  ]
  const body = {
    id_trx: randomKode(random),
    kode_sales: kodeSales(ctx.toko.kode_toko, day.chance.antara(1, SALES[ctx.toko.kode_toko]!.length)),
    kode_customer: 'NONMEMBER',
    nama_customer: 'REGULER',
    no_hp: '-',
    alamat_customer: '-',
    identitas: null,
    detail_beli: [old.row],
    pembayaran,
  }
  return (await simpan(ctx, { params: {}, query: {}, body } as Parameters<typeof simpan>[1])).no_faktur_group
}
