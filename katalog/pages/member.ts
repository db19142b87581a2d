/** A member's corner. What it shows is known to their own device alone: the server sends it closed. */
import { formatNumber, formatTanggal } from '#domain/format.ts'
import { writeTime } from '../parts/numbers.ts'
import { html, type Html } from '../parts/html.ts'
import type { DataMember } from '../parts/replies.ts'
import type { Page } from './page.ts'

export const member = (): Page => ({
  status: 200,
  title: 'Member',
  deskripsi: 'Poin, kupon dan riwayat member.',
  content: html`<h1>Member</h1>
    <div data-member>${masuk()}</div>`,
})

/** @param pesan the reason why the sign-in failed; `kode`: the typed code, which stays in the field */
export const masuk = (pesan = '', kode = ''): Html =>
  html`<form class="kartu masuk" data-masuk>
    <p>Minta kode di kasir toko kami, lalu ketik di sini untuk melihat poin dan kupon Anda.</p>
    <label for="kode">Kode</label>
    <input
      id="kode"
      name="kode"
      value="${kode}"
      placeholder="XXXX-XXXX"
      maxlength="20"
      required
      autocomplete="one-time-code"
      autocapitalize="characters"
      spellcheck="false"
      aria-describedby="salah"
      ${pesan && html`aria-invalid="true"`}
    />
    <p id="salah" class="salah" role="alert">${pesan}</p>
    <button class="tombol utama">Masuk</button>
    <noscript><p>Sudut member memerlukan JavaScript.</p></noscript>
  </form>`

/** @param disimpan the time at which the data was read, if it could not be read now */
export const sudut = (data: DataMember, disimpan?: Date): Html =>
  html` <section class="kartu poin">
      <p>${data.nama_customer} <span class="redup">Member ${data.kode_member}</span></p>
      <p class="harga-besar">${formatNumber(data.point)} poin</p>
      ${disimpan && html`<p class="redup">Data terakhir: ${writeTime(disimpan)}</p>`}
      <p><button class="tombol" type="button" data-keluar>Keluar</button></p>
    </section>
    <h2>Kupon</h2>
    ${
      data.kupon.length === 0
        ? html`<p class="kosong">Belum ada kupon yang berlaku.</p>`
        : html`<ul class="kupon">
            ${data.kupon.map(
              ({ kode_kupon, undian, berlaku_sampai, menang }) =>
                html`<li class="kartu">
                  <strong>${kode_kupon}${menang && html` <span class="kadar">Menang</span>`}</strong>
                  <span>${undian || 'Voucher'}</span>
                  ${berlaku_sampai !== null && html`<span class="redup">sampai ${formatTanggal(berlaku_sampai)}</span>`}
                </li>`,
            )}
          </ul>`
    }
    <h2>Riwayat poin</h2>
    ${
      data.riwayat.length === 0
        ? html`<p class="kosong">Belum ada riwayat poin.</p>`
        : html`<table class="harga">
            <thead>
              <tr>
                <th scope="col">Tanggal</th>
                <th scope="col">Keterangan</th>
                <th scope="col" class="angka">Poin</th>
              </tr>
            </thead>
            <tbody>
              ${data.riwayat.map(
                ({ tanggal, keterangan, point }) =>
                  html`<tr>
                    <td>${formatTanggal(tanggal)}</td>
                    <td>${keterangan}</td>
                    <td class="angka">${point > 0 && '+'}${formatNumber(point)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }`
