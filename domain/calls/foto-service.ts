/** Pictures of things as they were taken in for repair: a single picture for every line. */
import { callsFoto } from './foto-line.ts'
import { READ_SERVICE, MAX_SERVICE_LINES, zNoService } from './service.ts'

export const { foto: fotoService, lihat: lihatFotoService } = callsFoto('service', 'no_faktur_service', {
  may: { foto: { menus: ['/transaksi-services', '/lihat-services'], action: 'tambah' }, lihat: READ_SERVICE },
  zNo: zNoService,
  max: MAX_SERVICE_LINES,
  dokumen: 'a repair',
  open: 'a repair that is still at work',
})
