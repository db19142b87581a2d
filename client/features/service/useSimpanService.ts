/** Saves the repair: checked here first, allowed where it must be, sent until there is an answer. */
import type { CallReply } from '#domain/call.ts'
import type { FieldError } from '#domain/errors.ts'
import { listService, simpanService } from '#domain/calls/service.ts'
import { kembalian } from '#domain/rules/pembayaran.ts'
import { sumRupiah, type Rupiah } from '#domain/units.ts'
import { call } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { kirimDraftFoto } from '#client/kasir/line-foto.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useKirim } from '#client/kasir/useKirim.ts'
import { checkDraft, request, type DraftService } from './draft.ts'
import { fotoDariService } from './foto-service.ts'

export type ServiceTersimpan = CallReply<typeof simpanService> & { kembalian: Rupiah }

interface Transaksi {
  draft: DraftService
  hariIni: string
  ganti: (draft: DraftService) => void
  kosongkan: () => void
  setErrors: (errors: readonly FieldError[]) => void
}

export function useSimpanService(t: Transaksi, onSaved: (saved: ServiceTersimpan) => void) {
  const { draft, hariIni } = t
  const otorisasi = useOtorisasi()
  const { kirim, busy } = useKirim<DraftService>({
    draft,
    ganti: t.ganti,
    kosongkan: t.kosongkan,
    setErrors: t.setErrors,
    send: async (sent) => {
      const reply = await call(simpanService, { body: request(sent, hariIni) }, { idTrx: sent.id_trx })
      kirimDraftFoto(
        fotoDariService,
        reply.no_faktur_service,
        sent.baris.map((b) => b.kunci),
      )
      onSaved({ ...reply, kembalian: sumRupiah(sent.pembayaran.map(kembalian)) })
      void invalidate(listService)
    },
    izin: () => otorisasi.diminta('Service'),
    tanpaIzin: (sent) => sent,
  })
  return {
    simpan: () => void kirim(checkDraft(draft, hariIni)),
    busy,
    modal: otorisasi.modal,
  }
}
