/** The opening of a shop: from an empty database to the first sale. Until the first shop is there nobody can sign in, so those calls ask for the code of the terminal. */
import { z } from 'zod'
import { ATURAN, type AturanList } from '../bawaan-aturan.ts'
import { bawaanChoices, type MasterBawaan } from '../bawaan-choices.ts'
import { defineCall } from '../call.ts'
import { createSchema } from '../master-field.ts'
import type { Field } from '../master-types.ts'
import { baki } from '../masters/baki.ts'
import { sales } from '../masters/sales.ts'
import { rapi, ONE_LINE } from '../text.ts'
import { zGram, zGramEntered, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { ZONA } from '../zona.ts'
import { zKode, zPasswordBaru, zUserIdBaru } from './sesi.ts'
import { zNomorServer, zTokoBaru } from './toko.ts'

const pengaturToko = { menus: ['/settingtoko'], action: 'ubah', levels: ['OWN', 'SU'] } as const

const zKodePembukaan = z
  .string()
  .overwrite(rapi)
  .toUpperCase()
  .min(1, 'Kode Pembukaan Tidak Boleh Kosong')
  .max(20, 'Terlalu Panjang')

export const firstState = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pembukaan',
  summary: 'Whether this installation still waits for its first shop, and the day it is by each clock',
  may: 'public',
  reply: z.object({ menunggu: z.boolean(), hari_ini: z.record(z.enum(ZONA), zTanggal) }),
})

export const periksaKodePembukaan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembukaan/kode',
  summary: 'Whether this is the code that the terminal shows',
  may: 'public',
  body: z.strictObject({ kode_pembukaan: zKodePembukaan }),
  reply: z.object({}),
})

export const bukaTokoPertama = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembukaan',
  summary: 'Makes the first shop and its owner, once; they then sign in like anybody',
  may: 'public',
  body: z.strictObject({
    kode_pembukaan: zKodePembukaan,
    toko: zTokoBaru,
    pemilik: z.strictObject({
      user_id: zUserIdBaru,
      user_name: z
        .string()
        .overwrite(rapi)
        .toUpperCase()
        .min(1, 'Nama Tidak Boleh Kosong')
        .max(100, 'Terlalu Panjang')
        .regex(ONE_LINE, 'Nama Tidak Valid'),
      password: zPasswordBaru,
    }),
    tgl_system: zTanggal,
    /** Of a further server of a chain: other barcodes than the others make. */
    nomor_server: zNomorServer.default(0),
  }),
  reply: z.object({ kode_toko: z.string(), nama_toko: z.string() }),
  message: 'Toko Berhasil Dibuat',
})

/** Steps that a shop needs before it can sell; STOK alone may come later. */
export const PEMBUKAAN_STEPS = ['MASTER', 'HARGA', 'ATURAN', 'SALES', 'BAKI', 'SALDO', 'STOK'] as const
export type PembukaanStep = (typeof PEMBUKAAN_STEPS)[number]
/** The one that a shop may be opened without. */
export const bolehMenyusul = (step: PembukaanStep): boolean => step === 'STOK'

const zRekening = z.strictObject({
  kode_bank: z.string().overwrite(rapi).toUpperCase().min(1, 'Bank Harus Dipilih').max(20, 'Terlalu Panjang'),
  no_rekening: z
    .string()
    .overwrite(rapi)
    .regex(/^\d{3,30}$/, 'No Rekening 3 Sampai 30 Angka'),
  nama_rekening: z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .min(1, 'Nama Rekening Tidak Boleh Kosong')
    .max(100, 'Terlalu Panjang')
    .regex(ONE_LINE, 'Nama Rekening Tidak Valid'),
})
/** Balances of the drawer and the bank accounts on the first day: as entered, and as kept. */
const zSaldoPembukaanEntered = z.strictObject({
  kas: zRupiahEntered,
  rekening: z.array(zRekening.extend({ saldo: zRupiahEntered })).max(50, 'Terlalu Banyak'),
})
export const zSaldoPembukaan = z.object({
  kas: zRupiah,
  rekening: z.array(zRekening.extend({ saldo: zRupiah })),
})
export type SaldoPembukaan = z.output<typeof zSaldoPembukaan>

export const pembukaanState = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pembukaan/keadaan',
  summary: 'How far the opening of this shop is: what is there, what is missing, and the balances as typed',
  may: { ...pengaturToko, action: 'lihat' },
  reply: z.object({
    selesai: z.boolean(),
    tgl_system: zTanggal,
    /** The start date may still be moved: nothing has been posted. */
    tanggal_boleh_ubah: z.boolean(),
    langkah: z.array(z.object({ langkah: z.enum(PEMBUKAAN_STEPS), beres: z.boolean(), jumlah: z.int() })),
    stok: z.object({ qty: z.int(), berat: zGram }),
    saldo: zSaldoPembukaan.nullable(),
    /** Codes of the defaults (domain/bawaan.ts) that are there already, by the name of their list. */
    ada: z.record(z.string(), z.array(z.string())),
  }),
})

const zChoice = z.array(zKode).max(100, 'Terlalu Banyak')
export const ambilBawaan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembukaan/master',
  summary: 'Takes the chosen defaults of domain/bawaan.ts; what is there already stays as it is',
  may: pengaturToko,
  write: { day: 'any' },
  body: z.strictObject(
    Object.fromEntries(bawaanChoices.map(({ nama }) => [nama, zChoice])) as Record<
      MasterBawaan,
      typeof zChoice
    >,
  ),
  reply: z.object({ ditambah: z.int() }),
  message: 'Data Berhasil Ditambahkan',
})

/** Rows as the master's own form takes them, in the units that are stored. */
const aturanRow = (list: AturanList, maks: number) =>
  z
    .array(ATURAN[list].master.screen.create!.body as z.ZodType<Record<string, unknown>>)
    .max(maks, 'Terlalu Banyak')

export const simpanAturan = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'pembukaan/aturan',
  summary:
    'Rules of buying back, of points and of loans as they were shown: adds what is not there, changes what is, all or none',
  may: pengaturToko,
  write: { day: 'any' },
  body: z.strictObject({
    rugi_nota: aturanRow('rugi_nota', 500),
    kondisi_pembelian: aturanRow('kondisi_pembelian', 100),
    poin: aturanRow('poin', 1),
    kondisi_pinjaman: aturanRow('kondisi_pinjaman', 100),
  }),
  reply: z.object({}),
  message: 'Data Berhasil Dirubah',
})

/** Text as the master's own form takes it. */
const text = (field: Field) => createSchema(field) as z.ZodType<string, string>

export const fillSalesBaki = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembukaan/sales-baki',
  summary: 'Adds several sales persons and trays of the display room at once, all or none',
  may: pengaturToko,
  write: { day: 'any' },
  body: z.strictObject({
    sales: z
      .array(
        z.strictObject({
          kode_sales: text(sales.fields.kode_sales),
          nama_sales: text(sales.fields.nama_sales),
        }),
      )
      .max(100, 'Terlalu Banyak'),
    baki: z
      .array(
        z.strictObject({
          kode_baki: text(baki.fields.kode_baki),
          nama_baki: text(baki.fields.nama_baki),
          berat_baki: zGramEntered.refine((berat) => berat > 0, 'Berat Baki Harus Diisi'),
        }),
      )
      .max(200, 'Terlalu Banyak'),
  }),
  reply: z.object({ ditambah: z.int() }),
  message: 'Data Berhasil Ditambahkan',
})

export const simpanSaldoPembukaan = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'pembukaan/saldo',
  summary:
    'Keeps the opening balances; they are posted when the opening is finished, and may be changed until then',
  may: pengaturToko,
  write: { day: 'any' },
  body: zSaldoPembukaanEntered,
  reply: z.object({}),
  message: 'Data Berhasil Dirubah',
})

export const selesaikanPembukaan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembukaan/selesai',
  summary:
    'Posts the opening balances (E34 SALDO AWAL), sets whose word is needed beside one’s own, and ends the opening, once',
  may: pengaturToko,
  write: { day: 'any' },
  body: z.strictObject({
    /** A different start date; possible while nothing has been posted. */
    tgl_system: zTanggal.optional(),
    /**
     * Says whether a second person must allow a user's requests, and confirm a user's documents; without it the shop
     * keeps its present setting.
     */
    empat_mata: z
      .strictObject({ OTORISASI_BEDA_USER: z.boolean(), VALIDASI_BEDA_USER: z.boolean() })
      .optional(),
  }),
  reply: z.object({ tgl_system: zTanggal }),
  message: 'Toko Siap Berjualan',
})
