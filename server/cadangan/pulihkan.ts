/**
 * A backup becomes a database again, with its pictures, and proves it. The file is read whole before anything is touched;
 * from the first change until everything is proved the database bears a mark, by which an interrupted restore is begun anew
 * and no server starts on it.
 */
import type pg from 'pg'
import { LOCK } from '../db/locks.ts'
import { migrate, allMigrations } from '../db/migrate.ts'
import type { Penyimpanan } from '../pictures/penyimpanan.ts'
import { periksaBuku, type PeriksaResult } from '../close/reconcile.ts'
import { connected } from '../settings/database.ts'
import { pastikanKunci, kunciDigest } from './kunci.ts'
import { pictureFrom, isR49 } from './manifest.ts'
import { membuka, startLoading, TANDA } from './load.ts'
import { readCadangan, KunciLain, type Diperiksa } from './periksa.ts'
import { r49Rows } from './r49.ts'
import type { Pembuka } from './segel.ts'
import { mulaiSatuSaat } from './snapshot.ts'
import { Broken } from './tar.ts'

export interface Pemulihan extends Pembuka {
  /** The file, from its beginning each time. */
  read: () => AsyncIterable<Buffer>
  /** For the record and the words. */
  file: string
  penyimpanan: Penyimpanan
  now: Date
  log: (line: string) => void
}

export interface Terbukti extends Diperiksa {
  buku: PeriksaResult
  /** Days whose stored text is the same; and those that this version draws otherwise. */
  r49: { hari: number; otherPictures: string[] }
  newMigrations: string[]
}

/** Reads the file whole, and looks whether it fits here. @throws in a sentence; nothing was touched */
export async function checkFile(pemulihan: Pemulihan): Promise<Diperiksa> {
  const { read, file, rahasia, log } = pemulihan
  log(`Memeriksa ${file} …`)
  const diperiksa = await readCadangan(read(), pemulihan).catch((error: Error) => {
    throw error instanceof Broken ? new Error(`berkas cadangan ${error.message}`, { cause: error }) : error
  })
  const { kunci, migrasi: migrations } = diperiksa.manifest
  const ada = new Set(await allMigrations())
  const asing = migrations.filter((nama) => !ada.has(nama))
  if (asing.length)
    throw new Error(
      `berkas cadangan dibuat Kencana yang lebih baru (${asing.at(-1)!.replace(/\.sql$/, '')}): pasang versi itu dulu`,
    )
  if (kunci !== kunciDigest(rahasia)) throw new KunciLain(kunci, kunciDigest(rahasia))
  return diperiksa
}

/** @param url the database, as its owner @throws in a sentence; what was there is there still, or the mark tells that it is half done */
export async function pulihkan(url: string, pemulihan: Pemulihan, diperiksa: Diperiksa): Promise<Terbukti> {
  const client = await connected(url)
  try {
    await client.query(`SELECT pg_advisory_lock(${LOCK.content}, 0)`)
    await ensureEmpty(client)
    await client.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE ${TANDA} ()`)
    await migrate(url, diperiksa.manifest.migrasi)
    const r49 = await load(client, pemulihan, diperiksa)
    const newMigrations = await migrate(url)
    // Rows that were loaded at once are unknown to the planner: a proof of a million lines, and the first sales, would not end.
    await client.query('ANALYZE')
    pemulihan.log('Membuktikan: buku dan laporan EOD …')
    const terbukti = {
      ...diperiksa,
      newMigrations,
      r49: await bandingkanR49(client, r49),
      buku: await periksaBuku(url),
    }
    await pastikanKunci(client, pemulihan.rahasia)
    await write(client, pemulihan, diperiksa)
    return terbukti
  } finally {
    await client.end().catch(() => {})
  }
}

/** Asked before what takes long, and once more when it begins. @throws as `pulihkan` would */
export async function pastikanTujuan(url: string): Promise<void> {
  const client = await connected(url)
  await ensureEmpty(client).finally(() => client.end())
}

/** @throws an error if somebody works in it, or if it holds a shop or something that is none of ours */
async function ensureEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ lain: number; tabel: boolean; kencana: boolean; tanda: boolean }>(
    `SELECT (
         SELECT count(*)::int FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()
           AND COALESCE(backend_type, 'client backend') = 'client backend') AS lain,
       EXISTS (
         SELECT 1 FROM pg_class
         WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND relnamespace = 'public'::regnamespace) AS tabel,
       to_regclass('public.migrasi') IS NOT NULL AND to_regclass('public.toko') IS NOT NULL AS kencana,
       to_regclass('public.${TANDA}') IS NOT NULL AS tanda`,
  )
  const { lain, tabel: table, kencana, tanda } = rows[0]!
  if (lain) throw new Error(`database sedang dipakai (${lain} sambungan): hentikan Kencana dulu, lalu ulangi`)
  if (tanda || !table) return
  if (!kencana) throw new Error('database berisi tabel lain: pulihkan ke database yang kosong')
  const { rowCount } = await client.query('SELECT 1 FROM toko LIMIT 1')
  if (rowCount)
    throw new Error(
      'database sudah berisi toko, tidak ada yang diubah: pulihkan ke tempat yang kosong, misalnya --data /folder/baru',
    )
}

/** Rows and pictures, in the order of the file; committed once all of it was read again. @returns lines of R49 as they were */
async function load(
  client: pg.ClientBase,
  pemulihan: Pemulihan,
  { manifest, hash }: Diperiksa,
): Promise<string[]> {
  const { read, penyimpanan, log } = pemulihan
  log(`Memuat ${manifest.tabel.length} tabel dan ${manifest.gambar.jumlah} gambar …`)
  const loading = await startLoading(client, manifest)
  const r49: string[] = []
  const lagi = await readCadangan(read(), pemulihan, async (file) => {
    const picture = pictureFrom(file.nama)
    if (picture) await penyimpanan.simpan(picture, file.content)
    else if (isR49(file.nama)) r49.push((await membuka(file.content)).toString())
    else await loading.bagian(file)
  })
  if (lagi.hash !== hash) throw new Error('berkas cadangan berubah selama dibaca')
  await loading.selesai()
  return r49.join('').split('\n').slice(0, -1)
}

/** @throws when a stored text is another, or missing */
async function bandingkanR49(client: pg.ClientBase, dulu: string[]): Promise<Terbukti['r49']> {
  const pisah = (row = ''): [hari: string, teks: string, lembar: string] => {
    const [toko = '', tanggal = '', text = '', lembar = ''] = row.trimEnd().split('\t')
    return [`${toko} ${tanggal}`, text, lembar]
  }
  await mulaiSatuSaat(client)
  const otherPictures: string[] = []
  let jumlah = 0
  for await (const row of r49Rows(client)) {
    const [[hari, text, lembar], [hariDulu, textFirst, lembarDulu]] = [pisah(row), pisah(dulu[jumlah++])]
    if (hari !== hariDulu || text !== textFirst)
      throw new Error(`laporan EOD ${hari} tidak sama dengan cadangannya`)
    if (lembar !== lembarDulu) otherPictures.push(hari)
  }
  await client.query('COMMIT')
  if (jumlah !== dulu.length) throw new Error(`laporan EOD tinggal ${jumlah} dari ${dulu.length} hari`)
  return { hari: jumlah, otherPictures }
}

/** From here on the database is whole, its backups are its own, and everybody signs in anew. */
async function write(
  client: pg.ClientBase,
  { file, now }: Pemulihan,
  { manifest, hash }: Diperiksa,
): Promise<void> {
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO pemulihan (pada, berkas, dibuat, sampai, hash)
     SELECT $1, $2, $3, COALESCE(max(id), 0), $4 FROM cadangan`,
    [now, file, manifest.dibuat, hash],
  )
  // A user who was sent away after the backup is not let in again by it.
  await client.query('UPDATE sesi SET dicabut_at = $1 WHERE dicabut_at IS NULL', [now])
  await client.query(`DROP TABLE ${TANDA}; COMMIT`)
}

/** Restored in part, it is nobody's yet. */
export const isSetengahPulih = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query(`SELECT to_regclass('public.${TANDA}') IS NOT NULL AS ya`)).rows[0].ya
