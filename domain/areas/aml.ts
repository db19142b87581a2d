/** Large sales and who is reported (DOMAIN §G-3). */
import { alur, defineArea } from '../area.ts'

export const aml = defineArea({
  grup: 'Penjualan',
  panduan: 'pajak-dan-ppatk',
  menus: [{ path: '/daftar-aml', title: 'Daftar AML', levels: ['ADM'] }],
  status: {
    /** BUKAN once what was cancelled leaves less than the limit: rising again is another one, with days of its own (§G-3). */
    aml_flag: alur({ BARU: ['DILAPORKAN', 'BUKAN'], DILAPORKAN: [], BUKAN: [] }),
  },
})
