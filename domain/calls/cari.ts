/** Ctrl-K: documents by their number, pieces by their barcode, members. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { jualBeli } from '../dokumen/antrian.ts'
import { hutang } from '../dokumen/hutang.ts'
import { pesanan } from '../dokumen/pesanan.ts'
import { service } from '../dokumen/service.ts'
import { zRequired } from '../text.ts'
import { zTanggal } from '../units.ts'

const KIND = jualBeli.map(({ kind }) => kind)

const zTemuan = z.object({
  /** A kind of document, or what else was found. */
  jenis: z.enum([
    ...KIND,
    pesanan.kind,
    service.kind,
    hutang.kind,
    'DOKUMEN STOK',
    'KAS BANK',
    'BARANG',
    'MEMBER',
  ]),
  /** Number, barcode or kode_member: what opens it. */
  nomor: z.string(),
  nama: z.string(),
  keterangan: z.string(),
  /** Of a document. */
  tgl_system: zTanggal.nullable(),
})
export type Temuan = z.output<typeof zTemuan>

export const cari = defineCall({
  base: 'main',
  method: 'GET',
  path: 'cari',
  summary:
    'What a typed number, barcode, name or phone finds, as far as the caller may open it; documents newest first',
  may: 'signed-in',
  query: z.object({
    teks: zRequired('Data Tidak Valid', 60),
  }),
  reply: z.array(zTemuan),
})
