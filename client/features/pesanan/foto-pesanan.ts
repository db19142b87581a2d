/** Sketches and photos of what is ordered. */
import { fotoPesanan, lihatFotoPesanan } from '#domain/calls/foto-pesanan.ts'
import { lihatPesanan } from '#domain/calls/pesanan.ts'
import { fotoOf } from '#client/kasir/foto-of.ts'

export const fotoDariPesanan = fotoOf('no_pesanan', fotoPesanan, lihatFotoPesanan, [lihatPesanan])
