/** Posts a payment on a loan back, or goods that were handed over: money and goods are where they were (DOMAIN §O.4-4). */
import { errors } from '#domain/errors.ts'
import type { JenisBayarHutang } from '#domain/dokumen/hutang.ts'
import { perCara, type CaraNominal } from '#domain/rules/cara-bayar.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import type { KategoriPosting } from '#domain/rules/posting.ts'
import { uangBatalPembelian } from '#domain/rules/uang-batal.ts'
import type { Context } from '../../context.ts'
import { amlSesudahBatal, kunciOrang } from '../../faktur/aml.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { masihDiBeli } from '../pembelian/masih-di-beli.ts'
import { loadFakturBeli, type FakturBeli } from '../pembelian/load-faktur.ts'
import { writeBatalBeli } from '../pembelian/write-batal-beli.ts'
import { bayarDari } from './bayar-dari.ts'
import type { LoadedBayarHutang } from './load-hutang.ts'

export interface Dikembalikan {
  /** The customer is handed. */
  refund: CaraNominal[]
  /** The customer hands back. */
  terima: CaraNominal[]
}

const KATEGORI: Record<Exclude<JenisBayarHutang, 'SERAH'>, KategoriPosting> = {
  BUNGA: 'BAYAR BUNGA',
  PERPANJANG: 'BAYAR BUNGA',
  CICIL: 'CICIL POKOK',
  LUNAS: 'HUTANG LUNAS',
}

/** The last first. @throws errors.perluOtorisasi SALDO BANK MINUS, saldoKasTidakCukup */
export async function balikBayar(ctx: Context, lines: readonly LoadedBayarHutang[]): Promise<Dikembalikan> {
  const reversals = []
  for (const { jenis, no_transaksi } of lines.toReversed()) {
    const stored = await storedPosting(ctx, no_transaksi, KATEGORI[jenis as keyof typeof KATEGORI])
    // A payment that cost nothing was never posted.
    if (stored.rupiah.length) reversals.push(reversalOf(stored))
  }
  await izinUangKeluar(ctx, {
    posting: { ...reversals[0]!, rupiah: reversals.flatMap((posting) => posting.rupiah) },
    ref_no: lines[0]!.no_transaksi,
  })
  for (const posting of reversals) await post(ctx, posting, noKoreksi(posting.ref_no))
  const paid = await Promise.all(lines.map((b) => bayarDari(ctx, b.no_transaksi)))
  const masuk = paid.flat().map((p) => ({ ...p, arah: 'MASUK' as const }))
  return { refund: perCara(uangBatalPembelian(masuk).kembalikan), terima: [] }
}

/** The purchase that goods became, its pieces where they came to. @throws errors.barangBertransaksiLagi */
export async function wholePembelian(ctx: Context, no_faktur_group: string): Promise<FakturBeli> {
  const faktur = await loadFakturBeli(ctx, no_faktur_group)
  if (!(await masihDiBeli(ctx, faktur.beli))) throw errors.barangBertransaksiLagi().at('no_transaksi')
  return faktur
}

/** Cancels the purchase together with the hand-over. */
export async function balikSerah(
  ctx: Context,
  no_transaksi: string,
  faktur: FakturBeli,
  { alasan, authorization_id }: { alasan: string; authorization_id: string },
): Promise<Dikembalikan> {
  const posting = reversalOf(await storedPosting(ctx, no_transaksi, 'HUTANG SERAH BARANG'))
  kunciOrang(ctx, faktur.kepala.aml_kunci)
  await post(ctx, posting, noKoreksi(no_transaksi))
  await writeBatalBeli(ctx, faktur, { alasan, authorization_id, hadiah: new Map() })
  await amlSesudahBatal(ctx, faktur.kepala.no_faktur_group)
  return { refund: [], terima: uangBatalPembelian(faktur.pembayaran).terima }
}
