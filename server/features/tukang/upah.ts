/** A goldsmith's fee is paid (E13), and taken back on its own day (E39) (DOMAIN §B.6, §O.2-10, §O.3-3). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalUpahTukang, simpanUpahTukang } from '#domain/calls/upah-tukang.ts'
import { dokumenUpah } from '#domain/dokumen/upah-tukang.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import { postingUpahTukang } from '#domain/rules/postings/tukang.ts'
import { rekeningUntuk } from '#domain/rules/rekening.ts'
import { persen } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { muatRekening } from '../../faktur/muat-acuan.ts'
import { izinBankMinus } from '../../faktur/saldo.ts'
import { post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { catatKasBank, nomorKas } from '../kas/tulis.ts'
import { kunciUpah } from './daftar-upah.ts'

const tukang = statement<{ kode_tukang: string }>(
  'tukang_upah',
  'SELECT kode_tukang FROM tukang WHERE kode_toko = $1 AND kode_tukang = $2 FOR SHARE',
)
// Who works on it, or was given gold for it: one who was changed for another is paid for what he did.
const pesanan = statement<{ tukang: string[] }>(
  'pesanan_upah',
  `SELECT ARRAY(SELECT kode_tukang FROM pesanan WHERE kode_toko = $1 AND no_pesanan = $2 AND kode_tukang <> '-'
     UNION SELECT kode_tukang FROM bahan_tukang WHERE kode_toko = $1 AND no_pesanan = $2 AND no_pesanan <> '-' AND status_valid = 'DONE'
     UNION SELECT t.kode_tukang FROM pesanan_detail d JOIN tambah_barang t ON t.no = d.no_jadi WHERE d.kode_toko = $1 AND d.no_pesanan = $2 AND t.kode_tukang <> '-') AS tukang
   FROM pesanan WHERE kode_toko = $1 AND no_pesanan = $2`,
)
// A repair whose lines name nobody may have been done by anyone.
const service = statement<{ tukang: string[] }>(
  'service_upah',
  `SELECT ARRAY(SELECT DISTINCT kode_tukang FROM service_detail WHERE no_faktur_service = $2 AND kode_toko = $1 AND kode_tukang <> '-') AS tukang
   FROM service WHERE kode_toko = $1 AND no_faktur_service = $2`,
)
type Body = CallInput<typeof simpanUpahTukang>['body']

/** Whether he is one of the shop's, and works on it. */
async function periksa(ctx: Context, { kode_tukang, ref_type, ref_no }: Body): Promise<Refusal[]> {
  const key = [ctx.toko.kode_toko, ref_no]
  const [[found], [untuk]] = await Promise.all([
    ctx.sql(tukang, [ctx.toko.kode_toko, kode_tukang]),
    ctx.sql(ref_type === 'PESANAN' ? pesanan : service, key),
  ])
  const siapa = !found
    ? [errors.tukangTidakAda({ kode_tukang }).at('kode_tukang')]
    : untuk && !untuk.tukang.includes(kode_tukang) && !(ref_type === 'SERVICE' && untuk.tukang.length === 0)
      ? [errors.bukanTukangnya({ kode_tukang, ref_no }).at('kode_tukang')]
      : []
  return [
    ...siapa,
    ...(untuk
      ? []
      : [
          errors
            .dokumenStokTidakAda({ nama: ref_type === 'PESANAN' ? 'Pesanan' : 'Service', no: ref_no })
            .at('ref_no'),
        ]),
  ]
}

/** @throws what is wrong with goldsmith, document and account; errors.saldoKasTidakCukup, perluOtorisasi */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanUpahTukang>,
): Promise<CallReply<typeof simpanUpahTukang>> {
  const { jumlah, jenis, kode_tukang, ref_type, ref_no, keterangan } = body
  refuseAll(await periksa(ctx, body))
  const nama_bank = jenis === 'CASH' ? '-' : body.nama_bank
  const no_rekening = rekening({ jenis, nama_bank, no_card: body.no_rekening }, await muatRekening(ctx))
  const media = jenis === 'CASH' ? 'KAS' : 'BANK'
  const { nomor, berita } = dokumenUpah[media]
  const no_kas = await nomorKas(ctx, nomor)
  const posting = postingUpahTukang({
    no_kas,
    untuk: `${ref_type} ${ref_no}`,
    upah: jumlah,
    pembayaran: [
      {
        jenis,
        nominal: jumlah,
        fee: persen(0),
        fee_mode: ctx.settings.FEE_KARTU_MODE,
        no_rekening,
        sub_ref: '-',
      },
    ],
  })
  await izinBankMinus(ctx, {
    rupiah: posting.rupiah,
    ref_no: no_kas,
    untuk: ref_no,
    ids: [body.id_otorisasi],
  })
  await catatKasBank(
    ctx,
    no_kas,
    {
      kategori: 'UPAH TUKANG',
      media,
      no_rekening,
      nama_bank,
      jumlah,
      keterangan,
      kode_tukang,
      ref_type,
      ref_no,
    },
    posting,
  )
  ctx.announce(berita, { no: no_kas })
  return { no_kas, jumlah }
}

/** An account is named by its own field here. */
function rekening(...args: Parameters<typeof rekeningUntuk>): string {
  try {
    return rekeningUntuk(...args)
  } catch (error) {
    const refusal = error as Refusal
    throw refusal.errors?.[0]?.field === 'no_card' ? refusal.at('no_rekening') : refusal
  }
}

const tandai = statement<unknown>(
  'batal_upah_tukang',
  `UPDATE kas_bank SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5 WHERE kode_toko = $1 AND no_kas = $2`,
)

/** @throws errors.dokumenStokTidakAda, sudahDibatalkan, batalBedaHari, perluOtorisasi */
export async function batal(
  ctx: Context,
  { body: { no_kas, alasan, id_otorisasi } }: CallInput<typeof batalUpahTukang>,
): Promise<CallReply<typeof batalUpahTukang>> {
  const head = await kunciUpah(ctx, no_kas)
  const kind = dokumenUpah[head.media]
  const cara = caraBatal(ctx, kind, { ...head, no: no_kas })
  if (cara.cara === 'balik')
    await izinBatal(ctx, cara, {
      no: no_kas,
      tgl_system: head.tgl_system,
      jumlah: head.jumlah,
      alasan,
      id_otorisasi,
    })
  await post(ctx, reversalOf(await storedPosting(ctx, no_kas, 'UPAH TUKANG')), noKoreksi(no_kas))
  ctx.send(tandai, [ctx.toko.kode_toko, no_kas, ctx.user.user_id, ctx.now, alasan])
  ctx.announce(kind.berita, { no: no_kas })
  return { no_kas, status_valid: 'CANC' }
}
