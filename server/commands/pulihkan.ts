/**
 * `npm run pulihkan -- <file>`: a backup becomes an empty machine's database and pictures, and proves it.
 * `-- --sampai "2026-11-22 14:05"`: of the archive of WAL a backup of that moment is made first.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../db/embedded.ts'
import { temporaryPlace } from '../db/throwAwayDatabase.ts'
import { bukaPenyimpanan, cobaPenyimpanan } from '../pictures/buka.ts'
import { databaseSendiri } from '../settings/database.ts'
import { startOptions, type StartOptions } from '../settings/options.ts'
import { adaTanda, nilaiDari } from '../settings/tempat.ts'
import { bukaTempat } from '../cadangan/buka-tempat.ts'
import { loadKunci } from '../cadangan/kunci-kertas.ts'
import { pastikanTujuan, checkFile, pulihkan, type Terbukti } from '../cadangan/pulihkan.ts'
import { requestFile, fileSource, type FileSource } from '../cadangan/file-source.ts'
import { ringkasan } from '../cadangan/ucapan.ts'
import { arsipDari } from '../cadangan/wal/buka-arsip.ts'
import { saatFile } from '../cadangan/wal/saat.ts'
import { pictureSource } from '../cadangan/wal/picture-source.ts'

const log = (line: string): void => console.log(line)

try {
  const [tanpaSegel, tanpaTanda] = adaTanda(process.argv.slice(2), '--tanpa-segel')
  const [sampai, tanpaSaat] = nilaiDari(tanpaTanda, '--sampai')
  const [picture, withoutPicture] = nilaiDari(tanpaSaat, '--gambar')
  const [file, args] = fileFrom(withoutPicture)
  if (picture && !sampai)
    throw new Error('--gambar hanya bersama --sampai: berkas cadangan membawa gambarnya sendiri')
  if (file && sampai) throw new Error('sebutkan berkas cadangan atau --sampai, bukan keduanya')
  const options = startOptions(args, process.env)
  process.exitCode = sampai
    ? await sampaiSaat(options, sampai, picture, tanpaSegel)
    : file
      ? await jalankan(options, await fileSource(options, file), tanpaSegel)
      : await sebutkan(options)
} catch (error) {
  console.error(`Tidak dipulihkan: ${(error as Error).message}`)
  process.exitCode = 1
}

/** The one word that belongs to no flag. */
function fileFrom(args: string[]): [string | undefined, string[]] {
  const at = args.findIndex(
    (arg, i) => !arg.startsWith('-') && !/^--(data|penyimpanan)$/.test(args[i - 1] ?? ''),
  )
  return at < 0 ? [undefined, args] : [args[at], args.toSpliced(at, 1)]
}

async function sebutkan({ cadangan }: StartOptions): Promise<number> {
  log(await requestFile(bukaTempat(cadangan.tempat)))
  return 1
}

/** The target is looked at first: what takes long is not done for nothing. */
async function sampaiSaat(
  options: StartOptions,
  sampai: string,
  picture: string | undefined,
  tanpaSegel: boolean,
): Promise<number> {
  if (options.databaseUrl || existsSync(join(options.data, 'postgres')))
    await denganPemilik(options, pastikanTujuan)
  const kunci = await loadKunci(options.data, process.env)
  const { folder, remove } = await temporaryPlace()
  try {
    const penyimpanan = await pictureSource(options, picture, { ...kunci, tanpaSegel }, folder)
    const arsip = arsipDari(options, { ...kunci, tanpaSegel }, log)
    // An address may name several hosts, which no URL may.
    const database = /^[^?]*\/([^/?]+)/.exec(options.databaseUrl ?? '')?.[1]
    const minta = { arsip, folder, sampai, database, penyimpanan, ...kunci, now: new Date(), log }
    return await jalankan(options, await saatFile(minta))
  } finally {
    await remove()
  }
}

async function jalankan(options: StartOptions, sumber: FileSource, tanpaSegel = false): Promise<number> {
  const kunci = await loadKunci(options.data, process.env)
  const penyimpanan = bukaPenyimpanan(options.penyimpanan)
  const pemulihan = { ...sumber, ...kunci, tanpaSegel, penyimpanan, now: new Date(), log }
  const diperiksa = await checkFile(pemulihan)
  for (const line of ringkasan(diperiksa)) log(`  ${line}`)
  if (!diperiksa.bersegel)
    log(
      'PERINGATAN: berkas ini tidak bersegel. Utuhnya terbukti, bukan dari siapa isinya: siapa pun yang pernah bisa menulis di tempatnya bisa mengubah baris mana pun, juga pengguna dan haknya',
    )
  if (diperiksa.manifest.gambar.jumlah)
    await cobaPenyimpanan(penyimpanan).catch((cause: Error) => {
      throw new Error(`gambar tidak bisa disimpan di ${penyimpanan.tempat}: ${cause.message}`, { cause })
    })
  return denganPemilik(options, async (url) => laporkan(await pulihkan(url, pemulihan, diperiksa)))
}

/** The database as its owner; the embedded one is started for as long as it takes. */
async function denganPemilik<T>(options: StartOptions, work: (url: string) => Promise<T>): Promise<T> {
  if (options.databaseUrl) return work((await databaseSendiri(options.databaseUrl, options)).url)
  const server = await startEmbedded({ dataDir: join(options.data, 'postgres'), log })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

function laporkan({ manifest, r49, buku, newMigrations }: Terbukti): number {
  log('Dipulihkan, dan terbukti:')
  log(`  ${manifest.tabel.length} tabel sama sampai ke byte; ${manifest.gambar.jumlah} gambar`)
  log(`  laporan EOD ${r49.hari} hari sama sampai ke byte`)
  if (r49.otherPictures.length)
    log(
      `  ${r49.otherPictures.length} di antaranya digambar lain oleh versi ini (teksnya sama): ${r49.otherPictures[0]} …`,
    )
  if (newMigrations.length) log(`  lalu ${newMigrations.length} migrasi yang lebih baru`)
  if (buku.selisih.length) {
    log(
      `  Buku TIDAK seimbang: ${buku.selisih.length} selisih, seperti di mesin yang dulu. Lihat: npm run periksa-buku`,
    )
    return 1
  }
  log(`  buku seimbang: ${buku.diperiksa} pemeriksaan`)
  log('Jalankan: npm start. Cadangan berikutnya dibuat dari mesin ini: npm run cadangan')
  return 0
}
