/** The service worker comes when the page has what it needs; then it is shown what else a customer may want without a connection. */
import { reader } from './minta.ts'
import { daftarkanPekerja } from './pasang.ts'

export async function siapkanPekerja(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState !== 'complete')
    await new Promise((lanjut) => addEventListener('load', lanjut, { once: true }))
  const pertama = !navigator.serviceWorker.controller
  const dijaga = new Promise((lanjut) =>
    navigator.serviceWorker.addEventListener('controllerchange', lanjut, { once: true }),
  )
  try {
    await daftarkanPekerja()
  } catch {
    // Over http, or where the browser is told to keep nothing: everything works but without a connection.
    return
  }
  if (!pertama) return
  await dijaga
  const { read } = reader()
  await Promise.allSettled([
    read('toko'),
    read('banner'),
    read('harga'),
    read('kategori'),
    read('item', { query: { halaman: '1' } }),
    read('info'),
    read('kontak'),
    read('hadiah'),
  ])
}
