/** Gifts bought: stock and value rise, the money leaves the drawer or an account (DOMAIN §B.10, E31). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { beliHadiah } from '#domain/calls/hadiah.ts'
import { refuseAll } from '#domain/errors.ts'
import { disetujuiBeliHadiah } from '#domain/rules/disetujui.ts'
import { hadiahTerlaluBanyak } from '#domain/rules/hadiah.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { postingBeliHadiah } from '#domain/rules/postings/hadiah.ts'
import { rekeningUtama, type RekeningToko } from '#domain/rules/rekening.ts'
import { persen, sumRupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { loadHadiah } from './load-hadiah.ts'
import { kunci, post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { samaDenganSystem } from './tanggal.ts'

type Body = CallInput<typeof beliHadiah>['body']

/** @throws errors.tanggalTidakSama, hadiahGanda, hadiahTidakAda, jumlahTerlaluBesar, rekeningTidakAda, saldoKasTidakCukup, perluOtorisasi (an account that would fall below 0, cash above the day's limit) */
export async function beli(
  ctx: Context,
  { body }: CallInput<typeof beliHadiah>,
): Promise<CallReply<typeof beliHadiah>> {
  samaDenganSystem(ctx, body.tanggal)
  kunci(ctx)
  const known = await loadHadiah(ctx, body.detail_hadiah)
  refuseAll(hadiahTerlaluBanyak(body.detail_hadiah, known))
  const total_uang = sumRupiah(body.detail_hadiah.map((d) => d.total_uang))
  const no_rekening = body.jenis_bayar === 'CASH' ? '-' : await chooseRekening(ctx, body)

  const no_pembelian = noFaktur('BH', ctx.toko.kode_toko, ctx.toko.tgl_system, await nomorBerikut(ctx, 'BH'))
  const pembayaran =
    total_uang === 0
      ? []
      : [
          {
            jenis: body.jenis_bayar,
            nominal: total_uang,
            no_rekening,
            fee: persen(0),
            fee_mode: ctx.settings.FEE_KARTU_MODE,
            sub_ref: '-',
          },
        ]
  const posting = postingBeliHadiah({
    no_pembelian,
    supplier: body.supplier,
    lines: body.detail_hadiah,
    pembayaran,
  })
  await izinUangKeluar(ctx, {
    posting,
    ref_no: no_pembelian,
    untuk: `BELI HADIAH ${body.supplier}`,
    dokumen: disetujuiBeliHadiah({ ...body, lines: body.detail_hadiah, total: total_uang }),
    ids: [body.id_otorisasi ?? []].flat(),
  })
  await post(ctx, posting, no_pembelian)
  ctx.send(write, {
    no_pembelian,
    kode_toko: ctx.toko.kode_toko,
    tanggal: ctx.toko.tgl_system,
    jam: ctx.now,
    supplier: body.supplier,
    total_uang,
    jenis_bayar: body.jenis_bayar,
    no_rekening,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
    baris: body.detail_hadiah,
  })
  ctx.announce('hadiah', { no_ref: no_pembelian })
  return { no_pembelian, total_uang }
}

const rekening = statement<RekeningToko>(
  'rekening_hadiah',
  `SELECT r.no_rekening, b.nama_bank, r.jenis, r.is_default FROM rekening r JOIN bank b USING (kode_bank)
   WHERE r.kode_toko = $1 AND r.status_aktif`,
)
const chooseRekening = async (ctx: Context, { nama_bank }: Body): Promise<string> =>
  rekeningUtama(nama_bank, 'TRANSFER', await ctx.sql(rekening, [ctx.toko.kode_toko])).no_rekening

interface Nilai {
  no_pembelian: string
  kode_toko: string
  tanggal: string
  jam: Date
  supplier: string
  total_uang: Rupiah
  jenis_bayar: Body['jenis_bayar']
  no_rekening: string
  input_by: string
  id_trx: string
  baris: Body['detail_hadiah']
}

const write = statement<unknown, Nilai>(
  'tulis_hadiah_beli',
  `WITH kepala AS (
     INSERT INTO hadiah_beli (no_pembelian, kode_toko, tanggal, jam, supplier, total_uang, jenis_bayar,
         no_rekening, input_by, id_trx)
     VALUES (:no_pembelian, :kode_toko, :tanggal, :jam, :supplier, :total_uang, :jenis_bayar, :no_rekening,
         :input_by, :id_trx))
   INSERT INTO hadiah_beli_detail (no_pembelian, kode_toko, no, kode_hadiah, qty, total_uang)
   SELECT :no_pembelian, :kode_toko, no, kode_hadiah, qty, total_uang
   FROM :baris(kode_hadiah text, qty int, total_uang bigint, no)`,
)
