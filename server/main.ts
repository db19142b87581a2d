/** `npm start`: the database, its newest shape, the server, and a tidy end. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildApp, type App } from './app.ts'
import { bukaTempat } from './cadangan/buka-tempat.ts'
import { cadanganPeriodically } from './cadangan/jadwal.ts'
import { olehProses, prosesCadangan } from './commands/proses-cadangan.ts'
import { arsipPeriodically } from './cadangan/wal/jaga.ts'
import { loadSandi } from './cadangan/sandi.ts'
import { BAGIAN_WAL } from './cadangan/wal/nama.ts'
import { tempatTersandi } from './cadangan/wal/tempat-tersandi.ts'
import { startEmbedded } from './db/embedded.ts'
import { exampleInOtherProcess, type Pesanan } from './demo/proses.ts'
import { siapMencetak } from './documents/cetak.ts'
import { fotoTerakhir } from './features/foto/periksa.ts'
import { bukaPenyimpanan, cobaPenyimpanan } from './pictures/buka.ts'
import type { Penyimpanan } from './pictures/penyimpanan.ts'
import { Ruang } from './process/ruang.ts'
import { databaseSendiri } from './settings/database.ts'
import { prepareDatabase } from './start/demo.ts'
import { cocokkanKunci, loadKunci } from './start/kunci.ts'
import { startOptions, type StartOptions } from './settings/options.ts'
import { panaskan } from './start/pemanasan.ts'
import { alamat, lifetime, listen, refuseTakenPort } from './start/process.ts'
import { readTls } from './settings/tls.ts'
import { Wait } from './start/waiting.ts'
import { ucapan } from './start/ucapan.ts'
import { welcome } from './start/welcome.ts'

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url))
const KATALOG = fileURLToPath(new URL('../dist/katalog', import.meta.url))

const { log, gagal } = ucapan(process.env)
let wait: Wait | undefined
const life = lifetime(log, (sebab) => {
  wait?.gagal(sebab)
  gagal(sebab)
})

async function main(): Promise<void> {
  const options = startOptions(process.argv.slice(2), process.env)
  const tls = options.tls && (await readTls(options.tls))
  const scheme = tls ? 'https' : 'http'
  // Of several servers one that is not there yet is silent: a proxy asks another, which it would not do over an answer.
  if (options.databaseUrl) await refuseTakenPort(options)
  else {
    const ini = (wait = await Wait.buka(options, tls))
    await life.keep(() => ini.lepas())
  }
  const alamatnya = { host: options.host, port: wait?.port ?? options.port }
  const { url, urlServer, dataDir } = options.databaseUrl
    ? await databaseSendiri(options.databaseUrl, options)
    : await embedded(options)
  const penyimpanan = bukaPenyimpanan(options.penyimpanan)
  await cobaPenyimpanan(penyimpanan).catch((error: Error) =>
    log(`PERINGATAN: foto tidak bisa disimpan di ${penyimpanan.tempat}: ${error.message}`),
  )
  // An operator who brings their own database brings their own shop.
  const rahasia = await loadKunci(url, { data: options.data, given: process.env['KENCANA_KUNCI'] })
  const sandi = await loadSandi(options.data, process.env['KENCANA_KUNCI_CADANGAN'])
  wait?.kerjakan('Menyiapkan tabel')
  const kode = await prepareDatabase(url, log, {
    baru: options.baru,
    penyimpanan,
    ...(!options.baru &&
      !options.databaseUrl && {
        examples: () => {
          log(`Buka ${alamat(scheme, alamatnya)}: halamannya pindah sendiri ke halaman masuk`)
          return examples({ url, penyimpanan: options.penyimpanan, kunci: rahasia.written() })
        },
      }),
  })
  wait?.kerjakan('Membuka pintu toko')
  await cocokkanKunci(url, rahasia)
  const app = await buildApp({
    url: urlServer,
    rahasia,
    penyimpanan,
    ruang: new Ruang(dataDir),
    cadangan: {
      tempat: bukaTempat(options.cadangan.tempat),
      bawaan: options.cadangan.bawaan,
      jam: options.cadangan.jam,
      simpan: options.cadangan.simpan,
      proses: prosesCadangan(lingkungan(options, urlServer)),
    },
    ...(options.poolDatabaseUrl ? { poolUrl: options.poolDatabaseUrl } : {}),
    ...(options.readDatabaseUrl ? { urlLaporan: options.readDatabaseUrl } : {}),
    development: process.env['NODE_ENV'] === 'development',
    proksi: options.proksi,
    metrics: options.metrics,
    pamit: () => pause(options.pamitMs),
    ...(tls ? { tls } : {}),
    ...(existsSync(CLIENT) ? { clientDir: CLIENT } : {}),
    katalogDir: KATALOG,
  })
  await life.keep(app.close, options.pamitMs)
  if (options.cadangan.jam) {
    const env = lingkungan(options, urlServer)
    await life.keep(periodically(app, options.cadangan.jam, env).stop)
    if (dataDir) await life.keep(arsip(app, { ...options, sandi, dataDir }, env).stop)
  }
  await ingatkanFoto(app, penyimpanan)
  // The first customer of the day does not wait until it has read its programs.
  siapMencetak().catch((error: Error) => log(`PERINGATAN: kertas tidak bisa dibuat: ${error.message}`))
  const hangat = panaskan(app.deps)
  await life.keep(hangat.stop)
  await hangat.selesai.catch(() => {}) // a database that takes no writes now may take them when somebody sells
  await wait?.lepas()
  const address = await listen(app, alamatnya, scheme)
  for (const line of await welcome(options, { address, url: urlServer, dataDir, kode, tls })) log(line)
}

/** In a process of its own, which a stop of this one ends. */
async function examples(pesanan: Pesanan): Promise<void> {
  const berhenti = new AbortController()
  await life.keep(async () => berhenti.abort())
  const maju = (bagian: number): void =>
    wait?.kerjakan(
      'Menyiapkan rantai toko contoh: satu pusat dan tiga toko, dengan penjualan dua bulan terakhir',
      Math.floor(bagian * 100),
    )
  maju(0)
  await exampleInOtherProcess(pesanan, { log, maju, berhenti: berhenti.signal })
}

/** Tills sell without photos, and a picture that is not here is told to who runs the machine. */
async function ingatkanFoto({ deps }: App, penyimpanan: Penyimpanan): Promise<void> {
  const { dilihat, hilang } = await fotoTerakhir(deps.pool, penyimpanan).catch(() => ({
    dilihat: 0,
    hilang: 0, // the reason why it cannot be read was said above
  }))
  if (hilang)
    log(
      `PERINGATAN: ${hilang} dari ${dilihat} foto terakhir tidak ada di ${penyimpanan.tempat}: beberapa server memerlukan satu bucket, atau folder yang dilihat semua (docs/operasi/banyak-mesin.md)`,
    )
}

/** A process that makes a backup is told what this one was. */
const lingkungan = ({ data, penyimpanan }: StartOptions, urlServer: string): NodeJS.ProcessEnv => ({
  ...process.env,
  KENCANA_DATA: data,
  KENCANA_PENYIMPANAN: 'folder' in penyimpanan ? penyimpanan.folder : penyimpanan.s3.alamat,
  DATABASE_URL_SERVER: urlServer,
})

/** Backups at their time. */
const periodically = ({ deps: { pool, clock } }: App, jam: string, env: NodeJS.ProcessEnv) =>
  cadanganPeriodically({
    pool,
    clock,
    jam,
    kerjakan: olehProses(env),
    gagal: (error) => log(`PERINGATAN: ${(error as Error).message}`),
  })

/** Archives the writes since the backup, so that any moment comes back. */
const arsip = (
  { deps: { pool, clock, rahasia } }: App,
  { cadangan: { tempat }, sandi, dataDir }: StartOptions & { sandi: string[]; dataDir: string },
  env: NodeJS.ProcessEnv,
) =>
  arsipPeriodically({
    pool,
    clock,
    dataDir,
    cadangan: bukaTempat(tempat),
    tempat: tempatTersandi(bukaTempat(tempat, BAGIAN_WAL), { rahasia, sandi }),
    makeBase: (berhenti) => prosesCadangan(env)(['--dasar'], berhenti),
    log,
  })

async function embedded({ data, cadangan }: StartOptions) {
  const server = await startEmbedded({ dataDir: join(data, 'postgres'), log, wal: !!cadangan.jam })
  await life.keep(server.stop)
  if (server.adopted) log('PostgreSQL yang masih berjalan dipakai lagi')
  return server
}

main().catch(life.fail)
