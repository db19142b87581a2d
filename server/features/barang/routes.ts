import { scanBarang } from '#domain/calls/barang.ts'
import { route } from '../../http/route.ts'
import { scan } from './scan.ts'

export const routes = [route(scanBarang, scan)]
