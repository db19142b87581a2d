/** Builds the customers' page from katalog/ into dist/katalog. */
import { defineConfig, type Plugin } from 'vite'
import { compressed } from './compressed.ts'

export default defineConfig({
  root: 'katalog',
  base: '/katalog/',
  plugins: [budget(), compressed('dist/katalog')],
  build: {
    outDir: '../dist/katalog',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { katalog: 'katalog/index.html', sw: 'katalog/sw/sw.ts' },
      output: {
        // A worker is asked for by its name; nothing is shared with it, so that it is one plain file.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})

/** All of its JavaScript, the worker too, in bytes as they are: a phone must unpack and read them all. */
const MAKS = 100_000

function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const bytes = Object.values(bundle).reduce(
        (sum, part) => sum + (part.type === 'chunk' ? Buffer.byteLength(part.code) : 0),
        0,
      )
      const said = `katalog: ${(bytes / 1000).toFixed(1)} kB of JavaScript, at most ${MAKS / 1000} kB`
      if (bytes > MAKS) this.error(said)
      console.log(said)
    },
  }
}
