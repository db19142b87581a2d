/** Pieces of a shipment have arrived: they are this shop's now, each in its tray; what the scale says otherwise is corrected at once (DOMAIN §B.14, §O.1-7). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanTerima } from '#domain/calls/terima.ts'
import { terima } from '#domain/dokumen/kirim.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { tolakTujuan } from '#domain/rules/dokumen-stok.ts'
import {
  disetujuiSelisih,
  isSortir,
  selisihBerat,
  sortirOf,
  tolakTempat,
  type SelisihLine,
} from '#domain/rules/kirim.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { postingKoreksiBerat, postingTerima } from '#domain/rules/postings/stok.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { writeDokumen } from '../../stok/write.ts'
import { kunciTujuan, type LoadedBarang } from '../../stok/load.ts'
import { tolakBarcode } from './barcode-luar.ts'
import { kunciLuar, loadKiriman, type LoadedKiriman } from './kiriman.ts'

type Body = CallInput<typeof simpanTerima>['body']
type RequestedLine = Body['baris'][number]
/** A line of the request with the shipment's. */
interface Line extends SelisihLine, Pick<LoadedBarang, 'kode_gudang' | 'kode_baki'> {
  urut: number
}

const kunci = statement<{ urut: number }>('kunci_kiriman', 'SELECT urut FROM kunci_kiriman($1, $2::bigint[])')
const pindahkan = statement<{ n: number }>('terima_kiriman', 'SELECT terima_kiriman($1, $2, $3::json) AS n')
const jadikan = statement<{ urut: number; barang_id: number }>(
  'terima_luar',
  'SELECT urut, barang_id FROM terima_luar($1, $2, $3::json)',
)
const load = statement<LoadedBarang>(
  'muat_barang_diterima',
  `SELECT b.id, COALESCE(b.kode_barcode, '-') AS kode_barcode, b.kode_group, b.kode_dept, b.nama_barang,
     b.kadar_cetak, b.berat, b.kode_gudang, b.kode_baki, b.status, '-' AS tujuan, false AS baki_dikunci
   FROM barang b WHERE b.kode_toko = $1 AND b.id = ANY ($2::bigint[])`,
)

interface NilaiTerima {
  no: string
  kode_toko: string
  no_kirim: string
  kode_cabang: string
  baris: readonly { urut_kirim: number; berat_terima: Milligram }[]
}
const write = statement<unknown, NilaiTerima>(
  'tulis_terima',
  `WITH head AS (
       INSERT INTO terima (no, kode_toko, no_kirim, kode_cabang)
       VALUES (:no, :kode_toko, :no_kirim, :kode_cabang))
   INSERT INTO terima_barang (no, urut, kode_toko, no_kirim, urut_kirim, berat_terima)
   SELECT :no, baris.urut, :kode_toko, :no_kirim, baris.urut_kirim, baris.berat_terima
   FROM :baris(urut_kirim smallint, berat_terima bigint, urut)`,
)

/** @throws errors.kirimanTidakAda; all that is wrong, at 'baris.0' and so on; errors.perluOtorisasi */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanTerima>,
): Promise<CallReply<typeof simpanTerima>> {
  const { no_kirim, keterangan, id_otorisasi } = body
  const { kode_toko } = ctx.toko
  const kiriman = await loadKiriman(ctx, no_kirim)
  const lines = await jadiBarangSini(ctx, kiriman, await putuskan(ctx, body, kiriman))
  const lain = lines.filter((b) => b.berat_terima !== b.berat)

  const arrived = new Map(
    (await ctx.sql(load, [kode_toko, lines.map((b) => b.barang_id)])).map((b) => [b.id, b]),
  )
  const tempat = new Set(lines.map((b) => lokasiNyata(b.kode_gudang, b.kode_baki)))
  const { no, qty, berat, barang } = await writeDokumen(ctx, terima, {
    barang: lines.map((b) => arrived.get(b.barang_id)!),
    ke: `${kiriman.kode_cabang} ${kiriman.nama_cabang}, ${no_kirim}`,
    ...(tempat.size === 1 ? { tempat: lines[0]! } : {}),
    keterangan,
  })
  if (lain.length)
    await pakaiOtorisasi(ctx, {
      kategori: 'KOREKSI BERAT',
      ref_no: no,
      ids: [id_otorisasi],
      untuk: disetujuiSelisih(no_kirim, lain),
      field: 'id_otorisasi',
    })
  ctx.send(write, {
    no,
    kode_toko,
    no_kirim,
    kode_cabang: kiriman.kode_cabang,
    baris: lines.map((b) => ({ urut_kirim: b.urut, berat_terima: b.berat_terima })),
  })
  await post(ctx, postingTerima(no, barang, kiriman.luar ? 'V:CABANG' : 'V:TRANSIT'), no)
  for (const [i, { berat_terima }] of lines.entries())
    if (berat_terima !== barang[i]!.berat)
      await post(ctx, postingKoreksiBerat(no, barang[i]!, berat_terima), no)
  ctx.announce('kiriman', {}, 'chain')
  return { no, qty, berat, sisa: kiriman.qty_jalan - lines.length }
}

/** Makes received pieces rows of this shop. Pieces of another server get a row only now, or get it back. */
async function jadiBarangSini(
  ctx: Context,
  { no_kirim, luar }: LoadedKiriman,
  lines: Line[],
): Promise<Line[]> {
  const content = [no_kirim, ctx.now, JSON.stringify(lines.map((b) => ({ ...b, selisih: selisihBerat(b) })))]
  if (!luar) {
    await ctx.sql(pindahkan, content)
    return lines
  }
  const id = new Map((await ctx.sql(jadikan, content)).map((b) => [b.urut, b.barang_id]))
  return lines.map((b) => ({ ...b, barang_id: id.get(b.urut)! }))
}

/** Lines that are still out, locked with their pieces. */
async function rowKey(
  ctx: Context,
  { no_kirim, luar, detail_barang }: LoadedKiriman,
  diminta: ReadonlySet<number>,
): Promise<Set<number>> {
  const lines = detail_barang.filter((b) => diminta.has(b.urut))
  const rows = luar
    ? await ctx.sql(kunciLuar, [no_kirim, lines.map((b) => b.urut)])
    : await ctx.sql(kunci, [no_kirim, lines.map((b) => b.barang_id)])
  return new Set(rows.map((b) => b.urut))
}

/** Pieces before trays, trays in one order; everything that is wrong at once, each at its line. */
async function putuskan(
  ctx: Context,
  { no_kirim, baris: lines }: Body,
  kiriman: LoadedKiriman,
): Promise<Line[]> {
  const written = new Map(kiriman.detail_barang.map((b) => [b.urut, b]))
  const dijalan = await rowKey(ctx, kiriman, new Set(lines.map((b) => b.urut)))
  const asing = kiriman.luar
    ? await tolakBarcode(
        ctx,
        lines.flatMap((b) => written.get(b.urut)?.kode_barcode ?? []),
      )
    : new Map<string, Refusal>()
  const full = await periksaBaki(ctx, lines)
  const seen = new Set<number>()
  refuseAll(
    lines.flatMap((diminta, i): Refusal[] => {
      const { urut, berat } = diminta
      const piece = written.get(urut)
      const ganda = seen.has(urut)
      seen.add(urut)
      const refusal = !piece
        ? errors.barisTidakAda({ urut })
        : ganda
          ? errors.barangGanda(piece)
          : !dijalan.has(urut)
            ? errors.barangTidakDiJalan({ kode_barcode: piece.kode_barcode, no: no_kirim })
            : berat === 0
              ? errors.beratTerimaKosong()
              : (asing.get(piece.kode_barcode) ??
                tolakTempat(sortirOf(no_kirim, piece.kode_barcode), piece.kode_barcode, diminta) ??
                full.get(lokasiNyata(diminta.kode_gudang, diminta.kode_baki)))
      return refusal ? [refusal.at(`baris.${i}`)] : []
    }),
  )
  return lines.map((diminta) => {
    const { urut, barang_id, kode_barcode, berat } = written.get(diminta.urut)!
    const { kode_gudang, kode_baki } = diminta
    return {
      urut,
      barang_id,
      kode_barcode,
      berat,
      berat_terima: diminta.berat ?? berat,
      kode_gudang,
      kode_baki,
    }
  })
}

/** By place, why nothing goes there. */
async function periksaBaki(ctx: Context, lines: readonly RequestedLine[]): Promise<Map<string, Refusal>> {
  const tempat = new Map(
    lines.filter((b) => !isSortir(b)).map((b) => [lokasiNyata(b.kode_gudang, b.kode_baki), b]),
  )
  const wrong = new Map<string, Refusal>()
  for (const lokasi of [...tempat.keys()].toSorted()) {
    const { kode_gudang, kode_baki } = tempat.get(lokasi)!
    const datang = lines.filter((b) => lokasiNyata(b.kode_gudang, b.kode_baki) === lokasi).length
    const tujuan = await kunciTujuan(ctx, { kode_gudang, kode_baki })
    const refusal = tujuan ? tolakTujuan(tujuan, datang) : errors.bakiTidakAda({ kode_gudang, kode_baki })
    if (refusal) wrong.set(lokasi, refusal)
  }
  return wrong
}
