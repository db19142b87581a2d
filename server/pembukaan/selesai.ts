/** The balances a shop begins with: kept as typed while the opening goes on, posted once when it ends (E34 SALDO AWAL). */
import type { CallInput, CallReply } from '#domain/call.ts'
import {
  bolehMenyusul,
  PEMBUKAAN_STEPS,
  zSaldoPembukaan,
  type SaldoPembukaan,
  type selesaikanPembukaan,
  type simpanSaldoPembukaan,
} from '#domain/calls/pembukaan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { periksaTanggalMulai } from '#domain/rules/pembukaan.ts'
import { postingSaldoAwal } from '#domain/rules/postings/saldo-awal.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { audit } from '../rantai/audit.ts'
import { hariIni } from '../process/clock.ts'
import type { Context } from '../context.ts'
import { toJson } from '../process/json.ts'
import { simpan as simpanParaSystem } from '../features/para-system/simpan.ts'
import { post } from '../ledger/post.ts'
import { hitung } from './state.ts'
import { opened } from './open.ts'

/** @throws errors.pembukaanSelesai, errors.pilihanTidakAda, errors.barisGanda, errors.masterSudahAda */
export async function simpanSaldo(
  ctx: Context,
  { body }: CallInput<typeof simpanSaldoPembukaan>,
): Promise<CallReply<typeof simpanSaldoPembukaan>> {
  await opened(ctx)
  await periksaRekening(ctx, body)
  await ctx.db
    .updateTable('pembukaan_toko')
    .set({ saldo: toJson(body) })
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .execute()
  return {}
}

async function periksaRekening(ctx: Context, { rekening }: SaldoPembukaan): Promise<void> {
  const banks = await ctx.db.selectFrom('bank').select('kode_bank').where('status_aktif', '=', true).execute()
  const there = await ctx.db
    .selectFrom('rekening')
    .select('no_rekening')
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .execute()
  refuseAll(
    rekening.flatMap(({ kode_bank, no_rekening }, i) => [
      ...(banks.some((b) => b.kode_bank === kode_bank)
        ? []
        : [errors.pilihanTidakAda({ label: 'Bank', kode: kode_bank }).at(`rekening.${i}.kode_bank`)]),
      ...(rekening.findIndex((r) => r.no_rekening === no_rekening) < i
        ? [errors.barisGanda({ kode: no_rekening }).at(`rekening.${i}.no_rekening`)]
        : []),
      ...(there.some((r) => r.no_rekening === no_rekening)
        ? [errors.masterSudahAda({ label: 'No Rekening', kode: no_rekening }).at(`rekening.${i}.no_rekening`)]
        : []),
    ]),
  )
}

const SEBUTAN = {
  MASTER: 'Group',
  HARGA: 'Harga Emas',
  ATURAN: 'Aturan Toko',
  SALES: 'Sales',
  BAKI: 'Baki',
  SALDO: 'Saldo Kas Dan Bank',
  STOK: 'Stok Awal',
} as const

/** Once. @throws errors.pembukaanSelesai, errors.pembukaanBelumLengkap, errors.tanggalMulaiTetap, and those of simpanSaldo */
export async function selesaikan(
  ctx: Context,
  { body }: CallInput<typeof selesaikanPembukaan>,
): Promise<CallReply<typeof selesaikanPembukaan>> {
  const { saldo } = await opened(ctx)
  const found = await hitung(ctx)
  const kurang = PEMBUKAAN_STEPS.filter((step) => !bolehMenyusul(step) && found[step] === 0)
  if (kurang.length)
    throw errors.pembukaanBelumLengkap({ kurang: kurang.map((step) => SEBUTAN[step]).join(', ') })
  const toko = { ...ctx.toko, tgl_system: await pindahTanggal(ctx, body.tgl_system, found.dibukukan) }
  const typed = zSaldoPembukaan.parse(saldo)
  await periksaRekening(ctx, typed)
  await bukukan(Object.assign(Object.create(ctx), { toko }) as Context, typed)
  if (body.empat_mata) await simpanParaSystem(ctx, { body: { settings: empatMata(body.empat_mata) } })
  await ctx.db
    .updateTable('pembukaan_toko')
    .set({ selesai: ctx.now })
    .where('kode_toko', '=', toko.kode_toko)
    .execute()
  await audit(ctx, {
    actions: 'UBAH',
    table: 'pembukaan_toko',
    ref: toko.kode_toko,
    sebelum: null,
    sesudah: { tgl_system: toko.tgl_system, ...typed },
  })
  ctx.forget({ kode_toko: toko.kode_toko })
  return { tgl_system: toko.tgl_system }
}

const empatMata = (asked: NonNullable<CallInput<typeof selesaikanPembukaan>['body']['empat_mata']>) =>
  (['OTORISASI_BEDA_USER', 'VALIDASI_BEDA_USER'] as const).map((key) => ({
    key,
    value: asked[key] ? 'YA' : 'TIDAK',
  }))

async function pindahTanggal(
  ctx: Context,
  wanted: TanggalSystem | undefined,
  dibukukan: boolean,
): Promise<TanggalSystem> {
  const { kode_toko, tgl_system, zona } = ctx.toko
  if (wanted === undefined || wanted === tgl_system) return tgl_system
  if (dibukukan) throw errors.tanggalMulaiTetap().at('tgl_system')
  refuseAll(periksaTanggalMulai(wanted, hariIni(ctx.now, zona)))
  await ctx.db.updateTable('toko').set({ tgl_system: wanted }).where('kode_toko', '=', kode_toko).execute()
  return wanted
}

async function bukukan(ctx: Context, { kas, rekening }: SaldoPembukaan): Promise<void> {
  const { kode_toko } = ctx.toko
  // The first account of a bank is where its payments arrive.
  const known = await ctx.db
    .selectFrom('rekening')
    .select('kode_bank')
    .where('kode_toko', '=', kode_toko)
    .where('is_default', '=', true)
    .execute()
  const isDefault = (kode_bank: string, i: number) =>
    !known.some((r) => r.kode_bank === kode_bank) &&
    rekening.findIndex((r) => r.kode_bank === kode_bank) === i
  const rows = rekening.map(({ saldo, ...r }, i) => ({
    ...r,
    kode_toko,
    saldo_awal: saldo,
    is_default: isDefault(r.kode_bank, i),
  }))
  if (rows.length) await ctx.db.insertInto('rekening').values(rows).execute()
  for (const row of rows)
    await audit(ctx, {
      actions: 'TAMBAH',
      table: 'rekening',
      ref: row.no_rekening,
      sebelum: null,
      sesudah: row,
    })
  const saldo = [
    { akun: AKUN.KAS, saldo: kas },
    ...rekening.map((r) => ({ akun: AKUN.BANK, no_rekening: r.no_rekening, saldo: r.saldo })),
  ].filter((s) => s.saldo > 0)
  const ref_no = `SA-${kode_toko}`
  if (saldo.length) await post(ctx, postingSaldoAwal({ ref_no, saldo, barang: [] }), ref_no)
}
