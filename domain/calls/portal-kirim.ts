/**
 * Answers about shipments from the server of a shop to the servers of others; no session asks for them
 * (server/http/portal.ts).
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { MAX_KIRIM_FILE } from '../documents/kirim-file.ts'
import { zNoDokumen } from './dokumen-stok.ts'

const query = z.strictObject({ no: zNoDokumen })
const reply = z.object({
  /** As a file would hold it, signed; null when there is nothing to tell. */
  berkas: z.string().max(MAX_KIRIM_FILE).nullable(),
})

export const fileFromPengirim = defineCall({
  base: 'main',
  method: 'GET',
  path: 'kirim-barang/berkas',
  summary: 'The letter of a shipment of the shop of the key that goes to a shop on another server',
  may: { menus: ['/terima-barang'], action: 'tambah' },
  query,
  reply,
})

export const buktiDariPenerima = defineCall({
  base: 'main',
  method: 'GET',
  path: 'terima-barang/bukti',
  summary: 'What the shop of the key has received, or refused, of a shipment from another server',
  may: { menus: ['/kirim-barang-kecabang'], action: 'lihat' },
  query,
  reply,
})
