/** The papers of a repair: the receipt, which is another once it was fetched, and the claim ticket. */
import { cetakService, cetakTiketService, notaService, tiketService } from '#domain/calls/nota-service.ts'
import { daftarService, lihatService } from '#domain/calls/service.ts'
import { call, callFile } from '#client/net/api.ts'
import { cetakanNota } from '#client/kasir/cetakan.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export const notaServiceKe = (no_faktur_service: string): Cetakan =>
  cetakanNota({
    no: no_faktur_service,
    cetak: (body) => call(cetakService, { params: { no_faktur_service }, body }),
    berkas: async (kertas) =>
      (await callFile(notaService, { params: { no_faktur_service }, query: { kertas, mencetak: '1' } })).blob,
    changes: [daftarService, lihatService],
  })

export const tiketServiceKe = (no_faktur_service: string): Cetakan => ({
  no: no_faktur_service,
  hitung: async (id_otorisasi) =>
    (
      await call(cetakTiketService, {
        params: { no_faktur_service },
        body: id_otorisasi ? { id_otorisasi } : {},
      })
    ).copy,
  berkas: async (kertas) =>
    (
      await callFile(tiketService, {
        params: { no_faktur_service },
        query: { kertas: kertas === 'A5' ? 'A5' : '80' },
      })
    ).blob,
  changes: [daftarService, lihatService],
})
