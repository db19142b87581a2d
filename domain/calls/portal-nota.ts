/**
 * Answers and writes of a shop's server for the servers of shops that buy its notas back (DOMAIN §O.7-4); no session
 * asks for them (server/http/portal.ts).
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'
import { zGram, zPersen, zRupiah, zTanggal } from '../units.ts'
import { zNoFaktur } from './faktur.ts'

const may = { menus: ['/transaksi-pembelian'], action: 'tambah' } as const
const text = z.string().max(200)

/** A sale line as buying back needs it: what it weighed and cost, and nothing of whose it was. */
export const zNotaDikirim = z.object({
  no_faktur_jual: z.string().max(30),
  no_faktur_group: z.string().max(30),
  tgl_jual: zTanggal,
  kode_barcode: z.string().regex(/^(\d{8}|-)$/),
  kode_group: z.string().max(20),
  kode_dept: z.string().max(20),
  nama_barang: text,
  kadar: zPersen,
  kadar_cetak: z.string().max(20),
  berat: zGram,
  berat_customer: zGram,
  nama_atribut: text,
  berat_atribut: zGram,
  harga_gram: zRupiah,
  harga_jual: zRupiah,
  ongkos: zRupiah,
  harga_atribut: zRupiah,
  status_gold: z.string().regex(/^(GOLD|NONGOLD)$/),
  punya_faktur_pajak: z.boolean(),
})
export type NotaDikirim = z.output<typeof zNotaDikirim>

export const notaDariPenjual = defineCall({
  base: 'main',
  method: 'GET',
  path: 'pembelian/nota',
  summary: 'The lines of a nota of the shop of the key, each with why it cannot be bought back',
  may,
  query: z.strictObject({ kode: z.string().overwrite(rapi).toUpperCase().min(1).max(60) }),
  reply: z.array(zNotaDikirim.extend({ alasan: z.string().max(300).nullable() })).max(99),
})

/** Names what one server asks of another for one line, and is never used for another. */
const zIdNota = z.string().regex(/^[A-Z0-9]{16}$/)

export const pesanNota = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembelian/nota/pesan',
  summary:
    'Takes lines of the shop of the key out of everybody else’s reach: they are being bought back on another server',
  may,
  write: { day: 'any' },
  body: z.strictObject({
    baris: z
      .array(z.strictObject({ id: zIdNota, no_faktur_jual: zNoFaktur }))
      .min(1)
      .max(99),
  }),
  reply: z.array(zNotaDikirim).max(99),
})

export const kabarNota = defineCall({
  base: 'main',
  method: 'POST',
  path: 'pembelian/nota/kabar',
  summary: 'What became of a line that another server took: bought back there, or let go',
  may,
  write: { day: 'any' },
  body: z.strictObject({
    id: zIdNota,
    no_faktur_jual: zNoFaktur,
    dibeli: z.strictObject({ no_faktur_beli: zNoFaktur, tgl_beli: zTanggal }).nullable(),
  }),
  reply: z.object({}),
})
