import { cekKupon, listUndian, pemenangUndian, simpanUndian, tarikUndian } from '#domain/calls/kupon.ts'
import { route } from '../../http/route.ts'
import { cek } from './cek.ts'
import { list, pemenang, simpan, tarik } from './undian.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(cekKupon, cek),
  route(listUndian, list),
  route(simpanUndian, simpan),
  route(tarikUndian, tarik),
  route(pemenangUndian, pemenang),
]

export const area: Area = { routes }
