/** Saves the purchase: checked here first, allowed where it must be, sent until there is an answer. */
import type { CallReply } from '#domain/call.ts'
import { listPembelian, simpanPembelian } from '#domain/calls/pembelian.ts'
import { formatRupiah } from '#domain/format.ts'
import { call } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useTimbanganToko } from '#client/kasir/timbangan-toko.ts'
import { useKirim } from '#client/kasir/useKirim.ts'
import { kirimFotoAsal } from './kirim-foto-asal.ts'
import { hitungBeli, type BeliLine } from './keranjang-beli.ts'
import { checkDraft, request } from './draft.ts'
import type { TransaksiBeli } from './useTransaksiBeli.ts'

export type BeliTersimpan = CallReply<typeof simpanPembelian>

export function useSimpanBeli(
  { draft, hitungan, acuan, settings, setErrors, ganti, kosongkan }: TransaksiBeli,
  onSaved: (saved: BeliTersimpan) => void,
) {
  const otorisasi = useOtorisasi()
  const { dipakai: no_timbangan = null } = useTimbanganToko()
  const { kirim, busy } = useKirim({
    draft,
    ganti,
    kosongkan,
    setErrors,
    send: async (sent) => {
      const body = request(sent, hitungBeli(sent.baris, acuan, settings))
      const reply = await call(simpanPembelian, { body }, { idTrx: sent.id_trx })
      kirimFotoAsal(reply.no_faktur_group, sent.baris)
      onSaved(reply)
      void invalidate(listPembelian)
    },
    izin: (sent) =>
      otorisasi.diminta(`Pembelian ${formatRupiah(hitungBeli(sent.baris, acuan, settings).total)}`),
    tanpaIzin: (sent) => ({ ...sent, baris: tanpaIzinBeli(sent.baris) }),
  })
  return {
    simpan: (validasi: boolean) =>
      void kirim(checkDraft(draft, hitungan), () => Promise.resolve({ ...draft, validasi, no_timbangan })),
    busy,
    modal: otorisasi.modal,
  }
}

/** Drops the otorisasi that were given: the server no longer takes them. */
export const tanpaIzinBeli = (lines: readonly BeliLine[]): BeliLine[] =>
  lines.map((line) => ({ ...line, izin: [] }))
