import { daftarUser } from '#domain/calls/users.ts'
import { route } from '../../http/route.ts'
import { daftar } from './daftar.ts'

export const routes = [route(daftarUser, daftar)]
