/** Items of one category, of one hashtag, or with a word in their name. */
import type { Alamat } from '../bagian/alamat.ts'
import { html } from '../bagian/html.ts'
import { daftarHashtag, daftarItem, lembaran } from '../bagian/item.ts'
import type { Baca } from '../bagian/jawaban.ts'
import { daftarKategori } from '../bagian/kategori.ts'
import { tiada, type Halaman } from './halaman.ts'

export type AlamatDaftar = Extract<Alamat, { halaman: number }>

/** How many of a list's items are in sight at once. */
const DI_DEPAN = 4

export async function daftar(alamat: AlamatDaftar, baca: Baca): Promise<Halaman> {
  const [kategori, item] = await Promise.all([
    baca('kategori'),
    baca('item', { query: { ...saring(alamat), halaman: String(alamat.halaman) } }),
  ])
  const judul = judulDaftar(alamat, kategori)
  const ada = item.item.length > 0
  if (judul === undefined || (!ada && alamat.jenis !== 'cari'))
    return tiada('Belum ada perhiasan di sini, atau sudah tidak ditampilkan lagi.')
  return {
    status: 200,
    judul,
    deskripsi: `${judul}: ${item.jumlah} perhiasan di katalog.`,
    ...(item.item[0]?.gambar[0] && { gambar: item.item[0].gambar[0].besar }),
    ...(alamat.jenis === 'cari' && { tersembunyi: true as const }),
    isi: html`<h1>${judul}</h1>
      ${ada ? html`<p class="redup">${item.jumlah} perhiasan</p>` : tanpaHasil(alamat)}
      ${daftarKategori(kategori, { dipilih: alamat.jenis === 'kategori' ? alamat.kode : undefined, deret: true })}
      ${daftarHashtag(item.hashtag, alamat.jenis === 'hashtag' ? alamat.hashtag : undefined)}
      ${ada && daftarItem(item.item, DI_DEPAN)} ${lembaran(alamat, item)}`,
  }
}

function saring(alamat: AlamatDaftar): Record<string, string> {
  if (alamat.jenis === 'kategori') return { kategori: alamat.kode }
  if (alamat.jenis === 'hashtag') return { hashtag: alamat.hashtag }
  return alamat.cari === '' ? {} : { cari: alamat.cari }
}

function judulDaftar(
  alamat: AlamatDaftar,
  kategori: readonly { kode_kategori: string; nama_kategori: string }[],
): string | undefined {
  if (alamat.jenis === 'hashtag') return `#${alamat.hashtag}`
  if (alamat.jenis === 'cari') return alamat.cari === '' ? 'Semua Perhiasan' : `Hasil “${alamat.cari}”`
  return kategori.find(({ kode_kategori }) => kode_kategori === alamat.kode)?.nama_kategori
}

const tanpaHasil = (alamat: AlamatDaftar) =>
  html`<p class="kosong">
    ${
      alamat.jenis === 'cari' && alamat.cari !== ''
        ? html`Tidak ada perhiasan dengan nama “${alamat.cari}”. Coba kata lain, atau pilih kategori di bawah.`
        : 'Belum ada perhiasan di katalog.'
    }
  </p>`
