/**
 * Reasons why a purchase or trade-in cannot be validated: shown before the click, checked again at it (DOMAIN §B.5).
 */
import { pembelian } from '#domain/dokumen/pembelian.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { harusLunas } from '#domain/rules/pembayaran.ts'
import { notAlive } from '#domain/rules/putuskan-pembelian.ts'
import { olehPembuat, tidakDipesan, tidakMenunggu } from '#domain/rules/validasi.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import type { SaldoUang } from '../../faktur/saldo.ts'
import type { NotaLengkap } from './nota-lengkap.ts'

/** Facts that decide whether it can be validated. */
export interface Disahkan {
  kepala: { no_faktur_group: string; status_valid: string; input_by: string; total_bayar: number }
  beli: readonly { no_faktur_beli: string; no_faktur_jual: string }[]
  jual: readonly { kode_barcode: string; status_barang: string }[]
  pembayaran: readonly { jenis: string; nominal: Rupiah; arah: string }[]
}

/** @param nota by no_faktur_jual, as they are now */
export function alasanTidakBisa(
  ctx: Context,
  { kepala, beli, jual, pembayaran }: Disahkan,
  nota: ReadonlyMap<string, NotaLengkap>,
  saldo: SaldoUang,
): Refusal[] {
  const { no_faktur_group, status_valid } = kepala
  const selesai = tidakMenunggu(pembelian, no_faktur_group, status_valid)
  if (selesai) return [selesai]
  const pemeriksa = { beda_user: ctx.settings.VALIDASI_BEDA_USER, user_id: ctx.user.user_id }
  const refusals: Refusal[] = olehPembuat(kepala.input_by, pemeriksa)
  for (const b of beli)
    if (b.no_faktur_jual !== '-') refusals.push(...notaLagi(b, nota.get(b.no_faktur_jual)))
  refusals.push(...tidakDipesan(jual))
  try {
    harusLunas(
      pembayaran.filter((p) => p.jenis !== 'TUKAR'),
      rupiah(Math.abs(kepala.total_bayar)),
    )
  } catch (refusal) {
    refusals.push(refusal as Refusal)
  }
  if (saldo.kas < tunaiKeluar(pembayaran)) refusals.push(errors.saldoKasTidakCukup())
  return refusals
}

/** The sale may have been cancelled since, or its piece gone elsewhere. */
function notaLagi(
  { no_faktur_beli, no_faktur_jual }: Disahkan['beli'][number],
  nota: NotaLengkap | undefined,
): Refusal[] {
  if (!nota) return [errors.notaTidakAda({ nota: no_faktur_jual })]
  const refusal = notAlive({ ...nota, dibeli: nota.dibeli === no_faktur_beli ? null : nota.dibeli })
  return refusal ? [refusal] : []
}

const tunaiKeluar = (list: Disahkan['pembayaran']): number =>
  list.reduce((sum, p) => (p.arah === 'KELUAR' && p.jenis === 'CASH' ? sum + p.nominal : sum), 0)
