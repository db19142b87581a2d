/** Users of the shop, for those who look at what users did. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { LEVELS } from '../level.ts'

export const daftarUser = defineCall({
  base: 'main',
  method: 'GET',
  path: 'users/get/all',
  summary: 'Users of this shop and those who may work in any shop: code, name and level',
  may: { menus: ['/laporan-otorisasi', '/laporan-authorization'], action: 'lihat' },
  reply: z.array(z.object({ user_id: z.string(), user_name: z.string(), level: z.enum(LEVELS) })),
})
