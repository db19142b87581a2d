import { readRetensi, hapusRetensi } from '#domain/calls/retensi.ts'
import { route } from '../../http/route.ts'
import { read } from './read.ts'
import { hapus } from './hapus.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [route(readRetensi, read), route(hapusRetensi, hapus)]

export const area: Area = { routes }
