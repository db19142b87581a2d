/** `npm run periksa-buku`: holds the books of the whole chain against themselves; ends with 1 when something differs. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../db/embedded.ts'
import { startOptions } from '../start/options.ts'
import { periksaBuku, type Temuan } from './reconcile.ts'

try {
  const { databaseUrl, databaseUrlServer, data } = startOptions(process.argv.slice(2), process.env)
  const url = databaseUrlServer ?? databaseUrl
  process.exitCode = url ? await periksa(url) : await periksaEmbedded(join(data, 'postgres'))
} catch (error) {
  console.error(`Buku tidak bisa diperiksa: ${(error as Error).message}`)
  process.exitCode = 2
}

/** A database that is not running is started for as long as this reads; one that runs is shared. */
async function periksaEmbedded(dataDir: string): Promise<number> {
  if (!existsSync(dataDir)) throw new Error(`belum ada data di ${dataDir}`)
  const server = await startEmbedded({ dataDir })
  try {
    return await periksa(server.urlServer)
  } finally {
    await server.stop()
  }
}

async function periksa(url: string): Promise<number> {
  const { selisih, diperiksa } = await periksaBuku(url)
  console.log(
    selisih.length
      ? `Buku TIDAK seimbang: ${selisih.length} selisih`
      : `Buku seimbang: ${diperiksa} pemeriksaan, tidak ada selisih`,
  )
  for (const s of selisih) console.log(baris(s))
  return selisih.length ? 1 : 0
}

function baris({ kode_toko, pemeriksaan, kunci, tercatat, seharusnya }: Temuan): string {
  return `  ${kode_toko}  ${pemeriksaan}  ${kunci}: tercatat ${tercatat}, seharusnya ${seharusnya}`
}
