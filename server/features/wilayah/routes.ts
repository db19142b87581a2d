import { daftarKecamatan, daftarKelurahan, daftarKota, daftarProvinsi } from '#domain/calls/wilayah.ts'
import { route } from '../../http/route.ts'
import { wilayah } from './wilayah.ts'

export const routes = [
  route(daftarProvinsi, () => wilayah('provinsi')),
  route(daftarKota, (_ctx, { query }) => wilayah('kota', query.provinsi)),
  route(daftarKecamatan, (_ctx, { query }) => wilayah('kecamatan', query.kota)),
  route(daftarKelurahan, (_ctx, { query }) => wilayah('kelurahan', query.kecamatan)),
]
