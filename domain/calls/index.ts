/** Every HTTP call that is written by hand. Those of masters and reports are derived from their definitions. */
import type { CallDefinition } from '../call.ts'
import * as barang from './barang.ts'
import * as buku from './buku.ts'
import * as notaPenjualan from './nota-penjualan.ts'
import * as otorisasi from './otorisasi.ts'
import * as paraSystem from './para-system.ts'
import * as penjualan from './penjualan.ts'
import * as sesi from './sesi.ts'
import * as tutup from './tutup-toko.ts'
import * as users from './users.ts'

const isCall = (x: unknown): x is CallDefinition => typeof x === 'object' && x !== null && 'method' in x && 'path' in x && 'may' in x

export const calls: readonly CallDefinition[] = [sesi, otorisasi, paraSystem, barang, penjualan, notaPenjualan, buku, tutup, users].flatMap((area) => Object.values(area).filter(isCall))
