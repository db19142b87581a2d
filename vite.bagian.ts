/** Which file each module stands in: what is loaded together is one file, so that a page comes in one round of few requests. */
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ModuleInfo, never> & { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** The sign-in page, what stands around every screen, and the screen that must be there first of all. */
const MASUK = 'client/main.tsx'
const KERANGKA = 'client/app/Shell.tsx'
const KASIR = 'client/features/penjualan/TransaksiPenjualan.tsx'
/** Ctrl-K, on every screen. */
const TEMUAN = 'client/app/FinderDialog.tsx'

/** The design system and what it is made of. */
const LUAR = /node_modules|\/client\/ui\//

/** What so many screens have in common is loaded once, with the first of them. */
const BERSAMA = 6

/** What takes a module of another takes what that needs too: it goes to the file that is loaded first. */
const BERKAS = [
  'masuk',
  'kerangka',
  'antd',
  'bersama',
  'kasir',
  'temuan',
  'antd-jendela',
  'jendela',
  'antd-layar',
  'layar',
] as const
type Berkas = (typeof BERKAS)[number]

/** For the bundler; what is in none of these it divides by itself. */
export function bagian() {
  let where: Map<string, Berkas> | undefined
  return BERKAS.map((berkas, i) => ({
    debugName: berkas,
    name: (id: string, graph: Graph) => ((where ??= bagi(graph)).get(id) === berkas ? berkas : null),
    priority: BERKAS.length - i,
  }))
}

function bagi(graph: Graph): Map<string, Berkas> {
  const entry = (path: string) => `${import.meta.dirname}/${path}`
  const screens = dynamicEntries(graph, entry(MASUK)).map((id) => reached(graph, id))
  const shared = (id: string) => screens.filter((all) => all.has(id)).length
  const where = new Map<string, Berkas>()
  const put = (ids: Iterable<string>, name: (id: string) => Berkas) => {
    for (const id of ids) {
      if (!where.has(id)) where.set(id, name(id))
    }
  }
  put(reached(graph, entry(MASUK)), () => 'masuk')
  put(reached(graph, entry(KERANGKA)), () => 'kerangka')
  put(reached(graph, entry(KASIR)), (id) =>
    LUAR.test(id) ? 'antd' : shared(id) < BERSAMA ? 'kasir' : 'bersama',
  )
  put(reached(graph, entry(TEMUAN)), () => 'temuan')
  // What lies over the till, not what the frame around it asks for.
  const later = [...where].flatMap(([id, file]) =>
    file === 'antd' || file === 'bersama' || file === 'kasir'
      ? (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      : [],
  )
  for (const id of later) put(reached(graph, id), (one) => (LUAR.test(one) ? 'antd-jendela' : 'jendela'))
  const others = new Set(screens.flatMap((all) => [...all]).filter((id) => shared(id) >= BERSAMA))
  put(others, (id) => (LUAR.test(id) ? 'antd-layar' : 'layar'))
  return where
}

/** What is loaded with a module, itself too. */
function reached(graph: Graph, from: string): Set<string> {
  const all = new Set([from])
  for (const id of all) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) all.add(next)
  return all
}

/** What is loaded later, wherever it is asked for. */
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
