/** The settings of the shop (DOMAIN §L) as stored: parseSettings of rules/para-system.ts makes values of them. */
import { z } from 'zod'
import { defineCall } from '../call.ts'

const zSetting = z.object({ key: z.string(), value: z.string() })

export const paraSystemSemua = defineCall({
  base: 'main',
  method: 'GET',
  path: 'para-system',
  summary: 'Every setting of the shop, those it never changed with their defaults',
  may: 'signed-in',
  reply: z.array(zSetting),
})

export const paraSystemSatu = defineCall({
  base: 'main',
  method: 'GET',
  path: 'para-system/key/{key}',
  summary: 'One setting of the shop',
  may: 'signed-in',
  params: z.object({ key: z.string().trim().toUpperCase().max(50) }),
  reply: zSetting,
})
