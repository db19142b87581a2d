/** The papers of a loan as files: its receipt, the label of its envelope, the text that prints debts by itself. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type {
  amplopHutang,
  notaHutang as notaCall,
  hutangText as textCall,
} from '#domain/calls/nota-hutang.ts'
import { janjiHutang, labelAmplop, notaHutang } from '#domain/documents/nota-hutang.ts'
import { hutangTextOf } from '#domain/documents/hutang-text.ts'
import type { Context } from '../../context.ts'
import { cetakTiket } from '../../documents/cetak.ts'
import { notaFile } from '../../dokumen/nota-file.ts'
import { akanKeluar } from '../../dokumen/hitung-cetak.ts'
import { loadPengaturanNota } from '../../documents/pengaturan-nota.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import type { FileAnswer } from '../../outcome.ts'
import { loadPinjaman } from '../../rantai/izin-gadai.ts'
import { lihat } from './lihat.ts'

/** The shop's licence to lend on pledge (§G-7); '' where there is none. */
export const izinGadai = async (ctx: Context): Promise<string> => (await loadPinjaman(ctx)).izin_gadai

/** @throws errors.hutangTidakAda */
export async function nota(ctx: Context, { params, query }: CallInput<typeof notaCall>): Promise<FileAnswer> {
  const hutang = await lihat(ctx, { params })
  const izin = await izinGadai(ctx)
  return notaFile(
    ctx,
    { jenis: 'HUTANG', name: `hutang-${hutang.no_faktur_hutang}`, ...query },
    (toko, pengaturan) => notaHutang(akanKeluar(hutang, query.mencetak), izin, toko, pengaturan),
  )
}

/** @throws errors.hutangTidakAda */
export async function amplop(
  ctx: Context,
  { params, query: { kertas } }: CallInput<typeof amplopHutang>,
): Promise<FileAnswer> {
  const hutang = await lihat(ctx, { params })
  const pengaturan = await loadPengaturanNota(ctx, 'HUTANG')
  return {
    type: 'application/pdf',
    name: `amplop-${hutang.no_faktur_hutang}-${kertas}.pdf`,
    content: cetakTiket(labelAmplop(hutang, await tokoNota(ctx), pengaturan), kertas),
  }
}

/** @throws errors.hutangTidakAda */
export async function text(
  ctx: Context,
  { params }: CallInput<typeof textCall>,
): Promise<CallReply<typeof textCall>> {
  const hutang = await lihat(ctx, { params })
  const { bunga, harus_dibayar } = janjiHutang(hutang)
  return {
    nama: `${hutang.no_faktur_hutang}.txt`,
    teks: hutangTextOf(hutang.no_faktur_hutang, {
      nama_barang: hutang.nama_barang,
      lamaPinjam: hutang.lama_pinjam,
      totalPinjam: hutang.jumlah_hutang,
      bunga,
      harusDibayar: harus_dibayar,
    }),
  }
}
