/**
 * The pages that must be there first: what each may weigh, and what the server tells the browser to fetch with the
 * page itself.
 */
import type { Plugin, Rolldown } from 'vite'
import { brotli } from './compressed.ts'

interface Page {
  page: string
  /** The parts that are loaded before it can be used. */
  parts: string[]
  /** At most, in bytes of JavaScript as it is sent. */
  limit: number
  /** Opened by its address, it is fetched in one round. */
  path?: string
}

const SHELL = ['client/main.tsx', 'client/app/Shell.tsx']
const PAGES: Page[] = [
  { page: 'sign-in', parts: ['client/main.tsx'], limit: 105_000 },
  {
    page: 'till',
    parts: [...SHELL, 'client/features/penjualan/TransaksiPenjualan.tsx'],
    limit: 296_000,
    path: '/transaksi-penjualan',
  },
]

/** Files that belong to a page by its path: server/app.ts puts them into what it sends. */
const PRELOADS = 'muat.json'

/** Says what each page weighs, warns when it is too much, and writes down which files it is made of. */
export function page(): Plugin {
  return {
    name: 'halaman',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const load: Record<string, string[]> = {}
      for (const { page, parts, limit, path } of PAGES) {
        const chunks = [...chunksOf(bundle, parts)]
        const sent = await Promise.all(chunks.map(({ code }) => brotli(code)))
        const bytes = sent.reduce((sum, { length }) => sum + length, 0)
        const said = `${page}: ${chunks.length} files, ${(bytes / 1000).toFixed(1)} kB of JavaScript compressed, at most ${limit / 1000} kB`
        if (bytes > limit) this.warn(said)
        else this.info(said)
        if (path) load[path] = chunks.flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)])
      }
      this.emitFile({ type: 'asset', fileName: PRELOADS, source: JSON.stringify(load) })
    },
  }
}

/** The chunks of these modules after all they import at once: styles keep their order. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: string[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const visited = new Set<unknown>()
  const visit = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void => {
    if (chunk?.type !== 'chunk' || visited.has(chunk)) return
    visited.add(chunk)
    for (const file of chunk.imports) visit(bundle[file])
    found.add(chunk)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && modules.some((module) => chunk.moduleIds.some((id) => id.endsWith(module))))
      visit(chunk)
  return found
}

const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [
  ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
]
