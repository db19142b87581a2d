/** The rights of a user while they are being set. Pure. */
import type { CallReply } from '#domain/call.ts'
import type { hakAkses, MenuHak } from '#domain/calls/hak-akses.ts'
import type { Action } from '#domain/level.ts'
import type { HakAkses } from '#domain/rights.ts'

export type Asal = CallReply<typeof hakAkses>

export interface Form {
  /** By path; screens that are not shown have none. */
  akses: Readonly<Record<string, HakAkses>>
  otorisasi: readonly string[]
}

const FLAG = {
  lihat: 'is_show',
  tambah: 'boleh_tambah',
  ubah: 'boleh_ubah',
  hapus: 'boleh_hapus',
  export: 'boleh_export',
} as const satisfies Record<Action, keyof HakAkses>
const TIDAK = {
  is_show: false,
  boleh_tambah: false,
  boleh_ubah: false,
  boleh_hapus: false,
  boleh_export: false,
}
const ALL = { is_show: true, boleh_tambah: true, boleh_ubah: true, boleh_hapus: true, boleh_export: true }

export const formFrom = ({ akses, otorisasi }: Pick<Asal, 'akses' | 'otorisasi'>): Form => ({
  akses: Object.fromEntries(akses.filter((h) => h.is_show).map((h) => [h.menu_name, h])),
  otorisasi: otorisasi.toSorted(),
})

/** As the level has it when a user is made. */
export const defaultForm = (menu: readonly MenuHak[]): Form => ({
  akses: Object.fromEntries(
    menu
      .filter((m) => m.bawaan && bisaDiatur(m))
      .map((m) => [m.menu_name, { menu_name: m.menu_name, ...ALL }]),
  ),
  otorisasi: [],
})

/** True when this user's rights decide over the screen. */
export const bisaDiatur = (m: MenuHak): boolean => !m.selalu && m.hanya === null

/** Returns the rights that can be ticked in a row: seeing the screen, and what its calls ask for. */
export const columnsOf = (m: MenuHak): Action[] =>
  bisaDiatur(m) ? ['lihat', ...m.tindakan.filter((a) => a !== 'lihat')] : []

export const punya = ({ akses }: Form, m: MenuHak, action: Action): boolean =>
  akses[m.menu_name]?.[FLAG[action]] === true

/** Ticks or unticks: without seeing a screen nothing can be done on it, and doing something there needs seeing it. */
export function centang(form: Form, menu: readonly MenuHak[], actions: readonly Action[], on: boolean): Form {
  const akses = { ...form.akses }
  for (const m of menu) {
    const here = columnsOf(m).filter((a) => actions.includes(a))
    if (here.length === 0) continue
    const flags = Object.fromEntries(here.map((a) => [FLAG[a], on]))
    const next = { menu_name: m.menu_name, ...TIDAK, ...akses[m.menu_name], ...flags }
    if (on) next.is_show = true
    if (next.is_show) akses[m.menu_name] = next
    else delete akses[m.menu_name]
  }
  return { ...form, akses }
}

export type State = 'semua' | 'sebagian' | 'tidak'

/** Returns how much of these rows and columns is ticked; undefined when there is nothing to tick. */
export function state(form: Form, menu: readonly MenuHak[], actions: readonly Action[]): State | undefined {
  const places = menu.flatMap((m) =>
    columnsOf(m)
      .filter((a) => actions.includes(a))
      .map((a) => punya(form, m, a)),
  )
  if (places.length === 0) return undefined
  return places.every(Boolean) ? 'semua' : places.some(Boolean) ? 'sebagian' : 'tidak'
}

export const kategori = (form: Form, names: readonly string[], on: boolean): Form => ({
  ...form,
  otorisasi: (on
    ? [...new Set([...form.otorisasi, ...names])]
    : form.otorisasi.filter((k) => !names.includes(k))
  ).toSorted(),
})

/** Copies another user's rights, as far as this user's level can have them. */
export const salin = (menu: readonly MenuHak[], dari: Asal): Form => {
  const bisa = new Set(menu.filter(bisaDiatur).map((m) => m.menu_name))
  return formFrom({ ...dari, akses: dari.akses.filter((h) => bisa.has(h.menu_name)) })
}

export const sameForm = (a: Form, b: Form): boolean => {
  const text = ({ akses, otorisasi }: Form) =>
    JSON.stringify([
      Object.keys(akses)
        .toSorted()
        .map((path) => [path, ...Object.values(FLAG).map((flag) => akses[path]![flag])]),
      otorisasi,
    ])
  return text(a) === text(b)
}
