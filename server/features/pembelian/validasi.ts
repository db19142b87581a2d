/** The cashier confirms a saved purchase or trade-in whole: E06 or E08, M07 and M03, points and coupons at once (DOMAIN §B.3, §B.4, §B.5). */
import type { CallReply } from '#domain/call.ts'
import type { validasiPembelian } from '#domain/calls/pembelian.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { KATEGORI_HARGA, type KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { GerakPoin, Posting } from '#domain/rules/posting.ts'
import { postingPembelian, type BeliLine } from '#domain/rules/postings/pembelian.ts'
import { gerakPoin } from '#domain/rules/postings/penjualan.ts'
import { postingTukar } from '#domain/rules/postings/tukar.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { loadParameterKupon, terbitkanKupon } from '../../faktur/kupon.ts'
import { amlSesudahSah, kunciOrang } from '../../faktur/aml.ts'
import { loadSaldoUang } from '../../faktur/saldo.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { alasanTidakBisa } from './alasan-validasi.ts'
import { ambilAlih, denganBarang } from './barang-beli.ts'
import { recordArrived } from '../../rantai/tamu/kunjungan.ts'
import { tandaiSah } from './tandai.ts'
import { loadFakturBeli, type FakturBeli } from './load-faktur.ts'
import { loadNota } from './load-nota.ts'
import { poinFaktur } from './poin-beli.ts'

type Reply = CallReply<typeof validasiPembelian>

export async function validasiBeli(
  ctx: Context,
  no_faktur_group: string,
  ids: readonly (string | null | undefined)[] = [],
): Promise<Reply> {
  const faktur = await loadFakturBeli(ctx, no_faktur_group)
  const nota = await loadNota(
    ctx,
    { no_faktur_jual: faktur.beli.map((b) => b.no_faktur_jual).filter((no) => no !== '-') },
    { lock: true },
  )
  kunciOrang(ctx, faktur.kepala.aml_kunci)
  // Of two payments out of one drawer the second may see what is there before the first: the balance itself refuses it then.
  refuseAll(
    alasanTidakBisa(ctx, faktur, new Map(nota.map((n) => [n.no_faktur_jual, n])), await loadSaldoUang(ctx)),
  )
  await periksaOtorisasi(ctx, faktur)

  const poin = await poinFaktur(ctx, faktur)
  const beli = await denganBarang(ctx, faktur.beli)
  const posting = postingFaktur(faktur, beli, poin)
  await izinUangKeluar(ctx, { posting, ref_no: no_faktur_group, ids })
  await ambilAlih(ctx, beli)
  const { kepala } = faktur
  tandaiSah(ctx, kepala, beli)
  const lapor_ppatk = await amlSesudahSah(ctx, { ...kepala, no: no_faktur_group })
  const coupons = kepala.jenis === 'TUKAR' && ctx.settings.KUPON_TUKAR
  const kupon = coupons
    ? terbitkanKupon(ctx, { kepala, baris: faktur.jual }, await loadParameterKupon(ctx, no_faktur_group))
    : []
  await post(ctx, posting, no_faktur_group)
  recordArrived(ctx, kepala)
  return { no_faktur_group, status_valid: 'DONE', no_jurnal: no_faktur_group, poin, kupon, lapor_ppatk }
}

function postingFaktur(
  { kepala, jual, pembayaran }: FakturBeli,
  beli: readonly BeliLine[],
  poin: number,
): Posting {
  const { no_faktur_group, kode_member, ppn_mode, total_bayar } = kepala
  if (kepala.jenis === 'BELI')
    return {
      ...postingPembelian({ no_faktur_group, lines: beli, pembayaran }),
      poin: potong(kode_member, poin, no_faktur_group),
    }
  return postingTukar({
    no_faktur_group,
    ppn_mode,
    lines: jual,
    beli,
    pembayaran,
    arah: total_bayar < 0 ? 'KELUAR' : 'MASUK',
    ...(poin > 0 ? { poin: { kode_member, poin } } : {}),
  })
}

/** Points are of a sale; what a purchase takes of them is a correction. */
const potong = (kode_member: string, poin: number, no_faktur_group: string): GerakPoin[] =>
  gerakPoin(kode_member, poin, 'KOREKSI', no_faktur_group)

const dipakai = statement<{ kategori: KategoriOtorisasi; n: number }>(
  'otorisasi_beli_dipakai',
  `SELECT kategori, count(*)::int AS n FROM otorisasi
   WHERE kode_toko = $1 AND ref_no = $2 AND dipakai_at IS NOT NULL GROUP BY 1`,
)

/** A line that needs an otorisasi got it when it was saved, or it is refused now. */
async function periksaOtorisasi(ctx: Context, { kepala, beli, jual }: FakturBeli): Promise<void> {
  const tolerance = ctx.settings.TOLERANSI_BERAT_BELI
  const known = beli.filter((b) => b.no_faktur_jual !== '-')
  const needed: [readonly KategoriOtorisasi[], number][] = [
    [['PEMBELIAN TANPA BARCODE'], beli.length - known.length],
    [['BERAT BELI DILUAR TOLERANSI'], known.filter((b) => b.berat > b.berat_nota + tolerance).length],
    [['PEMBELIAN DI ATAS NOTA'], known.filter((b) => b.harga > b.harga_nota).length],
    [KATEGORI_HARGA, jual.filter((b) => b.harga_jual < b.harga_min || b.harga_jual > b.harga_max).length],
  ]
  // An otorisasi that this very request lacks is asked for already.
  if (needed.every(([, n]) => n === 0) || ctx.izinKurang?.length) return
  const used = new Map(
    (await ctx.sql(dipakai, [ctx.toko.kode_toko, kepala.no_faktur_group])).map((r) => [r.kategori, r.n]),
  )
  for (const [any, n] of needed)
    if (any.reduce((sum, kategori) => sum + (used.get(kategori) ?? 0), 0) < n)
      throw errors.perluOtorisasi({ kategori: any[0]! })
}
