/** The backup of a moment: the state of then is made of an archive, in a folder of its own, and written as `npm run cadangan` writes one. */
import type pg from 'pg'
import { readMoment, kataSaat } from '#domain/rules/saat.ts'
import type { Zona } from '#domain/zona.ts'
import type { Penyimpanan } from '../../pictures/penyimpanan.ts'
import { namaBaru, writeAndRead } from '../buat.ts'
import { zonaRantai } from '../jadwal.ts'
import type { Bersandi } from '../sandi.ts'
import type { FileSource } from '../file-source.ts'
import { WithoutPicture } from '../susun.ts'
import { tempatFolder } from '../tempat-folder.ts'
import { AKHIR, diSaat, saatDiminta, TerlaluBaru, type SaatDiArsip } from './di-saat.ts'
import type { Klaster } from './putar.ts'

interface Request extends SaatDiArsip, Bersandi {
  /** Of the database, where the archive has several of ours. */
  database: string | undefined
  penyimpanan: Penyimpanan
}

/** @throws in a sentence */
export async function saatFile(minta: Request): Promise<FileSource> {
  const { arsip, folder, log, penyimpanan, rahasia, sandi } = minta
  const { klaster, client, zona } = await diJamRantai(minta)
  const { terakhir } = klaster
  log(
    terakhir
      ? `Arsip diputar sampai transaksi terakhir ${kataSaat(terakhir, zona)}`
      : 'Sesudah salinan dasar tidak ada transaksi sampai saat itu',
  )
  log('Menulis cadangannya …')
  const tempat = tempatFolder(folder)
  const dibuat = terakhir ?? saatDiminta(minta, zona) ?? klaster.base.selesai
  const nama = namaBaru(dibuat)
  await writeAndRead(tempat, nama, { client, penyimpanan, rahasia, sandi, now: dibuat }).catch(
    (error: Error) => {
      if (!(error instanceof WithoutPicture)) throw error
      throw new Error(
        `${error.message}, atau sebutkan dari mana: --gambar /folder/gambar, alamat bucketnya, atau berkas cadangan (.tar.age)`,
        { cause: error },
      )
    },
  )
  await tutup({ klaster, client, zona })
  return { read: () => tempat.read(nama), file: `${arsip.nama}, ${kataSaat(dibuat, zona)}` }
}

interface Opened {
  klaster: Awaited<ReturnType<typeof diSaat>>
  client: pg.Client
  zona: Zona
}

/** A clock that was not named is the chain's, which stands in the data: seldom is it another than the one that is tried first. */
async function diJamRantai(minta: Request, zona: Zona = 'WIB'): Promise<Opened> {
  const disebut = minta.sampai === AKHIR || readMoment(minta.sampai, zona)?.berzona
  const opened = await buka(minta, zona).catch(async (error: Error) => {
    if (disebut || zona !== 'WIB' || !(error instanceof TerlaluBaru)) throw error
    const all = await buka({ ...minta, sampai: AKHIR, log: () => {} }, zona)
    if (all.zona === zona) {
      await tutup(all)
      throw error
    }
    return all
  })
  if (disebut || opened.zona === zona) return opened
  minta.log(`Jam rantai ini ${opened.zona}: diputar sekali lagi menurut jam itu`)
  await tutup(opened)
  return diJamRantai(minta, opened.zona)
}

async function buka(minta: Request, zona: Zona): Promise<Opened> {
  const klaster = await diSaat(minta, zona)
  const client = await masukKencana(klaster, minta.database)
  const { rows } = await client.query<{ zona: Zona }>(zonaRantai.text)
  return { klaster, client, zona: rows[0]?.zona ?? zona }
}

async function tutup({ klaster, client }: Opened): Promise<void> {
  await client.end()
  await klaster.stop()
}

/** The one of its databases that is Kencana's; of several the one that is named. */
async function masukKencana(klaster: Klaster, nama: string | undefined): Promise<pg.Client> {
  const list = await klaster.masuk('postgres')
  const { rows } = await list.query<{ nama: string }>(
    `SELECT datname AS nama FROM pg_database WHERE NOT datistemplate AND datallowconn
     ORDER BY datname = $1 DESC, datname`,
    [nama ?? ''],
  )
  await list.end()
  const milikKita: pg.Client[] = []
  for (const { nama: database } of rows) {
    const client = await klaster.masuk(database)
    const { rowCount } = await client.query(
      `SELECT 1 WHERE to_regclass('public.migrasi') IS NOT NULL AND to_regclass('public.toko') IS NOT NULL`,
    )
    if (rowCount) milikKita.push(client)
    else await client.end()
    if (rowCount && database === nama) break
  }
  const [satu, ...lain] = milikKita
  if (satu && (!lain.length || satu.database === nama)) return satu
  const nama2 = milikKita.map(({ database }) => database).join(', ')
  await Promise.all(milikKita.map((client) => client.end()))
  throw new Error(
    satu
      ? `arsip berisi beberapa database Kencana (${nama2}): isi DATABASE_URL dengan nama yang sama`
      : 'pada saat itu belum ada database Kencana di arsip',
  )
}
