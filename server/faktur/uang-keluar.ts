/**
 * Otorisasi needed before money leaves, whatever document takes it: for an account that would fall below 0 (DOMAIN
 * §B.0.5), and for cash above what one user may take out of the drawer in a day (§B.9, §O.5-5).
 */
import { AKUN } from '#domain/rules/akun.ts'
import { disetujuiAmbilKas, disetujuiBankMinus, disetujuiUang } from '#domain/rules/disetujui.ts'
import { kasDiambil } from '#domain/rules/kas-diambil.ts'
import type { Disetujui } from '#domain/rules/otorisasi.ts'
import type { Posting } from '#domain/rules/posting.ts'
import { errors } from '#domain/errors.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { kunci } from '../ledger/post.ts'
import { pakaiAllOtorisasi, type IzinDiminta } from '../rantai/otorisasi.ts'
import { sudahDiambil } from './diambil.ts'
import { loadSaldoUang } from './saldo.ts'

/** Money about to be posted, and what somebody is asked to allow: `untuk` names it, `ids` are what the request carries besides its header. */
interface UangKeluar {
  posting: Pick<Posting, 'kategori' | 'rupiah'>
  ref_no: string
  untuk?: string
  /** The document as it is shown to who allows that its cash is taken; without it what it is for, and how much. */
  dokumen?: Disetujui
  alasan?: string
  ids?: readonly (string | null | undefined)[]
}

/**
 * The books are locked before it is looked at: of two payments out of one account, or two takings of one user, the second sees what the
 * first has left.
 * @throws errors.perluOtorisasi; errors.saldoKasTidakCukup where more is taken than the drawer holds, before anybody is asked
 */
export async function izinUangKeluar(ctx: Context, keluar: UangKeluar): Promise<void> {
  await pakaiAllOtorisasi(ctx, keluar.ref_no, await perluUangKeluar(ctx, keluar))
}

/**
 * Returns the otorisasi that the money needs, for a use case that asks for more than this at once; none if the money is
 * there and within the limit. @throws errors.saldoKasTidakCukup
 */
export async function perluUangKeluar(ctx: Context, keluar: UangKeluar): Promise<IzinDiminta[]> {
  return [...(await diAtasLimit(ctx, keluar)), ...(await bankMinus(ctx, keluar))]
}

async function diAtasLimit(
  ctx: Context,
  { posting, ref_no, untuk = ref_no, dokumen, alasan, ids = [] }: UangKeluar,
): Promise<IzinDiminta[]> {
  const jumlah = kasDiambil(posting)
  if (jumlah === 0) return []
  kunci(ctx)
  const [{ kas }, sudah] = await Promise.all([loadSaldoUang(ctx), sudahDiambil(ctx)])
  if (kas < jumlah) throw errors.saldoKasTidakCukup()
  const limit = ctx.settings.LIMIT_AMBIL_KAS
  if (sudah + jumlah <= limit) return []
  return [
    {
      kategori: 'AMBIL KAS DI ATAS LIMIT',
      untuk: disetujuiAmbilKas(dokumen ?? disetujuiUang(posting.kategori, untuk, jumlah), sudah, limit),
      ids,
      field: 'id_otorisasi',
      ...(alasan === undefined ? {} : { alasan }),
    },
  ]
}

async function bankMinus(
  ctx: Context,
  { posting, ref_no, untuk = ref_no, ids = [] }: UangKeluar,
): Promise<IzinDiminta[]> {
  const change = new Map<string, number>()
  for (const line of posting.rupiah)
    if (line.kode_akun === AKUN.BANK.kode)
      change.set(line.no_rekening, (change.get(line.no_rekening) ?? 0) + line.jumlah)
  const out = [...change].filter(([, jumlah]) => jumlah < 0)
  if (out.length === 0) return []
  kunci(ctx)
  const { bank } = await loadSaldoUang(ctx)
  if (out.every(([no_rekening, jumlah]) => (bank.get(no_rekening) ?? 0) + jumlah >= 0)) return []
  return [
    {
      kategori: 'SALDO BANK MINUS',
      ids,
      untuk: disetujuiBankMinus(
        untuk,
        out.map(([no_rekening, jumlah]) => [no_rekening, rupiah(-jumlah)]),
      ),
      field: 'id_otorisasi',
    },
  ]
}
