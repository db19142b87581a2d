/** The slips of goldsmiths' gold and fees: printed for both to sign, and counted once they came out (DOMAIN §P.5). */
import { slipBahan } from '#domain/documents/slip-bahan.ts'
import { slipUpah } from '#domain/documents/slip-upah.ts'
import type { Slip, TokoSlip } from '#domain/documents/slip.ts'
import type { z } from 'zod'
import type { zCetak, zMencetak } from '#domain/calls/faktur.ts'
import type { Context } from '../../context.ts'
import { statement, type Statement } from '../../db/statement.ts'
import { akanKeluar, hitungSlip } from '../../dokumen/hitung-cetak.ts'
import { cetakSlip } from '../../documents/cetak.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import type { FileAnswer } from '../../outcome.ts'
import { kunciBahan, load as loadBahan } from './list-bahan.ts'
import { kunciUpah, loadOne as loadUpah } from './list-upah.ts'

interface Dicetak {
  params: { no: string }
  body: z.output<typeof zCetak> | undefined
}
interface Dilihat {
  params: { no: string }
  query: { mencetak?: z.output<typeof zMencetak> }
}
interface Kepala {
  status_valid: string
  cetak: number
}

/** @throws errors.dokumenStokTidakAda, sudahDibatalkan, perluOtorisasi */
const hitung =
  (kunci: (ctx: Context, no: string) => Promise<Kepala>, tambah: Statement<unknown>) =>
  async (ctx: Context, { params: { no }, body }: Dicetak) => {
    const head = await kunci(ctx, no)
    return {
      no,
      ...(await hitungSlip(ctx, no, head, body, () => ctx.send(tambah, [ctx.toko.kode_toko, no]))),
    }
  }

const lembar =
  <D extends { cetak: number }>(
    load: (ctx: Context, no: string) => Promise<D>,
    susun: (d: D, toko: TokoSlip) => Slip,
  ) =>
  async (ctx: Context, { params: { no }, query: { mencetak } }: Dilihat): Promise<FileAnswer> => ({
    type: 'application/pdf',
    name: `slip-${no}.pdf`,
    content: cetakSlip(susun(akanKeluar(await load(ctx, no), mencetak), await tokoNota(ctx))),
  })

export const cetakBahan = hitung(
  kunciBahan,
  statement(
    'cetak_bahan_tukang',
    'UPDATE bahan_tukang SET cetak = cetak + 1 WHERE kode_toko = $1 AND no = $2',
  ),
)
export const cetakUpah = hitung(
  kunciUpah,
  statement(
    'cetak_upah_tukang',
    'UPDATE kas_bank SET cetak = cetak + 1 WHERE kode_toko = $1 AND no_kas = $2',
  ),
)
export const lembarBahan = lembar(loadBahan, slipBahan)
export const lembarUpah = lembar(loadUpah, slipUpah)
