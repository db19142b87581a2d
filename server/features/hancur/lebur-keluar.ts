/** Melted gold leaves: grams of groups out of LEBUR, to head office or to a refinery that pays (DOMAIN §O.1-4, §O.1-5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type {
  batalLeburKeluar,
  listLeburKeluar,
  fillLebur,
  LeburKeluarTersimpan,
  simpanLeburKeluar,
} from '#domain/calls/hancur.ts'
import { leburKeluar } from '#domain/dokumen/lebur-keluar.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { kunciAml } from '#domain/rules/aml.ts'
import { disetujuiBatal, disetujuiLeburKeluar } from '#domain/rules/disetujui.ts'
import { stokLineNo, noFaktur, noKoreksi } from '#domain/rules/kode.ts'
import { ambilLebur, type LeburContent } from '#domain/rules/lebur.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import { periksaPembeli, pph22Dari } from '#domain/rules/pajak.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import { postingJualLebur, postingLeburPusat } from '#domain/rules/postings/stok.ts'
import { rekeningUtama, type RekeningToko } from '#domain/rules/rekening.ts'
import { rupiah, sumMilligram, type Milligram, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { amlSesudahBatal, amlSesudahSah, kunciDokumen, kunciOrang } from '../../faktur/aml.ts'
import { NONMEMBER } from '../../faktur/load-acuan.ts'
import { pembeliDigest, writePembeli } from '../../faktur/pembeli.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { kunci, post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'

const LEBUR = lokasiSistem('LEBUR')
const perGroup = statement<CallReply<typeof fillLebur>[number]>(
  'isi_lebur',
  `SELECT s.kode_group, g.nama_group, sum(s.berat)::bigint AS berat FROM saldo_lokasi s JOIN grup g USING (kode_group)
   WHERE s.kode_toko = $1 AND s.lokasi = '${LEBUR}' GROUP BY 1, 2 HAVING sum(s.berat) > 0 ORDER BY 1`,
)
const perJenis = statement<LeburContent>(
  'isi_lebur_jenis',
  `SELECT kode_group, kode_dept, berat FROM saldo_lokasi
   WHERE kode_toko = $1 AND lokasi = '${LEBUR}' AND berat > 0 AND kode_group = ANY ($2::text[]) ORDER BY 1, 2`,
)
const rekening = statement<RekeningToko>(
  'rekening_lebur',
  `SELECT r.no_rekening, b.nama_bank, r.jenis, r.is_default FROM rekening r JOIN bank b USING (kode_bank)
   WHERE r.kode_toko = $1 AND r.status_aktif`,
)

export const fill = (ctx: Context): Promise<CallReply<typeof fillLebur>> =>
  ctx.sql(perGroup, [ctx.toko.kode_toko])

/** @throws errors.leburKurang at its line, rekeningTidakAda, rekeningTanpaDefault, perluOtorisasi */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanLeburKeluar>,
): Promise<CallReply<typeof simpanLeburKeluar>> {
  const { kode_toko, tgl_system } = ctx.toko
  const { tujuan, penerima, harga, keterangan } = body
  const orang = orangPembeli(tujuan === 'PEMURNI' ? pembeliDigest(ctx, body) : undefined)
  // A person before the books, as everywhere.
  kunciOrang(ctx, orang)
  // The books are locked before the bin is looked at: of two who draw from it the second sees what the first has left.
  kunci(ctx)
  const ada = await ctx.sql(perJenis, [kode_toko, body.emas.map((e) => e.kode_group)])
  const { emas, kurang } = ambilLebur(ada, body.emas)
  refuseAll(kurang.map(({ i, refusal }) => refusal.at(`emas.${i}.berat`)))
  const dijual = tujuan === 'PEMURNI'
  const jenis_bayar = tujuan === 'PUSAT' ? '-' : body.jenis_bayar
  if (dijual) refuseAll(periksaPembeli(body, { nama: penerima, hari: tgl_system, field: 'penerima' }))
  const pph_rp = dijual ? pph22Dari(harga, body) : rupiah(0)
  const no_rekening =
    jenis_bayar === 'TRANSFER'
      ? rekeningUtama(body.nama_bank, 'TRANSFER', await ctx.sql(rekening, [kode_toko])).no_rekening
      : '-'
  const no = noFaktur('LB', kode_toko, tgl_system, await nomorBerikut(ctx, 'LB'))
  const aml_kunci = kunciDokumen(ctx, orang, { no, nilai: harga })
  const izin = await pakaiOtorisasi(ctx, {
    kategori: 'HANCUR BARANG',
    ref_no: no,
    ids: [body.id_otorisasi],
    untuk: disetujuiLeburKeluar(body),
    field: 'id_otorisasi',
  })
  ctx.send(write, {
    no,
    kode_toko,
    tgl_system,
    jam: ctx.now,
    tujuan,
    penerima,
    harga,
    jenis_pembeli: dijual ? body.jenis_pembeli : null,
    pph_rp,
    jenis_bayar,
    no_rekening,
    keterangan,
    otorisasi_by: izin.user_otorisasi,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
    aml_kunci: dijual ? aml_kunci : null,
    baris: body.emas,
  })
  if (dijual) writePembeli(ctx, body, { ref_no: no, nama: penerima })
  if (dijual) await amlSesudahSah(ctx, { no, aml_kunci })
  ctx.announce(leburKeluar.berita, { no })
  const keluar = emas.map((e, i) => ({ ...e, ref_line: stokLineNo(no, i + 1) }))
  await post(
    ctx,
    jenis_bayar === '-'
      ? postingLeburPusat(no, 'V:PUSAT', keluar)
      : postingJualLebur({ no_lebur: no, emas: keluar, harga, pph_rp, jenis_bayar, no_rekening }),
    no,
  )
  return { no, berat: sumMilligram(body.emas.map((e) => e.berat)), harga, pph_rp }
}

/** Key of who buys melted gold. @param digest of their tax number, where the document has one: a person's is the one on their card */
const orangPembeli = (digest?: string): string | null =>
  kunciAml({ kode_member: NONMEMBER, digest, no_hp: '-' }) ?? null

interface Nilai {
  no: string
  kode_toko: string
  tgl_system: string
  jam: Date
  tujuan: string
  penerima: string
  harga: Rupiah
  jenis_pembeli: string | null
  pph_rp: Rupiah
  jenis_bayar: string
  no_rekening: string
  keterangan: string
  otorisasi_by: string
  input_by: string
  id_trx: string
  aml_kunci: string | null
  baris: readonly { kode_group: string; berat: Milligram }[]
}
const write = statement<unknown, Nilai>(
  'tulis_lebur_keluar',
  `WITH head AS (
     INSERT INTO lebur_keluar (no, kode_toko, tgl_system, jam, tujuan, penerima, harga, jenis_bayar,
         no_rekening, keterangan, otorisasi_by, input_by, id_trx, jenis_pembeli, pph_rp,
         aml_kunci)
     VALUES (:no, :kode_toko, :tgl_system, :jam, :tujuan, :penerima, :harga, :jenis_bayar, :no_rekening,
         :keterangan, :otorisasi_by, :input_by, :id_trx, :jenis_pembeli, :pph_rp,
         :aml_kunci))
   INSERT INTO lebur_keluar_baris (no, urut, kode_toko, kode_group, berat)
   SELECT :no, baris.urut, :kode_toko, baris.kode_group, baris.berat FROM :baris(kode_group text, berat bigint, urut)`,
)

const DOKUMEN = `SELECT h.no, h.tgl_system, to_char(h.jam, 'HH24:MI:SS') AS jam, h.tujuan, h.penerima,
    b.berat, h.harga, h.pph_rp, COALESCE(h.jenis_pembeli, '-') AS jenis_pembeli,
    h.jenis_bayar, h.no_rekening, h.keterangan, h.otorisasi_by, h.status_valid,
    h.alasan_batal, h.cetak, h.input_by, b.emas
   FROM lebur_keluar h CROSS JOIN LATERAL (
     SELECT sum(berat)::bigint AS berat,
       json_agg(json_build_object('kode_group', kode_group, 'berat', berat) ORDER BY urut) AS emas
     FROM lebur_keluar_baris WHERE no = h.no) b
   WHERE h.kode_toko = $1`
const hariIni = statement<LeburKeluarTersimpan>(
  'daftar_lebur_keluar',
  `${DOKUMEN} AND h.tgl_system = $2 ORDER BY h.jam DESC LIMIT 500`,
)
const satu = statement<LeburKeluarTersimpan>('lihat_lebur_keluar', `${DOKUMEN} AND h.no = $2`)

export const list = (ctx: Context): Promise<CallReply<typeof listLeburKeluar>> =>
  ctx.sql(hariIni, [ctx.toko.kode_toko, ctx.toko.tgl_system])

const tidakAda = (no: string) => errors.dokumenStokTidakAda({ nama: leburKeluar.nama, no }).at('no')

/** @throws errors.dokumenStokTidakAda */
export async function load(ctx: Context, no: string): Promise<LeburKeluarTersimpan> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, no])
  if (!row) throw tidakAda(no)
  return row
}

interface Kepala {
  tgl_system: string
  status_valid: string
  input_by: string
  cetak: number
  tujuan: string
  harga: Rupiah
  pph_rp: Rupiah
  aml_kunci: string | null
}
const kepala = statement<Kepala>(
  'kunci_lebur_keluar',
  `SELECT tgl_system, status_valid, input_by, cetak, tujuan, harga, pph_rp, aml_kunci FROM lebur_keluar
   WHERE kode_toko = $1 AND no = $2 FOR NO KEY UPDATE`,
)
/** @throws errors.dokumenStokTidakAda */
export async function kunciKepala(ctx: Context, no: string): Promise<Kepala> {
  const [row] = await ctx.sql(kepala, [ctx.toko.kode_toko, no])
  if (!row) throw tidakAda(no)
  return row
}

const tandai = statement<unknown>(
  'batal_lebur_keluar',
  `UPDATE lebur_keluar SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5
   WHERE kode_toko = $1 AND no = $2`,
)

/** @throws errors.dokumenStokTidakAda, sudahDibatalkan, batalBedaHari, perluOtorisasi (an account that would fall below 0 too), saldoKasTidakCukup */
export async function batal(
  ctx: Context,
  { body: { no, alasan, id_otorisasi } }: CallInput<typeof batalLeburKeluar>,
): Promise<CallReply<typeof batalLeburKeluar>> {
  const head = await kunciKepala(ctx, no)
  const cara = caraBatal(ctx, leburKeluar, { ...head, no })
  const dijual = head.tujuan === 'PEMURNI'
  kunciOrang(ctx, head.aml_kunci)
  const stored = await storedPosting(ctx, no, dijual ? 'JUAL LEBUR' : 'LEBUR KELUAR')
  const posting = dijual ? reversalOf(stored) : reversalOf(stored, 'LEBUR KELUAR')
  const dibatalkan = {
    no,
    tgl_system: head.tgl_system,
    ...(dijual ? { jumlah: rupiah(head.harga + head.pph_rp) } : {}),
    alasan,
  }
  if (cara.cara === 'balik') await izinBatal(ctx, cara, { ...dibatalkan, id_otorisasi })
  // A refinery is no customer, and no rule has priced what it gets back.
  await izinUangKeluar(ctx, { posting, ref_no: no, dokumen: disetujuiBatal(dibatalkan), alasan })
  ctx.send(tandai, [ctx.toko.kode_toko, no, ctx.user.user_id, ctx.now, alasan])
  await amlSesudahBatal(ctx, no)
  await post(ctx, posting, noKoreksi(no))
  ctx.announce(leburKeluar.berita, { no })
  return { no, status_valid: 'CANC' }
}
