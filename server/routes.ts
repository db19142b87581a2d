/** Everything the server answers: each area's own list, once. */
import type { Route } from './http/route.ts'
import { routes as barang } from './features/barang/routes.ts'
import { routes as buku } from './features/buku/routes.ts'
import { routes as otorisasi } from './features/otorisasi/routes.ts'
import { routes as paraSystem } from './features/para-system/routes.ts'
import { routes as penjualan } from './features/penjualan/routes.ts'
import { routes as sesi } from './features/sesi/routes.ts'
import { routes as users } from './features/users/routes.ts'
import { routes as tutup } from './close/routes.ts'
import { routes as masters } from './masters/routes.ts'
import { routes as reports } from './reports/routes.ts'

export const routes: readonly Route[] = [...sesi, ...users, ...otorisasi, ...paraSystem, ...barang, ...penjualan, ...buku, ...tutup, ...masters, ...reports]
