/** Coupons of a draw. */
import { alur, defineArea } from '../area.ts'

export const kupon = defineArea({
  grup: 'Kupon',
  panduan: 'member-dan-hadiah',
  menus: [{ path: '/cek-kupon', title: 'Cek Kupon', levels: ['KSR', 'SLS', 'ADM'] }],
  status: {
    /** DIAMBIL is undone when the gift's hand-over is cancelled: to BATAL when the sale has been cancelled meanwhile. */
    kupon: alur({
      AKTIF: ['BATAL', 'MENANG', 'HANGUS'],
      MENANG: ['DIAMBIL', 'HANGUS', 'BATAL'],
      BATAL: [],
      DIAMBIL: ['MENANG', 'BATAL'],
      HANGUS: [],
    }),
  },
  otorisasi: ['UNDIAN KUPON'],
})
