/** Ends a deposit: a draft or an unconfirmed addition is released; a validated one is given back (DOMAIN §B.2, E05, M06). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalTitipan } from '#domain/calls/titipan.ts'
import { titipan as kind } from '#domain/dokumen/titipan.ts'
import { errors } from '#domain/errors.ts'
import { lineNo, noKoreksi } from '#domain/rules/kode.ts'
import { postingBatalTitipan } from '#domain/rules/postings/titipan.ts'
import { caraKembali, potonganBatal, titipanTerpakai, type CaraUang } from '#domain/rules/titipan.ts'
import { persen, rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal, type Dibalik } from '../../dokumen/batal.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { bayarSah, loadTitipan, untukDiambil, type Titipan } from './load-titipan.ts'
import { writePembayaran } from '../../faktur/write-pembayaran.ts'
import { post } from '../../ledger/post.ts'

type Input = CallInput<typeof batalTitipan>
type Reply = CallReply<typeof batalTitipan>

export async function batal(ctx: Context, { body }: Input): Promise<Reply> {
  const titipan = await loadTitipan(ctx, body.no_titip_group)
  const reply = body.urut > 1 ? batalTambahan(ctx, titipan, body) : await batalSeluruhnya(ctx, titipan, body)
  ctx.announce('titipan', { no_titip_group: body.no_titip_group })
  return reply
}

const TANPA_UANG = { no_jurnal: null, refund_rp: 0 as Rupiah, potongan_rp: 0 as Rupiah, refund: [] }

const batalkanSetoran = statement<unknown>(
  'batal_setoran',
  `UPDATE titip_bayar SET status_valid = 'CANC', batal_by = $4, alasan_batal = $5
   WHERE kode_toko = $1 AND no_titip_group = $2 AND urut = $3`,
)

function batalTambahan(
  ctx: Context,
  { kepala, setoran }: Titipan,
  { no_titip_group, urut, alasan }: Input['body'],
): Reply {
  const satu = setoran.find((s) => s.urut === urut)
  if (!satu) throw errors.titipanTidakAda({ no_titip_group: `${no_titip_group} ${urut}` }).at('urut')
  if (satu.status_valid === 'DONE') throw errors.titipanSudahValidasi({ no_titip_group }).at('urut')
  caraBatal(ctx, { ...kind, kunci: 'urut' }, { ...kepala, ...satu, no: no_titip_group })
  ctx.send(batalkanSetoran, [ctx.toko.kode_toko, no_titip_group, urut, ctx.user.user_id, alasan])
  return { no_titip_group, status_titipan: kepala.status_titipan, ...TANPA_UANG }
}

function batalSeluruhnya(ctx: Context, titipan: Titipan, body: Input['body']): Reply | Promise<Reply> {
  const cara = caraBatal(ctx, kind, { ...titipan.kepala, no: body.no_titip_group })
  return cara.cara === 'lepas' ? batalDraft(ctx, titipan, body) : batalSah(ctx, titipan, body, cara)
}

const draft = statement<unknown>(
  'batal_draft_titipan',
  `WITH head AS (
     UPDATE titip
     SET status_valid = 'CANC', status_titipan = 'CLOSE', tgl_batal_titip = $6, batal_by = $3, batal_at = $4,
       alasan_batal = $5 WHERE kode_toko = $1 AND no_titip_group = $2),
   lines AS (UPDATE titip_detail SET status_titipan = 'CLOSE' WHERE kode_toko = $1 AND no_titip_group = $2),
   money AS (
     UPDATE titip_bayar SET status_valid = 'CANC', batal_by = $3, alasan_batal = $5
     WHERE kode_toko = $1 AND no_titip_group = $2)
   UPDATE barang SET status = 'READY', versi = versi + 1
   WHERE kode_toko = $1 AND id = ANY ($7::bigint[]) AND status = 'BOOKED'`,
)

function batalDraft(ctx: Context, { barang }: Titipan, { no_titip_group, alasan }: Input['body']): Reply {
  ctx.send(draft, [
    ctx.toko.kode_toko,
    no_titip_group,
    ctx.user.user_id,
    ctx.now,
    alasan,
    ctx.toko.tgl_system,
    barang.map((b) => b.barang_id),
  ])
  return { no_titip_group, status_titipan: 'CLOSE', ...TANPA_UANG }
}

const tutup = statement<unknown>(
  'tutup_titipan',
  `WITH head AS (
     UPDATE titip
     SET status_titipan = 'CLOSE', tgl_batal_titip = $6, batal_by = $3, batal_at = $4, alasan_batal = $5,
       potongan_rp = $7 WHERE kode_toko = $1 AND no_titip_group = $2)
   UPDATE titip_detail SET status_titipan = 'CLOSE' WHERE kode_toko = $1 AND no_titip_group = $2`,
)

async function batalSah(
  ctx: Context,
  titipan: Titipan,
  { no_titip_group, alasan, id_otorisasi }: Input['body'],
  izin: Dibalik,
): Promise<Reply> {
  const [used] = titipanTerpakai(untukDiambil(titipan))
  if (used) throw used.at('no_titip_group')
  const { saldo, kepala } = titipan
  await izinBatal(ctx, izin, { ...kepala, no: no_titip_group, jumlah: saldo, alasan, id_otorisasi })

  const potongan = potonganBatal(saldo, ctx.settings)
  const refund = caraKembali(bayarSah(titipan), rupiah(saldo - potongan), ctx.settings.REFUND_CARA)
  const no_jurnal = noKoreksi(no_titip_group)
  const barang = titipan.barang.map((b) => ({
    ...b,
    berat: b.berat_buku,
    ref_line: lineNo(no_titip_group, b.no),
  }))
  const posting = postingBatalTitipan({ no_titip_group, saldo, potongan, refund, barang })
  await izinUangKeluar(ctx, { posting, ref_no: no_titip_group })
  await post(ctx, posting, no_jurnal)
  ctx.send(tutup, [
    ctx.toko.kode_toko,
    no_titip_group,
    ctx.user.user_id,
    ctx.now,
    alasan,
    ctx.toko.tgl_system,
    potongan,
  ])
  writePembayaran(ctx, {
    ref_type: 'BATAL TITIPAN',
    ref_no: no_jurnal,
    arah: 'KELUAR',
    fee_mode: ctx.settings.FEE_KARTU_MODE,
    lines: refund.map(keluar),
  })
  return {
    no_titip_group,
    status_titipan: 'CLOSE',
    no_jurnal,
    refund_rp: rupiah(saldo - potongan),
    potongan_rp: potongan,
    refund,
  }
}

const keluar = (p: CaraUang) => ({
  ...p,
  no_card: '-',
  fee: persen(0),
  keterangan: 'BATAL TITIPAN',
  uang_diterima: rupiah(0),
})
