/** The papers of a loan: its receipt, the label of its envelope, and the receipt of each payment. */
import { amplopHutang, cetakHutang, notaHutang } from '#domain/calls/nota-hutang.ts'
import { cetakBayarHutang, notaBayarHutang } from '#domain/calls/nota-bayar-hutang.ts'
import { listHutang, lihatHutang } from '#domain/calls/hutang.ts'
import { reprintHutangLunas, type HutangLunas } from '#domain/calls/bayar-hutang.ts'
import { callPath } from '#domain/call.ts'
import { messages } from '#domain/messages.ts'
import { ApiError, callFile, callWhole } from '#client/net/api.ts'
import { toast } from '#client/net/toasts.ts'
import { paperOf } from '#client/kasir/paper.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

const changes = [listHutang, lihatHutang]

export const notaHutangKe = paperOf({
  name: 'no_faktur_hutang',
  cetak: cetakHutang,
  nota: notaHutang,
  changes,
})

/** The label says nothing of the contents of the envelope, so its prints are not counted. */
export const labelAmplop = (no_faktur_hutang: string): Cetakan => ({
  no: no_faktur_hutang,
  lembar: 'Label',
  shop: { path: callPath(amplopHutang, { no_faktur_hutang }) },
  file: async (kertas) =>
    (
      await callFile(amplopHutang, {
        params: { no_faktur_hutang },
        query: { kertas: kertas === 'A5' ? 'A5' : '80' },
      })
    ).blob,
  changes: [],
})

/** Of a payment by its own number: BB-, PP-, CP-, LN-, SB-. */
export const notaBayarKe = paperOf({
  name: 'no_transaksi',
  cetak: cetakBayarHutang,
  nota: notaBayarHutang,
  changes,
})

/** The specification's reprint of a settlement: asked for by its own call, told in its words (spec 000 §7, §8). */
export const reprintLunas = ({
  no_faktur_hutang,
  no_transaksi,
}: Pick<HutangLunas, 'no_faktur_hutang' | 'no_transaksi'>): Cetakan => ({
  ...notaBayarKe(no_transaksi),
  no: no_faktur_hutang,
  izin: async (id_otorisasi) => {
    const { data, message } = await tersampaikan(() =>
      callWhole(
        reprintHutangLunas,
        { query: { no_faktur_hutang, langkah: 'IZIN' } },
        id_otorisasi ? { authorizationId: id_otorisasi } : {},
      ),
    )
    toast('info', message)
    return { copy: data[0]!.copy, sementara: false }
  },
})

/** Tells a refusal in the server's words, and a request that did not arrive in the specification's. */
async function tersampaikan<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.unknown) toast('info', messages.sendError)
    throw error
  }
}
