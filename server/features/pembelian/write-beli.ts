/** Writes the lines bought. */
import { lineNo } from '#domain/rules/kode.ts'
import type { BeliDiputuskan, BendaBeli } from '#domain/rules/putuskan-pembelian.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { pakaiNotaLuar } from './load-luar.ts'

/** A line bought, whoever priced it. */
export type WrittenBeli = Pick<
  BeliDiputuskan,
  | 'benda'
  | 'nota'
  | 'berat_nota'
  | 'berat'
  | 'harga_nota'
  | 'basis_rp'
  | 'rugi_nota_rp'
  | 'potongan_kondisi_rp'
  | 'potongan_manual'
  | 'harga'
  | 'harga_rata'
  | 'dokumen_asal'
  | 'alasan_asal'
> & { kondisi: Pick<BeliDiputuskan['kondisi'], 'kondisi'> }

interface WrittenLine extends BendaBeli, Omit<WrittenBeli, 'benda' | 'nota' | 'kondisi'> {
  no_faktur_beli: string
  no_faktur_jual: string
  toko_jual: string
  umur_hari: number
  kondisi: string
  faktur_pajak: boolean
}

interface Nilai {
  kode_toko: string
  no_faktur_group: string
  tgl_system: TanggalSystem
  kode_sales: string
  input_by: string
  jam: Date
  baris: readonly WrittenLine[]
}

const write = statement<unknown, Nilai>(
  'tulis_beli_detail',
  `INSERT INTO beli_detail (no_faktur_beli, kode_toko, no_faktur_group, no, tgl_system, kode_sales, barang_id,
       kode_barcode, no_faktur_jual, toko_jual, kode_group, kode_dept, nama_barang, kadar, kadar_cetak,
       berat_nota, berat, harga_nota, umur_hari, basis_rp, rugi_nota_rp, potongan_kondisi_rp, potongan_manual,
       harga, harga_rata, kondisi, status_gold, faktur_pajak_asal, dokumen_asal, alasan_asal,
       input_by, jam)
   SELECT no_faktur_beli, :kode_toko, :no_faktur_group, no, :tgl_system, :kode_sales, barang_id, kode_barcode,
     no_faktur_jual, toko_jual, kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat_nota, berat,
     harga_nota, umur_hari, basis_rp, rugi_nota_rp, potongan_kondisi_rp, potongan_manual, harga, harga_rata,
     kondisi, status_gold, faktur_pajak, dokumen_asal, alasan_asal, :input_by, :jam
   FROM :baris(no_faktur_beli text, barang_id bigint, kode_barcode text, no_faktur_jual text, toko_jual text,
       kode_group text, kode_dept text, nama_barang text, kadar int, kadar_cetak text, berat_nota bigint,
       berat bigint, harga_nota bigint, umur_hari int, basis_rp bigint, rugi_nota_rp bigint,
       potongan_kondisi_rp bigint, potongan_manual bigint, harga bigint, harga_rata bigint, kondisi text,
       status_gold text, faktur_pajak boolean, dokumen_asal text, alasan_asal text, no)`,
)

export function writeBeli(
  ctx: Context,
  no_faktur_group: string,
  kode_sales: string,
  lines: readonly WrittenBeli[],
): void {
  pakaiNotaLuar(
    ctx,
    lines.flatMap(({ nota }, i) =>
      nota?.luar
        ? [{ no_faktur_jual: nota.no_faktur_jual, no_faktur_beli: lineNo(no_faktur_group, i + 1) }]
        : [],
    ),
  )
  ctx.send(write, {
    kode_toko: ctx.toko.kode_toko,
    no_faktur_group,
    tgl_system: ctx.toko.tgl_system,
    kode_sales,
    input_by: ctx.user.user_id,
    jam: ctx.now,
    baris: lines.map(({ benda, nota, kondisi, ...harga }, i) => ({
      ...benda,
      ...harga,
      no_faktur_beli: lineNo(no_faktur_group, i + 1),
      no_faktur_jual: nota?.no_faktur_jual ?? '-',
      toko_jual: nota?.toko_jual ?? '-',
      umur_hari: nota?.umur_hari ?? 0,
      kondisi: kondisi.kondisi,
      faktur_pajak: nota?.punya_faktur_pajak ?? false,
    })),
  })
}
