/**
 * Every page of the customers' catalogue, out of what /katalog/v1 answers: drawn by the server for who opens an address, and by
 * the browser for who goes on from there (docs/decisions/34-halaman-pelanggan.md).
 */
import { readAddress, type Alamat } from '../parts/alamat.ts'
import { ReadFailure, type Read } from '../parts/replies.ts'
import { gagal } from '../parts/states.ts'
import { beranda } from './beranda.ts'
import { list } from './list.ts'
import { tiada, type Page } from './page.ts'
import { item } from './item.ts'
import { hadiah, harga, toko } from './lain.ts'
import { member } from './member.ts'

/** @param asal the address at which customers open the catalogue; '' when none is set */
export async function openPage(url: URL, read: Read, asal: string): Promise<Page> {
  const alamat = readAddress(url)
  if (!alamat) return tiada()
  try {
    return await pageContent(alamat, read, asal)
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    if (error.status === 404 || error.status === 400) return tiada()
    return {
      status: error.status === 429 ? 429 : 503,
      title: 'Belum Bisa Ditampilkan',
      deskripsi: '',
      content: gagal(error.status, url.pathname + url.search),
      tersembunyi: true,
    }
  }
}

async function pageContent(alamat: Alamat, read: Read, asal: string): Promise<Page> {
  switch (alamat.jenis) {
    case 'beranda':
      return beranda(read)
    case 'item':
      return item(alamat.kode, read, asal)
    case 'harga':
      return harga(read)
    case 'hadiah':
      return hadiah(read)
    case 'toko':
      return toko(read)
    case 'member':
      return member()
    default:
      return list(alamat, read)
  }
}
