/** Pictures of goods that money was lent on: a single picture for every line. */
import { callsFoto } from './foto-line.ts'
import { READ_HUTANG, MAX_HUTANG_LINES, zNoHutang } from './hutang.ts'

export const { foto: fotoHutang, lihat: lihatFotoHutang } = callsFoto('hutang', 'no_faktur_hutang', {
  may: { foto: { menus: ['/transaksi-hutang', '/lihat-hutang'], action: 'tambah' }, lihat: READ_HUTANG },
  zNo: zNoHutang,
  max: MAX_HUTANG_LINES,
  dokumen: 'a loan',
  open: 'a running loan',
})
