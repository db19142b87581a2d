/** Provinces and what lies in them, for addresses: kode as the ministry writes it ('32.04.05'), names in capitals (DOMAIN §D.2). */
import { z } from 'zod'
import { defineCall } from '../call.ts'

/** From the largest to the smallest. */
export const TINGKAT_WILAYAH = ['provinsi', 'kota', 'kecamatan', 'kelurahan'] as const
export type TingkatWilayah = (typeof TINGKAT_WILAYAH)[number]

const zWilayah = z.array(z.object({ kode: z.string(), nama: z.string() }))

/** '32', '32.04', '32.04.05': as many pairs of digits as the level above has. */
const zKodeWilayah = (bagian: 1 | 2 | 3) =>
  z.string().regex(new RegExp(`^\\d{2}(\\.\\d{2}){${bagian - 1}}$`), 'Kode Wilayah Tidak Valid')

const list = <const Q extends z.ZodObject | undefined>(tingkat: TingkatWilayah, summary: string, query: Q) =>
  defineCall({
    base: 'main',
    method: 'GET',
    path: `wilayah/${tingkat}`,
    summary,
    may: 'signed-in',
    ...(query ? { query } : {}),
    reply: zWilayah,
  } as const)

export const listProvinsi = list('provinsi', 'Every province', undefined)
export const listKota = list(
  'kota',
  'Kota and kabupaten of a province',
  z.strictObject({ provinsi: zKodeWilayah(1) }),
)
export const listKecamatan = list(
  'kecamatan',
  'Kecamatan of a kota or kabupaten',
  z.strictObject({ kota: zKodeWilayah(2) }),
)
export const listKelurahan = list(
  'kelurahan',
  'Kelurahan and desa of a kecamatan',
  z.strictObject({ kecamatan: zKodeWilayah(3) }),
)
