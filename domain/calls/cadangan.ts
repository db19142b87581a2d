/** Whole backups of the chain, `/cadangan` (docs/decisions/29-cadangan.md): made, listed, read again, taken away. */
import { z } from 'zod'
import { defineCall } from '../call.ts'

/** Every shop's data leave with one: for who works in any of them. */
const may = { menus: ['/cadangan'], levels: ['OWN', 'SU'] } as const

const zCadangan = z.object({
  id: z.int(),
  /** The moment that it holds. */
  mulai: z.iso.datetime(),
  selesai: z.iso.datetime().nullable(),
  /** TERPUTUS: what made it has died. DIBUANG: newer ones are kept in its stead. */
  status: z.enum(['BERJALAN', 'TERPUTUS', 'BAIK', 'GAGAL', 'DIBUANG']),
  /** LAYAR: from here, by `oleh`. */
  asal: z.enum(['JADWAL', 'PERINTAH', 'LAYAR']),
  oleh: z.string().nullable(),
  nama: z.string(),
  bytes: z.int().nullable(),
  /** SHA-256 of its file. */
  hash: z.string().nullable(),
  sebab: z.string().nullable(),
  /** The file is there, in the present place of the backups: it can be read again and taken away. */
  ada: z.boolean(),
  /** The time when it was last read whole again, and the fault found then; null: no fault. */
  diperiksa: z.iso.datetime().nullable(),
  temuan: z.string().nullable(),
})
export type Cadangan = z.output<typeof zCadangan>

export const listCadangan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'cadangan',
  summary: 'Whole backups of the chain, newest first, and what is being made or read again now',
  may: { ...may, action: 'lihat' },
  reply: z.object({
    /** The place where backups are kept; null: this server makes none. */
    tempat: z.string().nullable(),
    /** No place was set: backups lie beside the data, and are lost with them. */
    bawaan: z.boolean(),
    /** 'HH:MM' of the chain's clock, where they are made by themselves. */
    jam: z.string().nullable(),
    /** The number of good backups that are kept. */
    simpan: z.int(),
    /** The work in progress, and the seconds since its start. */
    kerja: z.object({ apa: z.enum(['BUAT', 'PERIKSA']), id: z.int().nullable(), detik: z.int() }).nullable(),
    /** The obstacle to the last backup asked for here, where no row tells it. */
    gagal: z.object({ pada: z.iso.datetime(), sebab: z.string() }).nullable(),
    cadangan: z.array(zCadangan),
  }),
})

export const buatCadangan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'cadangan',
  summary: 'Begins a whole backup in a process of its own; how it comes out stands in the list',
  may: { ...may, action: 'tambah' },
  write: { day: 'any' },
  reply: z.object({}),
  message: 'Cadangan Sedang Dibuat',
})

const params = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/, 'Cadangan Tidak Valid') })

export const periksaCadangan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'cadangan/{id}/periksa',
  summary:
    'Has the file of a backup read whole again, in a process of its own; what was found stands in the list',
  may: { ...may, action: 'lihat' },
  write: { day: 'any' },
  params,
  reply: z.object({}),
  message: 'Cadangan Sedang Diperiksa',
})

export const unduhCadangan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'cadangan/{id}/berkas',
  summary: 'The file of a backup, every shop in it; who took it is logged',
  may: { ...may, action: 'export' },
  params,
  reply: z.string(),
  file: 'application/octet-stream',
})
