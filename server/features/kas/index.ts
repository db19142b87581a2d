import * as premi from '#domain/calls/premi.ts'
import * as kas from '#domain/calls/kas-bank.ts'
import { fileRoute, route, type Route } from '../../http/route.ts'
import { listed as listPremi, lihatPremi } from './lihat-premi.ts'
import { loadPremiDibayar } from './load-premi.ts'
import { bayar } from './premi.ts'
import { batal } from './batal.ts'
import { list, load } from './list.ts'
import { simpan } from './simpan.ts'
import { cetak, lembar } from './slip.ts'
import type { Area } from '../../dokumen/area.ts'
import { kas as dokumen } from './dokumen.ts'

const routes: Route[] = [
  route(kas.tambahUangKas, simpan('tambah-kas')),
  route(kas.ambilUangKas, simpan('ambil-kas')),
  route(kas.tambahUangBank, simpan('tambah-bank')),
  route(kas.ambilUangBank, simpan('ambil-bank')),
  route(kas.listKasBank, list),
  route(kas.lihatKasBank, (ctx, { params }) => load(ctx, params.no)),
  route(kas.batalKasBank, batal),
  route(kas.cetakKasBank, cetak),
  fileRoute(kas.slipKasBank, lembar),
  route(premi.listPremi, listPremi),
  route(premi.hitungPremiSales, lihatPremi),
  route(premi.bayarPremi, bayar),
  route(premi.lihatPremi, (ctx, { params }) => loadPremiDibayar(ctx, params.no)),
]

export const area: Area = { routes, dokumen: [dokumen] }
