/** New pieces, each with the next barcode, into their trays in one posting (DOMAIN §B.13). */
import { createHash } from 'node:crypto'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanTambah } from '#domain/calls/tambah.ts'
import { tambah } from '#domain/dokumen/tambah.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import type { EmasTukang } from '#domain/rules/posting.ts'
import { postingTambahBarang } from '#domain/rules/postings/stok.ts'
import type { BarangAwal } from '#domain/rules/stok-awal.ts'
import { LOKASI_SUMBER, putuskanTambah, tolakSumber, type SumberTray } from '#domain/rules/tambah.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { barcodeBaru } from '../../rantai/barcode.ts'
import { writeDokumen } from '../../stok/write.ts'
import type { LoadedBarang } from '../../stok/load.ts'
import { loadDikenal } from '../saldo-awal/dikenal.ts'
import { writeBarang } from '../saldo-awal/write.ts'
import { writeAsal } from './write.ts'
import { DI_PESANAN, denganPesanan, fillPesanan, loadFor, pesananError } from './dari-pesanan.ts'

// Until the pieces are there, no other request fills these trays, or takes them or the groups out of use; the same file
// sent twice waits here.
const pegangBaki = statement<unknown>(
  'pegang_baki_tambah',
  `SELECT 1 FROM baki WHERE kode_toko = $1 AND kode_gudang || '/' || kode_baki = ANY ($2::text[])
   ORDER BY kode_gudang, kode_baki FOR NO KEY UPDATE`,
)
const pegangGroup = statement<unknown>(
  'pegang_group_tambah',
  'SELECT 1 FROM grup WHERE kode_group = ANY ($1::text[]) ORDER BY kode_group FOR SHARE',
)
const tukangAktif = statement<{ kode_tukang: string }>(
  'tukang_aktif',
  'SELECT kode_tukang FROM tukang WHERE kode_toko = $1 AND status_aktif AND kode_tukang = $2',
)
const sama = statement<{ no: string }>(
  'tambah_sama',
  `SELECT h.no FROM tambah_barang t JOIN dokumen_stok h USING (no)
   WHERE t.kode_toko = $1 AND t.sidik = $2 AND h.tgl_system = $3 AND h.status_valid = 'DONE'
   ORDER BY h.no DESC LIMIT 1`,
)

/** @throws all errors, each at its row; errors.tambahSudahAda */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanTambah>,
): Promise<CallReply<typeof simpanTambah>> {
  const { kode_toko } = ctx.toko
  const { sumber, keterangan } = body
  const untuk = await loadFor(ctx, body)
  const kode_tukang = untuk ? untuk.pesanan.kepala.kode_tukang : body.kode_tukang
  const diminta = sumber === 'PESANAN' ? body.barang.map((b) => ({ ...b, ...DI_PESANAN })) : body.barang
  await ctx.sql(pegangBaki, [kode_toko, [...new Set(diminta.map(tempatOf))]])
  await ctx.sql(pegangGroup, [[...new Set(body.barang.map((b) => b.kode_group))]])
  const dikenal = await loadDikenal(ctx, [])
  const { barang, wrong } = putuskanTambah(
    diminta,
    sumber === 'PESANAN' ? denganPesanan(dikenal) : dikenal,
    body.setuju ?? false,
  )
  const tukang = new Set((await ctx.sql(tukangAktif, [kode_toko, kode_tukang])).map((t) => t.kode_tukang))
  refuseAll([...tolakSumber(body, tukang), ...pesananError(untuk, body), ...wrong])
  const digest = digestOf(body)
  refuseAll(body.memang_lain ? [] : await sudahAda(ctx, digest, barang.length))

  const baru = await buatBarang(ctx, barang, sumber, kode_tukang)
  const tempat = new Set(baru.map(tempatOf))
  const dokumen = await writeDokumen(ctx, tambah, {
    barang: baru,
    ke: untuk ? `PESANAN ${body.no_pesanan}` : sumber === 'TUKANG' ? `TUKANG ${kode_tukang}` : sumber,
    ...(tempat.size === 1 ? { tempat: baru[0]! } : {}),
    keterangan,
  })
  const { no, qty, berat } = dokumen
  writeAsal(ctx, { no, sumber, kode_tukang, digest })
  if (untuk)
    await fillPesanan(
      ctx,
      untuk,
      dokumen,
      body.barang.map((b) => b.no_baris),
    )
  else await post(ctx, postingTambahBarang(no, LOKASI_SUMBER[sumber as SumberTray], dokumen.barang), no)
  return { no, qty, berat, barcode: baru.map((b) => b.kode_barcode) }
}

const tempatOf = ({ kode_gudang, kode_baki }: { kode_gudang: string; kode_baki: string }): string =>
  lokasiNyata(kode_gudang, kode_baki)

const digestOf = ({
  sumber,
  kode_tukang,
  no_pesanan,
  barang,
}: CallInput<typeof simpanTambah>['body']): string =>
  createHash('sha256')
    .update(JSON.stringify([sumber, kode_tukang, no_pesanan, barang]))
    .digest('hex')

/** A list that says the very same as one of today is likely the same pieces again; one piece alone may well have a twin. */
async function sudahAda(ctx: Context, digest: string, qty: number): Promise<Refusal[]> {
  if (qty < 2) return []
  const [before] = await ctx.sql(sama, [ctx.toko.kode_toko, digest, ctx.toko.tgl_system])
  return before ? [errors.tambahSudahAda(before).at('barang')] : []
}

async function buatBarang(
  ctx: Context,
  barang: readonly BarangAwal[],
  sumber: string,
  kode_tukang: string,
): Promise<(LoadedBarang & EmasTukang)[]> {
  const codes = await barcodeBaru(ctx, barang.length)
  const rows = barang.map((b, i) => ({ ...b, kode_barcode: codes[i]! }))
  const ids = await writeBarang(ctx, rows, sumber)
  return rows.map((b) => ({
    id: ids.get(b.kode_barcode)!,
    kode_barcode: b.kode_barcode,
    kode_group: b.kode_group,
    kode_dept: b.kode_dept,
    nama_barang: b.nama_barang,
    kadar: b.kadar,
    kode_tukang,
    kadar_cetak: b.kadar_cetak,
    berat: b.berat,
    kode_gudang: b.kode_gudang,
    kode_baki: b.kode_baki,
    status: 'READY',
    baki_dikunci: false,
    tujuan: '-',
  }))
}
