/**
 * Papers that leave by a printer of the shop, and the drawer that hangs on it (DOMAIN §P.5). A print is told by the address of its
 * paper: 'penjualan/JL-001-250115-0004/nota'.
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { SEBAB_GAGAL, type SebabGagal } from '../rules/printer.ts'
import { rapi, zAlasan, zRequired } from '../text.ts'
import { zTanggal } from '../units.ts'

const SEBAB = Object.keys(SEBAB_GAGAL) as [SebabGagal, ...SebabGagal[]]
const zPrinter = zRequired('Printer Harus Dipilih', 20).toUpperCase()
const zStatus = z.enum(['MENUNGGU', 'KELUAR', 'GAGAL'])

const outcome = {
  id: z.int(),
  /** MENUNGGU: the browser is to bring `bytes` to the printer of its computer, and says what came of it. */
  status: zStatus,
  sebab: z.string(),
  /** 0 for the original; n prints as COPY n. */
  copy: z.int(),
  sementara: z.boolean(),
}

export const mintaCetak = defineCall({
  base: 'main',
  method: 'POST',
  path: 'cetakan',
  summary:
    'Prints a paper on a printer of the shop, and counts it once it came out; from the second on with otorisasi REPRINT NOTA. What did not come out is asked for again without',
  may: 'signed-in',
  write: { day: 'any', idTrx: 'required' },
  body: z.strictObject({
    path: z
      .string()
      .max(120, 'Terlalu Panjang')
      .regex(/^[a-z-]+(\/[\w.-]+){1,3}$/i, 'Path Tidak Valid'),
    /** Of a paper of which every payment has its own. */
    urut: z.int('Harus Bilangan Bulat').min(1).max(999).optional(),
    kode_printer: zPrinter,
    id_otorisasi: z.string().max(64).nullish(),
  }),
  reply: z.object({
    ...outcome,
    /** What its printer is told, in base64; absent when this server has told it. */
    bytes: z.string().optional(),
  }),
})

export const cetakSelesai = defineCall({
  base: 'main',
  method: 'POST',
  path: 'cetakan/{id}/selesai',
  summary: 'Whether a print came out of the printer of a computer: one that did is counted',
  may: 'signed-in',
  write: { day: 'any' },
  params: z.object({ id: z.coerce.number('Harus Bilangan Bulat').int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.strictObject({ sebab: z.enum(SEBAB, 'Sebab Tidak Valid').nullish() }),
  reply: z.object(outcome),
})

export const allCetakan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'cetakan',
  summary: 'Prints of the shop on its day, the newest first, at most two hundred',
  may: 'signed-in',
  query: z.object({ status: zStatus.optional() }),
  reply: z.array(
    z.object({
      ...outcome,
      path: z.string(),
      no_ref: z.string(),
      /** Null of what the browser's dialog printed. */
      nama_printer: z.string().nullable(),
      jam: z.string(),
      user_id: z.string(),
    }),
  ),
})

export const ujiPrinter = defineCall({
  base: 'main',
  method: 'POST',
  path: 'printer/{kode_printer}/uji',
  summary: 'A page that shows whether a printer prints, how wide, and its code',
  may: { menus: ['/master-printer'], action: 'ubah' },
  write: { day: 'any' },
  params: z.object({ kode_printer: z.string().overwrite(rapi).toUpperCase().max(20) }),
  reply: z.object({ status: zStatus, sebab: z.string(), bytes: z.string().optional() }),
})

export const bukaLaci = defineCall({
  base: 'main',
  method: 'POST',
  path: 'laci',
  summary:
    'Opens the drawer that hangs on a printer: once for a document of the last ten minutes that brought or took cash, or for a reason',
  may: 'signed-in',
  write: { day: 'any', idTrx: 'required' },
  body: z.union([
    z.strictObject({ kode_printer: zPrinter, no_ref: zRequired('Nomor Harus Diisi', 60) }),
    z.strictObject({ kode_printer: zPrinter, alasan: zAlasan }),
  ]),
  reply: z.object({ bytes: z.string().optional() }),
  message: 'Laci Terbuka',
})

export const allLaci = defineCall({
  base: 'main',
  method: 'GET',
  path: 'laci',
  summary:
    'Openings of the drawer, the newest first, at most five hundred: by documents, and by people with their reasons',
  may: { menus: ['/settingtoko'], action: 'lihat', levels: ['OWN', 'SU'] },
  query: z.object({ tgl_from: zTanggal, tgl_to: zTanggal, tanpa_dokumen: z.literal('1').optional() }),
  reply: z.array(
    z.object({
      id: z.int(),
      tgl_system: zTanggal,
      jam: z.string(),
      user_id: z.string(),
      user_name: z.string(),
      no_ref: z.string(),
      alasan: z.string(),
      nama_printer: z.string(),
    }),
  ),
})
