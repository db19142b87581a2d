import { daftarValidasi } from '#domain/calls/validasi.ts'
import { route } from '../../http/route.ts'
import { daftar } from './daftar.ts'

export const routes = [route(daftarValidasi, daftar)]
