import { bacaRetensi, hapusRetensi } from '#domain/calls/retensi.ts'
import { route } from '../../http/route.ts'
import { baca } from './baca.ts'
import { hapus } from './hapus.ts'

export const routes = [route(bacaRetensi, baca), route(hapusRetensi, hapus)]
