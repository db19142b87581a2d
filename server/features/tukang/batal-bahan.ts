/** Undoes a document of goldsmiths' gold on its own day, while the gold is where it left it (DOMAIN §O.1-12, §O.2-2). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalBahanTukang } from '#domain/calls/bahan-tukang.ts'
import { bahanTukang } from '#domain/dokumen/bahan-tukang.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { tolakBatalBahan } from '#domain/rules/bahan-tukang.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { kunci, post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { kunciBahan, load } from './list-bahan.ts'
import { groupLeburContent, loadPesananBahan } from './load-bahan.ts'

const pesananDari = statement<{ no_pesanan: string }>(
  'pesanan_bahan_tukang',
  'SELECT no_pesanan FROM bahan_tukang WHERE kode_toko = $1 AND no = $2',
)
const tandai = statement<unknown>(
  'batal_bahan_tukang',
  `UPDATE bahan_tukang SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5
   WHERE kode_toko = $1 AND no = $2`,
)

/** @throws errors.dokumenStokTidakAda, sudahDibatalkan, batalBedaHari, tidakDiizinkan, pesananSelesai, bahanSudahDipakai, leburTidakCukup */
export async function batal(
  ctx: Context,
  { body: { no, alasan, id_otorisasi } }: CallInput<typeof batalBahanTukang>,
): Promise<CallReply<typeof batalBahanTukang>> {
  const { kode_toko } = ctx.toko
  // The order before the document, as whoever moves its gold locks them.
  const [asal] = await ctx.sql(pesananDari, [kode_toko, no])
  const pesanan = asal && asal.no_pesanan !== '-' ? await loadPesananBahan(ctx, asal.no_pesanan) : undefined
  const head = await kunciBahan(ctx, no)
  const cara = caraBatal(ctx, bahanTukang, { ...head, no })
  const { baris: lines } = await load(ctx, no)
  refuseAll(tolakBatalBahan(head.jenis, head.kode_tukang, lines, pesanan))
  if (cara.cara === 'balik')
    await izinBatal(ctx, cara, { no, tgl_system: head.tgl_system, alasan, id_otorisasi })
  kunci(ctx)
  const posting = reversalOf(await storedPosting(ctx, no, 'BAHAN TUKANG'), 'BAHAN TUKANG')
  // Gold that came back to LEBUR may have left it since.
  const keluar = posting.stok.filter((move) => move.dari === lokasiSistem('LEBUR'))
  const ada = await groupLeburContent(
    ctx,
    keluar.map((move) => move.kode_group),
  )
  if (
    keluar.some(
      (m) =>
        (ada.find((e) => e.kode_group === m.kode_group && e.kode_dept === m.kode_dept)?.berat ?? 0) < m.berat,
    )
  )
    throw errors.leburTidakCukup().at('no')
  await post(ctx, posting, noKoreksi(no))
  ctx.send(tandai, [kode_toko, no, ctx.user.user_id, ctx.now, alasan])
  ctx.announce(bahanTukang.berita, { no })
  return { no, status_valid: 'CANC' }
}
