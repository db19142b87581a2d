/** BUY-BACK RE-TAG: a barcode for what was bought back without one. Nothing moves, so nothing is posted (DOMAIN §B.13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanTagUlang } from '#domain/calls/tambah.ts'
import { tagUlang } from '#domain/dokumen/tambah.ts'
import { errors } from '#domain/errors.ts'
import { TAG_ULANG } from '#domain/rules/tambah.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { barcodeBaru } from '../../rantai/barcode.ts'
import { ambilBarang } from '../../stok/ambil.ts'
import { catatDokumen } from '../../stok/catat.ts'
import { catatAsal } from './catat.ts'

const beri = statement<
  unknown,
  { kode_toko: string; baris: readonly { id: number; kode_barcode: string }[] }
>(
  'beri_barcode',
  `UPDATE barang b SET kode_barcode = baris.kode_barcode, versi = b.versi + 1
   FROM :baris(id bigint, kode_barcode text) WHERE b.kode_toko = :kode_toko AND b.id = baris.id`,
)

/** @throws everything that is wrong, each at its piece */
export async function simpan(
  ctx: Context,
  { body: { barang, keterangan } }: CallInput<typeof simpanTagUlang>,
): Promise<CallReply<typeof simpanTagUlang>> {
  const taken = await ambilBarang(ctx, tagUlang, {
    barang,
    tolak: (b) => (b.kode_barcode === '-' ? undefined : errors.sudahBerbarcode(b)),
  })
  const codes = await barcodeBaru(ctx, taken.length)
  const bertag = taken.map((b, i) => ({ ...b, kode_barcode: codes[i]! }))
  ctx.send(beri, {
    kode_toko: ctx.toko.kode_toko,
    baris: bertag.map(({ id, kode_barcode }) => ({ id, kode_barcode })),
  })
  const { no, qty, berat } = await catatDokumen(ctx, tagUlang, {
    barang: bertag,
    ke: 'DIBERI BARCODE',
    keterangan,
  })
  catatAsal(ctx, { no, sumber: TAG_ULANG, kode_tukang: '-', sidik: '-' })
  return { no, qty, berat, barcode: codes }
}
