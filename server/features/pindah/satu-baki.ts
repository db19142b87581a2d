/** All READY pieces of a tray to another, as one PINDAH document: exactly those that were seen (DOMAIN §B.13). */
import { createHash } from 'node:crypto'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { lihatSatuBaki, simpanSatuBaki } from '#domain/calls/pindah.ts'
import { pindah } from '#domain/dokumen/pindah.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { tolakTujuan } from '#domain/rules/dokumen-stok.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { postingPindah } from '#domain/rules/postings/stok.ts'
import type { Context } from '../../context.ts'
import { post } from '../../ledger/post.ts'
import { writeDokumen } from '../../stok/write.ts'
import { kunciTujuan, loadBakiContent, type LoadedBarang } from '../../stok/load.ts'

const pisah = (content: readonly LoadedBarang[]) => ({
  pindah: content.filter((b) => b.status === 'READY'),
  tinggal: content.filter((b) => b.status !== 'READY'),
})
const digestOf = (content: readonly LoadedBarang[]): string =>
  createHash('sha256')
    .update(JSON.stringify(content.map((b) => [b.id, b.status, b.berat])))
    .digest('hex')

export async function lihat(
  ctx: Context,
  { params }: CallInput<typeof lihatSatuBaki>,
): Promise<CallReply<typeof lihatSatuBaki>> {
  const content = await loadBakiContent(ctx, params)
  return { ...pisah(content), sidik: digestOf(content) }
}

/** @throws errors.bakiSama, bakiTidakAda, bakiDikunci, bakiTidakMuat, bakiKosong; isiBakiBerubah when it is no longer what was seen */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanSatuBaki>,
): Promise<CallReply<typeof simpanSatuBaki>> {
  const { dari_gudang, dari_baki, kode_gudang, kode_baki, keterangan } = body
  const dari = { kode_gudang: dari_gudang, kode_baki: dari_baki }
  if (lokasiNyata(dari_gudang, dari_baki) === lokasiNyata(kode_gudang, kode_baki))
    throw errors.bakiSama().at('kode_baki')
  // Pieces before trays. Who sells one of them at this moment waits, or is waited for and then told of.
  const content = await loadBakiContent(ctx, dari, true)
  const tujuan = await kunciTujuan(ctx, body)
  if (!tujuan) throw errors.bakiTidakAda(body).at('kode_baki')
  const { pindah: ikut, tinggal } = pisah(content)
  const full = tolakTujuan(tujuan, ikut.length)
  refuseAll([
    ...(ikut.length ? [] : [errors.bakiKosong(dari).at('dari_baki')]),
    ...(content.some((b) => b.baki_dikunci) ? [errors.bakiDikunci(dari).at('dari_baki')] : []),
    ...(full ? [full.at('kode_baki')] : []),
    ...(digestOf(content) === body.sidik ? [] : [errors.isiBakiBerubah(dari).at('sidik')]),
  ])
  const { no, qty, berat, barang } = await writeDokumen(ctx, pindah, {
    barang: ikut,
    ke: `${kode_gudang} / ${kode_baki}`,
    tempat: { kode_gudang, kode_baki },
    keterangan,
  })
  await post(ctx, postingPindah(no, lokasiNyata(kode_gudang, kode_baki), barang), no)
  return { no, qty, berat, tinggal }
}
