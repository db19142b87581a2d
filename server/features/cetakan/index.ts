import { bukaLaci, cetakSelesai, allCetakan, allLaci, mintaCetak, ujiPrinter } from '#domain/calls/cetakan.ts'
import { inThread, route, type Route } from '../../http/route.ts'
import { open, openings } from './laci.ts'
import { prints, test } from './list.ts'
import { papersOf } from './papers.ts'
import { finished, print } from './print.ts'

/** @param routes all that the server answers: papers are found among them */
export function cetakanRoutes(routes: readonly Route[]): Route[] {
  const papers = papersOf(routes)
  return [
    inThread(mintaCetak, print(papers)),
    route(cetakSelesai, finished(papers)),
    route(allCetakan, prints),
    inThread(ujiPrinter, test),
    inThread(bukaLaci, open),
    route(allLaci, openings),
  ]
}
