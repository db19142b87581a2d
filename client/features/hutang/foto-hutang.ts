/** Photos of goods as they were taken in. */
import { fotoHutang, lihatFotoHutang } from '#domain/calls/foto-hutang.ts'
import { lihatHutang } from '#domain/calls/hutang.ts'
import { fotoOf } from '#client/kasir/foto-of.ts'

export const fotoDariHutang = fotoOf('no_faktur_hutang', fotoHutang, lihatFotoHutang, [lihatHutang])
