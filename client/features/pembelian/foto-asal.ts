/** Pictures of the papers that say where a piece without nota came from. */
import { fotoAsal, lihatFotoAsal } from '#domain/calls/foto-pembelian.ts'
import { lihatPembelian } from '#domain/calls/pembelian.ts'
import { fotoOf } from '#client/kasir/foto-of.ts'

export const fotoDariAsal = fotoOf('no_faktur_group', fotoAsal, lihatFotoAsal, [lihatPembelian])
