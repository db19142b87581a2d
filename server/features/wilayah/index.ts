import { listKecamatan, listKelurahan, listKota, listProvinsi } from '#domain/calls/wilayah.ts'
import { route } from '../../http/route.ts'
import { wilayah } from './wilayah.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  route(listProvinsi, () => wilayah('provinsi')),
  route(listKota, (_ctx, { query }) => wilayah('kota', query.provinsi)),
  route(listKecamatan, (_ctx, { query }) => wilayah('kecamatan', query.kota)),
  route(listKelurahan, (_ctx, { query }) => wilayah('kelurahan', query.kecamatan)),
]

export const area: Area = { routes }
