/** Effects of a sale on the deposit that it takes (DOMAIN §B.2). */
import { errors } from '#domain/errors.ts'
import { hargaMasihTerkunci, hargaTitipan, periksaAmbil } from '#domain/rules/titipan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { bayarSah, loadTitipan, untukDiambil } from '../titipan/load-titipan.ts'
import type { CaraAmbil, Loaded } from './cara-ambil.ts'

async function load(ctx: Context, no: string): Promise<Loaded> {
  const titipan = await loadTitipan(ctx, no)
  const terkunci = hargaMasihTerkunci(titipan.kepala.tgl_kunci_harga, ctx.toko.tgl_system)
  return {
    no,
    saldo: titipan.saldo,
    dibayar: bayarSah(titipan),
    no_hp: titipan.kepala.no_hp,
    periksa: (lines, kode_member) => periksaAmbil(untukDiambil(titipan), lines, kode_member),
    // At the prices agreed on, while these hold.
    barang: (pieces) =>
      titipan.barang.flatMap((agreed) => {
        const piece = pieces.get(agreed.kode_barcode)
        return piece ? [{ ...hargaTitipan(piece, agreed, terkunci), diambil: 'TITIP' as const }] : []
      }),
  }
}

const pegang = statement<unknown>(
  'titipan_dipegang',
  'UPDATE titip SET no_faktur_group = $3 WHERE kode_toko = $1 AND no_titip_group = $2',
)
const selesai = statement<unknown>(
  'titipan_selesai',
  `WITH head AS (
       UPDATE titip SET status_titipan = 'FINISH', tgl_ambil = $3 WHERE kode_toko = $1 AND no_titip_group = $2)
   UPDATE titip_detail SET status_titipan = 'FINISH' WHERE kode_toko = $1 AND no_titip_group = $2`,
)
const buka = statement<unknown>(
  'titipan_dibuka',
  `WITH head AS (
       UPDATE titip SET status_titipan = 'OPEN', tgl_ambil = NULL, no_faktur_group = '-'
       WHERE kode_toko = $1 AND no_titip_group = $2)
   UPDATE titip_detail SET status_titipan = 'OPEN' WHERE kode_toko = $1 AND no_titip_group = $2`,
)

function kabarkan(ctx: Context, no_titip_group: string): void {
  ctx.announce('titipan', { no_titip_group })
}

export const titipanDiambil: CaraAmbil = {
  kunci: 'no_titip_group',
  jenis: 'TITIPAN',
  hanyaSatu: () => errors.titipanHanyaSatu(),
  dalamTukar: () => errors.titipanDalamTukar(),
  batalSebagian: () => errors.batalTitipanSebagian(),
  load,
  pegang: (ctx, no, no_faktur_group) => {
    ctx.send(pegang, [ctx.toko.kode_toko, no, no_faktur_group])
    kabarkan(ctx, no)
  },
  lepas: (ctx, no) => {
    ctx.send(pegang, [ctx.toko.kode_toko, no, '-'])
    kabarkan(ctx, no)
  },
  selesai: (ctx, no) => {
    ctx.send(selesai, [ctx.toko.kode_toko, no, ctx.toko.tgl_system])
    kabarkan(ctx, no)
  },
  buka: (ctx, no) => {
    ctx.send(buka, [ctx.toko.kode_toko, no])
    kabarkan(ctx, no)
  },
}
