/** The settings of the shop (DOMAIN §L) as stored: parseSettings of rules/para-system.ts makes values of them. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { paraSystem, type SettingKey } from '../rules/para-system.ts'
import { rapi } from '../text.ts'

const zSetting = z.object({ key: z.string(), value: z.string() })
const KEYS = Object.keys(paraSystem) as [SettingKey, ...SettingKey[]]
const mayLihat = { menus: ['/settingsystem'], action: 'lihat', levels: ['OWN', 'SU', 'SPV'] } as const

export const allParaSystem = defineCall({
  base: 'main',
  method: 'GET',
  path: 'para-system',
  summary: 'Every setting of the shop, those it never changed with their defaults',
  may: 'signed-in',
  bersama: true,
  reply: z.array(zSetting),
})

export const paraSystemSatu = defineCall({
  base: 'main',
  method: 'GET',
  path: 'para-system/key/{key}',
  summary: 'One setting of the shop',
  may: 'signed-in',
  params: z.object({ key: z.string().overwrite(rapi).toUpperCase().max(50) }),
  reply: zSetting,
})

/** A value of null is the default again. Each wrong value is told at `settings.N.value`. */
export const simpanParaSystem = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'para-system',
  summary: 'Sets several settings of the shop at once, all or none; they hold from the next call on',
  may: { menus: ['/settingsystem'], action: 'ubah', levels: ['OWN', 'SU'] },
  write: { day: 'any' },
  body: z.strictObject({
    settings: z
      .array(
        z.strictObject({
          key: z.enum(KEYS, 'Parameter Tidak Ada'),
          value: z.string().overwrite(rapi).max(30, 'Terlalu Panjang').nullable(),
        }),
      )
      .min(1, 'Tidak Ada Yang Diubah')
      .max(KEYS.length)
      .refine((list) => new Set(list.map((s) => s.key)).size === list.length, 'Parameter Ganda'),
  }),
  reply: z.array(zSetting),
  message: 'Data Berhasil Di Simpan',
})

export const riwayatParaSystem = defineCall({
  base: 'main',
  method: 'GET',
  path: 'para-system/riwayat',
  summary: 'Who changed which setting of the shop when, newest first',
  may: mayLihat,
  query: z.object({ key: z.enum(KEYS, 'Parameter Tidak Ada').optional() }),
  reply: z.array(
    z.object({
      key: z.string(),
      waktu: z.iso.datetime(),
      user_id: z.string(),
      dari: z.string(),
      ke: z.string(),
    }),
  ),
})

export const peringatanParaSystem = defineCall({
  base: 'main',
  method: 'GET',
  path: 'para-system/peringatan',
  summary:
    'What has to be said of a value as this shop stands: shown beside the setting while it has that value',
  may: mayLihat,
  reply: z.array(z.object({ key: z.string(), value: z.string(), peringatan: z.string() })),
})
