/** The customer fetches the goods: the rest is paid, the DP becomes income, the goods leave (DOMAIN §B.7, §C.12, E16, M22). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ambilService } from '#domain/calls/service.ts'
import { service } from '#domain/dokumen/service.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { harusLunas } from '#domain/rules/pembayaran.ts'
import { lineNo } from '#domain/rules/kode.ts'
import { postingServiceAmbil } from '#domain/rules/postings/service.ts'
import { harusStatus, tagihanService } from '#domain/rules/service.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadRekening } from '../../faktur/load-acuan.ts'
import { otorisasiFee } from '../../faktur/otorisasi-fee.ts'
import { writeSetoran } from '../../faktur/setoran.ts'
import { susunBayar, untukPosting } from '../../faktur/susun-bayar.ts'
import { tarifJasa } from '../../faktur/tarif.ts'
import { post } from '../../ledger/post.ts'
import { pakaiAllOtorisasi } from '../../rantai/otorisasi.ts'
import { barangService, loadService } from './load-service.ts'

/** As many payments as one repair takes: its numbers have two digits. */
const URUT_MAKS = 99

const write = statement<unknown>(
  'tulis_service_ambil',
  `UPDATE service
   SET status_service = 'AMBIL', tgl_ambil = $3, ambil_by = $4, ppn_rp = $5, ppn_mode = $6, ppn_rate = $7,
     ppn_dasar = $8
   WHERE kode_toko = $1 AND no_faktur_service = $2`,
)

/** @throws errors.serviceTidakAda, what harusStatus says, what is wrong with the payments, pembayaranKurang, perluOtorisasi */
export async function ambil(
  ctx: Context,
  { body: { no_faktur_service, pembayaran: diminta } }: CallInput<typeof ambilService>,
): Promise<CallReply<typeof ambilService>> {
  const [{ kepala, lines, setoran, dp, total }, accounts, tarif] = await Promise.all([
    loadService(ctx, no_faktur_service),
    loadRekening(ctx),
    tarifJasa(ctx),
  ])
  harusStatus(kepala, 'SELESAI')
  const { sisa, total_bayar, ...pajak } = tagihanService(total, dp, ctx.settings, tarif.ppn_rate)
  const dibayar = susunBayar(diminta, sisa, accounts)
  lunas(dibayar.lines, sisa)
  // A payment that was undone keeps its number; the first is -02 with or without a DP.
  const urut = Math.max(1, ...setoran.map((s) => s.urut)) + 1
  if (urut > URUT_MAKS) throw errors.serviceAmbilPenuh().at('no_faktur_service')
  const no_setoran = lineNo(no_faktur_service, urut)
  await pakaiAllOtorisasi(ctx, no_setoran, otorisasiFee(dibayar.lines, diminta, accounts))
  writeSetoran(ctx, {
    ref_type: 'SERVICE',
    ref_no: no_faktur_service,
    urut,
    jenis: 'AMBIL',
    total: dibayar.total,
    pembayaran: dibayar.lines,
  })
  const posting = postingServiceAmbil({
    no_faktur_service,
    no_setoran,
    dp,
    total,
    ppn_rp: pajak.ppn_rp,
    ppn_mode: pajak.ppn_mode,
    pembayaran: untukPosting(ctx, dibayar),
    barang: lines.map(barangService),
  })
  await post(ctx, posting, no_setoran)
  const { kode_toko, tgl_system } = ctx.toko
  const { ppn_rp, ppn_mode, ppn_rate } = pajak
  ctx.send(write, [
    kode_toko,
    no_faktur_service,
    tgl_system,
    ctx.user.user_id,
    ppn_rp,
    ppn_mode,
    ppn_rate,
    ppn_mode === 'OFF' ? null : tarif.ppn_dasar,
  ])
  ctx.announce(service.berita, { no_faktur_service })
  return {
    no_faktur_service,
    no_setoran,
    status_service: 'AMBIL',
    total,
    ppn_rp,
    total_bayar,
    dp,
    dibayar: dibayar.total,
  }
}

function lunas(...[list, sisa]: Parameters<typeof harusLunas>): void {
  try {
    harusLunas(list, sisa)
  } catch (refusal) {
    throw (refusal as Refusal).at('pembayaran')
  }
}
