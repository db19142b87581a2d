/** Saves the loan: checked here first, allowed where it must be, sent until there is an answer. */
import type { CallReply } from '#domain/call.ts'
import type { FieldError } from '#domain/errors.ts'
import { acuanHutang, listHutang, simpanHutang } from '#domain/calls/hutang.ts'
import { call } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { kirimDraftFoto } from '#client/kasir/line-foto.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useKirim } from '#client/kasir/useKirim.ts'
import { checkDraft, request, type DraftHutang } from './draft.ts'
import { fotoDariHutang } from './foto-hutang.ts'
import type { TransaksiHutang } from './useTransaksiHutang.ts'

export type HutangTersimpan = CallReply<typeof simpanHutang>

export function useSimpanHutang(t: TransaksiHutang, onSaved: (saved: HutangTersimpan) => void) {
  const { draft, acuan, dikenal, hariIni } = t
  const otorisasi = useOtorisasi()
  const { kirim, busy } = useKirim<DraftHutang>({
    draft,
    ganti: t.ganti,
    kosongkan: t.kosongkan,
    setErrors: (errors: readonly FieldError[]) => {
      t.setErrors(errors)
      // Today's prices may be others by now.
      if (errors.length > 0) void invalidate(acuanHutang)
    },
    send: async (sent) => {
      const reply = await call(simpanHutang, { body: request(sent) }, { idTrx: sent.id_trx })
      kirimDraftFoto(
        fotoDariHutang,
        reply.no_faktur_hutang,
        sent.baris.map((b) => b.kunci),
      )
      onSaved(reply)
      void invalidate(listHutang)
    },
    izin: () => otorisasi.diminta(`Hutang ${t.namaCustomer}`),
    tanpaIzin: (sent) => sent,
  })
  return {
    simpan: (validasi = false) =>
      void kirim(checkDraft(draft, acuan, dikenal, hariIni), () => Promise.resolve({ ...draft, validasi })),
    busy,
    modal: otorisasi.modal,
  }
}
