/** A deposit or an order as it is now; and its pieces one by one, when prices have changed. */
import { ambilPesanan } from '#domain/calls/ambil-pesanan.ts'
import { scanBarang, type BarangScan } from '#domain/calls/barang.ts'
import { ambilTitipan } from '#domain/calls/titipan.ts'
import { errors } from '#domain/errors.ts'
import { call, type CallOptions } from '#client/net/api.ts'
import { dariPesanan, dariTitipan, type Readings } from './draft-ambil.ts'
import type { Choice } from './diambil.ts'

/** @throws ApiError */
export const readDiambil = async ({ jenis, no }: Choice, options: CallOptions = {}): Promise<Readings> =>
  jenis === 'DP'
    ? dariPesanan(await call(ambilPesanan, { body: { no_pesanan: no } }, options))
    : dariTitipan(await call(ambilTitipan, { params: { no_titip_group: no } }, options))

/** Reads pieces of a draft anew: those of an order as the order has them, asked for once; the rest as a scan. */
export function barangReader(options: CallOptions = {}): (barang: BarangScan) => Promise<BarangScan> {
  const orders = new Map<string, Promise<Readings>>()
  return async ({ kode_barcode, no_pesanan }) => {
    if (no_pesanan === undefined) return call(scanBarang, { params: { kode_barcode } }, options)
    const read = orders.get(no_pesanan) ?? readDiambil({ jenis: 'DP', no: no_pesanan }, options)
    orders.set(no_pesanan, read)
    const line = (await read).detail_barang.find(({ barang }) => barang.kode_barcode === kode_barcode)
    if (!line) throw errors.barangBukanPesanan({ kode_barcode, no_pesanan })
    return line.barang
  }
}
