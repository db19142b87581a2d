/** Cash and bank: money put in, taken out, moved; the day's entries with what is left; slips and cancels (DOMAIN §B.9). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { KERTAS_NOTA } from '../rules/pengaturan-nota.ts'
import { KAS_BANK_SCREENS, ALL_SCREENS, type KasBankScreen } from '../rules/kas-bank.ts'
import { ONE_LINE, zAlasan, zRequired } from '../text.ts'
import { zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { KASIR } from './dokumen-uang.ts'
import { zKode, zNoDokumen } from './dokumen-stok.ts'
import { cetakResult, zCetak, zDash, zIdTrx, zIzin, zMencetak } from './faktur.ts'

const ALL_MENUS = ['/tambah-uang-kas', '/ambil-uang-kas', '/tambah-uang-bank', '/ambil-uang-bank'] as const

const KETERANGAN = 'Keterangan Harus Diisi'
const zKasBankBaru = z.strictObject({
  id_trx: zIdTrx,
  kode_transaksi: zKode('Kode Transaksi Harus Dipilih'),
  jumlah: zRupiahEntered.refine((rp) => rp > 0, 'Jumlah Harus Diisi'),
  /** The account it comes from or goes to; of SETOR BANK the one that gets the money. */
  no_rekening: zDash(30),
  /** Of PINDAH BANK. */
  no_rekening_tujuan: zDash(30),
  /** The sales person who got it or brought it, if it was a sales person. */
  kode_sales: zDash(20),
  keterangan: zRequired(KETERANGAN, 200, 'Keterangan Terlalu Panjang')
    .regex(ONE_LINE, 'Keterangan Tidak Valid')
    .refine((text) => text !== '-', KETERANGAN),
  id_otorisasi: zIzin,
})

export type KasBankBaru = z.output<typeof zKasBankBaru>

const simpan = <const L extends KasBankScreen>(screen: L, summary: string) =>
  defineCall({
    base: 'main',
    method: 'POST',
    path: `kas-bank/${screen}`,
    summary,
    may: { menus: [KAS_BANK_SCREENS[screen].menu], action: 'tambah', levels: KASIR },
    write: { day: 'today', idTrx: 'required' },
    body: zKasBankBaru,
    reply: z.object({ no_kas: z.string(), jumlah: zRupiah }),
    message: 'Transaksi Berhasil Disimpan',
  })

export const tambahUangKas = simpan('tambah-kas', 'Money into the drawer (KM): E25')
export const ambilUangKas = simpan(
  'ambil-kas',
  'Money out of the drawer (KK): E26; beyond the day’s limit with AMBIL KAS DI ATAS LIMIT. SETOR BANK: E29, into an account',
)
export const tambahUangBank = simpan('tambah-bank', 'Money into an account (BM): E27')
export const ambilUangBank = simpan(
  'ambil-bank',
  'Money out of an account (BK): E28; below 0 with SALDO BANK MINUS. TARIK BANK: E29, into the drawer; PINDAH BANK: E43, into another account',
)
export const simpanKasBank = {
  'tambah-kas': tambahUangKas,
  'ambil-kas': ambilUangKas,
  'tambah-bank': tambahUangBank,
  'ambil-bank': ambilUangBank,
} as const satisfies Record<KasBankScreen, unknown>

const zEntri = z.object({
  no_kas: z.string(),
  tgl_system: zTanggal,
  jam: z.string(),
  kategori: z.string(),
  media: z.enum(['KAS', 'BANK']),
  kode_transaksi: z.string(),
  /** The code's name; of a goldsmith's fee the event's. */
  nama: z.string(),
  jumlah: zRupiah,
  no_rekening: z.string(),
  nama_bank: z.string(),
  no_rekening_tujuan: z.string(),
  nama_bank_tujuan: z.string(),
  kode_sales: z.string(),
  nama_sales: z.string(),
  kode_tukang: z.string(),
  /** Of a goldsmith's fee: what for. */
  ref_no: z.string(),
  keterangan: z.string(),
  status_valid: z.enum(['DONE', 'CANC']),
  otorisasi_by: z.string(),
  batal_by: z.string().nullable(),
  alasan_batal: z.string(),
  cetak: z.int(),
  input_by: z.string(),
})
export type KasBankTersimpan = z.output<typeof zEntri>

const zSaldoRekening = z.object({
  no_rekening: z.string(),
  nama_bank: z.string(),
  nama_rekening: z.string(),
  saldo: zRupiah,
})
export type SaldoRekening = z.output<typeof zSaldoRekening>

export const listKasBank = defineCall({
  base: 'main',
  method: 'GET',
  path: 'kas-bank',
  summary:
    'The day’s entries of one screen, newest first, each with what was left after it; what is in the drawer and in each account now',
  may: { menus: ALL_MENUS, action: 'lihat' },
  query: z.object({ layar: z.enum(ALL_SCREENS, 'Layar Tidak Valid') }),
  reply: z.object({
    kas: zRupiah,
    rekening: z.array(zSaldoRekening),
    /** The drawer is told neither here nor after an entry (0): the caller counts it, and is to count without knowing. */
    laci_dihitung: z.boolean().optional(),
    /** The amount that the caller has taken out of the drawer today, as the limit counts it. */
    diambil: zRupiah,
    /** `saldo`: of the drawer or of its account, after it. */
    entri: z.array(zEntri.extend({ saldo: zRupiah })),
  }),
})
export type EntriKasBank = z.output<typeof listKasBank.reply>['entri'][number]

const params = z.object({ no: zNoDokumen })
export const lihatKasBank = defineCall({
  base: 'main',
  method: 'GET',
  path: 'kas-bank/{no}',
  summary: 'One entry, of any day',
  may: { menus: ALL_MENUS, action: 'lihat' },
  params,
  reply: zEntri,
})

export const batalKasBank = defineCall({
  base: 'main',
  method: 'POST',
  path: 'kas-bank/batal',
  summary: 'Undone on its own day with BATAL KAS (E30)',
  may: { menus: ALL_MENUS, action: 'hapus', levels: KASIR },
  write: { day: 'today' },
  body: z.strictObject({
    no_kas: zNoDokumen,
    alasan: zAlasan,
    id_otorisasi: z.string().max(64).nullish(),
    id_trx: zIdTrx.optional(),
  }),
  reply: z.object({ no_kas: z.string(), status_valid: z.literal('CANC') }),
  message: 'Transaksi Berhasil Dibatalkan',
})

export const cetakKasBank = defineCall({
  base: 'main',
  method: 'POST',
  path: 'kas-bank/{no}/cetak',
  summary: 'Counts a print of the slip; from the second on with otorisasi REPRINT NOTA',
  may: { menus: ALL_MENUS, action: 'lihat' },
  write: { day: 'any' },
  params,
  body: zCetak.optional(),
  reply: z.object({ no: z.string(), ...cetakResult }),
})

export const slipKasBank = defineCall({
  base: 'main',
  method: 'GET',
  path: 'kas-bank/{no}/slip',
  summary: 'The slip as PDF, to be signed by both: A5, or 80 mm',
  may: { menus: ALL_MENUS, action: 'lihat' },
  params,
  query: z.object({ kertas: z.enum(KERTAS_NOTA, 'Kertas Tidak Valid').optional(), mencetak: zMencetak }),
  reply: z.any(),
  file: 'application/pdf',
})
