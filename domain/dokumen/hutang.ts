/** A loan against jewellery, and what is paid on it: interest, an extension, principal, all of it, or the goods (DOMAIN §B.8, §O.4). */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

const validasi = {
  menu: '/validasi-hutang',
  tersendiri: true,
  pengingat: 'Hutang Belum Di Validasi',
  belum: () => errors.hutangBelumValidasi(),
} as const
const tetap = { status: 'status_valid', berita: 'hutang' } as const
const hariIniSaja = (nama: string) =>
  ({ aturan: 'tidak', tolak: () => errors.batalBedaHari({ nama }) }) as const

export const hutang = defineDokumen({
  kind: 'HUTANG',
  nama: 'Hutang',
  nomor: 'HT',
  kunci: 'no_faktur_hutang',
  ...tetap,
  validasi: { ...validasi, sudah: (no_faktur_group: string) => errors.sudahValidasi({ no_faktur_group }) },
  batal: {
    otorisasi: 'BATAL HUTANG',
    hariLain: hariIniSaja('Hutang'),
    sudah: () => errors.sudahDibatalkan(),
  },
})

const bayar = <const K extends string, const N extends string, const O extends string>(
  kind: K,
  nama: N,
  otorisasi: O,
) =>
  ({
    kind,
    nama,
    kunci: 'no_transaksi',
    ...tetap,
    batal: { otorisasi, hariLain: hariIniSaja(nama), sudah: () => errors.sudahDibatalkan() },
  }) as const
const divalidasi = {
  validasi: { ...validasi, sudah: (no_faktur_group: string) => errors.sudahValidasi({ no_faktur_group }) },
} as const

export const bayarBunga = defineDokumen({
  ...bayar('BAYAR BUNGA', 'Bayar Bunga', 'BATAL HUTANG'),
  ...divalidasi,
  nomor: 'BB',
})
export const perpanjang = defineDokumen({
  ...bayar('PERPANJANG', 'Perpanjang Hutang', 'BATAL HUTANG'),
  ...divalidasi,
  nomor: 'PP',
})
/** A part-payment that came with interest or an extension is validated and undone with it. */
export const cicilPokok = defineDokumen({
  ...bayar('CICIL POKOK', 'Cicil Pokok', 'BATAL HUTANG'),
  ...divalidasi,
  nomor: 'CP',
})
export const hutangLunas = defineDokumen({
  ...bayar('HUTANG LUNAS', 'Hutang Lunas', 'BATAL HUTANG LUNAS'),
  ...divalidasi,
  nomor: 'LN',
})
/** Posted when it is saved: somebody has allowed it, the customer signs. */
export const serahBarang = defineDokumen({
  ...bayar('SERAH BARANG', 'Serah Barang', 'BATAL HUTANG'),
  nomor: 'SB',
})

/** By what a payment is (hutang_bayar.jenis). */
export const dokumenBayarHutang = {
  BUNGA: bayarBunga,
  PERPANJANG: perpanjang,
  CICIL: cicilPokok,
  LUNAS: hutangLunas,
  SERAH: serahBarang,
} as const
export type JenisBayarHutang = keyof typeof dokumenBayarHutang
