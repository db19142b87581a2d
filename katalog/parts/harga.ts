/** Prices of gold of today, a table for each label. */
import { formatAngka, formatTanggal } from '#domain/format.ts'
import { writeTime } from './numbers.ts'
import { row } from './banner.ts'
import { html, type Html } from './html.ts'
import type { Jawaban } from './replies.ts'

type Harga = Jawaban['harga']
type Label = Harga['label'][number]

const adaHarga = ({ group }: Label): boolean => group.some(({ harga, harga_beli }) => harga ?? harga_beli)

export function tabelHarga({ tanggal, diubah, label }: Harga): Html {
  const terisi = label.filter(adaHarga)
  if (terisi.length === 0)
    return html`<p class="kosong">Harga hari ini belum diumumkan. Silakan hubungi toko kami.</p>`
  return html` <p class="redup">
      Rupiah per gram, ${formatTanggal(tanggal)}.
      ${diubah !== null && html`Diperbarui <time datetime="${diubah}">${writeTime(new Date(diubah))}</time>.`}
    </p>
    <div class="harga-label">${terisi.map(tabel)}</div>`
}

/** What the shop pays is said only where it says so of any. */
function tabel({ nama_harga_app, group }: Label): Html {
  const membeli = group.some(({ harga_beli }) => harga_beli !== null)
  return html`<table class="harga">
    <caption>
      ${nama_harga_app}
    </caption>
    <thead>
      <tr>
        <th scope="col">Emas</th>
        <th scope="col" class="angka">Harga jual</th>
        ${membeli && html`<th scope="col" class="angka">Kami beli</th>`}
      </tr>
    </thead>
    <tbody>
      ${group.map(
        ({ nama_group, kadar_cetak, deskripsi, harga, harga_beli }) =>
          html`<tr>
            <th scope="row">
              ${nama_group} <span class="kadar">${kadar_cetak}</span>
              ${row(deskripsi, 'redup')}
            </th>
            <td class="angka">${rupiahAtauKosong(harga)}</td>
            ${membeli && html`<td class="angka">${rupiahAtauKosong(harga_beli)}</td>`}
          </tr>`,
      )}
    </tbody>
  </table>`
}

const rupiahAtauKosong = (rupiah: number | null) =>
  rupiah === null ? html`<span class="redup">Tanya toko</span>` : formatAngka(rupiah)
