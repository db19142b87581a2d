/** What a writer of files writes, as bytes. */
import { isiDari, utuh } from '#server/utas/isi.ts'
import { Keluaran } from '#server/utas/keluaran.ts'

export async function bytesOf<S>(
  write: (sheet: S, keluar: Keluaran) => Promise<void>,
  sheet: S,
): Promise<Buffer> {
  const keluar = new Keluaran()
  await write(sheet, keluar)
  return utuh(isiDari(keluar.selesai()))
}
