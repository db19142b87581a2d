/** A folder of this computer or a bucket, as the operator says it: for pictures, and for backups. */
import { resolve } from 'node:path'
import type { ChosenPenyimpanan } from '../pictures/buka.ts'

export type Env = Record<string, string | undefined>

/**
 * The address of a bucket has no keys in it; they come by the environment alone, for a command line is seen by everybody.
 * @param nama what it is called when something is wrong with it
 * @param awalan of the variables with its keys; the first that has them
 * @throws in a sentence
 */
export function tempatDari(
  nama: string,
  tempat: string,
  env: Env,
  awalan: readonly [string, ...string[]],
): ChosenPenyimpanan {
  if (!/^https?:\/\//i.test(tempat)) return { folder: resolve(tempat) }
  const url = URL.canParse(tempat) ? new URL(tempat) : undefined
  if (!url || url.username || url.search || !/^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(url.pathname))
    throw new Error(
      `${nama} ${tempat.replace(/\/\/[^/]*@/, '//…@')}: alamat bucket berakhir dengan namanya, tanpa kunci; contoh: https://s3.ap-southeast-3.amazonaws.com/foto-kencana`,
    )
  const milik = awalan.find((a) => env[`${a}_KUNCI`] && env[`${a}_RAHASIA`])
  if (!milik)
    throw new Error(
      `${nama} S3 memerlukan ${awalan.map((a) => `${a}_KUNCI dan ${a}_RAHASIA`).join(', atau ')} (docs/operasi.md)`,
    )
  return {
    s3: {
      alamat: tempat.replace(/\/$/, ''),
      wilayah: env[`${milik}_WILAYAH`] || undefined,
      kunci: env[`${milik}_KUNCI`]!,
      rahasia: env[`${milik}_RAHASIA`]!,
    },
  }
}

/**
 * Takes a flag with its value out of the arguments, for a command that has its own. @throws in a sentence when the
 * value is missing
 */
export function nilaiDari(
  args: readonly string[],
  flag: string,
): [nilai: string | undefined, sisa: string[]] {
  const at = args.indexOf(flag)
  if (at < 0) return [undefined, [...args]]
  const nilai = args[at + 1]
  if (!nilai || nilai.startsWith('--')) throw new Error(`${flag} tanpa isi`)
  return [nilai, args.toSpliced(at, 2)]
}

/** Takes a flag without a value out of the arguments. */
export const adaTanda = (args: readonly string[], flag: string): [ada: boolean, sisa: string[]] => [
  args.includes(flag),
  args.filter((arg) => arg !== flag),
]
