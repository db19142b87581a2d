/** Prices of gold of today, a table for each label. */
import { formatNumber, formatTanggal } from '#domain/format.ts'
import { writeTime } from './numbers.ts'
import { row } from './banner.ts'
import { html, type Html } from './html.ts'
import type { Reply } from './replies.ts'

type Harga = Reply['harga']
type Label = Harga['label'][number]

const adaHarga = ({ group }: Label): boolean => group.some(({ harga, harga_beli }) => harga ?? harga_beli)

export function hargaTable({ tanggal, diubah, label }: Harga): Html {
  const terisi = label.filter(adaHarga)
  if (terisi.length === 0)
    return html`<p class="kosong">Harga hari ini belum diumumkan. Silakan hubungi toko kami.</p>`
  return html` <p class="redup">
      Rupiah per gram, ${formatTanggal(tanggal)}.
      ${diubah !== null && html`Diperbarui <time datetime="${diubah}">${writeTime(new Date(diubah))}</time>.`}
    </p>
    <div class="harga-label">${terisi.map(table)}</div>`
}

/** The buying price has a column only if the shop gives one for any of these groups. */
function table({ nama_harga_app, group }: Label): Html {
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
            <td class="angka">${rupiahOrEmpty(harga)}</td>
            ${membeli && html`<td class="angka">${rupiahOrEmpty(harga_beli)}</td>`}
          </tr>`,
      )}
    </tbody>
  </table>`
}

const rupiahOrEmpty = (rupiah: number | null) =>
  rupiah === null ? html`<span class="redup">Tanya toko</span>` : formatNumber(rupiah)
