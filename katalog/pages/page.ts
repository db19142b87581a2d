/** A page: its content, and what its head says of it. */
import type { Html } from '../parts/html.ts'
import { tidakAda } from '../parts/states.ts'

export interface Page {
  status: 200 | 404 | 429 | 503
  /** '' on the first page: the chain's name alone. */
  title: string
  deskripsi: string
  /** The picture that is shown where the address is shared. */
  picture?: string
  content: Html
  /** Not for search engines. */
  tersembunyi?: true
}

/** @param pesan the sentence that says what is not there */
export const tiada = (pesan?: string): Page => ({
  status: 404,
  title: 'Tidak Ditemukan',
  deskripsi: '',
  content: tidakAda(pesan),
  tersembunyi: true,
})
