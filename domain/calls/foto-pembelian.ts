/** Pictures of the papers that come with pieces bought without nota (DOMAIN §P.3): a single picture for every line. */
import { zNoFaktur } from './faktur.ts'
import { callsFoto } from './foto-line.ts'
import { MENU_LIHAT_BELI } from './pembelian.ts'

export const { foto: fotoAsal, lihat: lihatFotoAsal } = callsFoto('pembelian', 'no_faktur_group', {
  may: {
    foto: { menus: ['/transaksi-pembelian', '/transaksi-penjualan', '/lihat-pembelian'], action: 'tambah' },
    lihat: { menus: MENU_LIHAT_BELI, action: 'lihat' },
  },
  zNo: zNoFaktur,
  max: 99,
  dokumen: 'a purchase',
  open: 'a purchase that stands, bought without nota',
})
