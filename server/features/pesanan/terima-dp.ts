/** Money on an order: checked against what is left of it, written, posted at once (E10 the first, E11 what comes later). */
import type { CallInput } from '#domain/call.ts'
import type { Identitas } from '#domain/calls/faktur.ts'
import type { tambahDp } from '#domain/calls/pesanan.ts'
import { lineNo } from '#domain/rules/kode.ts'
import { postingDp } from '#domain/rules/postings/pesanan.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { writeIdentitas } from '../../faktur/identitas.ts'
import type { RekeningBank } from '../../faktur/load-acuan.ts'
import { otorisasiFee } from '../../faktur/otorisasi-fee.ts'
import { writeSetoran } from '../../faktur/setoran.ts'
import { susunBayar, untukPosting, type BayarDisusun } from '../../faktur/susun-bayar.ts'
import { post } from '../../ledger/post.ts'
import { pakaiAllOtorisasi } from '../../rantai/otorisasi.ts'

type Diminta = CallInput<typeof tambahDp>['body']['pembayaran']

/** jumlah_rp is the nominal by another name: it goes no further. @throws as susunBayar */
export const susunDp = (diminta: Diminta, sisa: Rupiah, accounts: readonly RekeningBank[]): BayarDisusun =>
  susunBayar(
    diminta.map(({ jumlah_rp: _, ...p }) => p),
    sisa,
    accounts,
  )

interface DpBaru extends BayarDisusun {
  kategori: Parameters<typeof postingDp>[0]['kategori']
  no_pesanan: string
  urut: number
  diminta: Diminta
  accounts: readonly RekeningBank[]
  kode_member: string
  /** Identity of the payer, where it must be known. */
  identitas: Identitas | undefined
}

/** @throws errors.perluOtorisasi for a card's fee above that of its bank */
export async function terimaDp(
  ctx: Context,
  { kategori, no_pesanan, urut, diminta, accounts, kode_member, identitas, lines, total }: DpBaru,
): Promise<void> {
  await pakaiAllOtorisasi(ctx, lineNo(no_pesanan, urut), otorisasiFee(lines, diminta, accounts))
  const no_setoran = writeSetoran(ctx, {
    ref_type: 'PESANAN',
    ref_no: no_pesanan,
    urut,
    jenis: 'DP',
    total,
    pembayaran: lines,
  })
  writeIdentitas(ctx, identitas, { ref_no: no_setoran, dokumen: no_pesanan, kode_member })
  const pembayaran = untukPosting(ctx, { lines })
  await post(ctx, postingDp({ kategori, no_pesanan, no_setoran, pembayaran }), no_setoran)
}
