/**
 * Masters that a shop may take over from its pusat, each behind those it needs (DOMAIN §B.19). Masters of the whole
 * chain are already the same within one database: only a pusat with a server of its own has other rows (§O.7-5).
 */
import { z } from 'zod'
import { masters } from '../masters/index.ts'
import type { AnyMaster, Field } from '../master-types.ts'

export const SET_PUSAT = [
  'kategori',
  'kadar',
  'group',
  'jenis',
  'kondisi-barang',
  'kondisi-pembelian',
  'kondisi-pinjaman',
  'parameter-rugi-nota',
  'parameter-point',
  'parameter-kupon',
  'hadiah',
  'harga',
] as const
export type SetPusat = (typeof SET_PUSAT)[number]

/** The master that a set is; undefined for prices, which are none. */
export const masterSet = (set: SetPusat): AnyMaster | undefined => masters.find(({ name }) => name === set)

export const namaSet = (set: SetPusat): string => masterSet(set)?.title ?? 'Harga Emas'

/** @param jauh the pusat has a server of its own */
export const perluImpor = (set: SetPusat, jauh: boolean): boolean =>
  jauh || (masterSet(set)?.scope ?? 'toko') === 'toko'

/** More rows than a chain has of anything here. */
export const MAX_PUSAT_ROWS = 5_000

const zCell = z.union([z.string().max(200), z.number(), z.boolean(), z.null()])
/** A row as the API writes it, by field: grams, percent, rupiah. What each field takes is asked where it is written. */
export const zPusatRow = z.record(z.string().max(40), zCell)
export type PusatRow = z.output<typeof zPusatRow>

/**
 * Fields by which two databases know the same row: its code or, if the database numbers the rows, the fields that no
 * two active rows share.
 */
export const keyFields = (master: AnyMaster): readonly string[] =>
  master.noOverlap ? [...master.noOverlap.per, master.noOverlap.from] : [master.key]

/** 'G375', 'G375 0'. */
export const rowKey = (master: AnyMaster, row: Readonly<Record<string, unknown>>): string =>
  keyFields(master)
    .map((name) => String(row[name] ?? ''))
    .join(' ')

/** The fields that travel: what a form may say, and the code. */
export const pusatFields = (master: AnyMaster): [string, Field][] =>
  Object.entries(master.fields).filter(([, field]) => field.inForm !== false)

/** The row of fine gold among the prices: no code has a blank. */
export const EMAS_24K = 'HARGA 24K'
