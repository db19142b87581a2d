import * as calls from '#domain/calls/hitung-kas.ts'
import { slipHitungKas } from '#domain/documents/slip-hitung-kas.ts'
import { cetakSlip } from '../../documents/cetak.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import { fileRoute, route, type Route } from '../../http/route.ts'
import { bukukan } from './bukukan.ts'
import { list, load } from './list.ts'
import { jelaskan } from './selisih.ts'
import { simpan } from './simpan.ts'
import type { Area } from '../../dokumen/area.ts'
import { hitungKas as dokumen } from './dokumen.ts'

const routes: Route[] = [
  route(calls.simpanHitungKas, simpan),
  route(calls.jelaskanSelisih, jelaskan),
  route(calls.bukukanSelisih, bukukan),
  route(calls.listHitungKas, list),
  route(calls.lihatHitungKas, (ctx, { params }) => load(ctx, params.no)),
  fileRoute(calls.slipHitungKas, async (ctx, { params: { no } }) => ({
    type: 'application/pdf',
    name: `slip-${no}.pdf`,
    content: cetakSlip(slipHitungKas(await load(ctx, no), await tokoNota(ctx))),
  })),
]

export const area: Area = { routes, dokumen: [dokumen] }
