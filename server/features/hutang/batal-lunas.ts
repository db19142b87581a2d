/** A settlement of today is undone whole, by its loan's number alone: the otorisasi given just before names it, and its note is the reason (spec 001 §2.1, DOMAIN §B.0.7, E22). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalHutangLunas } from '#domain/calls/bayar-hutang.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { batalkan } from './batal-bayar.ts'
import { terakhir, type LoadedBayar } from './load-bayar.ts'
import { loadHutang } from './load-hutang.ts'

const KATEGORI = 'BATAL HUTANG LUNAS'

/** @throws errors.hutangTidakAda, hutangBelumLunas, hutangLunasSerah, batalBedaHari, amplopTerpakai, perluOtorisasi, saldoKasTidakCukup */
export async function batalLunas(
  ctx: Context,
  { query: { no_faktur_hutang } }: Pick<CallInput<typeof batalHutangLunas>, 'query'>,
): Promise<CallReply<typeof batalHutangLunas>> {
  const hutang = await loadHutang(ctx, no_faktur_hutang)
  if (hutang.kepala.status_hutang !== 'CLOS')
    throw errors.hutangBelumLunas({ no_faktur_hutang }).at('no_faktur_hutang')
  const rows = terakhir(hutang) as LoadedBayar['lines']
  if (rows[0].jenis !== 'LUNAS') throw errors.hutangLunasSerah({ no_faktur_hutang }).at('no_faktur_hutang')
  const { status_hutang, refund } = await batalkan(ctx, { ...hutang, lines: rows }, KATEGORI, async () => {
    const used = await pakaiOtorisasi(ctx, {
      kategori: KATEGORI,
      ref_no: rows[0].no_transaksi,
      alasan: KATEGORI,
      untuk: no_faktur_hutang,
      field: 'no_faktur_hutang',
    })
    return { ...used, alasan: used.keterangan === '-' ? KATEGORI : used.keterangan }
  })
  return { no_faktur_hutang, status_hutang, tgl_lunas: '-', refund }
}
