import {
  barangHilang,
  barangOpname,
  batalOpname,
  bukaOpname,
  listOpname,
  finalOpname,
  ketemu as ketemuCall,
  lihatOpname,
  pratinjauOpname,
  scanOpname,
  tarikScan,
} from '#domain/calls/opname.ts'
import { route, type Route } from '../../http/route.ts'
import { batal, final, pratinjau } from './akhir.ts'
import { buka } from './buka.ts'
import { lostList, ketemu } from './ketemu.ts'
import { barang, lihat } from './lihat.ts'
import { list } from './load.ts'
import { scan, tarik } from './scan.ts'
import type { Area, House } from '../../dokumen/area.ts'
import { opname as dokumen } from './dokumen.ts'

const routes = ({ penahan }: House): Route[] => [
  route(listOpname, list),
  route(bukaOpname, buka),
  route(barangHilang, lostList),
  route(ketemuCall, ketemu),
  route(lihatOpname, lihat),
  route(barangOpname, barang),
  route(scanOpname, scan),
  route(tarikScan, tarik),
  route(pratinjauOpname, (ctx, input) => pratinjau(ctx, input, penahan)),
  route(finalOpname, (ctx, input) => final(ctx, input, penahan)),
  route(batalOpname, batal),
]

export const area: Area = { routes, dokumen: [dokumen] }
