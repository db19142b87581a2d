/**
 * Data with which the till begins when a deposit is taken: as agreed while the prices are locked, at today's price
 * after that.
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ambilTitipan } from '#domain/calls/titipan.ts'
import { refuseAll } from '#domain/errors.ts'
import { sepakati } from '#domain/rules/harga.ts'
import {
  hargaMasihTerkunci,
  hargaTitipan,
  titipanTerpakai,
  type BarangTitipan,
} from '#domain/rules/titipan.ts'
import type { Context } from '../../context.ts'
import { readBarangAmbil, sebagaiScan, type BarangAmbil } from '../../faktur/barang-ambil.ts'
import { readTitipan, untukDiambil } from './load-titipan.ts'
import { tampilkanHp } from '../../rantai/member.ts'

type Reply = CallReply<typeof ambilTitipan>

/** @throws errors.titipanTidakAda, and everything that keeps it from being taken */
export async function ambil(ctx: Context, { params }: CallInput<typeof ambilTitipan>): Promise<Reply> {
  const titipan = await readTitipan(ctx, params.no_titip_group)
  const { kepala, saldo, barang } = titipan
  refuseAll(titipanTerpakai(untukDiambil(titipan)).map((refusal) => refusal.at('no_titip_group')))
  const terkunci = hargaMasihTerkunci(kepala.tgl_kunci_harga, ctx.toko.tgl_system)
  const found = await readBarangAmbil(
    ctx,
    barang.map((b) => b.kode_barcode),
  )
  return {
    no_titip_group: kepala.no_titip_group,
    saldo,
    tgl_kunci_harga: kepala.tgl_kunci_harga,
    terkunci,
    kode_sales: kepala.kode_sales,
    kode_customer: kepala.kode_member,
    nama_customer: kepala.nama_customer,
    // Sent back masked, it is known whole (hpDimaksud).
    no_hp: tampilkanHp(ctx, kepala).no_hp,
    alamat_customer: kepala.alamat_customer,
    detail_barang: barang.map((b) => line(ctx, found.get(b.kode_barcode)!, b, terkunci)),
  }
}

function line(
  ctx: Context,
  piece: BarangAmbil,
  agreed: BarangTitipan,
  terkunci: boolean,
): Reply['detail_barang'][number] {
  const priced = hargaTitipan(piece, agreed, terkunci)
  const barang = sebagaiScan(ctx, priced)
  if (terkunci) return { barang, berat: agreed.berat, harga_jual: agreed.harga_jual, ongkos: agreed.ongkos }
  const proposed = { berat: agreed.berat, harga_jual: barang.harga_skrg, ongkos: barang.ongkos_rp }
  const { harga } = sepakati(priced, priced, proposed, ctx.settings)
  return { barang, berat: agreed.berat, harga_jual: harga.harga_skrg, ongkos: harga.ongkos }
}
