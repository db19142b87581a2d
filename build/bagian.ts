/**
 * Decides which file every module stands in. Modules that are loaded together share a file, so that a page comes in a
 * single round of few requests.
 */
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ModuleInfo, never> & { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** The sign-in page, what stands around every screen, and the screen that must be there first of all. */
const MASUK = 'client/main.tsx'
const KERANGKA = 'client/app/Shell.tsx'
const KASIR = 'client/features/penjualan/TransaksiPenjualan.tsx'
/** Ctrl-K, on every screen. */
const TEMUAN = 'client/app/FinderDialog.tsx'

/** Third-party modules: they change only when they are updated, Kencana's own with every version. */
const PUSTAKA = /node_modules/
/** The design system and what it is made of. */
const LUAR = /node_modules|\/client\/ui\//

/**
 * A module that at least so many screens share is loaded once, with the frame around the screens: the first screen
 * after the sign-in needs it.
 */
const BERSAMA = 6

/**
 * The files, in the order in which they are loaded. A file that takes a module also takes what that module needs, so a
 * shared module goes to the file that is loaded first.
 */
const FILES = [
  'masuk',
  'pustaka',
  'kerangka',
  'kasir',
  'temuan',
  'antd-jendela',
  'jendela',
  'antd-layar',
  'layar',
] as const
type File = (typeof FILES)[number]

/** For the bundler; what is in none of these it divides by itself. */
export function bagian() {
  let where: Map<string, File> | undefined
  return FILES.map((file, i) => ({
    debugName: file,
    name: (id: string, graph: Graph) => ((where ??= bagi(graph)).get(id) === file ? file : null),
    priority: FILES.length - i,
  }))
}

function bagi(graph: Graph): Map<string, File> {
  const entry = (path: string) => join(import.meta.dirname, '..', path)
  const screens = dynamicEntries(graph, entry(MASUK)).map((id) => reached(graph, id))
  const shared = (id: string) => screens.filter((all) => all.has(id)).length
  const where = new Map<string, File>()
  const put = (ids: Iterable<string>, name: (id: string) => File) => {
    for (const id of ids) {
      if (!where.has(id)) where.set(id, name(id))
    }
  }
  put(reached(graph, entry(MASUK)), () => 'masuk')
  const frame = reached(graph, entry(KERANGKA))
  put(frame, (id) => (PUSTAKA.test(id) ? 'pustaka' : 'kerangka'))
  put(reached(graph, entry(KASIR)), (id) =>
    PUSTAKA.test(id) ? 'pustaka' : shared(id) < BERSAMA ? 'kasir' : 'kerangka',
  )
  put(reached(graph, entry(TEMUAN)), () => 'temuan')
  // Modals over the till; modules that the frame around it asks for are left out.
  const later = [...reached(graph, entry(KASIR))]
    .filter((id) => !frame.has(id) && where.get(id) !== 'masuk')
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  for (const id of later) put(reached(graph, id), (one) => (LUAR.test(one) ? 'antd-jendela' : 'jendela'))
  const others = new Set(screens.flatMap((all) => [...all]).filter((id) => shared(id) >= BERSAMA))
  put(others, (id) => (LUAR.test(id) ? 'antd-layar' : 'layar'))
  return where
}

/** Returns the modules that are loaded with a module, itself included. */
function reached(graph: Graph, from: string): Set<string> {
  const all = new Set([from])
  for (const id of all) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) all.add(next)
  return all
}

/** Returns the modules that are loaded later, from any place. */
function dynamicEntries(graph: Graph, from: string): string[] {
  const later = new Set<string>()
  const all = new Set([from])
  for (const id of all) {
    const info = graph.getModuleInfo(id)
    for (const next of info?.dynamicallyImportedIds ?? []) later.add(next)
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) all.add(next)
  }
  return [...later]
}
