/** Saves a stock document: its pieces go where it says, in one posting (DOMAIN §B.13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { CallsStok } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { tolakBarang, tolakTujuan, type BakiTujuan } from '#domain/rules/dokumen-stok.ts'
import { noBarisStok, noFaktur } from '#domain/rules/kode.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { sumMilligram } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { post } from '../ledger/post.ts'
import { nomorBerikut } from '../rantai/nomor.ts'
import { kunciBarang, kunciTujuan, type BarangDimuat } from './muat.ts'
import { tulisDokumen } from './tulis.ts'

type Body = CallInput<CallsStok['simpan']>['body']

/** @throws everything that is wrong, each at its piece; errors.stokTidakCukup */
export async function simpan(
  ctx: Context,
  dokumen: DokumenStok,
  { body }: CallInput<CallsStok['simpan']>,
): Promise<CallReply<CallsStok['simpan']>> {
  // Pieces before trays, as whoever puts a piece back locks them.
  const ada = await kunciBarang(ctx, body.barang)
  const tujuan = await kunciTujuan(ctx, body)
  if (!tujuan) throw errors.bakiTidakAda(body).at('kode_baki')
  const barang = putuskan(dokumen, body, tujuan, ada)

  const no = noFaktur(
    dokumen.nomor,
    ctx.toko.kode_toko,
    ctx.toko.tgl_system,
    await nomorBerikut(ctx, dokumen.nomor),
  )
  tulisDokumen(ctx, { ...body, no, kind: dokumen.kind, barang })
  const pieces = barang.map((b, i) => ({
    ...b,
    barang_id: b.id,
    ref_line: noBarisStok(no, i + 1),
    lokasi: lokasiNyata(b.kode_gudang, b.kode_baki),
  }))
  await post(ctx, dokumen.posting(no, lokasiNyata(tujuan.kode_gudang, tujuan.kode_baki), pieces), no)
  ctx.announce(dokumen.berita, { no })
  return { no, qty: barang.length, berat: sumMilligram(barang.map((b) => b.berat)) }
}

/** The pieces in the order they were scanned. @throws all that is wrong */
function putuskan(
  { dari }: DokumenStok,
  { barang }: Body,
  tujuan: BakiTujuan,
  ada: ReadonlyMap<string, BarangDimuat>,
): BarangDimuat[] {
  const salah = barang.flatMap((kode_barcode, i): Refusal[] => {
    const piece = ada.get(kode_barcode)
    const refusal = !piece
      ? errors.barangTidakAda({ kode_barcode })
      : barang.indexOf(kode_barcode) < i
        ? errors.barangGanda({ kode_barcode })
        : tolakBarang(dari, piece, tujuan)
    return refusal ? [refusal.at(`barang.${i}`)] : []
  })
  const penuh = tolakTujuan(tujuan, barang.length)
  refuseAll([...salah, ...(penuh ? [penuh.at('kode_baki')] : [])])
  return barang.map((kode_barcode) => ada.get(kode_barcode)!)
}
