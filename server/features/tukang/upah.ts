/** A goldsmith's fee is paid (E13), and taken back on its own day (E39) (DOMAIN §B.6, §O.2-10, §O.3-3). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalUpahTukang, simpanUpahTukang } from '#domain/calls/upah-tukang.ts'
import { dokumenUpah } from '#domain/dokumen/upah-tukang.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { disetujuiUpah } from '#domain/rules/disetujui.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import type { Posting } from '#domain/rules/posting.ts'
import { postingUpahTukang } from '#domain/rules/postings/tukang.ts'
import { rekeningUntuk } from '#domain/rules/rekening.ts'
import { upahDiAtasOngkos } from '#domain/rules/upah.ts'
import { persen, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { loadRekening } from '../../faktur/load-acuan.ts'
import { perluUangKeluar } from '../../faktur/uang-keluar.ts'
import { kunci, post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { pakaiAllOtorisasi } from '../../rantai/otorisasi.ts'
import { writeKasBank, nomorKas } from '../kas/write.ts'
import { kunciUpah } from './list-upah.ts'

const tukang = statement<{ kode_tukang: string }>(
  'tukang_upah',
  'SELECT kode_tukang FROM tukang WHERE kode_toko = $1 AND kode_tukang = $2 FOR SHARE',
)
/** The work that a fee is for: the goldsmiths who may be paid for it, and what the customer was told that it costs. */
interface Untuk {
  tukang: string[]
  ongkos: Rupiah
}
// Goldsmiths who work on the order, or were given gold for it: a goldsmith who was replaced is paid for what he did.
const pesanan = statement<Untuk>(
  'pesanan_upah',
  `SELECT (
       SELECT COALESCE(sum(ongkos), 0)::bigint FROM pesanan_detail
       WHERE kode_toko = $1 AND no_pesanan = $2 AND status <> 'BATAL') AS ongkos,
     ARRAY(
       SELECT kode_tukang FROM pesanan WHERE kode_toko = $1 AND no_pesanan = $2 AND kode_tukang <> '-'
       UNION SELECT kode_tukang FROM bahan_tukang
       WHERE kode_toko = $1 AND no_pesanan = $2 AND no_pesanan <> '-' AND status_valid = 'DONE'
       UNION SELECT t.kode_tukang FROM pesanan_detail d JOIN tambah_barang t ON t.no = d.no_jadi
       WHERE d.kode_toko = $1 AND d.no_pesanan = $2 AND t.kode_tukang <> '-') AS tukang
   FROM pesanan WHERE kode_toko = $1 AND no_pesanan = $2`,
)
// A repair whose lines name nobody may have been done by anyone.
const service = statement<Untuk>(
  'service_upah',
  `SELECT (
       SELECT COALESCE(sum(COALESCE(ongkos_akhir, ongkos)), 0)::bigint FROM service_detail
       WHERE kode_toko = $1 AND no_faktur_service = $2) AS ongkos,
     ARRAY(
       SELECT DISTINCT kode_tukang FROM service_detail
       WHERE no_faktur_service = $2 AND kode_toko = $1 AND kode_tukang <> '-') AS tukang
   FROM service WHERE kode_toko = $1 AND no_faktur_service = $2`,
)
const dibayar = statement<{ sudah: Rupiah }>(
  'upah_dibayar',
  `SELECT COALESCE(sum(jumlah), 0)::bigint AS sudah FROM kas_bank
   WHERE kode_toko = $1 AND ref_no = $2 AND ref_no <> '-' AND kategori = 'UPAH TUKANG'
     AND status_valid = 'DONE'`,
)
type Body = CallInput<typeof simpanUpahTukang>['body']

/**
 * Checks that the goldsmith is one of the shop's, and works on it. @returns the price that the customer was told.
 * @throws all that is wrong, at once
 */
async function periksa(ctx: Context, { kode_tukang, ref_type, ref_no }: Body): Promise<Rupiah> {
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
  const tidakAda = errors
    .dokumenStokTidakAda({ nama: ref_type === 'PESANAN' ? 'Pesanan' : 'Service', no: ref_no })
    .at('ref_no')
  refuseAll([...siapa, ...(untuk ? [] : [tidakAda])])
  return untuk!.ongkos
}

/**
 * More than the customer was told that the work costs, and cash above the day's limit, are somebody's to allow. The books are locked
 * first: of two fees for one document the second sees the first.
 * @returns who allowed it; '-' where nobody had to
 */
async function izin(
  ctx: Context,
  no_kas: string,
  {
    body,
    ongkos,
    no_rekening,
    posting,
  }: { body: Body; ongkos: Rupiah; no_rekening: string; posting: Posting },
): Promise<string> {
  kunci(ctx)
  const { ref_no, jumlah, keterangan } = body
  const [{ sudah }] = (await ctx.sql(dibayar, [ctx.toko.kode_toko, ref_no])) as [{ sudah: Rupiah }]
  const dokumen = disetujuiUpah({ ...body, ongkos, sudah, no_rekening })
  const satu = { alasan: keterangan, ids: [body.id_otorisasi ?? []].flat() }
  const uang = await perluUangKeluar(ctx, { posting, ref_no: no_kas, untuk: ref_no, dokumen, ...satu })
  const oleh = await pakaiAllOtorisasi(ctx, no_kas, [
    ...(upahDiAtasOngkos({ ongkos, sudah, jumlah })
      ? [{ kategori: 'TRANSAKSI KHUSUS' as const, untuk: dokumen, field: 'jumlah', ...satu }]
      : []),
    ...uang,
  ])
  return [...new Set(oleh.map((o) => o.user_otorisasi))].join(', ') || '-'
}

/** @throws what is wrong with goldsmith, document and account; errors.saldoKasTidakCukup, perluOtorisasi */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanUpahTukang>,
): Promise<CallReply<typeof simpanUpahTukang>> {
  const { jumlah, jenis, kode_tukang, ref_type, ref_no, keterangan } = body
  const ongkos = await periksa(ctx, body)
  const nama_bank = jenis === 'CASH' ? '-' : body.nama_bank
  const no_rekening = rekening({ jenis, nama_bank, no_card: body.no_rekening }, await loadRekening(ctx))
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
  const otorisasi_by = await izin(ctx, no_kas, { body, ongkos, no_rekening, posting })
  await writeKasBank(
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
      otorisasi_by,
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
  `UPDATE kas_bank SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5
   WHERE kode_toko = $1 AND no_kas = $2`,
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
