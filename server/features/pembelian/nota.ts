/** The nota of a purchase or trade-in as a file. */
import type { CallInput } from '#domain/call.ts'
import type { notaPembelian as notaCall } from '#domain/calls/nota-pembelian.ts'
import { ketentuanBeliKembali } from '#domain/documents/ketentuan-beli-kembali.ts'
import { notaPembelian } from '#domain/documents/nota-pembelian.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { cetakNota } from '../../documents/cetak.ts'
import { akanKeluar } from '../../dokumen/hitung-cetak.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import { loadPengaturanNota } from '../../documents/pengaturan-nota.ts'
import { kodeNota } from '../../faktur/nota-kode.ts'
import type { FileAnswer } from '../../outcome.ts'
import { lihat } from './lihat.ts'

/** @throws errors.pembelianTidakAda */
export async function nota(ctx: Context, { params, query }: CallInput<typeof notaCall>): Promise<FileAnswer> {
  const faktur = await lihat(ctx, { params, query: {}, body: undefined })
  const toko = await tokoNota(ctx)
  const pengaturan = await loadPengaturanNota(ctx, faktur.kind === 'TUKAR' ? 'TUKAR' : 'BELI')
  const kertas = query.kertas ?? pengaturan.kertas
  const sold = faktur.detail_barang[0]
  const terms = sold
    ? {
        ketentuan: ketentuanBeliKembali(ctx.settings),
        qr: `${sold.no_faktur_jual}.${await kodeNota(ctx, { ...faktur, total_bayar: faktur.total_bayar as Rupiah })}`,
      }
    : { ketentuan: '', qr: '' }
  const document = notaPembelian(akanKeluar(faktur, query.mencetak), toko, pengaturan, terms)
  return {
    type: 'application/pdf',
    name: `nota-${faktur.no_faktur_group}-${kertas}.pdf`,
    content: cetakNota(document, kertas),
  }
}
