/** The backup of a moment: the state of then is made of an archive, in a folder of its own, and written as `npm run cadangan` writes one. */
import { chown, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { bacaSaat, kataSaat } from '#domain/rules/saat.ts'
import type { Zona } from '#domain/zona.ts'
import { accountFor } from '../../db/embedded/account.ts'
import type { Penyimpanan } from '../../gambar/penyimpanan.ts'
import type { Rahasia } from '../../process/rahasia.ts'
import { namaBaru, tulisDanBaca } from '../buat.ts'
import { zonaRantai } from '../jadwal.ts'
import type { SumberBerkas } from '../sumber-berkas.ts'
import { tempatFolder } from '../tempat-folder.ts'
import type { Arsip, Tujuan } from './arsip.ts'
import { BelumSampai, putar, type Klaster } from './putar.ts'

/** In place of a moment: everything that reached the archive. */
export const AKHIR = 'akhir'

export interface Permintaan {
  arsip: Arsip
  /** For all that is needed on the way; whoever gives it removes it (temporaryPlace). */
  folder: string
  /** '2026-11-22 14:05', or 'akhir'. */
  sampai: string
  /** Of the database, where the archive has several of ours. */
  database: string | undefined
  penyimpanan: Penyimpanan
  rahasia: Rahasia
  now: Date
  log: (line: string) => void
}

/** @throws in a sentence */
export async function berkasSaat(minta: Permintaan): Promise<SumberBerkas> {
  const { arsip, folder, log, penyimpanan, rahasia, now } = minta
  const { klaster, client, zona } = await diJamRantai(minta)
  const { terakhir } = klaster
  log(
    terakhir
      ? `Arsip diputar sampai transaksi terakhir ${kataSaat(terakhir, zona)}`
      : 'Sesudah salinan dasar tidak ada transaksi sampai saat itu',
  )
  log('Menulis cadangannya …')
  const tempat = tempatFolder(folder)
  const dibuat = terakhir ?? saatDiminta(minta, zona) ?? now
  const nama = namaBaru(dibuat)
  await tulisDanBaca(tempat, nama, { client, penyimpanan, rahasia, now: dibuat })
  await client.end()
  await klaster.stop()
  return { baca: () => tempat.baca(nama), berkas: `${arsip.nama}, ${kataSaat(dibuat, zona)}` }
}

interface Terbuka {
  klaster: Klaster
  client: pg.Client
  zona: Zona
}

/** A clock that was not named is the chain's, which stands in the data: seldom is it another than the one that is tried first. */
async function diJamRantai(minta: Permintaan, zona: Zona = 'WIB'): Promise<Terbuka> {
  const klaster = await diSaat(minta, zona)
  const client = await masukKencana(klaster, minta.database)
  const { rows } = await client.query<{ zona: Zona }>(zonaRantai.text)
  const jam = rows[0]?.zona ?? zona
  if (jam === zona || minta.sampai === AKHIR || bacaSaat(minta.sampai, zona)?.berzona)
    return { klaster, client, zona: jam }
  minta.log(`Jam rantai ini ${jam}: diputar sekali lagi menurut jam itu`)
  await client.end()
  await klaster.stop()
  return diJamRantai(minta, jam)
}

function saatDiminta({ sampai, now }: Permintaan, zona: Zona): Date | undefined {
  if (sampai === AKHIR) return undefined
  const saat = bacaSaat(sampai, zona)?.saat
  if (!saat)
    throw new Error(
      `--sampai ${sampai}: bukan saat; contoh: --sampai "2026-11-22 14:05", --sampai "2026-11-22 14:05:09 WITA", atau --sampai ${AKHIR}`,
    )
  if (saat > now) throw new Error(`${kataSaat(saat, zona)} belum tiba`)
  return saat
}

/** Of a place where PostgreSQL was once refused, nothing is left. */
async function kosongkan({ dataDir, folder, account }: Tujuan): Promise<void> {
  for (const path of [dataDir, join(folder, 'tablespace'), join(folder, 'kunci')]) {
    await rm(path, { recursive: true, force: true })
    await mkdir(path, { mode: 0o700 })
    if (account) await chown(path, account.uid, account.gid)
  }
}

/** The one of its databases that is Kencana's; of several the one that is named. */
async function masukKencana(klaster: Klaster, nama: string | undefined): Promise<pg.Client> {
  const daftar = await klaster.masuk('postgres')
  const { rows } = await daftar.query<{ nama: string }>(
    'SELECT datname AS nama FROM pg_database WHERE NOT datistemplate AND datallowconn ORDER BY datname = $1 DESC, datname',
    [nama ?? ''],
  )
  await daftar.end()
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

/** The newest copy that is older, played on to the end of that second. */
async function diSaat(minta: Permintaan, zona: Zona): Promise<Klaster> {
  const { arsip, folder, log } = minta
  const saat = saatDiminta(minta, zona)
  const semua = await arsip.dasar()
  if (!semua.length)
    throw new Error(
      `belum ada salinan dasar di ${arsip.nama}: arsip WAL ada sejak server berjalan dengan KENCANA_CADANGAN, atau dengan pgBackRest (docs/operasi.md)`,
    )
  const dasar = saat ? semua.findLast(({ selesai }) => selesai <= saat) : semua.at(-1)
  if (!dasar)
    throw new Error(
      `arsip baru ada sejak ${kataSaat(detikBerikut(semua[0]!.selesai), zona)}: pulihkan dari berkas cadangan yang lebih lama`,
    )
  log(`Meletakkan salinan dasar ${dasar.nama} dari ${arsip.nama} …`)
  const account = await accountFor()
  const dataDir = join(folder, 'postgres')
  const tujuan = { dataDir, folder, account }
  await kosongkan(tujuan)
  const milik = await arsip.letakkan(dasar, tujuan)
  log(`Memutar ulang WAL ${saat ? `sampai ${kataSaat(saat, zona)}` : 'sampai habis'} …`)
  try {
    return await putar(tujuan, milik, saat && detikBerikut(saat))
  } catch (error) {
    if (!(error instanceof BelumSampai)) throw error
    const { terakhir } = error
    // The very last second that there is: nothing comes after it by which one could stop.
    if (terakhir && saat && kataSaat(terakhir, zona) === kataSaat(saat, zona))
      return putar(tujuan, milik, undefined)
    throw new Error(
      `arsip hanya sampai ${terakhir ? kataSaat(terakhir, zona) : `salinan dasar ${kataSaat(dasar.selesai, zona)}`}; untuk semua yang ada di arsip: --sampai ${AKHIR}`,
      { cause: error },
    )
  }
}

const DETIK_MS = 1000
const detikBerikut = (saat: Date): Date =>
  new Date(Math.floor(saat.getTime() / DETIK_MS) * DETIK_MS + DETIK_MS)
