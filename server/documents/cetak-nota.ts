/** A nota on the paper it is asked for. */
import type { NotaPenjualan } from '#domain/documents/nota-penjualan.ts'
import type { KertasNota } from '#domain/documents/pengaturan-nota.ts'
import { nota80mm } from './nota-80mm.ts'
import { notaA5 } from './nota-a5.ts'

export const cetakNota = (nota: NotaPenjualan, kertas: KertasNota): Promise<Buffer> =>
  kertas === '80' ? nota80mm(nota) : notaA5(nota, kertas)
