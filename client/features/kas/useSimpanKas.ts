/** Sends an entry under its one id_trx; what somebody must allow is asked for when the server has said so, all of it. */
import { listKasBank, simpanKasBank } from '#domain/calls/kas-bank.ts'
import type { FieldError } from '#domain/errors.ts'
import { LAYAR_KAS_BANK, type KategoriIsian, type LayarKasBank } from '#domain/rules/kas-bank.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useKirim } from '#client/kasir/useKirim.ts'
import { callWhole } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { periksa, permintaan, type DrafKas } from './draft.ts'

interface Isian {
  draf: DrafKas
  kategori: KategoriIsian | undefined
  ganti: (draf: DrafKas) => void
  kosongkan: () => void
  setErrors: (errors: readonly FieldError[]) => void
}

export function useSimpanKas(layar: LayarKasBank, { draf, kategori, ganti, kosongkan, setErrors }: Isian) {
  const otorisasi = useOtorisasi()
  const { media } = LAYAR_KAS_BANK[layar]
  const { kirim, busy } = useKirim<DrafKas>({
    draf,
    ganti,
    kosongkan,
    setErrors,
    send: async (sent) => {
      const { message, data } = await callWhole(
        simpanKasBank[layar],
        { body: permintaan(sent, kategori, media) },
        { idTrx: sent.id_trx },
      )
      toast('success', `${message} ${data.no_kas}`)
      await invalidate(listKasBank)
    },
    izin: (sent) => otorisasi.diminta(sent.keterangan),
    tanpaIzin: (sent) => sent,
  })
  const simpan = () => void kirim(periksa(layar, draf, kategori, media))
  return { simpan, busy, modal: otorisasi.modal }
}
