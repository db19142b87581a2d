/**
 * Every page of the customers' catalogue, out of what /katalog/v1 answers: drawn by the server for who opens an address, and by
 * the browser for who goes on from there (docs/decisions/34-halaman-pelanggan.md).
 */
import { bacaAlamat, type Alamat } from '../bagian/alamat.ts'
import { GagalBaca, type Baca } from '../bagian/jawaban.ts'
import { gagal } from '../bagian/keadaan.ts'
import { beranda } from './beranda.ts'
import { daftar } from './daftar.ts'
import { tiada, type Halaman } from './halaman.ts'
import { item } from './item.ts'
import { hadiah, harga, toko } from './lain.ts'
import { member } from './member.ts'

/** @param asal where customers open the catalogue; '' when nobody has said */
export async function bukaHalaman(url: URL, baca: Baca, asal: string): Promise<Halaman> {
  const alamat = bacaAlamat(url)
  if (!alamat) return tiada()
  try {
    return await isiHalaman(alamat, baca, asal)
  } catch (error) {
    if (!(error instanceof GagalBaca)) throw error
    if (error.status === 404 || error.status === 400) return tiada()
    return {
      status: error.status === 429 ? 429 : 503,
      judul: 'Belum Bisa Ditampilkan',
      deskripsi: '',
      isi: gagal(error.status, url.pathname + url.search),
      tersembunyi: true,
    }
  }
}

async function isiHalaman(alamat: Alamat, baca: Baca, asal: string): Promise<Halaman> {
  switch (alamat.jenis) {
    case 'beranda':
      return beranda(baca)
    case 'item':
      return item(alamat.kode, baca, asal)
    case 'harga':
      return harga(baca)
    case 'hadiah':
      return hadiah(baca)
    case 'toko':
      return toko(baca)
    case 'member':
      return member()
    default:
      return daftar(alamat, baca)
  }
}
