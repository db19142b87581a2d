/** Decides what may be done with a loan now, and why the rest may not. Pure. */
import type { HutangLengkap } from '#domain/calls/hutang.ts'
import { errors } from '#domain/errors.ts'
import { bungaHutang, hutangTertutup } from '#domain/rules/bayar-hutang.ts'
import { hutangBerjalan, syaratHutang } from './pinjaman.ts'

export const TINDAKAN = ['BUNGA', 'PERPANJANG', 'CICIL', 'LUNAS', 'SERAH'] as const
export type Tindakan = (typeof TINDAKAN)[number]
export const SEBUTAN: Record<Tindakan, string> = {
  BUNGA: 'Bayar Bunga',
  PERPANJANG: 'Perpanjang',
  CICIL: 'Cicil',
  LUNAS: 'Lunas',
  SERAH: 'Serah Barang',
}

export type BayarHutang = HutangLengkap['bayar'][number]

/** Returns the possible actions, and why the others are not; a reason common to all is said once. */
export function tindakanHutang(
  h: HutangLengkap,
  { aktif }: { aktif: boolean },
  hariIni: string,
): { bisa: Tindakan[]; tidak: string[] } {
  const [tertutup] = hutangTertutup(hutangBerjalan(h), h.no_menunggu !== null)
  if (tertutup) return { bisa: [], tidak: [tertutup.message] }
  const { bunga, kali } = bungaHutang(hutangBerjalan(h), syaratHutang(h), hariIni, h.kelipatan)
  const lunasBunga = bunga === 0 && kali === 0
  return {
    bisa: TINDAKAN.filter((t) => !(t === 'BUNGA' && lunasBunga) && !(t === 'PERPANJANG' && !aktif)),
    tidak: [
      ...(lunasBunga ? [`${SEBUTAN.BUNGA}: ${errors.bungaSudahDibayar(h).message}`] : []),
      ...(aktif ? [] : [`${SEBUTAN.PERPANJANG}: ${errors.hutangMati().message}`]),
    ],
  }
}

/** The payment that may be undone: the one that waits, or the newest of today. */
export const bayarBisaBatal = (h: HutangLengkap): BayarHutang | undefined =>
  h.bayar.findLast((b) => b.bisa_batal && b.no_induk === '-')
