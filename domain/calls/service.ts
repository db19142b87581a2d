/** Repairs: take goods in, finish, hand over, undo, look up (DOMAIN §B.7, §O.3). Its papers stand in nota-service.ts. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { JENIS_SERVICE, TAMBAHAN_DARI } from '../rules/service.ts'
import { STATUS, type Status } from '../rules/status.ts'
import { zRequired } from '../text.ts'
import { zGram, zGramEntered, zPersen, zRupiah, zRupiahEntered, zTanggal } from '../units.ts'
import { zKode } from './dokumen-stok.ts'
import { dibayar, dicari, KASIR, kepala, paramsNo, rentang, setoran } from './dokumen-uang.ts'
import {
  barangHarus,
  bayarBoleh,
  dibatalkan,
  pelanggan,
  zBayarLine,
  zDash,
  zIdTrx,
  zNamaBarang,
  zUangKembali,
} from './faktur.ts'
import { zUpahDokumen } from './upah-tukang.ts'

export const zNoService = zRequired('No Service Tidak Boleh Kosong', 24)
const params = paramsNo('no_faktur_service')
export const zStatusService = z.enum(Object.keys(STATUS.status_service) as [Status<'status_service'>])
const zKodeAtauDash = zKode('-').default('-')

export const READ_SERVICE = { menus: ['/lihat-services', '/transaksi-services'], action: 'lihat' } as const
/** The right to do the work (DOMAIN §B.7). */
const WORK = {
  menus: ['/lihat-services'],
  action: 'ubah',
  levels: ['OWN', 'SU', 'SPV', 'ADM', 'GDG'],
} as const
/** The right to take the rest of the money and hand the goods over. */
const SERAH = { menus: ['/lihat-services'], action: 'ubah', levels: KASIR } as const

export const MAX_SERVICE_LINES = 20

const zServiceLine = z.strictObject({
  nama_barang: zNamaBarang(),
  jumlah: z.int('Harus Bilangan Bulat').min(1, 'Jumlah Harus Diisi').max(999, 'Terlalu Besar').default(1),
  /** The group its gold is of; '-' where nobody can say. */
  kode_group: zKodeAtauDash,
  jenis_service: z.enum(JENIS_SERVICE, 'Jenis Service Harus Dipilih'),
  keluhan: zDash(200),
  kondisi: zDash(200),
  berat_terima: zGramEntered.refine((mg) => mg > 0, 'Berat Harus Diisi'),
  ongkos: zRupiahEntered.default(0 as never),
  kode_tukang: zKodeAtauDash,
})

export const simpanService = defineCall({
  base: 'main',
  method: 'POST',
  path: 'service',
  summary: "Takes a customer's goods in for repair (M22); a DP is posted at once (E15)",
  may: { menus: ['/transaksi-services'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    ...pelanggan,
    estimasi_tanggal: zTanggal,
    keterangan: zDash(200),
    detail_barang: barangHarus(zServiceLine, MAX_SERVICE_LINES),
    /** The DP: none, or up to the whole cost as told. */
    pembayaran: bayarBoleh(zBayarLine),
  }),
  reply: z.object({ no_faktur_service: z.string(), total: zRupiah, dp: zRupiah, sisa: zRupiah }),
  message: 'Service Berhasil Disimpan',
})

const zFinishedLine = z.strictObject({
  no: z.int('Harus Bilangan Bulat').min(1).max(MAX_SERVICE_LINES),
  berat_selesai: zGramEntered.refine((mg) => mg > 0, 'Berat Harus Diisi'),
  ongkos_akhir: zRupiahEntered,
  pekerjaan: zDash(200),
  tambahan_dari: z.enum(TAMBAHAN_DARI).default('TUKANG'),
  group_tambahan: zKodeAtauDash,
  kode_tukang: zKodeAtauDash,
})

export const selesaiService = defineCall({
  base: 'main',
  method: 'POST',
  path: 'service/selesai',
  summary:
    'The work on every line is done: weights and final cost; added gold leaves the goldsmith or the bin, lost gold goes to susut',
  may: WORK,
  write: { day: 'today' },
  body: z.strictObject({
    no_faktur_service: zNoService,
    detail_barang: z.array(zFinishedLine).min(1, 'Barang Masih Kosong').max(MAX_SERVICE_LINES),
    id_trx: zIdTrx.optional(),
  }),
  reply: z.object({
    no_faktur_service: z.string(),
    status_service: zStatusService,
    total: zRupiah,
    dp: zRupiah,
    sisa: zRupiah,
  }),
  message: 'Service Selesai',
})

const undo = z.strictObject({
  no_faktur_service: zNoService,
  ...dibatalkan,
})
const undoMay = { menus: ['/lihat-services'], action: 'hapus' } as const

export const batalSelesaiService = defineCall({
  base: 'main',
  method: 'POST',
  path: 'service/batal-selesai',
  summary: 'Work said to be done today by mistake goes on, with BATAL SERVICE: its grams are posted back',
  may: undoMay,
  write: { day: 'any' },
  body: undo,
  reply: z.object({ no_faktur_service: z.string(), status_service: zStatusService }),
  message: 'Selesai Berhasil Dibatalkan',
})

export const ambilService = defineCall({
  base: 'main',
  method: 'POST',
  path: 'service/ambil',
  summary: 'The customer fetches the goods and pays the rest: income, tax, the DP used up (E16, M22)',
  may: SERAH,
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    id_trx: zIdTrx,
    no_faktur_service: zNoService,
    /** Just what is due; none when the DP paid all of it. */
    pembayaran: bayarBoleh(zBayarLine),
  }),
  reply: z.object({
    no_faktur_service: z.string(),
    no_setoran: z.string(),
    status_service: zStatusService,
    total: zRupiah,
    ppn_rp: zRupiah,
    total_bayar: zRupiah,
    dp: zRupiah,
    dibayar: zRupiah,
  }),
  message: 'Service Berhasil Diambil',
})

export const batalAmbilService = defineCall({
  base: 'main',
  method: 'POST',
  path: 'service/batal-ambil',
  summary:
    'A pick-up of today was wrong, with BATAL SERVICE: money back, goods in again, the DP restored (E40)',
  may: undoMay,
  write: { day: 'any' },
  body: undo,
  reply: z.object({
    no_faktur_service: z.string(),
    status_service: zStatusService,
    refund: z.array(zUangKembali),
  }),
  message: 'Pengambilan Berhasil Dibatalkan',
})

export const batalService = defineCall({
  base: 'main',
  method: 'POST',
  path: 'service/batal',
  summary: 'Cancels a repair with BATAL SERVICE: the whole DP and the goods go back (E17)',
  may: undoMay,
  write: { day: 'any' },
  body: undo,
  reply: z.object({
    no_faktur_service: z.string(),
    status_service: zStatusService,
    refund_rp: zRupiah,
    refund: z.array(zUangKembali),
  }),
  message: 'Service Berhasil Dibatalkan',
})

const zRingkas = z.object({
  no_faktur_service: z.string(),
  ...kepala,
  no_hp: z.string(),
  nama_barang: z.string(),
  qty: z.int(),
  /** As the goods lie in the shop: as received, once finished as finished. */
  berat: zGram,
  estimasi_tanggal: zTanggal,
  status_service: zStatusService,
  /** Still at work, and promised for a day before the shop's. */
  terlambat: z.boolean(),
  /** Days since it was finished, while nobody has fetched it; 0 else. */
  hari_menunggu: z.int(),
  /** As told, then as it came to; without the tax that comes on top. */
  total: zRupiah,
  dp: zRupiah,
  ppn_rp: zRupiah,
  sisa: zRupiah,
  tgl_selesai: zTanggal.nullable(),
  tgl_ambil: zTanggal.nullable(),
  tgl_batal: zTanggal.nullable(),
  input_by: z.string(),
})
export type ServiceRingkas = z.output<typeof zRingkas>

/** Columns of the list: the states, and repairs that have waited too long. */
export const PAPAN_SERVICE = ['MASUK', 'SELESAI', 'LEWAT 90 HARI', 'AMBIL', 'CANC'] as const

export const listService = defineCall({
  base: 'main',
  method: 'GET',
  path: 'service',
  summary:
    'Repairs, the one promised first first: those still in the shop whatever their day, others of a range of days',
  may: READ_SERVICE,
  query: z.object({
    ...rentang,
    status_service: zStatusService.optional(),
    /** Only repairs that were finished more than so many days ago and have not been fetched. */
    lewat_hari: z.coerce.number().int().min(0).max(9999).optional(),
    /** Number, customer, phone, or what was brought. */
    ...dicari,
  }),
  reply: z.array(zRingkas),
})

const zStoredLine = z.object({
  no: z.int(),
  nama_barang: z.string(),
  jumlah: z.int(),
  kode_group: z.string(),
  jenis_service: z.string(),
  keluhan: z.string(),
  kondisi: z.string(),
  foto: z.string().nullable(),
  berat_terima: zGram,
  ongkos: zRupiah,
  kode_tukang: z.string(),
  berat_selesai: zGram.nullable(),
  ongkos_akhir: zRupiah.nullable(),
  pekerjaan: z.string(),
  tambahan_dari: z.string(),
  group_tambahan: z.string(),
})
export type StoredServiceLine = z.output<typeof zStoredLine>

export const lihatService = defineCall({
  base: 'main',
  method: 'GET',
  path: 'service/{no_faktur_service}',
  summary: 'One repair whole: its goods, every payment on it, what its pick-up comes to today',
  may: READ_SERVICE,
  params,
  reply: zRingkas.extend({
    alamat_customer: z.string(),
    keterangan: z.string(),
    alasan_batal: z.string(),
    batal_by: z.string(),
    selesai_by: z.string(),
    ambil_by: z.string(),
    /** The number its last finish has in the books. */
    no_selesai: z.string(),
    cetak: z.int(),
    /** Of its claim ticket. */
    cetak_tiket: z.int(),
    ppn_mode: z.string(),
    ppn_rate: zPersen,
    /** Tax included; by the settings of today until it was fetched. */
    total_bayar: zRupiah,
    detail_barang: z.array(zStoredLine),
    setoran: z.array(
      z.object({
        ...setoran,
        no_setoran: z.string(),
        jenis: z.enum(['DP', 'AMBIL']),
        pembayaran: z.array(z.object(dibayar)),
      }),
    ),
    /** Money that went back when the repair was cancelled. */
    refund: z.array(zUangKembali),
    /** Wages paid to its goldsmith, undone payments too. */
    upah: z.array(zUpahDokumen),
  }),
})
export type ServiceLengkap = z.output<(typeof lihatService)['reply']>
