/**
 * `defineArea`: what an area of the trade adds to the lists that the whole house reads: screens, numbers, statuses,
 * otorisasi, notas. It is data and imports nothing, so that rules, calls and documents may be typed by it; they have
 * lists of their own (calls, dokumen, errors), and so have accounts and events, which DOMAIN numbers.
 */
import type { Level } from './level.ts'

export interface AreaMenu {
  path: `/${string}`
  title: string
  /** Part of a long group, one of the area's `bagian`. */
  bagian?: string
  /** The page of docs/panduan that explains it, where it is not its area's. */
  panduan?: string
  /** Levels below SPV that receive this screen by default; each user's own list rules afterwards. */
  levels: readonly Level[]
  /**
   * The screen stays usable while the shop's day is behind the calendar (spec 000 §4). Before a late close the drawer is
   * counted and trays are weighed too; a backup, what was done, and how long somebody is remembered have no day.
   */
  anyDay?: true
  /** Goods are weighed there: a scale past its verification is told of above it (DOMAIN §G-12). */
  timbang?: true
  /** The screen shows the whole chain: of those who see everything, only they have it who work in any shop. */
  chain?: true
}

/** For each status those that may come after it; an empty list is an end. */
export type Peralihan = Readonly<Record<string, readonly string[]>>

export interface AreaDefinition {
  /** The group of the sidebar that has its screens; groups stand in the order of areas. */
  grup: string
  /** Named parts of a group that is too long for one list, in their order (spec 000 §2). */
  bagian?: readonly string[]
  /** The page of docs/panduan that explains its screens. */
  panduan: string
  menus: readonly AreaMenu[]
  /** The screens of its reports, and the part of the group Laporan that has them. */
  laporan?: { bagian: string; menus: readonly AreaMenu[] }
  /** Meaning of the first two letters of each number; they also name its counter (DOMAIN §B.0.8). */
  nomor?: Readonly<Record<string, string>>
  /** Allowed changes of status (DOMAIN §B.0.3, §O.1-2). */
  status?: Readonly<Record<string, Peralihan>>
  /** Actions that need a second person's password (DOMAIN §B.0.7). */
  otorisasi?: readonly string[]
  /** Kinds of nota, and what settingNota calls them. */
  nota?: Readonly<Record<string, string>>
}

export const defineArea = <const A extends AreaDefinition>(area: A): A => area

/** Every status that is named has a line of its own. */
export const alur = <const P extends Peralihan>(
  peralihan: P & { [K in keyof P]: readonly (keyof P & string)[] },
): P => peralihan

type UnionToIntersection<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void
  ? I
  : never
/** The type of one record of all areas, put together. */
export type Collected<A, K extends string> = UnionToIntersection<A extends Record<K, infer R> ? R : never>

/** Puts together what all areas say under `key`. */
export const collected = <const A extends AreaDefinition, K extends 'nomor' | 'status' | 'nota'>(
  areas: readonly A[],
  key: K,
): Collected<A, K> => Object.assign({}, ...areas.map((area) => area[key])) as Collected<A, K>
