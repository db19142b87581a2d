/** The nota of a purchase or trade-in as a file. */
import type { CallInput } from '#domain/call.ts'
import type { notaPembelian as notaCall } from '#domain/calls/nota-pembelian.ts'
import { ketentuanBeliKembali } from '#domain/documents/ketentuan-beli-kembali.ts'
import { notaPembelian } from '#domain/documents/nota-pembelian.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { notaFile } from '../../dokumen/nota-file.ts'
import { akanKeluar } from '../../dokumen/hitung-cetak.ts'
import { kodeNota } from '../../faktur/nota-kode.ts'
import type { FileAnswer } from '../../outcome.ts'
import { lihat } from './lihat.ts'

/** @throws errors.pembelianTidakAda */
export async function nota(ctx: Context, { params, query }: CallInput<typeof notaCall>): Promise<FileAnswer> {
  const faktur = await lihat(ctx, { params, query: {}, body: undefined })
  const sold = faktur.detail_barang[0]
  const terms = sold
    ? {
        ketentuan: ketentuanBeliKembali(ctx.settings),
        qr: `${sold.no_faktur_jual}.${await kodeNota(ctx, { ...faktur, total_bayar: faktur.total_bayar as Rupiah })}`,
      }
    : { ketentuan: '', qr: '' }
  return notaFile(
    ctx,
    { jenis: faktur.kind === 'TUKAR' ? 'TUKAR' : 'BELI', name: `nota-${faktur.no_faktur_group}`, ...query },
    (toko, pengaturan) => notaPembelian(akanKeluar(faktur, query.mencetak), toko, pengaturan, terms),
  )
}
