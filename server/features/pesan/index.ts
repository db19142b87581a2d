import {
  kabariCustomer,
  pesanMenunggu,
  pesanSatu,
  templatePesan,
  ubahTemplatePesan,
} from '#domain/calls/pesan.ts'
import { route } from '../../http/route.ts'
import { kabari, satu, all } from './kabari.ts'
import { read, ubah } from './template.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(pesanMenunggu, all),
  route(pesanSatu, satu),
  route(kabariCustomer, kabari),
  route(templatePesan, read),
  route(ubahTemplatePesan, ubah),
]

export const area: Area = { routes }
