/** `npm run cadangan`: one whole backup, read again; `-- --periksa <file>` reads one that is there. Ends with 1 when it is not good. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatUkuran } from '#domain/format.ts'
import { cadanganPerlu } from '#domain/rules/cadangan.ts'
import { startEmbedded } from '../db/embedded.ts'
import { WAL_SETTINGS } from '../db/embedded/wal.ts'
import { bukaPenyimpanan } from '../pictures/buka.ts'
import { ikutBerakhir } from '../process/anak.ts'
import { systemClock } from '../process/clock.ts'
import { denganDatabase } from '../settings/database.ts'
import { startOptions, type StartOptions } from '../settings/options.ts'
import { adaTanda, nilaiDari } from '../settings/tempat.ts'
import { buatCadangan } from '../cadangan/buat.ts'
import { bukaTempat } from '../cadangan/buka-tempat.ts'
import { gantiKunci, katakanKunci, loadKunci } from '../cadangan/kunci-kertas.ts'
import { fileSource } from '../cadangan/file-source.ts'
import { readCadangan } from '../cadangan/periksa.ts'
import { ringkasan } from '../cadangan/ucapan.ts'
import { makeBase } from '../cadangan/wal/base.ts'
import { BAGIAN_WAL } from '../cadangan/wal/nama.ts'
import { tempatTersandi } from '../cadangan/wal/tempat-tersandi.ts'

// Made for a server.
ikutBerakhir()

const [jadwal, tanpaJadwal] = nilaiDari(process.argv.slice(2), '--jadwal')
const [periksa, sisa] = nilaiDari(tanpaJadwal, '--periksa')
const [ke, tanpaKe] = nilaiDari(sisa, '--ke')
/** For the server: who asked for it at a screen; what is read again must still be this. */
const [oleh, tanpaOleh] = nilaiDari(tanpaKe, '--oleh')
const [hash, rest] = nilaiDari(tanpaOleh, '--hash')
/** For the server: a whole copy for the archive of WAL, and no backup. */
const [base, withoutBase] = adaTanda(rest, '--dasar')
const [tanpaSegel, tanpaTanda] = adaTanda(withoutBase, '--tanpa-segel')
const [tampilkan, tanpaKunci] = adaTanda(tanpaTanda, '--kunci')
const [ganti, args] = adaTanda(tanpaKunci, '--kunci-baru')

try {
  const options = startOptions(args, { ...process.env, ...(ke && { KENCANA_CADANGAN: ke }) })
  if (ganti) console.log(await gantiKunci(options.data, process.env))
  else if (tampilkan) console.log(await katakanKunci(options.data, process.env))
  else if (periksa) await periksaSatu(options, periksa)
  else if (base || ((await buat(options)) && jadwal && walDiarsipkan(options))) await newBase(options)
} catch (error) {
  console.error(`Cadangan gagal: ${(error as Error).message}`)
  process.exitCode = 1
}

/** @returns false if it was not due any more */
async function buat(options: StartOptions): Promise<boolean> {
  const mulai = Date.now()
  const kunci = await loadKunci(options.data, process.env)
  const tempat = bukaTempat(options.cadangan.tempat)
  const baik = await denganDatabase(options, (url) =>
    buatCadangan({
      url,
      ...kunci,
      tempat,
      penyimpanan: bukaPenyimpanan(options.penyimpanan),
      clock: systemClock,
      simpan: options.cadangan.simpan,
      asal: jadwal ? 'JADWAL' : 'PERINTAH',
      oleh,
      ...(jadwal && { perlu: (state) => cadanganPerlu(state, new Date(jadwal), new Date()) }),
    }),
  )
  if (!baik) {
    if (!jadwal) throw new Error('yang lain sedang dibuat; tunggu sampai selesai')
    return false
  }
  console.log(`Cadangan baik: ${join(tempat.tempat, baik.nama).replace(/^(https?):\/(?!\/)/, '$1://')}`)
  for (const line of ringkasan(baik)) console.log(`  ${line}`)
  console.log(
    `  ${formatUkuran(baik.bytes)} dalam ${Math.ceil((Date.now() - mulai) / 1000)} detik, sudah dibaca kembali`,
  )
  if (baik.dibuang)
    console.log(`  ${baik.dibuang} cadangan lama dibuang, ${options.cadangan.simpan} disimpan`)
  if (options.cadangan.bawaan)
    console.log(
      'PERINGATAN: cadangan ini di komputer yang sama dengan datanya. Salin ke tempat lain, atau isi KENCANA_CADANGAN (docs/operasi/cadangan.md)',
    )
  return true
}

function walDiarsipkan({ databaseUrl, data }: StartOptions): boolean {
  return !databaseUrl && existsSync(join(data, 'postgres', WAL_SETTINGS))
}

/** As the owner of the embedded database, which is at work. */
async function newBase({ data, cadangan }: StartOptions): Promise<void> {
  const server = await startEmbedded({ dataDir: join(data, 'postgres') })
  try {
    const kunci = await loadKunci(data, process.env)
    const tempat = tempatTersandi(bukaTempat(cadangan.tempat, BAGIAN_WAL), kunci)
    await makeBase({ url: server.url, dataDir: server.dataDir, tempat, simpan: cadangan.simpan })
  } finally {
    await server.stop()
  }
}

async function periksaSatu(options: StartOptions, file: string): Promise<void> {
  const { read } = await fileSource(options, file)
  const kunci = await loadKunci(options.data, process.env)
  const diperiksa = await readCadangan(read(), { ...kunci, tanpaSegel }).catch((error: Error) => {
    throw new Error(`berkas ${file} ${error.message}`, { cause: error })
  })
  if (hash && hash !== diperiksa.hash)
    throw new Error(`berkas ${file} utuh, tetapi bukan yang ditulis waktu itu`)
  console.log(`Cadangan baik: ${file}, dibuat ${diperiksa.manifest.dibuat}`)
  for (const line of ringkasan(diperiksa)) console.log(`  ${line}`)
}
