/** Every call that the server answers: those of the areas, and of the rooms that are none. */
import { areas, house } from './areas.ts'
import { cetakanRoutes } from './features/cetakan/index.ts'
import { bersamaRoute } from './http/bersama.ts'
import type { Route } from './http/route.ts'
import { routes as tutup } from './close/routes.ts'
import { routes as pembukaan } from './pembukaan/routes.ts'
import { routes as katalog } from './katalog/routes.ts'
import { routes as masters } from './masters/routes.ts'
import { routes as jenisStok } from './stok/jenis.ts'
import { portalRoutes as portalReports, routes as reports } from './reports/routes.ts'

const satuSatu: readonly Route[] = [
  ...areas.flatMap(({ routes = [] }) => (typeof routes === 'function' ? routes(house) : routes)),
  ...pembukaan,
  ...tutup,
  ...jenisStok,
  ...masters(house.dokumen),
  ...katalog,
  ...reports,
]

export const routes: readonly Route[] = [...satuSatu, ...cetakanRoutes(satuSatu), bersamaRoute(satuSatu)]

/** Calls answered to anybody: the customers' app. */
export { routesUmum } from './features/katalog-umum/index.ts'

/** Calls answered to other servers of the chain. */
export const portalRoutes: readonly Route[] = [
  ...portalReports,
  ...areas.flatMap((area) => area.portalRoutes ?? []),
]
