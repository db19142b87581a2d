/** A workbook that staff fill and give back, written in the worker thread. */
import { FORMATS } from '#domain/report/calls.ts'
import type { FileAnswer } from '../http/route.ts'
import { diUtasLain } from '../utas/pool.ts'
import { UTAS } from './tugas.ts'

/** @param nama of the file, without what it ends in */
export const berkasBuku = (nama: string, buku: Buku): FileAnswer => ({
  type: FORMATS.xlsx,
  name: `${nama}.xlsx`,
  content: () => diUtasLain<TugasTulis, void>(UTAS, { ditulis: buku }, 'berkas'),
})
