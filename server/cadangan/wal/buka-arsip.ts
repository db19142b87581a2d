/** Which archive of WAL this installation has. */
import type { StartOptions } from '../../start/options.ts'
import { bukaTempat } from '../buka-tempat.ts'
import type { Arsip } from './arsip.ts'
import { arsipTempat } from './arsip-tempat.ts'
import { BAGIAN_WAL } from './nama.ts'
import { arsipPgBackRest } from './pgbackrest.ts'

export const arsipDari = ({ cadangan }: StartOptions, log: (line: string) => void): Arsip =>
  cadangan.pgbackrest
    ? arsipPgBackRest(cadangan.pgbackrest)
    : arsipTempat(bukaTempat(cadangan.tempat, BAGIAN_WAL), log)
