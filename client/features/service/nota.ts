/** The papers of a repair: the receipt, which is another once it was fetched, and the claim ticket. */
import { cetakService, cetakTiketService, notaService, tiketService } from '#domain/calls/nota-service.ts'
import { listService, lihatService } from '#domain/calls/service.ts'
import { paperOf } from '#client/kasir/paper.ts'

const document = { name: 'no_faktur_service', changes: [listService, lihatService] }
export const notaServiceKe = paperOf({ ...document, cetak: cetakService, nota: notaService })
export const tiketServiceKe = paperOf({
  ...document,
  cetak: cetakTiketService,
  nota: tiketService,
  lembar: 'Tiket',
  kertas: (chosen) => (chosen === 'A5' ? 'A5' : '80'),
})
