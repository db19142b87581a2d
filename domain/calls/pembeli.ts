/** Who buys, as taxes ask (DOMAIN §P.1-2): fields of a sale and of melted gold sold. */
import { z } from 'zod'
import { BEBAS_PPH22, JENIS_PEMBELI } from '../rules/pajak.ts'
import { rapi } from '../text.ts'
import { zTanggal } from '../units.ts'
import { zDash } from './faktur.ts'

export const pembeliPajak = {
  jenis_pembeli: z.enum(JENIS_PEMBELI, 'Jenis Pembeli Tidak Valid').default('KONSUMEN'),
  /** NPWP or NIK, sixteen digits; as people write it, with points and dashes. */
  npwp_pembeli: z
    .string()
    .max(40, 'NPWP/NIK Pembeli Harus 16 Angka')
    .overwrite((s) => rapi(s).replaceAll(/[\s.-]/g, ''))
    .default(''),
  /** The letter that frees them of PPh 22. */
  bebas_pph22: z.enum(BEBAS_PPH22, 'Surat Bebas PPh 22 Tidak Valid').nullish(),
  no_bebas: zDash(60),
  tgl_bebas: zTanggal.nullish(),
}
const zPembeli = z.object(pembeliPajak)
export type PembeliDiminta = z.output<typeof zPembeli>
/** Of whom nothing is asked. */
export const KONSUMEN: PembeliDiminta = { jenis_pembeli: 'KONSUMEN', npwp_pembeli: '', no_bebas: '-' }
