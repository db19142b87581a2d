/** Builds the client from client/ into dist/client. */
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { marked } from 'marked'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressed } from './vite.compressed.ts'

const server = `http://localhost:${process.env['PORT'] ?? 8080}`
const toServer = Object.fromEntries(
  ['/api', '/service', '/uji', '/katalog', '/config.json'].map((path) => [path, server]),
)

export default defineConfig({
  root: 'client',
  plugins: [react(), panduan(), pwa(), budgets(), compressed('dist/client')],
  server: { proxy: { ...toServer, '/socket.io': { target: server, ws: true } } },
  // Nothing inlined: the content policy lets the page load fonts and pictures from this server only.
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
  },
})

/**
 * The service worker keeps the hashed files, so that an open page finds its parts after a new version has been
 * installed on the server. The page itself always comes fresh, with its own nonce; the copy serves only when the
 * server cannot be reached. The customers' catalogue has a worker of its own.
 */
function pwa() {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    workbox: {
      globPatterns: ['assets/**/*.{js,css,woff2}', 'icon*.{svg,png}'],
      navigateFallback: null,
      cleanupOutdatedCaches: true,
      maximumFileSizeToCacheInBytes: 5_000_000,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !/^\/((api|service|uji)\/|katalog(\/|$))/.test(url.pathname),
          handler: 'NetworkFirst',
          options: {
            cacheName: 'halaman',
            expiration: { maxEntries: 1 },
            plugins: [{ cacheKeyWillBeUsed: async () => '/' }],
          },
        },
      ],
    },
    manifest: {
      name: 'Kencana',
      short_name: 'Kencana',
      description: 'Back office dan kasir toko emas',
      lang: 'id',
      start_url: '/',
      display: 'standalone',
      background_color: '#f6f4ef',
      theme_color: '#211d16',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      ],
    },
  })
}

/** A page of docs/panduan becomes HTML, its pictures files of the build. */
function panduan(): Plugin {
  return {
    name: 'panduan',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.md')) return undefined
      // 'text', picture, 'text' …
      const parts = marked.parse(text, { async: false }).split(/(?<=<img src=")([^"]+)(?=")/)
      const imports = parts.map((part, i) =>
        i % 2 ? `import p${i} from ${JSON.stringify(`./${part}`)}` : '',
      )
      const html = parts.map((part, i) => (i % 2 ? `p${i}` : JSON.stringify(part))).join(' + ')
      return { code: `${imports.join('\n')}\nexport default ${html}`, map: null }
    },
  }
}

/** What a page may weigh, in bytes of compressed JavaScript: the parts that are loaded before it can be used. */
const PAGES = [
  { page: 'sign-in', parts: ['client/index.html'], limit: 200_000 },
  {
    page: 'till',
    parts: ['client/index.html', 'client/app/Shell.tsx', 'client/features/penjualan/TransaksiPenjualan.tsx'],
    limit: 450_000,
  },
]

/** Says what each page weighs, and warns when it is too much. */
function budgets(): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const { page, parts, limit } of PAGES) {
        const bytes = [...chunksOf(bundle, parts)].reduce(
          (sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length,
          0,
        )
        const said = `${page}: ${(bytes / 1000).toFixed(1)} kB of JavaScript compressed, at most ${limit / 1000} kB`
        if (bytes > limit) this.warn(said)
        else this.info(said)
      }
    },
  }
}

/** The chunks of these modules with all they import at once. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: string[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) visit(bundle[file])
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && modules.some((module) => chunk.facadeModuleId?.endsWith(module)))
      visit(chunk)
  return found
}
