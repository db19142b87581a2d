/** Writing to the shop by WhatsApp, with what is asked about already in the message. */
import { writeGram } from './numbers.ts'
import { alamatItem } from './alamat.ts'
import { html, EMPTY, type Html } from './html.ts'
import type { Item, Reply } from './replies.ts'

type Kontak = Reply['kontak']

const tautan = (wa: string, text: string): string => {
  const url = new URL(wa)
  url.searchParams.set('text', text)
  return url.href
}

/**
 * @param asal the address at which customers open the catalogue, 'https://emas.example': the message holds the whole
 * address of the item; '': no address
 */
export const tanyaItem = (kontak: Kontak, { kode_barang, nama_barang, berat }: Item, asal: string): Html =>
  waButton(
    kontak,
    'Tanya lewat WhatsApp',
    (nama) =>
      `Halo ${nama}, saya ingin bertanya tentang ${nama_barang} (${kode_barang}, ${writeGram(berat)})${asal && `: ${asal}${alamatItem(kode_barang)}`}`,
  )

export const tanyaToko = (kontak: Kontak): Html =>
  waButton(kontak, 'Tulis lewat WhatsApp', (nama) => `Halo ${nama}, saya ingin bertanya.`)

const waButton = (kontak: Kontak, kata: string, text: (nama: string) => string): Html =>
  kontak.length === 0
    ? EMPTY
    : html`<ul class="wa">
        ${kontak.map(
          ({ nama_admin, wa }) =>
            html`<li>
              <a
                class="tombol utama"
                href="${tautan(wa, text(nama_admin))}"
                target="_blank"
                rel="noopener noreferrer"
                >${kata}${kontak.length > 1 && html` <span>${nama_admin}</span>`}</a
              >
            </li>`,
        )}
      </ul>`
