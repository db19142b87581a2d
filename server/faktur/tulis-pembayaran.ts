/** Writes the payments of a document that has no statement of its own for them. */
import { feeRp, samarkanKartu, type Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

export interface PembayaranDitulis {
  ref_type: string
  /** One line per way of payment and ref_no. */
  ref_no: string
  arah: 'MASUK' | 'KELUAR'
  fee_mode: Settings['FEE_KARTU_MODE']
  baris: readonly (Pick<
    Pembayaran,
    'jenis' | 'nominal' | 'nama_bank' | 'no_card' | 'fee' | 'keterangan' | 'uang_diterima'
  > & { no_rekening: string })[]
}

const tulis = statement<unknown>(
  'tulis_pembayaran',
  `INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal, nama_bank, no_rekening, no_card, fee, fee_rp, fee_mode, keterangan, uang_diterima)
   SELECT $1, $2, $3, urut, $4, jenis, nominal, nama_bank, no_rekening, no_card, fee, fee_rp, $5, keterangan, uang_diterima
   FROM unnest($6::text[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::int[], $12::bigint[], $13::text[], $14::bigint[])
     WITH ORDINALITY AS t (jenis, nominal, nama_bank, no_rekening, no_card, fee, fee_rp, keterangan, uang_diterima, urut)`,
)

export function tulisPembayaran(
  ctx: Context,
  { ref_type, ref_no, arah, fee_mode, baris }: PembayaranDitulis,
): void {
  ctx.send(tulis, [
    ctx.toko.kode_toko,
    ref_type,
    ref_no,
    arah,
    fee_mode,
    baris.map((p) => p.jenis),
    baris.map((p) => p.nominal),
    baris.map((p) => p.nama_bank),
    baris.map((p) => p.no_rekening),
    baris.map((p) => samarkanKartu(p.no_card)),
    baris.map((p) => p.fee),
    baris.map((p) => feeRp(p.nominal, p.fee)),
    baris.map((p) => p.keterangan),
    baris.map((p) => p.uang_diterima),
  ])
}

/** Several accounts of one way of payment are one line of the document, which names every bank. */
export function satuPerJenis<P extends { jenis: string; nominal: Rupiah; nama_bank: string }>(
  lines: readonly P[],
): P[] {
  const merged = new Map<string, P>()
  for (const line of lines) {
    const before = merged.get(line.jenis)
    merged.set(
      line.jenis,
      before
        ? {
            ...before,
            nominal: rupiah(before.nominal + line.nominal),
            nama_bank: [...new Set([before.nama_bank, line.nama_bank])].join(', '),
          }
        : line,
    )
  }
  return [...merged.values()]
}
