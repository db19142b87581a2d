/** A print of labels: written into the history when it is asked for, then made as often as the printer needs it (spec 002 §3). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakLabel as cetakCall, labelPdf as pdfCall, labelPrinter } from '#domain/calls/label.ts'
import { tsplLabel, zplLabel, type LabelDicetak } from '#domain/documents/label-printer.ts'
import { letakLabel } from '#domain/rules/label.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { tolakCetak } from '#domain/rules/cetak-label.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { cetakLabel } from '../../documents/cetak.ts'
import type { FileAnswer } from '../../outcome.ts'
import { barangPerCetakan, fillBarang, kunciBarangLabel } from './load.ts'
import { loadPengaturan } from './pengaturan.ts'

interface Nilai {
  kode_toko: string
  tanggal: string
  jam: Date
  user_id: string
  alasan: string
  id_trx: string
  baris: readonly { barang_id: number; kode_barcode: string; qty: number }[]
}
const write = statement<{ id: number }, Nilai>(
  'tulis_cetak_label',
  `WITH head AS (
     INSERT INTO cetak_label (kode_toko, tanggal, jam, user_id, alasan, id_trx)
     VALUES (:kode_toko, :tanggal, :jam, :user_id, :alasan, :id_trx) RETURNING id),
   isi AS (
     INSERT INTO history_cetak_barcode (cetak_id, urut, kode_toko, barang_id, kode_barcode, qty)
     SELECT head.id, baris.urut, :kode_toko, baris.barang_id, baris.kode_barcode, baris.qty
     FROM head, :baris(barang_id bigint, kode_barcode text, qty smallint, urut))
   SELECT id FROM head`,
)

/** @throws all errors, each at its piece; errors.alasanCetakUlang */
export async function cetak(
  ctx: Context,
  { body: { barang, alasan } }: CallInput<typeof cetakCall>,
): Promise<CallReply<typeof cetakCall>> {
  const found = new Map(
    (
      await kunciBarangLabel(
        ctx,
        barang.map((b) => b.kode_barcode),
      )
    ).map((b) => [b.kode_barcode, b]),
  )
  refuseAll(tolakCetak(barang, found, alasan))
  const [row] = await ctx.sql(write, {
    kode_toko: ctx.toko.kode_toko,
    tanggal: ctx.toko.tgl_system,
    jam: ctx.now,
    user_id: ctx.user.user_id,
    alasan: alasan || '-',
    id_trx: ctx.id_trx,
    baris: barang.map(({ kode_barcode, qty }) => ({
      barang_id: found.get(kode_barcode)!.id,
      kode_barcode,
      qty,
    })),
  })
  return { id: row!.id, barang: barang.length, label: barang.reduce((sum, { qty }) => sum + qty, 0) }
}

/** @throws errors.cetakanTidakAda */
async function loadCetakan(ctx: Context, id: number): Promise<LabelDicetak[]> {
  const rows = await barangPerCetakan(ctx, id)
  if (rows.length === 0) throw errors.cetakanTidakAda().at('id')
  const settings = await loadPengaturan(ctx)
  return rows.map((row) => ({
    letak: letakLabel(settings.desain, fillBarang(ctx, row, settings), settings.dpi),
    qty: row.qty,
  }))
}

export async function pdf(ctx: Context, { params: { id } }: CallInput<typeof pdfCall>): Promise<FileAnswer> {
  const labels = await loadCetakan(ctx, Number(id))
  const { nama_toko } = ctx.toko
  return {
    type: 'application/pdf',
    name: `label-${id}.pdf`,
    content: cetakLabel(labels, nama_toko),
  }
}

export async function printer(
  ctx: Context,
  { params: { id }, query: { bahasa } }: CallInput<typeof labelPrinter>,
): Promise<FileAnswer> {
  const labels = await loadCetakan(ctx, Number(id))
  return {
    type: 'text/plain; charset=utf-8',
    name: `label-${id}.${bahasa.toLowerCase()}`,
    content: Buffer.from(bahasa === 'ZPL' ? zplLabel(labels) : tsplLabel(labels)),
  }
}
