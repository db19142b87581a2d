/** The nota of a document as a file, whatever it is of. */
import type { NotaPenjualan, TokoNota } from '#domain/documents/nota.ts'
import type { JenisNota, KertasNota, PengaturanNota } from '#domain/rules/pengaturan-nota.ts'
import type { Context } from '../context.ts'
import type { FileAnswer } from '../outcome.ts'
import { cetakNota } from '../documents/cetak.ts'
import { loadPengaturanNota } from '../documents/pengaturan-nota.ts'
import { tokoNota } from '../documents/toko-nota.ts'

interface Asked {
  jenis: JenisNota
  /** Name of the file, without its paper. */
  name: string
  /** The paper asked for; without it, that of settingNota. */
  kertas?: KertasNota | undefined
}

export async function notaFile(
  ctx: Context,
  { jenis, name, kertas }: Asked,
  draw: (toko: TokoNota, pengaturan: PengaturanNota) => NotaPenjualan,
): Promise<FileAnswer> {
  const pengaturan = await loadPengaturanNota(ctx, jenis)
  const ukuran = kertas ?? pengaturan.kertas
  return {
    type: 'application/pdf',
    name: `${name}-${ukuran}.pdf`,
    content: cetakNota(draw(await tokoNota(ctx), pengaturan), ukuran),
  }
}
