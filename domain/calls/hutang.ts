/** Loans against jewellery: lend, confirm, undo, look up (DOMAIN §B.8, §C.7, §O.4). What is paid on them stands in bayar-hutang.ts. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { STATUS, type Status } from '../rules/status.ts'
import { rapi, zAlasan, zRequired } from '../text.ts'
import { zGram, zGramEntered, zPersen, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { zKode } from './dokumen-stok.ts'
import { zPinjaman } from './izin-gadai.ts'
import {
  KASIR,
  belumSah,
  dibayar,
  dicari,
  group,
  kepala,
  paramsNo,
  rentang,
  zJenisBarang,
} from './dokumen-uang.ts'
import {
  barangHarus,
  bayarHarus,
  dibatalkan,
  pelanggan,
  zBayarLine,
  zDash,
  zIdentitasPeminjam,
  zIdTrx,
  zIzin,
  zKondisi,
  zNamaBarang,
  zSekaligus,
  zUangKembali,
} from './faktur.ts'

export const zNoHutang = zRequired('No Hutang Tidak Boleh Kosong', 24)
export const paramsHutang = paramsNo('no_faktur_hutang')
export const zStatusHutang = z.enum(Object.keys(STATUS.status_hutang) as [Status<'status_hutang'>])
const zStatusValid = z.enum(Object.keys(STATUS.status_valid) as [Status<'status_valid'>])

export const READ_HUTANG = {
  menus: ['/lihat-hutang', '/transaksi-hutang', '/validasi-hutang', '/batal-hutang-lunas'],
  action: 'lihat',
} as const

export const MAX_HUTANG_LINES = 20
/** Envelopes and seals as they are printed or written by hand: what a scanner types. */
const zTanda = (empty: string) =>
  z
    .string(empty)
    .overwrite(rapi)
    .toUpperCase()
    .regex(/^[A-Z0-9-]{0,24}$/, 'Hanya Huruf, Angka Dan -')
    .min(1, empty)

const zHutangLine = z.strictObject({
  nama_barang: zNamaBarang('Nama Barang Tidak Valid'),
  kondisi: zKondisi,
  /** kode_group of its gold. */
  kategori: zKode('Kategori Harus Dipilih'),
  jumlah: z.int('Harus Bilangan Bulat').min(1, 'Jumlah Harus Diisi').max(99, 'Terlalu Besar').default(1),
  /** Of all of them together. */
  berat: zGramEntered.refine((mg) => mg > 0, 'Berat Harus Diisi'),
})

/** The appraiser's certificate, as it stands for a user and as a loan keeps it. */
const sertifikat = { no_sertifikat_penaksir: z.string(), sertifikat_sampai: zTanggal.nullable() }

export const simpanHutang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang',
  summary: 'Saves a loan as OPEN; money and goods move when it is validated (E18, M23)',
  may: { menus: ['/transaksi-hutang'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    ...pelanggan,
    /** The borrower's identity, which must be known; null where the member's own is on file. */
    identitas: zIdentitasPeminjam.nullish(),
    keterangan: zDash(200),
    detail_barang: barangHarus(zHutangLine, MAX_HUTANG_LINES),
    /** Σ of the lines as the screen has it: compared, when it comes. */
    berat_emas: zGramEntered.optional(),
    /** The gold in its sealed envelope: gold + plastic. */
    berat_bruto: zGramEntered.refine((mg) => mg > 0, 'Berat Bruto Harus Diisi'),
    no_amplop: zTanda('No Amplop Harus Diisi'),
    no_segel: zDash(24),
    tempat: zDash(40),
    kode_kondisi_pinjaman: zKode('Kondisi Pinjaman Harus Dipilih'),
    /** Months; without it the condition's own. */
    lama_pinjam: z
      .int('Harus Bilangan Bulat')
      .min(1, 'Lama Pinjam Harus Diisi')
      .max(60, 'Terlalu Besar')
      .optional(),
    jumlah_hutang: zRupiahEntered.refine((rp) => rp > 0, 'Jumlah Hutang Harus Diisi'),
    /** The payments by which it is paid out: CASH, TRANSFER; exactly jumlah_hutang. */
    pembayaran: bayarHarus(zBayarLine),
    /** PINJAMAN DI ATAS MAKSIMUM. */
    id_otorisasi: zIzin,
    validasi: zSekaligus,
  }),
  reply: z.object({
    no_faktur_hutang: z.string(),
    status_valid: z.enum(['OPEN', 'DONE']),
    taksiran: zRupiah,
    maks_pinjaman: zRupiah,
    jumlah_hutang: zRupiah,
    tgl_jatuh_tempo: zTanggal,
    ...belumSah,
  }),
  message: 'Hutang Berhasil Disimpan',
})

export const validasiHutang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/validasi',
  summary: 'The cashier confirms a loan: money out, goods in (E18, M23)',
  may: { menus: ['/validasi-hutang'], action: 'ubah', levels: KASIR },
  write: { day: 'any' },
  body: z.strictObject({ no_faktur_hutang: zNoHutang, id_otorisasi: zIzin, id_trx: zIdTrx.optional() }),
  reply: z.object({ no_faktur_hutang: z.string(), status_valid: z.literal('DONE'), no_jurnal: z.string() }),
  message: 'Hutang Berhasil Di Validasi',
})

export const batalHutang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/batal',
  summary:
    'An unconfirmed loan is released; one of today on which nothing was paid is undone with BATAL HUTANG (E23, M23)',
  may: { menus: ['/lihat-hutang', '/validasi-hutang'], action: 'hapus' },
  write: { day: 'any' },
  body: z.strictObject({
    no_faktur_hutang: zNoHutang,
    ...dibatalkan,
  }),
  reply: z.object({
    no_faktur_hutang: z.string(),
    status_hutang: zStatusHutang,
    /** The money that comes back to the shop, and how. */
    terima: z.array(zUangKembali),
  }),
  message: 'Hutang Berhasil Dibatalkan',
})

export const tempatHutang = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'hutang/tempat',
  summary:
    'The goods of a running loan lie elsewhere, in another envelope or under another seal; the log keeps the old',
  may: { menus: ['/lihat-hutang'], action: 'ubah', levels: ['OWN', 'SU', 'SPV', 'KSR', 'ADM'] },
  write: { day: 'any' },
  body: z.strictObject({
    no_faktur_hutang: zNoHutang,
    no_amplop: zTanda('No Amplop Harus Diisi'),
    no_segel: zDash(24),
    tempat: zDash(40),
    alasan: zAlasan,
    id_trx: zIdTrx.optional(),
  }),
  reply: z.object({ no_faktur_hutang: z.string() }),
  message: 'Tempat Jaminan Berhasil Disimpan',
})

const zSyarat = z.object({
  metode: z.enum(['BULANAN', 'HARIAN']),
  bunga_persen: zPersen,
  min_hari: z.int(),
  tenggang_hari: z.int(),
  min_bunga_rp: zRupiah,
})

export const acuanHutang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang/acuan',
  summary:
    'What a loan is valued and agreed by: groups with today’s buy-back prices, loan conditions, conditions of goods',
  may: READ_HUTANG,
  reply: z.object({
    /** MODUL_HUTANG: without it only running loans go on (§O.4-3). */
    aktif: z.boolean(),
    /** The shop's licence; '' is warned of. */
    izin_gadai: z.string(),
    /** Whether new loans are made (§P.4). */
    pinjaman: zPinjaman,
    /** The certificate of who asks: they appraise (§G-7). '-' where there is none. */
    penaksir: z.object(sertifikat),
    /** PEMBULATAN. */
    kelipatan: z.int(),
    toleransi_timbang: zGram,
    groups: z.array(
      z.object({
        ...group,
        harga_beli_gram: zRupiah,
      }),
    ),
    kondisi_pinjaman: z.array(
      zSyarat.extend({
        kode: z.string(),
        nama: z.string(),
        lama_bulan: z.int(),
        maks_persen: zPersen,
        min_rp: zRupiah,
        maks_rp: zRupiah,
      }),
    ),
    kondisi: z.array(z.string()),
    jenis: zJenisBarang,
  }),
})
export type AcuanHutang = z.output<(typeof acuanHutang)['reply']>

const zRingkas = z.object({
  no_faktur_hutang: z.string(),
  /** The loan's day. */
  ...kepala,
  no_hp: z.string(),
  /** The goods of the loan, one after another. */
  nama_barang: z.string(),
  qty: z.int(),
  berat_emas: zGram,
  berat_bruto: zGram,
  jumlah_hutang: zRupiah,
  sisa_pokok: zRupiah,
  bunga_persen: zPersen,
  metode: z.enum(['BULANAN', 'HARIAN']),
  lama_pinjam: z.int(),
  tgl_jatuh_tempo: zTanggal,
  tgl_bunga_sampai: zTanggal,
  perpanjang_ke: z.int(),
  /** Days since it was due; below 0 until then; 0 of what has ended. */
  hari_lewat: z.int(),
  /** Due today. */
  bunga: zRupiah,
  harus_dibayar: zRupiah,
  no_amplop: z.string(),
  no_segel: z.string(),
  tempat: z.string(),
  status_valid: zStatusValid,
  status_hutang: zStatusHutang,
  tgl_lunas: zTanggal.nullable(),
  tgl_batal: zTanggal.nullable(),
  /** The payment that waits for the cashier. */
  no_menunggu: z.string().nullable(),
  input_by: z.string(),
})
export type HutangRingkas = z.output<typeof zRingkas>

export const listHutang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang',
  summary: 'Running loans, the one due first first, whatever their day; ended ones of a range of days',
  may: READ_HUTANG,
  query: z.object({
    ...rentang,
    status_hutang: zStatusHutang.optional(),
    /** Running ones that are due within so many days, or were; 0: by today. */
    tempo_hari: z.coerce.number().int().min(0).max(366).optional(),
    /** Number, customer, phone, goods, envelope, seal or place. */
    ...dicari,
  }),
  reply: z.array(zRingkas),
})

export const scanHutang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang/scan/{kode}',
  summary: 'The running loan behind a scanned envelope, seal, nota or number',
  may: READ_HUTANG,
  params: z.object({ kode: z.string().overwrite(rapi).toUpperCase().min(1).max(60) }),
  reply: z.object({ no_faktur_hutang: z.string() }),
})

const zPembayaran = z.object(dibayar)

export const lihatHutang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'hutang/{no_faktur_hutang}',
  summary: 'One loan whole: its goods with what they were valued at, its terms, every payment on it',
  may: READ_HUTANG,
  params: paramsHutang,
  reply: zRingkas.extend({
    ...zSyarat.shape,
    alamat_customer: z.string(),
    keterangan: z.string(),
    taksiran: zRupiah,
    maks_pinjaman: zRupiah,
    kode_kondisi_pinjaman: z.string(),
    /** PEMBULATAN of today: what is due on another day follows from it (rules/bunga-pinjaman.ts). */
    kelipatan: z.int(),
    saldo_awal: z.boolean(),
    valid_by: z.string(),
    lunas_by: z.string(),
    batal_by: z.string(),
    alasan_batal: z.string(),
    otorisasi_by: z.string(),
    cetak: z.int(),
    /** Of who appraised it, on its day. */
    ...sertifikat,
    /** Masked: who may see it whole asks for it. */
    identitas: z.object({ jenis: z.string(), nomor: z.string() }).nullable(),
    detail_barang: z.array(
      z.object({
        no: z.int(),
        nama_barang: z.string(),
        kondisi: z.string(),
        kategori: z.string(),
        jumlah: z.int(),
        berat: zGram,
        harga_beli_gram: zRupiah,
        taksiran: zRupiah,
        foto: z.string().nullable(),
      }),
    ),
    /** The payments by which it was paid out. */
    pembayaran: z.array(zPembayaran),
    /** Newest last, undone ones too. */
    bayar: z.array(
      z.object({
        no_transaksi: z.string(),
        urut: z.int(),
        jenis: z.enum(['BUNGA', 'PERPANJANG', 'CICIL', 'LUNAS', 'SERAH']),
        no_induk: z.string(),
        tgl_system: zTanggal,
        jam: z.string(),
        pokok: zRupiah,
        bunga: zRupiah,
        bunga_seharusnya: zRupiah,
        kali: z.int(),
        harga_serah: zRupiah,
        no_faktur_group: z.string(),
        sisa_pokok: zRupiah,
        tgl_bunga_sampai: zTanggal,
        tgl_jatuh_tempo: zTanggal,
        perpanjang_ke: z.int(),
        catatan: z.string(),
        status_valid: zStatusValid,
        /** True when it may be undone now: the newest, of today. */
        bisa_batal: z.boolean(),
        alasan_batal: z.string(),
        cetak: z.int(),
        input_by: z.string(),
        pembayaran: z.array(zPembayaran),
      }),
    ),
  }),
})
export type HutangLengkap = z.output<(typeof lihatHutang)['reply']>

export const identitasPeminjam = defineCall({
  base: 'main',
  method: 'POST',
  path: 'hutang/{no_faktur_hutang}/identitas',
  summary: 'The whole identity of who borrowed; who looked is logged',
  may: { menus: ['/lihat-hutang', '/validasi-hutang'], action: 'lihat', levels: ['OWN', 'SU', 'SPV'] },
  params: paramsHutang,
  reply: z.object({ nomor: z.string(), nama: z.string(), alamat: z.string() }),
  message: 'Identitas Ditampilkan',
})
