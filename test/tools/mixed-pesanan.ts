/** What orders and goldsmiths do on random days: ordered, paid ahead, made, fetched, dropped, undone (mixed-shop.ts). */
import { idTrx, type Client, type Reply } from './client.ts'
import { batalBarisPesanan, batalDp, pesananBody, prosesPesanan, simpanPesanan, tambahDp } from './pesanan.ts'
import { batalPesanan } from './pesanan.ts'
import { save, saleBody } from './till.ts'
import { cash } from './titipan.ts'

export const PESANAN_ACTS = [
  'pesan',
  'tambahDp',
  'batalDp',
  'prosesPesanan',
  'jadi',
  'ambilPesanan',
  'batalBaris',
  'batalPesanan',
] as const

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]
