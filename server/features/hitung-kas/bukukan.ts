/** The difference of a drawer count becomes an entry of its own (E35): what the books say is what was counted (DOMAIN §O.5-4). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { bukukanSelisih } from '#domain/calls/hitung-kas.ts'
import { hitungKas } from '#domain/dokumen/hitung-kas.ts'
import { errors } from '#domain/errors.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { disetujuiSelisihKas } from '#domain/rules/disetujui.ts'
import { kodeSelisih } from '#domain/rules/hitung-kas.ts'
import { postingSelisihKas } from '#domain/rules/postings/kas-bank.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { writeKasBank, nomorKas } from '../kas/write.ts'
import { kunciSelisih, writeSelisih } from './selisih.ts'

const selisihnya = statement<{ selisih: Rupiah }>(
  'selisih_hitungan',
  'SELECT selisih FROM hitung_kas WHERE kode_toko = $1 AND no = $2',
)

/** @throws errors.hitungKasTidakAda and what else kunciSelisih refuses; perluOtorisasi */
export async function bukukan(
  ctx: Context,
  { body: { no, keterangan, id_otorisasi } }: CallInput<typeof bukukanSelisih>,
): Promise<CallReply<typeof bukukanSelisih>> {
  // A count never changes: it may be read before the number is drawn, and the books are locked after it.
  const [found] = await ctx.sql(selisihnya, [ctx.toko.kode_toko, no])
  if (!found) throw errors.hitungKasTidakAda({ no }).at('no')
  const { selisih } = found
  const no_kas = await nomorKas(ctx, selisih > 0 ? 'KM' : 'KK')
  const { seharusnya, dihitung } = await kunciSelisih(ctx, no)
  const { user_otorisasi } = await pakaiOtorisasi(ctx, {
    kategori: 'TRANSAKSI KHUSUS',
    ref_no: no_kas,
    alasan: keterangan,
    ids: [id_otorisasi],
    untuk: disetujuiSelisihKas({ no, seharusnya, dihitung, selisih, keterangan }),
    field: 'id_otorisasi',
  })
  await writeKasBank(
    ctx,
    no_kas,
    {
      kategori: 'SELISIH KAS',
      media: 'KAS',
      jumlah: rupiah(Math.abs(selisih)),
      keterangan,
      kode_transaksi: kodeSelisih(selisih),
      kode_akun_lawan: AKUN.SELISIH_KAS.kode,
      ref_type: hitungKas.kind,
      ref_no: no,
      otorisasi_by: user_otorisasi,
    },
    postingSelisihKas({ no_kas, keterangan, selisih }),
  )
  writeSelisih(ctx, { no, cara: 'DIBUKUKAN', keterangan, no_kas, otorisasi_by: user_otorisasi })
  ctx.announce(hitungKas.berita, { no })
  return { no, status: 'DIBUKUKAN', no_kas, selisih }
}
