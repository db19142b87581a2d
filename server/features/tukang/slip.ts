/** The slips of goldsmiths' gold and fees: counted, then printed for both to sign. */
import { slipBahan } from '#domain/documents/slip-bahan.ts'
import { slipUpah } from '#domain/documents/slip-upah.ts'
import type { Slip, TokoSlip } from '#domain/documents/slip.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement, type Statement } from '../../db/statement.ts'
import { slipA5 } from '../../documents/slip-a5.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import type { FileAnswer } from '../../http/route.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { kunciBahan, muat as muatBahan } from './daftar-bahan.ts'
import { kunciUpah, muat as muatUpah } from './daftar-upah.ts'

interface Dicetak {
  params: { no: string }
  body?: { id_otorisasi?: string | null | undefined } | undefined
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
    if (head.status_valid === 'CANC') throw errors.sudahDibatalkan()
    if (head.cetak > 0)
      await pakaiOtorisasi(ctx, {
        kategori: 'REPRINT NOTA',
        ref_no: no,
        ids: [body?.id_otorisasi],
        untuk: no,
      })
    ctx.send(tambah, [ctx.toko.kode_toko, no])
    return { no, cetak: head.cetak + 1, copy: head.cetak }
  }

const lembar =
  <D>(muat: (ctx: Context, no: string) => Promise<D>, susun: (d: D, toko: TokoSlip) => Slip) =>
  async (ctx: Context, { params: { no } }: { params: { no: string } }): Promise<FileAnswer> => ({
    type: 'application/pdf',
    name: `slip-${no}.pdf`,
    content: await slipA5(susun(await muat(ctx, no), await tokoNota(ctx))),
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
export const lembarBahan = lembar(muatBahan, slipBahan)
export const lembarUpah = lembar(muatUpah, slipUpah)
