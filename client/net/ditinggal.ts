/**
 * Puts by everything typed and unsaved when a session ends, however it ended: for that user, in that shop, until the
 * day is over. Over means that both the shop's day and the calendar day have changed: an unsaved sale outlives the
 * evening's close, but not the night.
 */
import type { Userdata } from '#domain/calls/sesi.ts'
import { belumDisimpan } from './draft.ts'
import { DEVICE, obfuscate, stored } from './store.ts'

type Siapa = Pick<Userdata, 'user_id' | 'kode_toko' | 'tgl_system'>

interface Ditinggal {
  tgl_system: string
  /** On the calendar, by the shop's clock. */
  tanggal: string
  /** The names that staff use for its contents. */
  sebutan: string[]
  /** As the store had it, names and values. */
  isi: Record<string, string>
}

const ditinggal = stored<Record<string, Ditinggal>>('ditinggal')
/** Of which day what came back is: it grows no younger by coming back. */
const dari = stored<string>('draf_dari')
/** The session itself, and what is of the device: neither is put by. */
const LAIN = new Set([...DEVICE, 'userdata', 'menu', 'islogin', 'token', 'sejak', 'draf_dari'].map(obfuscate))

const nama = ({ kode_toko, user_id }: Siapa): string => `${kode_toko} ${user_id}`

/** Call it before the store is cleared. @param tanggal the day of the calendar on which the session began */
export function tinggalkan(siapa: Siapa, tanggal: string, storage: Storage = localStorage): void {
  const content = Object.keys(storage)
    .filter((key) => !LAIN.has(key))
    .map((key): [string, string] => [key, storage.getItem(key)!])
  const mine = {
    tgl_system: siapa.tgl_system,
    tanggal: dari.read() ?? tanggal,
    sebutan: belumDisimpan(),
    isi: Object.fromEntries(content),
  }
  ditinggal.write({ ...ditinggal.read(), [nama(siapa)]: mine })
}

export interface Diambil {
  /** Names of the drafts that are back in their place. */
  kembali: string[]
  /** Names of the drafts from another day, which are gone. */
  dibuang: string[]
}

/** Back where it was, once. What others left on another day is gone too; they are told when they come. */
export function ambilLagi(siapa: Siapa, tanggal: string, storage: Storage = localStorage): Diambil {
  const { [nama(siapa)]: mine, ...others } = ditinggal.read() ?? {}
  const berlaku = (left: Ditinggal) => left.tgl_system === siapa.tgl_system || left.tanggal === tanggal
  const rest = Object.entries(others).flatMap(([name, left]): [string, Ditinggal][] => {
    if (berlaku(left) || left.tgl_system > siapa.tgl_system) return [[name, left]]
    return left.sebutan.length ? [[name, { ...left, isi: {} }]] : []
  })
  if (rest.length) ditinggal.write(Object.fromEntries(rest))
  else ditinggal.remove()
  if (!mine) return { kembali: [], dibuang: [] }
  if (!berlaku(mine)) return { kembali: [], dibuang: mine.sebutan }
  for (const [key, value] of Object.entries(mine.isi)) storage.setItem(key, value)
  if (mine.sebutan.length) dari.write(mine.tanggal)
  return { kembali: mine.sebutan, dibuang: [] }
}
