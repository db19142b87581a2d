/** The drawer counted note by note, and what a count is worth afterwards (DOMAIN §B.21, §O.5-4). */
import { errors, type Refusal } from '../errors.ts'
import { rupiah, sumRupiah, type Rupiah } from '../units.ts'

export interface PecahanUang {
  kode: string
  jenis: 'KERTAS' | 'LOGAM'
  nilai: Rupiah
}
const pecahan = (jenis: PecahanUang['jenis'], ...values: number[]): PecahanUang[] =>
  values.map((nilai) => ({ kode: `${jenis} ${nilai}`, jenis, nilai: rupiah(nilai) }))

/** Notes and coins that a drawer holds, the largest first; 1,000 there is of both. */
export const PECAHAN: readonly PecahanUang[] = [
  ...pecahan('KERTAS', 100_000, 75_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000),
  ...pecahan('LOGAM', 1_000, 500, 200, 100),
]
const menurutKode: ReadonlyMap<string, PecahanUang> = new Map(PECAHAN.map((p) => [p.kode, p]))
export const pecahanDari = (kode: string): PecahanUang | undefined => menurutKode.get(kode)

/** Of one kind: more is a slip of the finger, and no drawer. */
export const LEMBAR_MAKS = 100_000

export interface Lembar {
  kode: string
  lembar: number
}

/** @throws Error for what is no money here: the call's schema lets none through */
export const jumlahLembar = (counted: readonly Lembar[]): Rupiah =>
  sumRupiah(
    counted.map(({ kode, lembar }) => {
      const kind = pecahanDari(kode)
      if (!kind) throw new Error(`${kode} is no money`)
      return rupiah(kind.nilai * lembar)
    }),
  )

/** As it is counted; `laci_kosong` is said where there is nothing to count. */
export interface Hitungan {
  pecahan: readonly Lembar[]
  laci_kosong?: boolean | undefined
}
/**
 * Refuses an entry that is no count, at the notes and coins: a drawer is not empty just because nobody has counted it.
 */
export function bukanHitungan({ pecahan, laci_kosong = false }: Hitungan): Refusal | undefined {
  const ada = pecahan.some(({ lembar }) => lembar !== 0)
  if (ada !== laci_kosong) return undefined
  return (laci_kosong ? errors.laciTidakKosong() : errors.uangBelumDihitung()).at('pecahan')
}

/** Money found less money by the books: below 0 money is missing. */
export const selisihKas = (dihitung: Rupiah, seharusnya: Rupiah): Rupiah => rupiah(dihitung - seharusnya)

export const CARA_SELISIH = ['DIJELASKAN', 'DIBUKUKAN'] as const
export type StatusHitung = 'SESUAI' | 'SELISIH' | (typeof CARA_SELISIH)[number]
/** @param cara the way the difference was settled; null until somebody has done so */
export const statusHitung = (selisih: Rupiah, cara: (typeof CARA_SELISIH)[number] | null): StatusHitung =>
  selisih === 0 ? 'SESUAI' : (cara ?? 'SELISIH')

/** The code of a difference that is booked (E35); both are the system's. */
export const kodeSelisih = (selisih: Rupiah): 'SELISIH-KAS-LEBIH' | 'SELISIH-KAS-KURANG' =>
  selisih > 0 ? 'SELISIH-KAS-LEBIH' : 'SELISIH-KAS-KURANG'
