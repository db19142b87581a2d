/** Writes the payments of a document that has no statement of its own for them. */
import { feeRp, samarkanKartu, type Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

export interface WrittenPembayaran {
  ref_type: string
  ref_no: string
  arah: 'MASUK' | 'KELUAR'
  fee_mode: Settings['FEE_KARTU_MODE']
  lines: readonly (Pick<
    Pembayaran,
    'jenis' | 'nominal' | 'nama_bank' | 'no_card' | 'fee' | 'keterangan' | 'uang_diterima'
  > & { no_rekening: string })[]
}

interface Nilai extends Omit<WrittenPembayaran, 'lines'> {
  kode_toko: string
  baris: readonly (WrittenPembayaran['lines'][number] & { fee_rp: Rupiah })[]
}

const write = statement<unknown, Nilai>(
  'tulis_pembayaran',
  `INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal, nama_bank, no_rekening,
       no_card, fee, fee_rp, fee_mode, keterangan, uang_diterima)
   SELECT :kode_toko, :ref_type, :ref_no, urut, :arah, jenis, nominal, nama_bank, no_rekening, no_card, fee,
     fee_rp, :fee_mode, keterangan, uang_diterima
   FROM :baris(jenis text, nominal bigint, nama_bank text, no_rekening text, no_card text, fee int,
       fee_rp bigint, keterangan text, uang_diterima bigint, urut)`,
)

export function writePembayaran(ctx: Context, { lines, ...dokumen }: WrittenPembayaran): void {
  ctx.send(write, {
    ...dokumen,
    kode_toko: ctx.toko.kode_toko,
    baris: lines.map((p) => ({
      ...p,
      no_card: samarkanKartu(p.no_card),
      fee_rp: feeRp(p.nominal, p.fee),
    })),
  })
}
