/** An entry of the same day is undone: the money is where it was (E30, DOMAIN §B.9, §B.0.10). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalKasBank } from '#domain/calls/kas-bank.ts'
import { dokumenKasBank, type NomorKas } from '#domain/dokumen/kas-bank.ts'
import { errors } from '#domain/errors.ts'
import { disetujuiBatal } from '#domain/rules/disetujui.ts'
import { KODE } from '#domain/rules/kas-bank.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { harusBoleh, kunciKas } from './list.ts'
import { lepasPremi } from './tandai-premi.ts'

const tandai = statement<unknown>(
  'batal_kas_bank',
  `UPDATE kas_bank SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5
   WHERE kode_toko = $1 AND no_kas = $2`,
)

/** @throws errors.tidakDiizinkan, dokumenStokTidakAda, tidakBisaDibatalkan, sudahDibatalkan, batalBedaHari, perluOtorisasi, saldoKasTidakCukup */
export async function batal(
  ctx: Context,
  { body: { no_kas, alasan, id_otorisasi } }: CallInput<typeof batalKasBank>,
): Promise<CallReply<typeof batalKasBank>> {
  harusBoleh(ctx, no_kas, 'hapus')
  const head = await kunciKas(ctx, no_kas)
  // A goldsmith's fee is undone where it was paid; a difference of the drawer by counting again (§O.5-4).
  if (head.kategori === 'UPAH TUKANG') throw errors.upahDibatalkanDiPesanan().at('no_kas')
  if (head.kategori === 'SELISIH KAS') throw errors.tidakBisaDibatalkan({ nama: 'Selisih Kas' }).at('no_kas')
  const kind = dokumenKasBank[no_kas.slice(0, 2) as NomorKas]
  const cara = caraBatal(ctx, kind, { ...head, no: no_kas })
  const dibatalkan = { no: no_kas, tgl_system: head.tgl_system, jumlah: head.jumlah, alasan }
  if (cara.cara === 'balik') await izinBatal(ctx, cara, { ...dibatalkan, id_otorisasi })
  if (head.kode_transaksi === KODE.PREMI) await lepasPremi(ctx, no_kas)
  const posting = reversalOf(await storedPosting(ctx, no_kas, head.kategori))
  await izinUangKeluar(ctx, { posting, ref_no: no_kas, dokumen: disetujuiBatal(dibatalkan), alasan })
  await post(ctx, posting, noKoreksi(no_kas))
  ctx.send(tandai, [ctx.toko.kode_toko, no_kas, ctx.user.user_id, ctx.now, alasan])
  ctx.announce(kind.berita, { no: no_kas })
  return { no_kas, status_valid: 'CANC' }
}
