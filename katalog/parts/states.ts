/** Pages for when there is nothing to show: not yet, not at all, not now. */
import { AWAL } from './alamat.ts'
import { html, type Html } from './html.ts'

export const tidakAda = (pesan = 'Alamat ini tidak ada, atau sudah tidak ditampilkan lagi.'): Html =>
  html`<div class="keadaan">
    <h1>Tidak Ditemukan</h1>
    <p>${pesan}</p>
    <p><a class="tombol utama" href="${AWAL}">Ke Beranda</a></p>
  </div>`

/** A link, so that it works without script too: the page asks anew. */
export const gagal = (status: number, alamat: string): Html =>
  html`<div class="keadaan" role="alert">
    <h1>${status === 0 ? 'Anda Sedang Luring' : 'Belum Bisa Ditampilkan'}</h1>
    <p>${sebab(status)}</p>
    <p><a class="tombol utama" href="${alamat}" data-coba-lagi>Coba Lagi</a></p>
  </div>`

export function sebab(status: number): string {
  if (status === 0)
    return 'Halaman ini belum pernah dibuka di perangkat ini. Periksa sambungan internet Anda.'
  if (status === 429) return 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.'
  return 'Katalog sedang tidak bisa dibaca. Coba beberapa saat lagi.'
}

/** As large as what comes in its place. */
export const loading = (): Html =>
  html`<div class="memuat" aria-hidden="true">
    <span class="garis judul"></span>
    <ul class="item">
      ${Array.from({ length: 8 }, () => html`<li><span class="item-gambar"></span><span class="garis"></span><span class="garis pendek"></span></li>`)}
    </ul>
  </div>`
