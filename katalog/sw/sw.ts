/**
 * The catalogue without a connection, and as an app. Everything is asked of the server first; what it answered last is shown,
 * with the time at which it was read, only when it does not answer. What a member reads is never kept here.
 */
const pekerja = globalThis as unknown as ServiceWorkerGlobalScope

const AWAL = '/katalog'
/** Number of entries that each store keeps. */
const PAGE = { nama: 'katalog-halaman', maks: 40 }
const DATA = { nama: 'katalog-data', maks: 80 }
const PICTURE = { nama: 'katalog-gambar', maks: 200 }
const FILE = { nama: 'katalog-berkas', maks: 30 }
type Simpanan = typeof PAGE

/** With a copy at hand, a new answer is waited for no longer than this. */
const SABAR_MS = 8_000

pekerja.addEventListener('install', (event) => {
  event.waitUntil(pasang().then(() => pekerja.skipWaiting()))
})
pekerja.addEventListener('activate', (event) => event.waitUntil(pekerja.clients.claim()))

/** The first page, and what it names. */
async function pasang(): Promise<void> {
  const response = await fetch(AWAL, { headers: { accept: 'text/html' } })
  const text = await response.clone().text()
  await simpan(PAGE, AWAL, response)
  const cache = await caches.open(FILE.nama)
  await cache.addAll([...new Set(text.match(/\/katalog\/assets\/[\w.-]+/g))])
}

pekerja.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== pekerja.location.origin) return
  if (url.pathname !== AWAL && !url.pathname.startsWith(`${AWAL}/`)) return
  const answer = cara(request, url)
  if (answer) event.respondWith(answer)
})

function cara(request: Request, { pathname }: URL): Promise<Response> | undefined {
  if (request.mode === 'navigate') return page(request)
  if (/^\/katalog\/v1\/gambar\/(?!SPLASHSCREEN)/.test(pathname)) return simpananDulu(PICTURE, request)
  if (pathname.startsWith('/katalog/v1/gambar/')) return networkFirst(PICTURE, request)
  if (pathname.startsWith('/katalog/v1/'))
    return request.headers.has('authorization') ? undefined : networkFirst(DATA, request)
  if (pathname.startsWith('/katalog/assets/')) return simpananDulu(FILE, request)
  return networkFirst(FILE, request)
}

/** Names of these say what is in them: what was kept is right for ever. */
async function simpananDulu(tempat: Simpanan, request: Request): Promise<Response> {
  const ada = await (await caches.open(tempat.nama)).match(request)
  if (ada) return ada
  const response = await fetch(request)
  if (response.ok) await simpan(tempat, request.url, response.clone())
  return response
}

async function networkFirst(tempat: Simpanan, request: Request): Promise<Response> {
  const ada = await (await caches.open(tempat.nama)).match(request.url)
  try {
    const response = await (ada ? Promise.race([fetch(request), menyerah()]) : fetch(request))
    if (response.ok) await simpan(tempat, request.url, response.clone())
    return ada && response.status >= 500 ? ada : response
  } catch (error) {
    if (ada) return ada
    throw error
  }
}

/** A page that was never opened here is drawn by the first one, out of the data there is. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(PAGE.nama)
  const ada = (await cache.match(request.url)) ?? (await cache.match(AWAL))
  try {
    const response = await (ada ? Promise.race([fetch(request), menyerah()]) : fetch(request))
    if (response.ok) await simpan(PAGE, request.url, response.clone())
    return ada && response.status >= 500 ? await lama(ada) : response
  } catch (error) {
    if (ada) return lama(ada)
    throw error
  }
}

/** The page itself is told that it is one of an earlier time. */
async function lama(ada: Response): Promise<Response> {
  const kapan = ada.headers.get('x-disimpan') ?? ''
  const text = (await ada.text()).replace('<html ', `<html data-disimpan="${kapan}" `)
  return new Response(text, { status: 200, headers: ada.headers })
}

async function simpan({ nama, maks }: Simpanan, alamat: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers)
  for (const satu of ['content-encoding', 'content-length']) headers.delete(satu)
  headers.set('x-disimpan', String(Date.now()))
  const cache = await caches.open(nama)
  // Kept anew it stands last: what goes first is what nobody asked for longest.
  await cache.delete(alamat)
  await cache.put(alamat, new Response(await response.blob(), { status: response.status, headers }))
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(all.length - maks, 0)).map((satu) => cache.delete(satu)))
}

const menyerah = (): Promise<never> =>
  new Promise((_, tolak) => setTimeout(() => tolak(new Error('no answer yet')), SABAR_MS))
