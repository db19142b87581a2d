/** The parts that the documents of one visit share: sale, purchase, trade-in and deposit alike (DOMAIN §M). */
import { z } from 'zod'
import { DOKUMEN_ASAL } from '../rules/dokumen-asal.ts'
import { isNik } from '../rules/nik.ts'
import { KETERANGAN_MAKS } from '../rules/pembayaran.ts'
import { ejaTelepon } from '../telepon.ts'
import { ONE_LINE, rapi, zAlasan, zRequired } from '../text.ts'
import { zGramEntered, zPersenEntered, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'

/** A random id of 16 letters and digits (spec 000 §9); the key that makes a repeated request harmless. */
export const zIdTrx = z
  .string('Id Transaksi Tidak Boleh Kosong')
  .regex(/^[A-Z0-9]{16}$/, 'Id Transaksi Tidak Valid')

/** Upper-case text of one line; '-' stands for empty. */
export const zDash = (max: number) =>
  z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .max(max, 'Terlalu Panjang')
    .regex(ONE_LINE)
    .overwrite((s) => s || '-')
    .default('-')

/** Of the shop's scales the one that weighed it; none where the till does not know its own. */
export const zNoTimbangan = z
  .string()
  .overwrite(rapi)
  .toUpperCase()
  .max(20, 'Terlalu Panjang')
  .regex(ONE_LINE)
  .nullish()

export const zNoFaktur = zRequired('No Faktur Tidak Boleh Kosong', 24)

/**
 * Validates the document in the act that saves it, for users who may do both. If it cannot be validated, it is not
 * saved either.
 */
export const zSekaligus = z.boolean('Harus Ya Atau Tidak').optional()

/** The ids of otorisasi that a line brings. */
export const zIzin = z.union([z.string().max(64), z.array(z.string().max(64)).max(5)]).nullish()

/** Lines of payment of one document: cards of a whole family. */
const BAYAR_MAKS = 12

export const JENIS_BAYAR = ['CASH', 'DEBET', 'TRANSFER', 'CREDIT'] as const
export const zBayarLine = z.strictObject({
  jenis: z.enum(JENIS_BAYAR, 'Jenis Tidak Boleh Kosong'),
  nominal: zRupiahEntered.refine((n) => n > 0, 'Nominal Tidak Boleh Kosong'),
  nama_bank: zDash(40),
  no_card: zDash(30),
  fee: zPersenEntered.optional(),
  keterangan: zDash(KETERANGAN_MAKS),
  /** Cash handed over; the change (kembalian) is printed on the nota, only nominal is booked. */
  uang_diterima: zRupiahEntered.optional(),
  /** For a fee above that of the bank (FEE KARTU DI ATAS MASTER). */
  id_otorisasi: zIzin,
})

/** Lines of a document, as many as it holds. */
export const barangHarus = <T extends z.ZodType>(line: T, max = 99) =>
  z.array(line).min(1, 'Barang Masih Kosong').max(max, `Maksimal ${max} Barang`)

const payments = <T extends z.ZodType>(line: T) =>
  z.array(line).max(BAYAR_MAKS, `Maksimal ${BAYAR_MAKS} Pembayaran`)
/** Payments of a document that may have none, and of one that has some. */
export const bayarBoleh = <T extends z.ZodType>(line: T) => payments(line).default([])
export const bayarHarus = <T extends z.ZodType>(line: T) => payments(line).min(1, 'Pembayaran Masih Kosong')

/** What allows a cancel, and names the request. */
export const izinBatal = { id_otorisasi: z.string().max(64).nullish(), id_trx: zIdTrx.optional() }
/** The same with its reason, as the body of a cancel has them after the number. */
export const dibatalkan = { alasan: zAlasan, ...izinBatal }

/** A print of a nota. */
export const zCetak = z.strictObject({
  id_otorisasi: z.string().max(64).nullish(),
  /** IZIN asks whether it may be printed, KELUAR counts what came out of the printer; without one, both at once. */
  langkah: z.enum(['IZIN', 'KELUAR'], 'Langkah Tidak Valid').nullish(),
})
export const cetakResult = {
  /** The number of prints of the nota, this print included. */
  cetak: z.int(),
  /** 0 for the first print; n prints as COPY n. */
  copy: z.int(),
  /** Not validated yet: it says so, and is not counted. */
  sementara: z.boolean(),
}
/** The nota as this print of it leaves the printer; without it, as the last one did. */
export const zMencetak = z.literal('1').optional()

/** Money that goes back to the customer, and how. */
export const zUangKembali = z.object({ jenis: z.string(), nominal: zRupiah, nama_bank: z.string() })

/** Money that changes hands when a document is undone (rules/uang-batal.ts). */
export const zUangBatal = z.object({
  kembalikan: z.array(zUangKembali),
  terima: z.array(zUangKembali),
  ke_titipan: zRupiah,
  ke_dp: zRupiah,
})

/** The person who buys or sells: a member by code, or a name. */
export const pelanggan = {
  kode_sales: zRequired('Kode Sales Harus Dipilih', 20),
  kode_customer: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .max(20)
    .overwrite((s) => s || 'NONMEMBER')
    .default('NONMEMBER'),
  nama_customer: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .max(100)
    .regex(ONE_LINE)
    .overwrite((s) => s || 'REGULER')
    .default('REGULER'),
  no_hp: z
    .string()
    .toUpperCase()
    .overwrite(ejaTelepon)
    .max(20, 'Terlalu Panjang')
    .regex(ONE_LINE)
    .overwrite((s) => s || '-')
    .default('-'),
  alamat_customer: zDash(200),
}

/** The condition of a thing: its text, or its code. */
export const zKondisi = zRequired('Silahkan Pilih Kondisi', 60)
/** What a thing is called that has no barcode. */
export const zNamaBarang = (wrong?: string) =>
  zRequired('Nama Barang Harus Diisi', 100, 'Terlalu Panjang').regex(ONE_LINE, wrong)

/** A piece bought back: with its nota (no_faktur_jual, or the barcode of what was sold), or without one, described by hand. */
export const zBeliLine = z.strictObject({
  kode_barcode: z
    .string()
    .overwrite(rapi)
    .regex(/^(-|[0-9]{1,8})$/, 'Kode Barcode Harus Angka')
    .overwrite((s) => (s === '-' ? s : s.padStart(8, '0')))
    .default('-'),
  no_faktur_jual: zDash(30),
  berat_nota: zGramEntered.optional(),
  berat: zGramEntered,
  harga_nota: zRupiahEntered.optional(),
  kondisi: zKondisi,
  harga: zRupiahEntered,
  potongan_manual: zRupiahEntered.optional(),
  // without nota
  kode_group: zDash(20),
  kode_dept: zDash(20),
  nama_barang: zDash(100),
  /** Purity as tested, when no group says it: paid by the price of fine gold. */
  kadar: zPersenEntered.nullish(),
  /** The paper that says where the piece came from (§P.3). */
  dokumen_asal: z.enum(DOKUMEN_ASAL, 'Dokumen Asal Tidak Valid').nullish(),
  /** Of LAIN: why. */
  alasan_asal: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .max(100, 'Terlalu Panjang')
    .regex(ONE_LINE, 'Alasan Tidak Valid')
    .optional(),
  id_otorisasi: zIzin,
})

export const JENIS_IDENTITAS = ['KTP', 'SIM', 'PASPOR'] as const
/** For whom somebody acts: themselves, or another who is named (DOMAIN §P.2). */
export const ATAS_NAMA = ['SENDIRI', 'ORANG LAIN'] as const
const zAtasNama = z
  .strictObject({
    untuk: z.enum(ATAS_NAMA, 'Atas Nama Tidak Valid'),
    nama: zDash(100),
    hubungan: zDash(60),
  })
  .superRefine(({ untuk, nama, hubungan }, { addIssue }) => {
    if (untuk === 'SENDIRI') return
    if (['', '-'].includes(nama))
      addIssue({ code: 'custom', path: ['nama'], message: 'Nama Yang Diwakili Harus Diisi' })
    if (['', '-'].includes(hubungan))
      addIssue({ code: 'custom', path: ['hubungan'], message: 'Hubungan Harus Diisi' })
  })

/**
 * The identity of a person; `siapa` names them in refusals. The job is asked of customers who buy or pay ahead (§G-3),
 * what follows it of who reaches AML_BATAS with one document (§P.2).
 */
const identitas = (siapa: 'Penjual' | 'Pelanggan' | 'Peminjam') => {
  const text = (label: string, max: number) =>
    zRequired(`${label} ${siapa} Harus Diisi`, max).regex(ONE_LINE, `${label} ${siapa} Tidak Valid`)
  return z
    .strictObject({
      jenis: z.enum(JENIS_IDENTITAS, 'Jenis Identitas Harus Dipilih'),
      nomor: z
        .string('No Identitas Harus Diisi')
        .overwrite(rapi)
        .toUpperCase()
        .min(1, 'No Identitas Harus Diisi')
        .regex(/^[A-Z0-9-]{0,30}$/, 'No Identitas Tidak Valid'),
      nama: text('Nama', 100),
      alamat: text('Alamat', 200),
      pekerjaan: zDash(60),
      tempat_lahir: zDash(60),
      tgl_lahir: zTanggal
        .refine((hari) => hari >= '1900-01-01', 'Tanggal Lahir Tidak Valid')
        .nullable()
        .default(null),
      atas_nama: zAtasNama.nullable().default(null),
    })
    .superRefine(({ jenis, nomor }, { addIssue }) => {
      // An empty one has been told.
      const wrong = nomor !== '' && (jenis === 'KTP' ? !isNik(nomor) : nomor.length < 5)
      const message = jenis === 'KTP' ? 'No KTP Harus 16 Angka' : 'No Identitas Tidak Valid'
      if (wrong) addIssue({ code: 'custom', path: ['nomor'], message })
    })
}
/** The seller's identity; required without nota and from AML_IDENTITAS_MIN on (DOMAIN §B.3, §G-3). */
export const zIdentitas = identitas('Penjual')
/**
 * The identity of a customer who buys, trades in, or pays ahead; required with their job from AML_IDENTITAS_MIN on
 * (DOMAIN §G-3, §O.6-2).
 */
export const zIdentitasPelanggan = identitas('Pelanggan')
/** The borrower's identity (DOMAIN §B.8). */
export const zIdentitasPeminjam = identitas('Peminjam')
export type Identitas = z.output<typeof zIdentitasPelanggan>

/** For whom, as it is read: '-' where it was not asked. */
export const sebutAtasNama = (atas_nama: Identitas['atas_nama']): string => {
  if (!atas_nama) return '-'
  const { untuk, nama, hubungan } = atas_nama
  return untuk === 'SENDIRI' ? untuk : `${nama} (${hubungan})`
}
