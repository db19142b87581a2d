/**
 * The server as plain JavaScript in dist/server, module by module: what `npm start` runs
 * (docs/decisions/42-server-diterjemahkan.md).
 */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** The last is what measurements start. */
const PROGRAMS = [
  'server/main.ts',
  'server/fixture-main.ts',
  'server/commands/cadangan.ts',
  'server/commands/pulihkan.ts',
  'bench/server.ts',
]

export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [inPlace()],
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: [...PROGRAMS, ...sources()],
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false },
      output: {
        preserveModules: true,
        preserveModulesRoot: ROOT,
        entryFileNames: '[name].js',
        sourcemapExcludeSources: true,
      },
    },
  },
})

/**
 * Names the files beside a source (migrations, pages) from the place of the source. A module that a source loads by its
 * place is built too (modulDi).
 */
function inPlace(): Plugin {
  return {
    name: 'in-place',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return undefined
      for (const [, path] of code.matchAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g))
        this.emitFile({ type: 'chunk', id: join(dirname(id), path!), preserveSignature: 'strict' })
      return {
        code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
        map: null, // line by line as it was
      }
    },
  }
}

/** Finds the report sources by looking into their folder. */
function sources(): string[] {
  return readdirSync(join(ROOT, 'server/reports/sources'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `server/reports/sources/${file}`)
}
