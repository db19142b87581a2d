/** How much money is in the drawer, and in each bank account: a payment out is told beforehand that there is not enough. */
import { AKUN } from '#domain/rules/akun.ts'
import { disetujuiBankMinus } from '#domain/rules/disetujui.ts'
import type { BarisRupiah } from '#domain/rules/posting.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { kunci } from '../ledger/post.ts'
import { pakaiOtorisasi, type PakaiOtorisasi } from '../rantai/otorisasi.ts'

export interface SaldoUang {
  kas: Rupiah
  /** By no_rekening. */
  bank: ReadonlyMap<string, Rupiah>
}

const saldo = statement<{ kode_akun: string; no_rekening: string; saldo: Rupiah }>(
  'saldo_uang',
  `SELECT kode_akun, no_rekening, saldo FROM saldo_akun WHERE kode_toko = $1 AND kode_akun IN ('${AKUN.KAS.kode}', '${AKUN.BANK.kode}')`,
)

export async function muatSaldoUang(ctx: Context): Promise<SaldoUang> {
  const rows = await ctx.sql(saldo, [ctx.toko.kode_toko])
  return {
    kas: rows.find((r) => r.kode_akun === AKUN.KAS.kode)?.saldo ?? rupiah(0),
    bank: new Map(rows.filter((r) => r.kode_akun === AKUN.BANK.kode).map((r) => [r.no_rekening, r.saldo])),
  }
}

/** Money about to be posted, and what somebody is asked to allow: `untuk` names it, `ids` are what the request carries besides its header. */
interface UangKeluar {
  rupiah: readonly BarisRupiah[]
  ref_no: string
  untuk?: string
  ids?: readonly (string | null | undefined)[]
}

/**
 * An account may fall below 0 only when somebody allows it (DOMAIN §B.0.5), whatever takes the money out. The books are locked
 * before it is looked at: of two payments out of one account the second sees what the first has left.
 * @throws errors.perluOtorisasi
 */
export async function izinBankMinus(ctx: Context, keluar: UangKeluar): Promise<void> {
  const izin = await perluBankMinus(ctx, keluar)
  if (izin) await pakaiOtorisasi(ctx, izin)
}

/** What must be allowed for it; undefined where the money is there. For what asks for more than this at once. */
export async function perluBankMinus(
  ctx: Context,
  { rupiah: lines, ref_no, untuk = ref_no, ids = [] }: UangKeluar,
): Promise<PakaiOtorisasi | undefined> {
  const change = new Map<string, number>()
  for (const line of lines)
    if (line.kode_akun === AKUN.BANK.kode)
      change.set(line.no_rekening, (change.get(line.no_rekening) ?? 0) + line.jumlah)
  const out = [...change].filter(([, jumlah]) => jumlah < 0)
  if (out.length === 0) return undefined
  kunci(ctx)
  const { bank } = await muatSaldoUang(ctx)
  if (out.every(([no_rekening, jumlah]) => (bank.get(no_rekening) ?? 0) + jumlah >= 0)) return undefined
  return {
    kategori: 'SALDO BANK MINUS',
    ref_no,
    ids,
    untuk: disetujuiBankMinus(
      untuk,
      out.map(([no_rekening, jumlah]) => [no_rekening, rupiah(-jumlah)]),
    ),
    field: 'id_otorisasi',
  }
}
