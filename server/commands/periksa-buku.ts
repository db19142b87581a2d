/**
 * `npm run periksa-buku`: holds the books of the whole chain against themselves; ends with 1 when something differs. `-- --siaga` reads
 * them on the standby of DATABASE_URL_BACA: every night on a node of its own, it also proves what would be sold on after a failover.
 */
import { denganDatabase, standbyUrl } from '../settings/database.ts'
import { startOptions } from '../settings/options.ts'
import { periksaBuku, type Temuan } from '../close/reconcile.ts'

try {
  const args = process.argv.slice(2)
  const options = startOptions(
    args.filter((arg) => arg !== '--siaga'),
    process.env,
  )
  process.exitCode = args.includes('--siaga')
    ? await periksa(await standbyUrl(options))
    : await denganDatabase(options, periksa)
} catch (error) {
  console.error(`Buku tidak bisa diperiksa: ${(error as Error).message}`)
  process.exitCode = 2
}

async function periksa(url: string): Promise<number> {
  const { selisih, diperiksa } = await periksaBuku(url)
  console.log(
    selisih.length
      ? `Buku TIDAK seimbang: ${selisih.length} selisih`
      : `Buku seimbang: ${diperiksa} pemeriksaan, tidak ada selisih`,
  )
  for (const s of selisih) console.log(row(s))
  return selisih.length ? 1 : 0
}

function row({ kode_toko, pemeriksaan, kunci, tercatat, seharusnya }: Temuan): string {
  return `  ${kode_toko}  ${pemeriksaan}  ${kunci}: tercatat ${tercatat}, seharusnya ${seharusnya}`
}
