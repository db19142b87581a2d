/** Opens the archive of WAL that this installation has. */
import type { StartOptions } from '../../settings/options.ts'
import { bukaTempat } from '../buka-tempat.ts'
import type { Pembuka } from '../segel.ts'
import type { Arsip } from './arsip.ts'
import { arsipTempat } from './arsip-tempat.ts'
import { BAGIAN_WAL } from './nama.ts'
import { arsipPgBackRest } from './pgbackrest.ts'
import { tempatTersandi } from './tempat-tersandi.ts'

export const arsipDari = ({ cadangan }: StartOptions, kunci: Pembuka, log: (line: string) => void): Arsip =>
  cadangan.pgbackrest
    ? arsipPgBackRest(cadangan.pgbackrest)
    : arsipTempat(tempatTersandi(bukaTempat(cadangan.tempat, BAGIAN_WAL), kunci, !kunci.tanpaSegel), log)
