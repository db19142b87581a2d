/** Pieces of a shop: sensible weights and ongkos, put on stock through the ledger. */
import { group as groups, kategori } from '#domain/bawaan.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { milligram, rupiah } from '#domain/units.ts'
import type { Posting } from '#domain/rules/posting.ts'
import { barcodeBaru } from '../rantai/barcode.ts'
import type { Context } from '../context.ts'
import { post } from '../ledger/post.ts'
import type { Peluang } from './random.ts'
import { BAKI, JENIS } from './data.ts'

const LM_GRAM = [1, 2, 3, 5, 10]

export interface PieceDiRak {
  barang_id: number
  kode_barcode: string
  kode_group: string
  kode_dept: string
  ref_line: string
  lokasi: string
  berat: ReturnType<typeof milligram>
}

/** Makes `count` pieces and posts them with the posting that `kind` builds. */
export async function tambahPieces(
  ctx: Context,
  chance: Peluang,
  count: number,
  no: string,
  kind: (no: string, pieces: PieceDiRak[]) => Posting,
): Promise<void> {
  const barcodes = await barcodeBaru(ctx, count)
  const rows = barcodes.map((kode_barcode) => randomPiece(ctx, chance, kode_barcode))
  const stored: { id: number; kode_barcode: string | null }[] = []
  for (let i = 0; i < rows.length; i += 500)
    stored.push(
      ...(await ctx.db
        .insertInto('barang')
        .values(rows.slice(i, i + 500))
        .returning(['id', 'kode_barcode'])
        .execute()),
    )
  const ids = new Map(stored.map((r) => [r.kode_barcode, r.id]))
  const pieces = rows.map((r) => ({
    barang_id: ids.get(r.kode_barcode)!,
    kode_barcode: r.kode_barcode,
    kode_group: r.kode_group,
    kode_dept: r.kode_dept,
    ref_line: r.kode_barcode,
    lokasi: lokasiNyata(r.kode_gudang, r.kode_baki),
    berat: r.berat,
  }))
  await post(ctx, kind(no, pieces), no)
}

export function randomPiece(ctx: Context, chance: Peluang, kode_barcode: string) {
  const jenis = chance.choose([...JENIS, ...JENIS.slice(0, 5)])
  const group = chance.choose(groups.filter((g) => g.kode_kategori === jenis.kode_kategori))
  const lm = jenis.kode_dept === 'LM'
  const berat = milligram(lm ? chance.choose(LM_GRAM) * 1000 : chance.antara(...jenis.berat))
  const nama = chance.choose(jenis.nama)
  const batu = /BATU|MUTIARA|SOLITER/.test(nama)
  return {
    kode_toko: ctx.toko.kode_toko,
    kode_barcode,
    kode_group: group.kode_group,
    kode_dept: jenis.kode_dept,
    nama_barang: lm ? `${nama} ${berat / 1000} GRAM` : nama,
    kadar: group.kadar,
    kadar_cetak: group.kadar_cetak,
    berat,
    berat_awal: berat,
    ongkos: rupiah(Math.round(chance.antara(...jenis.ongkos) / 5_000) * 5_000),
    ...(batu
      ? {
          nama_atribut: nama.includes('MUTIARA') ? 'MUTIARA' : 'BATU',
          berat_atribut: milligram(chance.antara(40, 250)),
          harga_atribut: rupiah(chance.antara(3, 30) * 25_000),
        }
      : {}),
    kode_gudang: 'TOKO',
    kode_baki: chance.choose(BAKI),
    status: 'READY',
    // A piece that came from private hands has no faktur pajak, and is taxed otherwise if PPN is counted.
    punya_faktur_pajak: chance.kadang(70),
    status_gold: kategori.find((k) => k.kode_kategori === group.kode_kategori)!.status_gold,
    kode_intern: `KC-${kode_barcode.slice(-5)}`,
    tgl_masuk: ctx.toko.tgl_system,
  }
}
