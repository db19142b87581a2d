/** Trays on the scale (DOMAIN §B.15, §F.3). The specification's own `GET timbang-baki` is the report (reports/barang/timbang-baki.ts). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zGram, zGramEntered } from '../units.ts'
import { zKeterangan, zKode, zNoDokumen } from './dokumen-stok.ts'

const menus = ['/timbang-baki'] as const

/** As it was weighed last on the shop's day. */
const zTimbang = z.object({
  no: z.string(),
  jam: z.string(),
  berat_seharusnya: zGram,
  berat_timbang: zGram,
  selisih: zGram,
  status: z.enum(['SESUAI', 'SELISIH', 'DISETUJUI']),
  keterangan: z.string(),
  input_by: z.string(),
})

export const bakiHariIni = defineCall({
  base: 'main',
  method: 'GET',
  path: 'timbang-baki/hari-ini',
  summary:
    'Every tray that pieces are sold from: what it should weigh now, and how it was weighed last today',
  may: { menus, action: 'lihat' },
  reply: z.array(
    z.object({
      kode_gudang: z.string(),
      kode_baki: z.string(),
      nama_baki: z.string(),
      qty: z.int(),
      berat_barang: zGram,
      berat_bandrol: zGram,
      berat_baki: zGram,
      berat_seharusnya: zGram,
      /** null: not yet today. */
      terakhir: zTimbang.nullable(),
    }),
  ),
})

export const simpanTimbang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'timbang-baki',
  summary:
    'A tray was weighed. What it should weigh is that of this moment; refused when that is no longer what was shown',
  may: { menus, action: 'tambah' },
  // On a late day too: without it TIMBANG_BAKI_TUTUP WAJIB would never let the day be closed.
  write: { day: 'any', idTrx: 'required' },
  body: z.strictObject({
    kode_baki: zKode('Baki Harus Dipilih'),
    berat_timbang: zGramEntered,
    /** As it stood on the screen. */
    berat_seharusnya: zGramEntered,
    keterangan: zKeterangan,
    id_trx: z.string().optional(),
  }),
  reply: zTimbang.pick({
    no: true,
    berat_seharusnya: true,
    berat_timbang: true,
    selisih: true,
    status: true,
  }),
  message: 'Timbang Baki Berhasil Disimpan',
})

export const setujuiTimbang = defineCall({
  base: 'main',
  method: 'POST',
  path: 'timbang-baki/setujui',
  summary: 'The difference of a tray is accepted, with otorisasi TIMBANG BAKI SELISIH',
  may: { menus, action: 'tambah' },
  write: { day: 'any' },
  body: z.strictObject({ no: zNoDokumen, id_otorisasi: z.string().max(64).nullish() }),
  reply: z.object({ no: z.string(), status: z.literal('DISETUJUI') }),
  message: 'Selisih Timbang Baki Disetujui',
})
