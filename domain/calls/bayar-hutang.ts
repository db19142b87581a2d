/**
 * Payments on a loan: interest, an extension, principal, all of it, or the goods; and their cancels. The settlement has
 * its own calls of the specification (DOMAIN §B.8, §O.4).
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'
import { zGram, zGramEntered, zPersenEntered, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { zKode, zNoDokumen } from './dokumen-stok.ts'
import { belumSah, KASIR } from './dokumen-uang.ts'
import {
  barangHarus,
  bayarBoleh,
  dibatalkan,
  zBayarLine,
  zDash,
  zIdTrx,
  zIzin,
  zKondisi,
  zNamaBarang,
  zSekaligus,
  zUangKembali,
} from './faktur.ts'
import { READ_HUTANG, MAX_HUTANG_LINES, zNoHutang, zStatusHutang } from './hutang.ts'

const zNoTransaksi = zNoDokumen
const JENIS = ['BUNGA', 'PERPANJANG', 'CICIL', 'LUNAS'] as const

export const simpanBayarHutang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/bayar',
  summary:
    'Saves a payment as OPEN: interest up to today (BB), that and a later due day (PP), principal with the interest first (CP), all of it (LN)',
  may: { menus: ['/transaksi-hutang', '/lihat-hutang'], action: 'ubah' },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    no_faktur_hutang: zNoHutang,
    jenis: z.enum(JENIS, 'Jenis Tidak Valid'),
    /** As the screen shows it: what is due, or less with BUNGA DIUBAH; another figure is refused. */
    bunga: zRupiahEntered,
    /** Principal that is paid with PERPANJANG or CICIL; 0 else. Never all of it: that is LUNAS. */
    cicil: zRupiahEntered.default(0 as never),
    pembayaran: bayarBoleh(zBayarLine),
    /** LUNAS: the envelope as it is weighed before it is opened. */
    berat_timbang: zGramEntered.optional(),
    /** Needed where it weighs more than it did. */
    catatan: zDash(200),
    /** BUNGA DIUBAH; of an envelope that weighs less than it did TRANSAKSI KHUSUS. */
    id_otorisasi: zIzin,
    validasi: zSekaligus,
  }),
  reply: z.object({
    no_transaksi: z.string(),
    /** Of the part-payment that came with it. */
    no_cicil: z.string().nullable(),
    status_valid: z.enum(['OPEN', 'DONE']),
    pokok: zRupiah,
    bunga: zRupiah,
    total: zRupiah,
    tgl_jatuh_tempo: zTanggal,
    tgl_bunga_sampai: zTanggal,
    ...belumSah,
  }),
  message: 'Pembayaran Hutang Berhasil Disimpan',
})

export const validasiBayarHutang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/bayar/validasi',
  summary: 'The cashier confirms a payment, with the part-payment that came with it (E19, E20, E21)',
  may: { menus: ['/validasi-hutang'], action: 'ubah', levels: KASIR },
  write: { day: 'any' },
  body: z.strictObject({ no_transaksi: zNoTransaksi, id_trx: zIdTrx.optional() }),
  reply: z.object({
    no_transaksi: z.string(),
    no_faktur_hutang: z.string(),
    status_valid: z.literal('DONE'),
    status_hutang: zStatusHutang,
    sisa_pokok: zRupiah,
  }),
  message: 'Pembayaran Hutang Berhasil Di Validasi',
})

export const batalBayarHutang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/bayar/batal',
  summary:
    "An unconfirmed payment is released; a loan's newest one of today is undone with BATAL HUTANG (E41, E42), a settlement with BATAL HUTANG LUNAS (E22)",
  may: { menus: ['/lihat-hutang', '/validasi-hutang'], action: 'hapus' },
  write: { day: 'any' },
  body: z.strictObject({
    no_transaksi: zNoTransaksi,
    ...dibatalkan,
  }),
  reply: z.object({
    no_transaksi: z.string(),
    no_faktur_hutang: z.string(),
    status_hutang: zStatusHutang,
    sisa_pokok: zRupiah,
    refund: z.array(zUangKembali),
    /** Of SERAH: what was paid out beyond the debt comes back. */
    terima: z.array(zUangKembali),
  }),
  message: 'Pembayaran Hutang Berhasil Dibatalkan',
})

/** A thing of the collateral as the shop buys it: one piece a line, however many the loan's line had. */
const zBarangSerah = z.strictObject({
  /** The loan's line it is of. */
  no: z.int('Harus Bilangan Bulat').min(1).max(MAX_HUTANG_LINES),
  nama_barang: zNamaBarang('Nama Barang Tidak Valid'),
  kode_dept: zKode('Jenis Harus Dipilih'),
  kondisi: zKondisi,
  kadar: zPersenEntered.nullish(),
  berat: zGramEntered.refine((mg) => mg > 0, 'Berat Harus Diisi'),
  harga: zRupiahEntered.refine((rp) => rp > 0, 'Harga Harus Diisi'),
})

export const serahBarangHutang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/serah',
  summary:
    'The customer agrees to sell the goods to the shop, with HUTANG SERAH BARANG: the debt is paid by them, what exceeds it is paid out (E24, M07)',
  may: { menus: ['/lihat-hutang'], action: 'ubah', levels: KASIR },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    no_faktur_hutang: zNoHutang,
    /** The customer has signed. */
    setuju: z.literal(true, 'Persetujuan Customer Harus Ada'),
    detail_barang: barangHarus(zBarangSerah),
    /** The payments by which the excess is paid out: CASH, TRANSFER; empty when there is no excess. */
    pembayaran: bayarBoleh(zBayarLine),
    catatan: zDash(200),
    id_otorisasi: zIzin,
  }),
  reply: z.object({
    no_transaksi: z.string(),
    no_faktur_hutang: z.string(),
    /** The purchase (BL) it became. */
    no_faktur_group: z.string(),
    harga: zRupiah,
    pokok: zRupiah,
    bunga: zRupiah,
    kelebihan: zRupiah,
  }),
  message: 'Serah Barang Berhasil Disimpan',
})

/** An item of a settled loan (spec 000 §3, 001 §3): jumlah and qty are the same number. */
const zBarangLunas = z.object({
  no_faktur_hutang: z.string(),
  nama_barang: z.string(),
  kondisi: z.string(),
  kategori: z.string(),
  berat: zGram,
  jumlah: z.int(),
  qty: z.int(),
  /** '-' of one that runs. */
  tgl_lunas: z.string(),
})

export const cariHutangLunas = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang/hutang-lunas',
  summary: 'Settled loans by number, or of a range of days on which they were settled, each with its items',
  may: { menus: ['/batal-hutang-lunas'], action: 'lihat' },
  query: z.object({
    no_faktur_hutang: z.string().overwrite(rapi).toUpperCase().max(24).optional(),
    tgl_awal: zTanggal.optional(),
    tgl_akhir: zTanggal.optional(),
  }),
  reply: z.array(
    z.object({
      no_faktur_hutang: z.string(),
      no_transaksi: z.string(),
      nama_customer: z.string(),
      jumlah_hutang: zRupiah,
      total_bayar: zRupiah,
      tgl_lunas: z.string(),
      detail_barang: z.array(zBarangLunas),
    }),
  ),
})
export type HutangLunas = z.output<(typeof cariHutangLunas)['reply']>[number]

export const batalHutangLunas = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/hutang-lunas/cancellation',
  summary:
    'A settlement of today is undone whole, by an unused BATAL HUTANG LUNAS of this session that names the loan (E22); its note is the reason',
  may: { menus: ['/batal-hutang-lunas'], action: 'hapus' },
  write: { day: 'any' },
  query: z.object({ no_faktur_hutang: zNoHutang }),
  reply: z.object({
    no_faktur_hutang: z.string(),
    status_hutang: zStatusHutang,
    tgl_lunas: z.literal('-'),
    refund: z.array(zUangKembali),
  }),
  message: 'Batal Hutang Lunas Success',
})

/** The specification leaves the method open (I-18): either is taken. */
export const hapusHutangLunas = defineCall({ ...batalHutangLunas, method: 'DELETE' })

export const reprintHutangLunas = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang-lunas/reprint',
  summary: "A loan's settlements, newest first, as their nota says them; counts the reprint",
  may: READ_HUTANG,
  query: z.object({
    no_faktur_hutang: zNoHutang,
    /** IZIN asks whether it may be printed; the payment's own call counts the prints that came out. */
    langkah: z.literal('IZIN', 'Langkah Tidak Valid').optional(),
  }),
  reply: z.array(
    z.object({
      sales_id: z.string(),
      no_transaksi: z.string(),
      tgl_transaksi: zTanggal,
      jam: z.string(),
      kode_member: z.string(),
      nama_member: z.string(),
      no_hp: z.string(),
      alamat: z.string(),
      pokok: zRupiah,
      bunga: zRupiah,
      total: zRupiah,
      copy: z.int(),
      detail_barang: z.array(zBarangLunas),
    }),
  ),
  message: 'Berhasil Reprint Hutang Lunas',
})
