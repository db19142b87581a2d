/** What stood typed when a session ended because nobody used it: put by for that user, in that shop, for as long as its day is the same. */
import type { Userdata } from '#domain/calls/sesi.ts'
import { DEVICE, obfuscate, stored } from './store.ts'

type Siapa = Pick<Userdata, 'user_id' | 'kode_toko' | 'tgl_system'>

interface Ditinggal {
  tgl_system: string
  /** As the store had it, names and values. */
  isi: Record<string, string>
}

const ditinggal = stored<Record<string, Ditinggal>>('ditinggal')
/** The session itself, and what is of the device: neither is put by. */
const LAIN = new Set([...DEVICE, 'userdata', 'menu', 'islogin', 'token'].map(obfuscate))

const nama = ({ kode_toko, user_id }: Siapa): string => `${kode_toko} ${user_id}`

/** Call it before the store is cleared. */
export function tinggalkan(siapa: Siapa, storage: Storage = localStorage): void {
  const isi = Object.keys(storage)
    .filter((key) => !LAIN.has(key))
    .map((key): [string, string] => [key, storage.getItem(key)!])
  const { tgl_system } = siapa
  ditinggal.write({ ...ditinggal.read(), [nama(siapa)]: { tgl_system, isi: Object.fromEntries(isi) } })
}

/** Back where it was, once; what is of another day of the shop is gone. */
export function ambilLagi(siapa: Siapa, storage: Storage = localStorage): void {
  const { [nama(siapa)]: mine, ...others } = ditinggal.read() ?? {}
  if (mine?.tgl_system === siapa.tgl_system)
    for (const [key, value] of Object.entries(mine.isi)) storage.setItem(key, value)
  const left = Object.entries(others).filter(([, { tgl_system }]) => tgl_system >= siapa.tgl_system)
  if (left.length) ditinggal.write(Object.fromEntries(left))
  else ditinggal.remove()
}
