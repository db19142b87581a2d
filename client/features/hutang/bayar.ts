/** A payment on a loan, reckoned by the server's own rule. Pure. */
import type { CallInput } from '#domain/call.ts'
import type { simpanBayarHutang } from '#domain/calls/bayar-hutang.ts'
import type { AcuanHutang, HutangLengkap } from '#domain/calls/hutang.ts'
import { Refusal, type FieldError } from '#domain/errors.ts'
import { bungaHutang, putuskanBayar, type BayarDiputuskan } from '#domain/rules/bayar-hutang.ts'
import { tunaiMengikuti, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { rupiah, tanggalSystem, type Milligram, type Rupiah } from '#domain/units.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { belumLunas } from '#client/kasir/periksa.ts'
import { hutangBerjalan, settingHutang, syaratHutang } from './pinjaman.ts'
import type { Tindakan } from './tindakan.ts'

export type JenisBayar = Exclude<Tindakan, 'SERAH'>

export interface BayarForm {
  /** null: what is due. */
  bunga: Rupiah | null
  cicil: Rupiah | null
  berat_timbang: Milligram | null
  catatan: string
  pembayaran: Pembayaran[]
}
export const emptyBayar: BayarForm = {
  bunga: null,
  cicil: null,
  berat_timbang: null,
  catatan: '',
  pembayaran: [],
}

export interface HitunganBayar {
  jatuh: ReturnType<typeof bungaHutang>
  bunga: Rupiah
  /** undefined while something is wrong with it. */
  results: BayarDiputuskan | undefined
  /** The amount that changes hands, as far as it is known. */
  total: Rupiah
  wrong: FieldError[]
}

export function hitungBayar(
  h: HutangLengkap,
  acuan: AcuanHutang,
  jenis: JenisBayar,
  form: BayarForm,
  hariIni: string,
): HitunganBayar {
  const hutang = hutangBerjalan(h)
  const jatuh = bungaHutang(hutang, syaratHutang(h), hariIni, h.kelipatan)
  const bunga = form.bunga ?? jatuh.bunga
  const cicil = form.cicil ?? rupiah(0)
  const pokok = jenis === 'LUNAS' ? h.sisa_pokok : cicil
  const base = { jatuh, bunga, total: rupiah(bunga + pokok) }
  try {
    const results = putuskanBayar(
      hutang,
      syaratHutang(h),
      {
        jenis,
        bunga,
        cicil,
        berat_timbang: form.berat_timbang ?? undefined,
        catatan: form.catatan || '-',
      },
      { menunggu: h.no_menunggu !== null, tgl_system: tanggalSystem(hariIni) },
      settingHutang(h, acuan),
    )
    return { ...base, results, wrong: [] }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { ...base, results: undefined, wrong: refusal.errors }
  }
}

/** Returns everything that keeps the payment from being saved. */
export const periksaBayar = ({ wrong, total }: HitunganBayar, form: BayarForm): FieldError[] => [
  ...wrong,
  ...belumLunas(form.pembayaran, total),
]

export const bayarRequest = (
  h: HutangLengkap,
  jenis: JenisBayar,
  { bunga }: HitunganBayar,
  form: BayarForm & { id_trx: string; validasi: boolean },
): CallInput<typeof simpanBayarHutang>['body'] => ({
  id_trx: form.id_trx,
  no_faktur_hutang: h.no_faktur_hutang,
  jenis,
  bunga,
  cicil: form.cicil ?? rupiah(0),
  pembayaran: dibayar(form.pembayaran),
  ...(jenis === 'LUNAS' && form.berat_timbang !== null && { berat_timbang: form.berat_timbang }),
  catatan: form.catatan || '-',
  ...(form.validasi && { validasi: true }),
})

/**
 * Applies a change to the draft. Cash follows it, where it was the whole amount due. @param jumlah the amount due of a
 * draft
 */
export const denganTunai =
  <D extends { pembayaran: Pembayaran[] }>(bagian: Partial<D>, jumlah: (form: D) => Rupiah) =>
  (kini: D): Partial<D> => {
    const list = kini.pembayaran
    const pembayaran =
      bagian.pembayaran ??
      tunaiMengikuti({ list, total: jumlah(kini) }, { list, total: jumlah({ ...kini, ...bagian }) })
    return { ...bagian, pembayaran: [...pembayaran] }
  }
