/** The rules that the opening of a shop proposes, of which nothing is made that its step did not show (domain/bawaan.ts). */
import * as bawaan from './bawaan.ts'
import type { AnyMaster } from './master-types.ts'
import { kondisiPembelian } from './masters/kondisi-pembelian.ts'
import { kondisiPinjaman } from './masters/kondisi-pinjaman.ts'
import { parameterPoint } from './masters/parameter-point.ts'
import { parameterRugiNota } from './masters/parameter-rugi-nota.ts'

/** Every list of the step: its master, and the fields by which an existing row is recognised. */
export const ATURAN = {
  rugi_nota: { master: parameterRugiNota, kunci: ['kode_group', 'hari_dari', 'hari_sampai'] },
  kondisi_pembelian: { master: kondisiPembelian, kunci: ['kode'] },
  poin: { master: parameterPoint, kunci: ['kode_group', 'tipe', 'tgl_mulai'] },
  kondisi_pinjaman: { master: kondisiPinjaman, kunci: ['kode'] },
} as const satisfies Record<string, { master: AnyMaster; kunci: readonly string[] }>
export type AturanList = keyof typeof ATURAN

export const aturanBawaan = {
  rugi_nota: bawaan.rugiNota,
  kondisi_pembelian: bawaan.kondisiPembelian,
  poin: bawaan.parameterPoint,
  kondisi_pinjaman: bawaan.kondisiPinjaman,
}
