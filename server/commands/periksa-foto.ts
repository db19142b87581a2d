/** `npm run periksa-foto`: photos without a picture, pictures without a piece; `-- --buang` has the latter swept away. Ends with 1 when there are some. */
import { createPool } from '../db/client.ts'
import { bukaPenyimpanan } from '../pictures/buka.ts'
import { denganDatabase } from '../settings/database.ts'
import { startOptions } from '../settings/options.ts'
import { dropWithoutRow, periksaFoto } from '../features/foto/periksa.ts'

const args = process.argv.slice(2)
const buang = args.includes('--buang')

try {
  const options = startOptions(
    args.filter((arg) => arg !== '--buang'),
    process.env,
  )
  process.exitCode = await denganDatabase(options, (url) => periksa(url, options.penyimpanan))
} catch (error) {
  console.error(`Foto tidak bisa diperiksa: ${(error as Error).message}`)
  process.exitCode = 2
}

async function periksa(url: string, chosen: Parameters<typeof bukaPenyimpanan>[0]): Promise<number> {
  const penyimpanan = bukaPenyimpanan(chosen)
  const pool = createPool({ url, max: 1 })
  try {
    const { foto, withoutFile, withoutRow } = await periksaFoto(pool, penyimpanan)
    console.log(`${foto} foto di ${penyimpanan.tempat}`)
    for (const { kode_barcode, nama } of withoutFile)
      console.log(`  ${kode_barcode}  gambarnya tidak ada: ${nama}`)
    for (const nama of withoutRow) console.log(`  tanpa barang: ${nama}`)
    if (buang && withoutRow.length) {
      await dropWithoutRow(pool, withoutRow, new Date())
      console.log(`${withoutRow.length} gambar tanpa barang dibuang oleh server yang berjalan`)
    }
    return withoutFile.length || (withoutRow.length && !buang) ? 1 : 0
  } finally {
    await pool.end()
  }
}
