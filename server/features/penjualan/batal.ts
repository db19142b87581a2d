/** Cancels a sale (DOMAIN §B.0.10, §B.1): a draft is released, a validated one is undone by compensating entries. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalPenjualan } from '#domain/calls/penjualan.ts'
import { penjualan } from '#domain/dokumen/penjualan.ts'
import { errors } from '#domain/errors.ts'
import { jumlahBatal } from '#domain/rules/disetujui.ts'
import { postingBatalLine, postingBatalPenjualan } from '#domain/rules/postings/penjualan.ts'
import { dibayarLine } from '#domain/rules/pajak.ts'
import { tanpaUang, uangBatalPenjualan } from '#domain/rules/uang-batal.ts'
import { rupiah, sumRupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { caraBatal, izinBatal, type Dibalik } from '../../dokumen/batal.ts'
import { post } from '../../ledger/post.ts'
import { nomorKoreksi, storedPosting } from '../../ledger/stored.ts'
import { diambilOleh } from './diambil.ts'
import { bukaDiambil, lepasDiambil, loadKelebihan } from './selesai-diambil.ts'
import { loadPenjualan, type PenjualanLine, type Penjualan } from './load-penjualan.ts'
import { amlSesudahBatal, kunciOrang } from '../../faktur/aml.ts'
import { bukaBaki } from '../../masters/buka-baki.ts'
import { hadiahTidakKembali } from '../../faktur/hadiah-diserahkan.ts'
import { poinHilang } from '../../faktur/poin.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { recordKunjungan } from '../../rantai/tamu/kunjungan.ts'
import { writeBatal, writeBatalDraft } from './write-batal.ts'

type Input = CallInput<typeof batalPenjualan>
type Reply = CallReply<typeof batalPenjualan>

export async function batal(ctx: Context, { body }: Input): Promise<Reply> {
  const sale = await loadPenjualan(ctx, body.no_faktur_group)
  const cara = caraBatal(ctx, penjualan, { ...sale.kepala, no: body.no_faktur_group })
  const reply =
    cara.cara === 'lepas' ? await batalDraft(ctx, sale, body) : await batalSah(ctx, sale, body, cara)
  ctx.announce('penjualan', { no_faktur_group: body.no_faktur_group })
  return reply
}

async function batalDraft(
  ctx: Context,
  sale: Penjualan,
  { alasan, no_faktur_jual }: Input['body'],
): Promise<Reply> {
  const { kepala, baris: lines } = sale
  const named = no_faktur_jual && new Set(no_faktur_jual)
  if (named && !lines.every((b) => named.has(b.no_faktur_jual)))
    throw errors.batalDraftSebagian().at('no_faktur_jual')
  await writeBatalDraft(
    ctx,
    kepala.no_faktur_group,
    lines.map((b) => b.barang_id),
    alasan,
  )
  lepasDiambil(ctx, sale)
  return {
    no_faktur_group: kepala.no_faktur_group,
    status_valid: 'CANC',
    no_jurnal: null,
    refund_rp: 0 as Rupiah,
    uang: tanpaUang,
  }
}

async function batalSah(ctx: Context, sale: Penjualan, body: Input['body'], izin: Dibalik): Promise<Reply> {
  const { kepala } = sale
  const { no_faktur_group } = kepala
  kunciOrang(ctx, kepala.aml_kunci)
  const live = sale.baris.filter((b) => b.status_kembali === 'OPEN')
  const chosen = chooseLine(sale, live, body.no_faktur_jual)
  if (chosen.some((b) => b.status_tukar || b.status_barang !== 'TERJUAL'))
    throw errors.barangBertransaksiLagi()

  const { perRow, hadiah } = await hadiahTidakKembali(ctx, no_faktur_group, {
    lines: chosen,
    setuju: body.hadiah_tidak_kembali ?? false,
  })

  const { authorization_id } = await izinBatal(ctx, izin, {
    ...body,
    no: no_faktur_group,
    tgl_system: kepala.tgl_system,
    jumlah: jumlahBatal(chosen),
    lines: chosen.length < sale.baris.length ? chosen.map((b) => b.no_faktur_jual) : undefined,
    hadiah,
  })

  const stored = await storedPosting(ctx, no_faktur_group, 'PENJUALAN')
  const whole = chosen.length === sale.baris.length
  const posting = whole
    ? postingBatalPenjualan(stored, ctx.settings.REFUND_CARA)
    : await postingSebagian(ctx, sale, live, chosen, stored)
  const no_jurnal = await nomorKoreksi(ctx, no_faktur_group)
  await izinUangKeluar(ctx, { posting, ref_no: no_faktur_group })
  await bukaBaki(ctx, chosen)
  await post(ctx, posting, no_jurnal)
  const dariPelanggan = await bukaDiambil(ctx, sale)
  const uang = uangBatalPenjualan(
    {
      pembayaran: sale.pembayaran,
      kelebihan: await loadKelebihan(ctx, no_faktur_group),
      alive: harga(sale, live),
      batal: harga(sale, chosen),
      seluruhnya: whole,
    },
    ctx.settings.REFUND_CARA,
  )
  const kembali = await writeBatal(ctx, {
    sale,
    chosen,
    alasan: body.alasan,
    authorization_id,
    all: chosen.length === live.length,
    hadiah: perRow,
  })
  if (chosen.length === live.length)
    recordKunjungan(ctx, { kode_member: kepala.kode_member, ref_no: no_faktur_group, batal: true })
  await amlSesudahBatal(ctx, no_faktur_group)
  return {
    no_faktur_group,
    status_valid: 'DONE',
    no_jurnal: posting.rupiah.length ? no_jurnal : null,
    refund_rp: rupiah(kembali - dariPelanggan),
    uang,
  }
}

/** The lines to cancel: those named, else all that still live. @throws sudahDibatalkan, batalSebagian, penjualanTidakAda */
function chooseLine(sale: Penjualan, live: PenjualanLine[], named: string[] | undefined): PenjualanLine[] {
  const known = new Set(sale.baris.map((b) => b.no_faktur_jual))
  const unknown = named?.find((no) => !known.has(no))
  if (unknown) throw errors.penjualanTidakAda({ no_faktur_group: unknown }).at('no_faktur_jual')
  const wanted = named && new Set(named)
  const chosen = live.filter((b) => !wanted || wanted.has(b.no_faktur_jual))
  if (chosen.length === 0 || (wanted && chosen.length < wanted.size))
    throw errors.sudahDibatalkan().at('no_faktur_group')
  const taken = diambilOleh(sale.baris)
  if (taken && chosen.length < sale.baris.length) throw taken.cara.batalSebagian().at('no_faktur_jual')
  if (chosen.length < sale.baris.length && sale.pembayaran.length !== 1)
    throw errors.batalSebagian().at('no_faktur_jual')
  return chosen
}

/** Price of lines, tax included. */
const harga = (
  { kepala: { ppn_mode } }: Pick<Penjualan, 'kepala'>,
  lines: readonly PenjualanLine[],
): Rupiah => sumRupiah(lines.map((b) => dibayarLine(b, ppn_mode)))

/** Posts the cancel of some lines of a sale paid in one way: the rest of the sale keeps its points, the others go. */
async function postingSebagian(
  ctx: Context,
  { kepala, pembayaran }: Penjualan,
  live: PenjualanLine[],
  chosen: PenjualanLine[],
  stored: Awaited<ReturnType<typeof storedPosting>>,
) {
  const gone = new Set(chosen.map((b) => b.no_faktur_jual))
  const rest = live.filter((b) => !gone.has(b.no_faktur_jual))
  const due = harga({ kepala }, live)
  const poin = await poinHilang(ctx, kepala, rest)
  const facts = {
    no_faktur_group: kepala.no_faktur_group,
    ppn_mode: kepala.ppn_mode,
    lines: live,
    pembayaran: pembayaran.map((p) => ({ ...p, nominal: due })),
    poin: { kode_member: kepala.kode_member, poin },
  }
  return postingBatalLine(stored, facts, gone, ctx.settings.REFUND_CARA, poin)
}
