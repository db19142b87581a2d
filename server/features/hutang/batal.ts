/** Undoes a loan (DOMAIN §B.0.10, §B.8): a draft is released; one of today on which nothing was paid goes back, E23 and M23. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalHutang } from '#domain/calls/hutang.ts'
import { hutang as kind } from '#domain/dokumen/hutang.ts'
import { errors } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { bayarDari } from './bayar-dari.ts'
import { loadHutang, type LoadedHutang } from './load-hutang.ts'

type Reply = CallReply<typeof batalHutang>

const tutup = statement<unknown>(
  'batal_hutang',
  `UPDATE hutang
   SET status_valid = 'CANC', status_hutang = 'CANC', tgl_batal = $3, batal_by = $4, batal_at = $5,
     alasan_batal = $6, batal_otorisasi_by = $7 WHERE kode_toko = $1 AND no_faktur_hutang = $2`,
)

/** @throws errors.hutangTidakAda, hutangBerakhir, pembayaranMenunggu, hutangSudahDibayar, sudahDibatalkan, batalBedaHari, perluOtorisasi */
export async function batal(ctx: Context, { body }: CallInput<typeof batalHutang>): Promise<Reply> {
  const { no_faktur_hutang, alasan } = body
  const hutang = await loadHutang(ctx, no_faktur_hutang)
  const { kepala } = hutang
  if (kepala.status_hutang === 'CLOS')
    throw errors.hutangBerakhir({ no_faktur_hutang }).at('no_faktur_hutang')
  const cara = caraBatal(ctx, kind, { ...kepala, no: no_faktur_hutang })
  let oleh = '-'
  let terima: Reply['terima'] = []
  if (cara.cara === 'balik') {
    belumDibayar(hutang)
    const izin = await izinBatal(ctx, cara, {
      no: no_faktur_hutang,
      tgl_system: kepala.tgl_system,
      jumlah: kepala.jumlah_hutang,
      alasan,
      id_otorisasi: body.id_otorisasi,
    })
    oleh = izin.user_otorisasi
    terima = (await bayarDari(ctx, no_faktur_hutang)).map(({ jenis, nominal, nama_bank }) => ({
      jenis,
      nominal,
      nama_bank,
    }))
    await post(
      ctx,
      reversalOf(await storedPosting(ctx, no_faktur_hutang, 'HUTANG')),
      noKoreksi(no_faktur_hutang),
    )
  }
  const { kode_toko, tgl_system } = ctx.toko
  ctx.send(tutup, [kode_toko, no_faktur_hutang, tgl_system, ctx.user.user_id, ctx.now, alasan, oleh])
  ctx.announce(kind.berita, { no_faktur_hutang })
  return { no_faktur_hutang, status_hutang: 'CANC', terima }
}

/** Refuses while payments stand on the loan: payments are undone first. */
function belumDibayar({ kepala: { no_faktur_hutang, saldo_awal }, bayar }: LoadedHutang): void {
  if (saldo_awal) throw errors.hutangSaldoAwal().at('no_faktur_hutang')
  if (bayar.some((b) => b.status_valid === 'OPEN')) throw errors.pembayaranMenunggu().at('no_faktur_hutang')
  if (bayar.some((b) => b.status_valid === 'DONE'))
    throw errors.hutangSudahDibayar({ no_faktur_hutang }).at('no_faktur_hutang')
}
