import { fotoTimbangan, lihatFotoTimbangan } from '#domain/calls/foto-timbangan.ts'
import { askingRoute, fileRoute } from '../../http/route.ts'
import { lihat, savePicture, tambah } from './foto.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [askingRoute(fotoTimbangan, savePicture, tambah), fileRoute(lihatFotoTimbangan, lihat)]

export const area: Area = { routes }
