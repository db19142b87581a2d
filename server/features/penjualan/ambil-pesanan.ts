/** Effects of a sale on the order that it takes (DOMAIN §B.6, §O.2). */
import { errors, type Refusal } from '#domain/errors.ts'
import { hargaDipesan, periksaAmbilPesanan } from '#domain/rules/ambil-pesanan.ts'
import { postingEmasKembali } from '#domain/rules/postings/pesanan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { loadEmasPulang } from '../pesanan/emas-pulang.ts'
import { loadPesanan, type LoadedPesanan } from '../pesanan/load-pesanan.ts'
import { untukDiambil } from '../pesanan/untuk-diambil.ts'
import type { CaraAmbil, Loaded } from './cara-ambil.ts'

async function load(ctx: Context, no: string): Promise<Loaded> {
  const pesanan = await loadPesanan(ctx, no)
  const diambil = untukDiambil(pesanan)
  return {
    no,
    saldo: pesanan.saldo,
    dibayar: pesanan.pembayaran,
    no_hp: pesanan.kepala.no_hp,
    periksa: (lines, kode_member) => [
      ...periksaAmbilPesanan(diambil, lines, kode_member),
      ...diTukang(pesanan).map((refusal) =>
        refusal.at(`detail_barang.${lines.findIndex((line) => line.no_pesanan === no)}.no_pesanan`),
      ),
    ],
    barang: (pieces) =>
      diambil.barang.flatMap((dipesan) => {
        const piece = pieces.get(dipesan.kode_barcode)
        return piece ? [{ ...hargaDipesan(piece, dipesan), diambil: 'PESANAN' as const }] : []
      }),
    serahkan: (no_faktur_group) => pulangkan(ctx, pesanan, no_faktur_group),
  }
}

/** Told when the sale is saved: by its validation the goldsmith has long been asked. */
const diTukang = ({ kepala, lines }: LoadedPesanan): Refusal[] =>
  kepala.status_pesanan === 'DONE' && lines.some((line) => line.emas.di_tukang > 0)
    ? [errors.emasCustomerDiTukang()]
    : []

/** Gold beyond the pieces goes home with them (§O.2-3). @throws errors.emasCustomerDiTukang, errors.leburTidakCukup */
async function pulangkan(ctx: Context, { lines }: LoadedPesanan, no_faktur_group: string): Promise<void> {
  const emas = await loadEmasPulang(ctx, lines, (line) => line.emas.milik)
  if (emas.dari_service.length + emas.dari_lebur.length > 0)
    await post(ctx, postingEmasKembali(no_faktur_group, emas), no_faktur_group)
}

const pegang = statement<unknown>(
  'pesanan_dipegang',
  'UPDATE pesanan SET no_faktur_group = $3 WHERE kode_toko = $1 AND no_pesanan = $2',
)
const selesai = statement<unknown>(
  'pesanan_selesai',
  `UPDATE pesanan SET status_pesanan = 'FINISH', tgl_ambil = $3 WHERE kode_toko = $1 AND no_pesanan = $2`,
)
const buka = statement<unknown>(
  'pesanan_dibuka',
  `UPDATE pesanan SET status_pesanan = 'DONE', tgl_ambil = NULL, no_faktur_group = '-'
   WHERE kode_toko = $1 AND no_pesanan = $2`,
)

function write(ctx: Context, sql: typeof pegang, no_pesanan: string, ...more: string[]): void {
  ctx.send(sql, [ctx.toko.kode_toko, no_pesanan, ...more])
  ctx.announce('pesanan', { no_pesanan })
}

export const pesananDiambil: CaraAmbil = {
  kunci: 'no_pesanan',
  jenis: 'DP',
  hanyaSatu: () => errors.pesananHanyaSatu(),
  dalamTukar: () => errors.pesananDalamTukar(),
  batalSebagian: () => errors.batalPesananSebagian(),
  load,
  pegang: (ctx, no, no_faktur_group) => write(ctx, pegang, no, no_faktur_group),
  lepas: (ctx, no) => write(ctx, pegang, no, '-'),
  selesai: (ctx, no) => write(ctx, selesai, no, ctx.toko.tgl_system),
  buka: (ctx, no) => write(ctx, buka, no),
}
