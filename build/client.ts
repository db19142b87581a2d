/** Builds the client from client/ into dist/client. */
import react from '@vitejs/plugin-react'
import { marked } from 'marked'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { bagianAntd, sebagianAntd } from './antd.ts'
import { bagian } from './bagian.ts'
import { compressed } from './compressed.ts'
import { page } from './halaman.ts'

const server = `http://localhost:${process.env['PORT'] ?? 8080}`
const toServer = Object.fromEntries(
  ['/api', '/service', '/uji', '/katalog', '/config.json'].map((path) => [path, server]),
)

export default defineConfig({
  root: 'client',
  plugins: [react(), bagianAntd(), sebagianAntd(), panduan(), pwa(), page(), compressed('dist/client')],
  server: { proxy: { ...toServer, '/socket.io': { target: server, ws: true } } },
  // No asset is inlined: the content policy lets the page load fonts and pictures from this server only.
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Every browser that knows es2023 knows it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: { codeSplitting: { groups: bagian() } } },
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
