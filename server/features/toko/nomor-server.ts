/** Number of this server in the chain: it decides the barcodes that the server draws (DOMAIN §O.7-2). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { aturNomorServer, lihatNomorServer } from '#domain/calls/toko.ts'
import { rentangBarcode } from '#domain/rules/rentang-barcode.ts'
import type { Context } from '../../context.ts'
import { audit } from '../../rantai/audit.ts'
import { aturNomorServer as atur, nomorServer } from '../../rantai/barcode.ts'

export async function lihat(ctx: Context): Promise<CallReply<typeof lihatNomorServer>> {
  const { nomor, dipakai } = await nomorServer(ctx)
  return { nomor_server: nomor, ...rentangBarcode(nomor), dipakai }
}

/** @throws errors.rentangBarcodeTetap */
export async function ubah(
  ctx: Context,
  { body: { nomor } }: CallInput<typeof aturNomorServer>,
): Promise<CallReply<typeof aturNomorServer>> {
  const { nomor: sebelum } = await nomorServer(ctx)
  if (nomor !== sebelum) {
    await atur(ctx, nomor)
    await audit(ctx, {
      actions: 'UBAH',
      table: 'rentang_barcode',
      ref: 'SERVER',
      sebelum: { nomor: sebelum },
      sesudah: { nomor },
    })
    ctx.announce('toko', {}, 'chain')
  }
  return { nomor_server: nomor, ...rentangBarcode(nomor) }
}
