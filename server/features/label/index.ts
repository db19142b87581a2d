import {
  barangLabel,
  cetakLabel,
  exampleLabel,
  labelPdf,
  labelPrinter,
  pengaturanLabel,
  ubahLabel,
} from '#domain/calls/label.ts'
import { fileRoute, route } from '../../http/route.ts'
import { barang } from './barang.ts'
import { cetak, pdf, printer } from './cetak.ts'
import { read, example, ubah } from './pengaturan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(pengaturanLabel, read),
  route(exampleLabel, example),
  route(ubahLabel, ubah),
  route(barangLabel, barang),
  route(cetakLabel, cetak),
  fileRoute(labelPdf, pdf),
  fileRoute(labelPrinter, printer),
]

export const area: Area = { routes }
