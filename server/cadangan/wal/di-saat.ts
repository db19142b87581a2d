/** The newest copy of an archive that is older than a moment, played on to it. */
import { chown, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readMoment, kataSaat } from '#domain/rules/saat.ts'
import type { Zona } from '#domain/zona.ts'
import { accountFor } from '../../db/embedded/account.ts'
import type { Arsip, Base, Tujuan } from './arsip.ts'
import { BelumSampai, putar, type Klaster } from './putar.ts'

/** In place of a moment: everything that reached the archive. */
export const AKHIR = 'akhir'

export interface SaatDiArsip {
  arsip: Arsip
  /** For all that is needed on the way; whoever gives it removes it (temporaryPlace). */
  folder: string
  /** '2026-11-22 14:05', or 'akhir'. */
  sampai: string
  now: Date
  log: (line: string) => void
}

/** Later than the archive, or than now: by the clock that was tried it may be, and by the chain's not. */
export class TerlaluBaru extends Error {}

/**
 * The largest difference between the clocks of the chain: the one furthest ahead shows the same time that much earlier.
 */
const BEDA_JAM_MS = 2 * 3_600_000

/** @returns undefined: to the end @throws in a sentence */
export function saatDiminta({ sampai, now }: SaatDiArsip, zona: Zona): Date | undefined {
  if (sampai === AKHIR) return undefined
  const { saat, berzona } = readMoment(sampai, zona) ?? {}
  if (!saat)
    throw new Error(
      `--sampai ${sampai}: bukan saat; contoh: --sampai "2026-11-22 14:05", --sampai "2026-11-22 14:05:09 WITA", atau --sampai ${AKHIR}`,
    )
  if (saat > now) {
    const belum = `${kataSaat(saat, zona)} belum tiba`
    throw berzona || saat.getTime() - BEDA_JAM_MS > now.getTime() ? new Error(belum) : new TerlaluBaru(belum)
  }
  return saat
}

/** To the end of that second. @throws in a sentence */
export async function diSaat(minta: SaatDiArsip, zona: Zona): Promise<Klaster & { base: Base }> {
  const { arsip, folder, log } = minta
  const saat = saatDiminta(minta, zona)
  const all = await arsip.base()
  if (!all.length)
    throw new Error(
      `belum ada salinan dasar di ${arsip.nama}: arsip WAL ada sejak server berjalan dengan KENCANA_CADANGAN, atau dengan pgBackRest (docs/operasi.md)`,
    )
  const base = saat ? all.findLast(({ selesai }) => selesai <= saat) : all.at(-1)
  if (!base)
    throw new Error(
      `arsip baru ada sejak ${kataSaat(nextSecond(all[0]!.selesai), zona)}: pulihkan dari berkas cadangan yang lebih lama`,
    )
  log(`Meletakkan salinan dasar ${base.nama} dari ${arsip.nama} …`)
  const account = await accountFor()
  const dataDir = join(folder, 'postgres')
  const tujuan = { dataDir, folder, account }
  await kosongkan(tujuan)
  const milik = await arsip.letakkan(base, tujuan)
  log(`Memutar ulang WAL ${saat ? `sampai ${kataSaat(saat, zona)}` : 'sampai habis'} …`)
  try {
    return { base, ...(await putar(tujuan, milik, saat && nextSecond(saat))) }
  } catch (error) {
    if (!(error instanceof BelumSampai)) throw error
    const { terakhir } = error
    // The very last second that there is: nothing comes after it by which one could stop.
    if (terakhir && saat && kataSaat(terakhir, zona) === kataSaat(saat, zona))
      return { base, ...(await putar(tujuan, milik, undefined)) }
    throw new TerlaluBaru(
      `arsip hanya sampai ${terakhir ? kataSaat(terakhir, zona) : `salinan dasar ${kataSaat(base.selesai, zona)}`}; untuk semua yang ada di arsip: --sampai ${AKHIR}`,
      { cause: error },
    )
  }
}

/** Of a place where PostgreSQL was once refused, nothing is left. */
async function kosongkan({ dataDir, folder, account }: Tujuan): Promise<void> {
  for (const path of [dataDir, join(folder, 'tablespace'), join(folder, 'kunci')]) {
    await rm(path, { recursive: true, force: true })
    await mkdir(path, { mode: 0o700 })
    if (account) await chown(path, account.uid, account.gid)
  }
}

const SECOND_MS = 1000
const nextSecond = (saat: Date): Date =>
  new Date(Math.floor(saat.getTime() / SECOND_MS) * SECOND_MS + SECOND_MS)
