/** What somebody must allow before money moves: all of it at once (DOMAIN §B.9, §O.5-5). */
import { errors } from '#domain/errors.ts'
import { dihitungLimit, type KategoriIsian } from '#domain/rules/kas-bank.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { disetujuiAmbilKas, disetujuiKasBank, type KasBankDisetujui } from '#domain/rules/disetujui.ts'
import type { Posting } from '#domain/rules/posting.ts'
import type { Context } from '../../context.ts'
import { muatSaldoUang, perluBankMinus } from '../../faktur/saldo.ts'
import { kunci } from '../../ledger/post.ts'
import { pakaiSemuaOtorisasi, type IzinDiminta } from '../../rantai/otorisasi.ts'
import { sudahDiambil } from './diambil.ts'

interface Diminta {
  no_kas: string
  kategori: KategoriIsian
  posting: Posting
  /** The entry as it is shown to whoever allows it. */
  entri: KasBankDisetujui
  /** Of codes that always need a word. */
  khusus: boolean
  ids: readonly (string | null | undefined)[]
}

/**
 * The books are locked first: of two who take at once the second sees what the first has left, and what they took.
 * @returns who allowed it; '-' where nobody had to
 * @throws errors.saldoKasTidakCukup before anybody is asked; errors.perluOtorisasi
 */
export async function izinKasBank(ctx: Context, diminta: Diminta): Promise<string> {
  const { no_kas, kategori, posting, entri, khusus, ids } = diminta
  kunci(ctx)
  const keluar = -posting.rupiah.reduce((sum, b) => (b.kode_akun === AKUN.KAS.kode ? sum + b.jumlah : sum), 0)
  if (keluar > 0 && (await muatSaldoUang(ctx)).kas < keluar) throw errors.saldoKasTidakCukup().at('jumlah')
  const satu = (izin: Pick<IzinDiminta, 'kategori' | 'untuk'>): IzinDiminta => ({
    ...izin,
    alasan: entri.keterangan,
    ids,
    field: 'id_otorisasi',
  })
  const minus = await perluBankMinus(ctx, {
    rupiah: posting.rupiah,
    ref_no: no_kas,
    untuk: `${entri.transaksi} ${entri.keterangan}`,
    ids,
  })
  const oleh = await pakaiSemuaOtorisasi(ctx, no_kas, [
    ...(khusus ? [satu({ kategori: 'TRANSAKSI KHUSUS', untuk: disetujuiKasBank(entri) })] : []),
    ...(dihitungLimit(kategori) ? await diAtasLimit(ctx, entri).then((l) => l.map(satu)) : []),
    ...(minus ? [minus] : []),
  ])
  return [...new Set(oleh.map((o) => o.user_otorisasi))].join(', ') || '-'
}

async function diAtasLimit(
  ctx: Context,
  entri: KasBankDisetujui,
): Promise<Pick<IzinDiminta, 'kategori' | 'untuk'>[]> {
  const limit = ctx.settings.LIMIT_AMBIL_KAS
  const sudah = await sudahDiambil(ctx)
  return sudah + entri.jumlah > limit
    ? [{ kategori: 'AMBIL KAS DI ATAS LIMIT', untuk: disetujuiAmbilKas(entri, sudah, limit) }]
    : []
}
