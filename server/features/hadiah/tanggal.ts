/** The day a gift screen sends is the shop's own (DOMAIN §B.10). */
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'

/** @throws errors.tanggalTidakSama */
export function samaDenganSystem({ toko }: Context, tanggal: string): void {
  if (tanggal !== toko.tgl_system) throw errors.tanggalTidakSama().at('tanggal')
}
