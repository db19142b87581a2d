/** BUY-BACK RE-TAG: a barcode for what was bought back without one. Nothing moves, so nothing is posted (DOMAIN §B.13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanTagUlang } from '#domain/calls/tambah.ts'
import { tagUlang } from '#domain/dokumen/tambah.ts'
import { errors } from '#domain/errors.ts'
import { TAG_ULANG } from '#domain/rules/tambah.ts'
import type { Context } from '../../context.ts'
import { ambilBarang } from '../../stok/ambil.ts'
import { beriBarcode } from '../../stok/barcode.ts'
import { writeDokumen } from '../../stok/write.ts'
import { writeAsal } from './write.ts'

/** @throws all errors, each at its piece */
export async function simpan(
  ctx: Context,
  { body: { barang, keterangan } }: CallInput<typeof simpanTagUlang>,
): Promise<CallReply<typeof simpanTagUlang>> {
  const taken = await ambilBarang(ctx, tagUlang, {
    barang,
    tolak: (b) => (b.kode_barcode === '-' ? undefined : errors.sudahBerbarcode(b)),
  })
  const { barang: bertag } = await beriBarcode(ctx, taken)
  const { no, qty, berat } = await writeDokumen(ctx, tagUlang, {
    barang: bertag,
    ke: 'DIBERI BARCODE',
    keterangan,
  })
  writeAsal(ctx, { no, sumber: TAG_ULANG, kode_tukang: '-', digest: '-' })
  return { no, qty, berat, barcode: bertag.map((b) => b.kode_barcode) }
}
