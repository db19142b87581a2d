/** Saves a payment on a loan: OPEN, nothing moved yet; what is due is computed again under the loan's lock (DOMAIN §B.8, §C.7, §O.4-7). */
import type { CallInput, CallReply } from '#domain/call.ts'
import { validasiBayarHutang, type simpanBayarHutang } from '#domain/calls/bayar-hutang.ts'
import { dokumenBayarHutang, hutang } from '#domain/dokumen/hutang.ts'
import type { Refusal } from '#domain/errors.ts'
import {
  bagiBayar,
  putuskanBayar,
  type BayarHutangLine,
  type BayarDiputuskan,
} from '#domain/rules/bayar-hutang.ts'
import { disetujuiAmplop, disetujuiBunga } from '#domain/rules/disetujui.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { harusLunas } from '#domain/rules/pembayaran.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { loadRekening } from '../../faktur/load-acuan.ts'
import { otorisasiFee } from '../../faktur/otorisasi-fee.ts'
import { sekaligus } from '../../faktur/sekaligus.ts'
import { susunBayar, type BayarDisusun } from '../../faktur/susun-bayar.ts'
import { writePembayaran } from '../../faktur/write-pembayaran.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { tahanOtorisasi, type IzinDiminta } from '../../rantai/otorisasi.ts'
import { alasanBayarDari } from './alasan-bayar.ts'
import { menunggu } from './load-bayar.ts'
import { loadHutang, syaratBunga, type KepalaHutang } from './load-hutang.ts'
import { writeBayar, type WrittenLine } from './write-bayar.ts'
import { validasi } from './validasi-bayar.ts'

type Body = CallInput<typeof simpanBayarHutang>['body']
type Reply = CallReply<typeof simpanBayarHutang>

/** @throws errors.hutangTidakAda, what putuskanBayar says; what is wrong with the payments; perluOtorisasi */
export async function simpan(ctx: Context, { body }: CallInput<typeof simpanBayarHutang>): Promise<Reply> {
  const { tgl_system } = ctx.toko
  const { no_faktur_hutang } = body
  const sah = sekaligus(ctx, body, validasiBayarHutang)
  const loaded = await loadHutang(ctx, no_faktur_hutang)
  const accounts = await loadRekening(ctx)
  const { kepala } = loaded
  const diputuskan = putuskanBayar(
    kepala,
    syaratBunga(kepala),
    body,
    { menunggu: menunggu(loaded), tgl_system },
    ctx.settings,
  )
  const dibayar = susunBayar(body.pembayaran, diputuskan.total, accounts)
  lunas(dibayar, diputuskan)

  const izin = [...izinBunga(kepala, diputuskan.lines[0], body), ...izinAmplop(kepala, diputuskan, body)]
  const fee = otorisasiFee(dibayar.lines, body.pembayaran, accounts)
  const pakaiIzin = await tahanOtorisasi(ctx, [...izin, ...fee])
  const lines = await bernomor(ctx, diputuskan.lines)
  const [{ no_transaksi }, cicil] = lines as [WrittenLine, WrittenLine?]
  const used = pakaiIzin(no_transaksi)
  writeBayar(ctx, {
    no_faktur_hutang,
    urut: loaded.bayar.length + 1,
    berat_timbang: diputuskan.berat_timbang,
    catatan: body.catatan,
    otorisasi_by: [...new Set(used.slice(0, izin.length).map((o) => o.user_otorisasi))].join(', ') || '-',
    harga_serah: rupiah(0),
    no_faktur_group: '-',
    lines,
  })
  writeUang(ctx, lines, dibayar)
  if (sah) await validasi(ctx, no_transaksi)
  ctx.announce(hutang.berita, { no_faktur_hutang })
  const { tgl_jatuh_tempo, tgl_bunga_sampai } = diputuskan.lines.at(-1)!.baru
  const sum = (of: 'pokok' | 'bunga') => rupiah(diputuskan.lines.reduce((n, b) => n + b[of], 0))
  return {
    no_transaksi,
    no_cicil: cicil?.no_transaksi ?? null,
    status_valid: sah ? 'DONE' : 'OPEN',
    pokok: sum('pokok'),
    bunga: sum('bunga'),
    total: diputuskan.total,
    tgl_jatuh_tempo,
    tgl_bunga_sampai,
    alasan_tidak_bisa: sah ? [] : ((await alasanBayarDari(ctx, [no_transaksi])).get(no_transaksi) ?? []),
    perlu_otorisasi: [],
  }
}

function lunas({ lines }: BayarDisusun, { total }: BayarDiputuskan): void {
  try {
    harusLunas(lines, total)
  } catch (refusal) {
    throw (refusal as Refusal).at('pembayaran')
  }
}

/** Gives every payment a number of its own: it is posted, and undone, under it. */
async function bernomor(ctx: Context, lines: readonly BayarHutangLine[]): Promise<WrittenLine[]> {
  const { kode_toko, tgl_system } = ctx.toko
  const numbered: WrittenLine[] = []
  for (const b of lines) {
    const { nomor } = dokumenBayarHutang[b.jenis]
    const no_transaksi = noFaktur(nomor, kode_toko, tgl_system, await nomorBerikut(ctx, nomor))
    numbered.push({ ...b, no_transaksi, no_induk: numbered[0]?.no_transaksi ?? '-' })
  }
  return numbered
}

/** Less than is due is somebody's to allow, who has seen of what, how much was due and how much is paid. */
function izinBunga(
  { no_faktur_hutang, nama_customer, sisa_pokok }: KepalaHutang & { no_faktur_hutang: string },
  { bunga, bunga_seharusnya }: BayarHutangLine,
  { jenis, id_otorisasi }: Body,
): IzinDiminta[] {
  if (bunga === bunga_seharusnya) return []
  return [
    {
      kategori: 'BUNGA DIUBAH',
      ids: [id_otorisasi ?? []].flat(),
      untuk: disetujuiBunga({ no_faktur_hutang, nama_customer, jenis, sisa_pokok, bunga_seharusnya, bunga }),
      field: 'bunga',
    },
  ]
}

/**
 * Gold that is missing from an envelope is somebody's to let go, who has seen what it weighed and what it weighs. TRANSAKSI KHUSUS: nothing
 * of the shop's own stock is corrected, and no goods become the shop's.
 */
function izinAmplop(
  kepala: KepalaHutang,
  { kurang, berat_timbang }: BayarDiputuskan,
  { catatan, id_otorisasi }: Body,
): IzinDiminta[] {
  if (kurang === 0) return []
  return [
    {
      kategori: 'TRANSAKSI KHUSUS',
      alasan: catatan,
      ids: [id_otorisasi ?? []].flat(),
      untuk: disetujuiAmplop({ ...kepala, berat_timbang: berat_timbang!, kurang, catatan }),
      field: 'berat_timbang',
    },
  ]
}

/** The money of both rows came together: interest first. */
function writeUang(ctx: Context, lines: readonly WrittenLine[], { lines: dibayar }: BayarDisusun): void {
  const bagian = lines.length > 1 ? bagiBayar(dibayar, lines[0]!.bunga) : [dibayar]
  lines.forEach(({ no_transaksi }, i) => {
    if (bagian[i]!.length)
      writePembayaran(ctx, {
        ref_type: 'HUTANG',
        ref_no: no_transaksi,
        arah: 'MASUK',
        fee_mode: ctx.settings.FEE_KARTU_MODE,
        lines: bagian[i]!,
      })
  })
}
