/** Sends an entry under its one id_trx; what somebody must allow is asked for when the server has said so, all of it. */
import { listKasBank, simpanKasBank } from '#domain/calls/kas-bank.ts'
import type { FieldError } from '#domain/errors.ts'
import { KAS_BANK_SCREENS, type FormKategori, type KasBankScreen } from '#domain/rules/kas-bank.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { openDrawer } from '#client/kasir/till-printer.ts'
import { useKirim } from '#client/kasir/useKirim.ts'
import { callWhole } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { periksa, requestOf, type DraftKas } from './draft.ts'

interface Form {
  draft: DraftKas
  kategori: FormKategori | undefined
  ganti: (draft: DraftKas) => void
  kosongkan: () => void
  setErrors: (errors: readonly FieldError[]) => void
}

export function useSimpanKas(screen: KasBankScreen, { draft, kategori, ganti, kosongkan, setErrors }: Form) {
  const otorisasi = useOtorisasi()
  const { media } = KAS_BANK_SCREENS[screen]
  const { kirim, busy } = useKirim<DraftKas>({
    draft,
    ganti,
    kosongkan,
    setErrors,
    send: async (sent) => {
      const { message, data } = await callWhole(
        simpanKasBank[screen],
        { body: requestOf(sent, kategori, media) },
        { idTrx: sent.id_trx },
      )
      toast('success', `${message} ${data.no_kas}`)
      if (media === 'KAS') void openDrawer({ no_ref: data.no_kas })
      await invalidate(listKasBank)
    },
    izin: (sent) => otorisasi.diminta(sent.keterangan),
    tanpaIzin: (sent) => sent,
  })
  const simpan = () => void kirim(periksa(screen, draft, kategori, media))
  return { simpan, busy, modal: otorisasi.modal }
}
