/** Finished pieces fill the lines of an order, from a goldsmith or out of the shop's stock, and leave them again when that is undone (DOMAIN §B.6, §O.2). */
import { pesanan as dokumen } from '#domain/dokumen/pesanan.ts'
import { refuseAll, type Refusal } from '#domain/errors.ts'
import {
  emasUntuk,
  gabungEmas,
  tolakDiisi,
  tolakPengisi,
  type EmasDiTukang,
  type Pengisi,
} from '#domain/rules/pesanan-jadi.ts'
import { pesananTerpakai } from '#domain/rules/pesanan.ts'
import type { EmasTerpakai } from '#domain/rules/postings/pesanan.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadPesanan, type LoadedPesanan } from './load-pesanan.ts'

const diTukang = statement<EmasDiTukang & { no: number }>(
  'emas_pesanan_di_tukang',
  `SELECT e.no_baris AS no, t.kode_tukang,
     sum(CASE t.jenis WHEN 'SERAH' THEN e.berat ELSE -e.berat END)::bigint AS berat
   FROM bahan_tukang t JOIN bahan_tukang_baris e USING (no)
   WHERE t.kode_toko = $1 AND t.no_pesanan = $2 AND t.no_pesanan <> '-' AND t.status_valid = 'DONE'
     AND e.pemilik = 'CUSTOMER'
   GROUP BY 1, 2 HAVING sum(CASE t.jenis WHEN 'SERAH' THEN e.berat ELSE -e.berat END) > 0 ORDER BY 1, 2`,
)

/** Customer's gold that a goldsmith has of every open line. The caller has the order locked. */
export const emasDiTukang = (ctx: Context, no_pesanan: string): Promise<(EmasDiTukang & { no: number })[]> =>
  ctx.sql(diTukang, [ctx.toko.kode_toko, no_pesanan])

export interface PesananDiisi {
  pesanan: LoadedPesanan
  di_tukang: readonly (EmasDiTukang & { no: number })[]
}

/** The order that pieces are to fill, locked. @throws errors.pesananTidakAda */
export async function loadDiisi(ctx: Context, no_pesanan: string): Promise<PesananDiisi> {
  const pesanan = await loadPesanan(ctx, no_pesanan)
  return { pesanan, di_tukang: await emasDiTukang(ctx, no_pesanan) }
}

/** Reasons why the order takes no piece now, and what is wrong with the pieces that are to fill it, at `barang.i`. */
export const pengisianError = (
  { pesanan }: PesananDiisi,
  asal: Parameters<typeof tolakDiisi>[1],
  barang: readonly Pengisi[],
  field: { no: string; kode_group: string },
): Refusal[] => {
  const refusal = tolakDiisi(pesanan.kepala, asal)
  if (refusal) return [refusal.at('no_pesanan')]
  return tolakPengisi(pesanan.lines, barang).map((w) => w.refusal.at(`barang.${w.i}.${field[w.field]}`))
}

/** Customer's gold that pieces of these weights use up. */
export const emasPengisian = (
  { pesanan, di_tukang }: PesananDiisi,
  barang: readonly { no: number; berat: Milligram }[],
): EmasTerpakai =>
  gabungEmas(
    barang.map(({ no, berat }) =>
      emasUntuk(
        pesanan.lines.find((b) => b.no === no)!,
        berat,
        di_tukang.filter((t) => t.no === no),
      ),
    ),
  )

const content = statement<
  unknown,
  {
    kode_toko: string
    no_pesanan: string
    no_jadi: string
    isi: readonly { no: number; barang_id: number }[]
  }
>(
  'isi_baris_pesanan',
  `UPDATE pesanan_detail d SET status = 'JADI', barang_id = isi.barang_id, no_jadi = :no_jadi
   FROM :isi(no smallint, barang_id bigint)
   WHERE d.kode_toko = :kode_toko AND d.no_pesanan = :no_pesanan AND d.no = isi.no`,
)
/** The stone agreed in the order goes to a piece that has none of its own: a nota names what it asks money for. */
const beriAtribut = statement<
  unknown,
  { kode_toko: string; no_pesanan: string; isi: readonly { no: number; barang_id: number }[] }
>(
  'atribut_dipesan',
  `UPDATE barang b SET nama_atribut = d.nama_atribut, berat_atribut = d.berat_atribut
   FROM :isi(no smallint, barang_id bigint) JOIN pesanan_detail d ON d.kode_toko = :kode_toko
     AND d.no_pesanan = :no_pesanan AND d.no = isi.no
   WHERE b.kode_toko = :kode_toko AND b.id = isi.barang_id AND d.nama_atribut <> '-' AND b.nama_atribut = '-'
     AND b.berat_atribut = 0`,
)
const proses = statement<unknown>(
  'proses_pesanan_jadi',
  `UPDATE pesanan SET status_pesanan = 'PROSES' WHERE kode_toko = $1 AND no_pesanan = $2 AND status_pesanan = 'OPEN'`,
)
// Done when every line that was not dropped has its piece (§O.2-9).
const selesai = statement<unknown>(
  'selesai_pesanan_jadi',
  `UPDATE pesanan p SET status_pesanan = 'DONE', tgl_jadi = $3
   WHERE p.kode_toko = $1 AND p.no_pesanan = $2 AND p.status_pesanan = 'PROSES'
     AND NOT EXISTS (
       SELECT 1 FROM pesanan_detail d WHERE d.kode_toko = $1 AND d.no_pesanan = $2 AND d.status = 'OPEN')`,
)

/** Writes which piece fills which line. @param no_jadi the document that brought them: TA, or JS */
export function writePengisian(
  ctx: Context,
  { pesanan }: PesananDiisi,
  no_jadi: string,
  filled: readonly { no: number; barang_id: number }[],
): void {
  const { kode_toko, tgl_system } = ctx.toko
  const { no_pesanan } = pesanan.kepala
  ctx.send(content, { kode_toko, no_pesanan, no_jadi, isi: filled })
  if (pesanan.lines.some((b) => b.nama_atribut !== '-'))
    ctx.send(beriAtribut, { kode_toko, no_pesanan, isi: filled })
  ctx.send(proses, [kode_toko, no_pesanan])
  ctx.send(selesai, [kode_toko, no_pesanan, tgl_system])
  ctx.announce(dokumen.berita, { no_pesanan })
}

const diserahkan = statement<unknown>(
  'pesanan_ke_tukang',
  `UPDATE pesanan SET status_pesanan = 'PROSES', kode_tukang = $3
   WHERE kode_toko = $1 AND no_pesanan = $2 AND (status_pesanan = 'OPEN' OR kode_tukang = '-')`,
)

/** A goldsmith who is given gold for an order becomes its maker, where it has none. */
export function keTukang(ctx: Context, { no_pesanan }: { no_pesanan: string }, kode_tukang: string): void {
  ctx.send(diserahkan, [ctx.toko.kode_toko, no_pesanan, kode_tukang])
  ctx.announce(dokumen.berita, { no_pesanan })
}

const pesananDari = statement<{ no_pesanan: string }>(
  'pesanan_dari_jadi',
  `SELECT no_pesanan FROM pesanan_detail WHERE kode_toko = $1 AND no_jadi = $2 AND no_jadi <> '-' LIMIT 1`,
)

/** Asked before the document that filled an order is undone: nobody takes it, and it has not ended. @throws errors.pesananSelesai, pesananSedangDiambil */
export async function tahanPengisian(ctx: Context, no_jadi: string): Promise<void> {
  const [row] = await ctx.sql(pesananDari, [ctx.toko.kode_toko, no_jadi])
  if (!row) return
  const { kepala } = await loadPesanan(ctx, row.no_pesanan)
  refuseAll(pesananTerpakai(kepala).map((refusal) => refusal.at('no')))
}

const kosongkan = statement<{ no_pesanan: string }>(
  'kosongkan_baris_pesanan',
  `UPDATE pesanan_detail SET status = 'OPEN', barang_id = NULL, no_jadi = '-'
   WHERE kode_toko = $1 AND no_jadi = $2 AND no_jadi <> '-' RETURNING no_pesanan`,
)
/** A piece without a price of its own for it had it from the order alone. */
const ambilAtribut = statement<unknown>(
  'atribut_tidak_dipesan',
  `UPDATE barang b SET nama_atribut = '-', berat_atribut = 0 FROM pesanan_detail d
   WHERE d.kode_toko = $1 AND d.no_jadi = $2 AND d.no_jadi <> '-' AND d.nama_atribut <> '-'
     AND b.kode_toko = $1 AND b.id = d.barang_id AND b.harga_atribut = 0 AND b.nama_atribut = d.nama_atribut
     AND b.berat_atribut = d.berat_atribut`,
)
const kembali = statement<unknown>(
  'pesanan_kembali_proses',
  `UPDATE pesanan SET status_pesanan = 'PROSES', tgl_jadi = NULL
   WHERE kode_toko = $1 AND no_pesanan = $2 AND status_pesanan = 'DONE'`,
)

/** The lines that a document filled are open again. */
export async function lepasPengisian(ctx: Context, no_jadi: string): Promise<void> {
  ctx.send(ambilAtribut, [ctx.toko.kode_toko, no_jadi])
  const [row] = await ctx.sql(kosongkan, [ctx.toko.kode_toko, no_jadi])
  if (!row) return
  ctx.send(kembali, [ctx.toko.kode_toko, row.no_pesanan])
  ctx.announce(dokumen.berita, row)
}
