/** Programs of the server in one file each, for tests that start them again and again. */
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

export interface Program {
  /** For plain Node; whatever stands beside a source (migrations, threads) is taken from where it is. */
  file: string
  remove(): Promise<void>
}

/**
 * Finding and compiling a thousand modules takes most of a start: done once for all of them.
 * @param source 'test/whole/crash-server.ts' @param root of the sources, when it is not this checkout
 */
export async function programOf(source: string, root = ROOT): Promise<Program> {
  const outDir = await mkdtemp(join(ROOT, 'node_modules/.uji-')) // inside node_modules, where its packages are found
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [inPlace, reportsByName(root)],
    build: {
      ssr: source,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  })
  return { file: join(outDir, 'program.mjs'), remove: () => rm(outDir, { recursive: true, force: true }) }
}

const inPlace: Plugin = {
  name: 'in-place',
  enforce: 'pre',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
}

/** The server looks into the folder; a bundle has to be told beforehand. */
const reportsByName = (root: string): Plugin => ({
  name: 'reports-by-name',
  enforce: 'pre',
  load(id) {
    if (id !== join(root, 'server/reports/sources/index.ts')) return undefined
    const files = readdirSync(join(root, 'domain/reports'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .toSorted()
    return [
      ...files.map((file, i) => `import source${i} from './${file}'`),
      `export const sourceFiles = [${files.map((file, i) => `{ file: '${file}', source: source${i} }`)}]`,
      `export const sources = [${files.map((_, i) => `source${i}`)}]`,
    ].join('\n')
  },
})
