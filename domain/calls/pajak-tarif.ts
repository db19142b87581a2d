/** Rates of PPN with the day from which each holds, for every shop (DOMAIN §P.1-3). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { JENIS_PAJAK } from '../rules/pajak.ts'
import { ONE_LINE, zRequired } from '../text.ts'
import { zPersen, zPersenEntered, zTanggal } from '../units.ts'

const menus = ['/settingsystem'] as const
const zJenis = z.enum(JENIS_PAJAK, 'Jenis Pajak Harus Dipilih')
const zTarif = z.object({
  jenis_pajak: zJenis,
  dengan_faktur: z.boolean(),
  berlaku_dari: zTanggal,
  persen: zPersen,
  dasar: z.string(),
  /** '-' for every shop; else of this one alone, carried over from its settings. */
  kode_toko: z.string(),
  /** It is the one of the shop's day. */
  berlaku: z.boolean(),
})
export type TarifPajak = z.output<typeof zTarif>

export const listTarifPajak = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pajak-tarif',
  summary: 'Rates of PPN by kind of goods, the newest of each first',
  may: { menus, action: 'lihat', levels: ['OWN', 'SU', 'SPV'] },
  reply: z.array(zTarif),
})

export const simpanTarifPajak = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pajak-tarif',
  summary: 'A rate that holds from a day to come, in every shop; what is sold until then keeps its own',
  may: { menus, action: 'ubah', levels: ['OWN', 'SU'] },
  write: { day: 'any' },
  body: z.strictObject({
    jenis_pajak: zJenis,
    /** Asked of PERHIASAN_EMAS alone. */
    dengan_faktur: z.boolean().default(false),
    berlaku_dari: zTanggal,
    persen: zPersenEntered,
    dasar: zRequired('Dasar Hukum Harus Diisi', 100).regex(ONE_LINE, 'Dasar Hukum Tidak Valid'),
    id_trx: z.string().max(16).optional(),
  }),
  reply: z.array(zTarif),
  message: 'Tarif Pajak Berhasil Disimpan',
})
