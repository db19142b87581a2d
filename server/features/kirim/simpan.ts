/** Pieces leave for another shop or for head office: at once, or first as a draft (DOMAIN §B.14). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { prosesKirim, simpanKirim, simpanKirimPusat } from '#domain/calls/kirim.ts'
import type { AcuanBarang } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { kirim, kirimPusat } from '#domain/dokumen/kirim.ts'
import { errors } from '#domain/errors.ts'
import { disetujuiKirim } from '#domain/rules/kirim.ts'
import { postingKirim } from '#domain/rules/postings/stok.ts'
import { sumMilligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { ambilBarang } from '../../stok/ambil.ts'
import { barangLine, writeDokumen, type WrittenBarang } from '../../stok/write.ts'
import { kunciDokumen, loadDokumen } from '../../stok/list.ts'
import type { LoadedBarang } from '../../stok/load.ts'
import { keCabang, kePusat, type Tujuan } from './tujuan.ts'

export const simpanCabang = async (
  ctx: Context,
  { body }: CallInput<typeof simpanKirim>,
): Promise<CallReply<typeof simpanKirim>> => simpan(ctx, kirim, body, await keCabang(ctx, body.kode_cabang))

export const simpanPusat = async (
  ctx: Context,
  { body }: CallInput<typeof simpanKirimPusat>,
): Promise<CallReply<typeof simpanKirimPusat>> => simpan(ctx, kirimPusat, body, await kePusat(ctx))

interface Diminta {
  barang: readonly AcuanBarang[]
  keterangan: string
  draf: boolean
  id_otorisasi?: string | null | undefined
}

/** @throws all errors, each at its piece; errors.perluOtorisasi */
async function simpan(ctx: Context, dokumen: DokumenStok, diminta: Diminta, tujuan: Tujuan) {
  const { draf: draft, keterangan, id_otorisasi } = diminta
  const { no, qty, berat, barang } = await writeDokumen(ctx, dokumen, {
    barang: await ambilBarang(ctx, dokumen, diminta),
    ke: tujuan.ke,
    keterangan,
    status_valid: draft ? 'OPEN' : 'DONE',
  })
  ctx.send(kepala, [no, ctx.toko.kode_toko, tujuan.kode_cabang])
  if (!draft) await berangkat(ctx, no, tujuan, barang, { id_otorisasi, untuk: dokumen.nama })
  return { no, qty, berat }
}

/** A draft leaves: its pieces are asked for again. @throws errors.dokumenStokTidakAda, sudahDiproses; what is wrong with its pieces */
export async function proses(
  ctx: Context,
  { body: { no, id_otorisasi } }: CallInput<typeof prosesKirim>,
): Promise<CallReply<typeof prosesKirim>> {
  const dokumen = no.startsWith(kirimPusat.nomor) ? kirimPusat : kirim
  const { status_valid } = await kunciDokumen(ctx, dokumen, no)
  if (status_valid !== 'OPEN') throw errors.sudahDiproses({ no }).at('no')
  const { detail_barang } = await loadDokumen(ctx, dokumen, no)
  const [head] = await ctx.sql(draft, [ctx.toko.kode_toko, no])
  const tujuan = head!.kode_cabang ? await keCabang(ctx, head!.kode_cabang) : await kePusat(ctx)
  const barang = (
    await ambilBarang(ctx, dokumen, {
      barang: detail_barang.map((b) => b.id),
      // A piece must be as the draft wrote it down: its slip and the books say that.
      tolak: (b) => {
        const written = detail_barang.find((d) => d.id === b.id)!
        return written.berat === b.berat &&
          written.kode_group === b.kode_group &&
          written.kode_dept === b.kode_dept &&
          written.kode_baki === b.kode_baki &&
          written.kode_gudang === b.kode_gudang
          ? undefined
          : errors.barangBerubahSejakDraf(b)
      },
    })
  ).map((b, i) => barangLine(no, b, i))
  ctx.send(selesai, [ctx.toko.kode_toko, no])
  await berangkat(ctx, no, tujuan, barang, { id_otorisasi, untuk: no })
  ctx.announce(dokumen.berita, { no })
  return { no, qty: barang.length, berat: sumMilligram(barang.map((b) => b.berat)) }
}

const kepala = statement<unknown>(
  'tulis_kirim',
  `INSERT INTO kirim (no, kode_toko, kode_cabang, status_kirim) VALUES ($1, $2, $3, 'DRAFT')`,
)
const draft = statement<{ kode_cabang: string | null }>(
  'draf_kirim',
  'SELECT kode_cabang FROM kirim WHERE kode_toko = $1 AND no = $2',
)
const selesai = statement<unknown>(
  'proses_kirim',
  `UPDATE dokumen_stok SET status_valid = 'DONE' WHERE kode_toko = $1 AND no = $2`,
)
const dikirim = statement<unknown>(
  'kirim_berangkat',
  `UPDATE kirim SET status_kirim = 'KIRIM', tgl_kirim = $3, kode_cabang = $4, jauh = $5
   WHERE kode_toko = $1 AND no = $2`,
)
/** Of what goes out of the chain nothing is waited for. */
const line = statement<unknown>(
  'tulis_kirim_barang',
  `INSERT INTO kirim_barang (no, urut, kode_toko, barang_id, tgl_kirim, tipe_barang)
   SELECT d.no, d.urut, d.kode_toko, d.barang_id, $3, b.tipe_barang
   FROM dokumen_stok_barang d JOIN barang b ON b.kode_toko = d.kode_toko AND b.id = d.barang_id
   WHERE d.kode_toko = $1 AND d.no = $2`,
)

async function berangkat(
  ctx: Context,
  no: string,
  { ke, lokasi, kode_cabang, jauh }: Tujuan,
  barang: readonly WrittenBarang<LoadedBarang>[],
  izin: { id_otorisasi: string | null | undefined; untuk: string },
): Promise<void> {
  const { kode_toko, tgl_system } = ctx.toko
  if (ctx.settings.KIRIM_OTORISASI)
    await pakaiOtorisasi(ctx, {
      kategori: 'KIRIM BARANG',
      ref_no: no,
      ids: [izin.id_otorisasi],
      untuk: disetujuiKirim({
        untuk: izin.untuk,
        ke,
        barang,
      }),
      field: 'id_otorisasi',
    })
  ctx.send(dikirim, [kode_toko, no, tgl_system, kode_cabang, jauh])
  if (kode_cabang) ctx.send(line, [kode_toko, no, tgl_system])
  await post(ctx, postingKirim(no, lokasi, barang), no)
  ctx.announce('kiriman', {}, 'chain')
}
