/** Money on an order: checked against what is left of it, written, posted at once (E10 the first, E11 what comes later). */
import type { CallInput } from '#domain/call.ts'
import type { tambahDp } from '#domain/calls/pesanan.ts'
import { noBaris } from '#domain/rules/kode.ts'
import { susunPembayaran, totalBayar, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { postingDp } from '#domain/rules/postings/pesanan.ts'
import { persen, rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import type { RekeningBank } from '../../faktur/muat-acuan.ts'
import { otorisasiFee } from '../../faktur/otorisasi-fee.ts'
import { rekeningSemua } from '../../faktur/rekening.ts'
import { tulisSetoran } from '../../faktur/setoran.ts'
import { post } from '../../ledger/post.ts'
import { pakaiSemuaOtorisasi } from '../../rantai/otorisasi.ts'

type Diminta = CallInput<typeof tambahDp>['body']['pembayaran']

interface DpDisusun {
  baris: (Pembayaran & { no_rekening: string })[]
  total: Rupiah
}

/** @param sisa what may still be paid. @throws what is wrong with the first payment that is, at its field */
export function susunDp(diminta: Diminta, sisa: Rupiah, accounts: readonly RekeningBank[]): DpDisusun {
  const list = susunPembayaran(
    [],
    diminta.map(({ jumlah_rp: _, ...p }) => ({
      ...p,
      fee: p.fee ?? persen(0),
      uang_diterima: p.uang_diterima ?? rupiah(0),
    })),
    sisa,
  )
  const rekening = rekeningSemua(list, diminta, accounts)
  return { baris: list.map((p, i) => ({ ...p, no_rekening: rekening[i]! })), total: totalBayar(list) }
}

interface DpBaru extends DpDisusun {
  kategori: Parameters<typeof postingDp>[0]['kategori']
  no_pesanan: string
  urut: number
  diminta: Diminta
  accounts: readonly RekeningBank[]
}

/** @throws errors.perluOtorisasi for a card's fee above that of its bank */
export async function terimaDp(
  ctx: Context,
  { kategori, no_pesanan, urut, diminta, accounts, baris, total }: DpBaru,
): Promise<void> {
  await pakaiSemuaOtorisasi(ctx, otorisasiFee(noBaris(no_pesanan, urut), baris, diminta, accounts))
  const no_setoran = tulisSetoran(ctx, {
    ref_type: 'PESANAN',
    ref_no: no_pesanan,
    urut,
    jenis: 'DP',
    total,
    pembayaran: baris,
  })
  const pembayaran = baris.map((p) => ({ ...p, fee_mode: ctx.settings.FEE_KARTU_MODE, sub_ref: '-' }))
  await post(ctx, postingDp({ kategori, no_pesanan, no_setoran, pembayaran }), no_setoran)
}
