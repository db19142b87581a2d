/** The start: the page stands already, drawn by the server; here it comes alive. */
import { AWAL, readAddress } from '../parts/alamat.ts'
import { keluar, kodeDariAlamat, masukDengan } from './member.ts'
import { datangBasi, pasang, pergi, tampilkan, connected, tujuanDalam } from './navigasi.ts'
import { siapkanPekerja } from './pekerja.ts'
import { bukaSplash } from './splash.ts'

const sekarang = () => new URL(location.href)

document.addEventListener('click', (event) => {
  const sasaran = event.target as Element | null
  if (sasaran?.closest('[data-keluar]')) return void keluar()
  const url = tujuanDalam(event)
  if (!url) return
  event.preventDefault()
  const lagi = sasaran?.closest('[data-coba-lagi]')
  void (lagi ? tampilkan(sekarang()) : pergi(url))
})

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const entered = new FormData(form)
  if (form.matches('[data-masuk]')) {
    event.preventDefault()
    void masukDengan(String(entered.get('kode')))
  } else if (form.matches('.cari')) {
    event.preventDefault()
    clearTimeout(mengetik)
    void pergi(alamatCari(String(entered.get('q'))))
  }
})

/** On the page of the search it follows what is typed. */
const TYPING_PAUSE_MS = 300
let mengetik: ReturnType<typeof setTimeout> | undefined
document.addEventListener('input', (event) => {
  const field = event.target as HTMLInputElement
  if (!field.closest('.cari')) return
  clearTimeout(mengetik)
  if (readAddress(sekarang())?.jenis === 'cari')
    mengetik = setTimeout(
      () => void pergi(alamatCari(field.value), { ganti: true, diam: true }),
      TYPING_PAUSE_MS,
    )
})
const alamatCari = (q: string): URL => {
  const url = new URL(`${AWAL}/cari`, location.origin)
  url.searchParams.set('q', q.trim())
  return url
}

history.scrollRestoration = 'manual'
addEventListener('popstate', (event) => {
  if (terimaKode()) return
  // Within the page: a link to its own content.
  if (document.querySelector('main')?.dataset['alamat'] === location.pathname + location.search) return
  const { gulir } = (event.state ?? {}) as { gulir?: number }
  void tampilkan(sekarang(), gulir === undefined ? {} : { gulir })
})
addEventListener('online', connected)

/** The QR of the counter leads here. */
function terimaKode(): boolean {
  const kode = kodeDariAlamat()
  if (kode === undefined) return false
  void pergi(new URL(`${AWAL}/member`, location.origin), { ganti: true }).then(() => masukDengan(kode))
  return true
}

function mulai(): void {
  const { disimpan } = document.documentElement.dataset
  const main = document.querySelector<HTMLElement>('main')!
  if (terimaKode()) return
  // The page on screen stands in for one that was never kept.
  if (disimpan && main.dataset['alamat'] !== location.pathname + location.search)
    return void tampilkan(sekarang(), { diam: true })
  pasang()
  if (disimpan) datangBasi(new Date(Number(disimpan)))
  else if (readAddress(sekarang())?.jenis === 'beranda') void bukaSplash()
}

mulai()
void siapkanPekerja()
