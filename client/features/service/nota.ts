/** The paper of a repair: the claim ticket until it is fetched, the nota after. */
import { cetakService, notaService } from '#domain/calls/nota-service.ts'
import { daftarService, lihatService } from '#domain/calls/service.ts'
import { call, callFile } from '#client/net/api.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const notaServiceKe = (no_faktur_service: string): Cetakan => ({
  no: no_faktur_service,
  hitung: async (id_otorisasi) =>
    (
      await call(cetakService, {
        params: { no_faktur_service },
        body: id_otorisasi ? { id_otorisasi } : {},
      })
    ).copy,
  berkas: async (kertas) =>
    (await callFile(notaService, { params: { no_faktur_service }, query: { kertas } })).blob,
  changes: [daftarService, lihatService],
})
