/** A nota as a paper to print: asked for, printed, counted once it came out (DOMAIN §P.5). */
import type { Cetakan } from './useCetak.ts'

interface Nota extends Omit<Cetakan, 'hitung' | 'keluar'> {
  cetak: (body: {
    langkah: 'IZIN' | 'KELUAR'
    id_otorisasi?: string
  }) => Promise<{ copy: number; sementara: boolean }>
}

export const cetakanNota = ({ cetak, ...nota }: Nota): Cetakan => ({
  ...nota,
  hitung: async (id_otorisasi) => {
    const { copy, sementara } = await cetak({ langkah: 'IZIN', ...(id_otorisasi ? { id_otorisasi } : {}) })
    return sementara ? 'SEMENTARA' : copy
  },
  keluar: () => cetak({ langkah: 'KELUAR' }),
})
