/** A sketch or a picture of what was ordered: one for each line of an order. */
import { callsFoto } from './foto-line.ts'
import { zNoPesanan } from './no-pesanan.ts'
import { READ_PESANAN, MAX_PESANAN_LINES } from './pesanan.ts'

export const { foto: fotoPesanan, lihat: lihatFotoPesanan } = callsFoto('pesanan', 'no_pesanan', {
  may: { foto: { menus: ['/transaksi-pesanan', '/lihat-pesanan'], action: 'tambah' }, lihat: READ_PESANAN },
  zNo: zNoPesanan,
  max: MAX_PESANAN_LINES,
  dokumen: 'an order',
  open: 'an order that has not ended',
})
