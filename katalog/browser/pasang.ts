/** The one door through which text becomes a part of the page: what passes it was made by `html`. */
import type { Html } from '../parts/html.ts'

interface Kebijakan {
  createHTML(text: string): string
  createScriptURL(alamat: string): string
}
interface PembuatKebijakan {
  trustedTypes?: { createPolicy(nama: string, aturan: Kebijakan): Kebijakan }
}

const kebijakan = (globalThis as PembuatKebijakan).trustedTypes?.createPolicy('katalog', {
  createHTML: (text) => text,
  createScriptURL: (alamat) => alamat,
})

export const gambarkan = (di: Element, content: Html): void => {
  di.innerHTML = kebijakan?.createHTML(content.teks) ?? content.teks
}

export const pekerja = '/katalog/sw.js'
/** The worker's scope has no slash at its end: the first page has none either. */
export const daftarkanPekerja = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(kebijakan?.createScriptURL(pekerja) ?? pekerja, {
    scope: '/katalog',
    updateViaCache: 'none',
  })
