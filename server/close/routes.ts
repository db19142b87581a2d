import { statusTutupToko } from '#domain/calls/tutup-berjalan.ts'
import { periksaTutup, tutupToko, tutupTokoPut } from '#domain/calls/tutup-toko.ts'
import { fileRoute, ownRoute, route } from '../http/route.ts'
import { laporanEod, laporanEodExcel, laporanEodPdf } from '#domain/calls/eod.ts'
import { denganLembar } from './lembar-tutup.ts'
import { lihatLembar } from './lembar.ts'
import { eodFile } from './sheet-file.ts'
import { periksaDahulu } from './periksa-dahulu.ts'
import { statusTutup } from './running.ts'

export const routes = [
  ownRoute(tutupToko, (ctx, { body }) => denganLembar(ctx, body)),
  ownRoute(tutupTokoPut, (ctx, { body }) => denganLembar(ctx, body)),
  ownRoute(periksaTutup, periksaDahulu),
  route(statusTutupToko, ({ sql, toko }) => statusTutup(sql, toko.kode_toko)),
  route(laporanEod, lihatLembar),
  fileRoute(laporanEodPdf, eodFile('pdf')),
  fileRoute(laporanEodExcel, eodFile('xlsx')),
]
