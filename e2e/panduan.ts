/** `npm run panduan`: takes the pictures of docs/panduan anew, from the screens as they are now; `-- barang olah` some parts of them alone. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Locator, type Page } from '@playwright/test'
import { messages } from '#domain/messages.ts'
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../bin/chromium.mjs'
import { fillPelanggan, penjualanSah, chooseSales, scanBarang, simpanPenjualan } from './penjualan.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { startDatabases } from '#test/tools/database.ts'
import { PASSWORD } from '#server/demo/data.ts'
import { potretCabang, potretGudang, potretOlah } from './panduan-barang.ts'
import { potretKantor } from './panduan-kantor.ts'
import { potretLayanan } from './panduan-layanan.ts'
import { bukaToko, type Toko } from './toko.ts'
import { buka, dialog, fillLogin, masuk, menuUser, modal, choose, scan, TOKO } from './staf.ts'
import { countRequests, tenang } from './tenang.ts'

const FOLDER = 'docs/panduan/gambar'
const MAX_BYTES = 150_000
const SCREEN = {
  viewport: { width: 1366, height: 768 },
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const

type Bagian = (typeof BAGIAN)[number]
const BAGIAN = ['kasir', 'pemilik', 'barang', 'olah', 'layanan', 'kantor'] as const
const diminta = process.argv.slice(2)
const lain = diminta.filter((kata) => !BAGIAN.includes(kata as Bagian))
if (lain.length > 0) {
  console.error(`Tidak dikenal: ${lain.join(', ')}. Bagiannya: ${BAGIAN.join(', ')}`)
  process.exit(1)
}
const perlu = (...bagian: Bagian[]) => diminta.length === 0 || bagian.some((satu) => diminta.includes(satu))

if (!ensureChromium()) process.exit(1)
mkdirSync(FOLDER, { recursive: true })
const endDatabases = await startDatabases()
const toko = perlu('kasir', 'olah') ? await bukaToko('2025-01-15') : undefined
const rantai = perlu('pemilik', 'barang', 'layanan', 'kantor')
  ? await bukaToko('2025-03-10', { example: 35 })
  : undefined
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) })
const screen = (baseURL: string): Promise<Page> => browser.newPage({ baseURL, ...SCREEN })
const darkroom = await browser.newPage()
try {
  if (toko && perlu('kasir')) await potretKasir(await screen(toko.url), toko)
  if (rantai && perlu('pemilik')) await potretPemilik(await screen(rantai.url))
  if (rantai && perlu('layanan')) await potretLayanan(await screen(rantai.url), pictures)
  if (rantai && perlu('barang')) {
    const kiriman = await potretGudang(await screen(rantai.url), pictures)
    await potretCabang(await screen(rantai.url), kiriman, pictures)
  }
  if (rantai && perlu('kantor')) await potretKantor(await screen(rantai.url), rantai, pictures)
  if (toko && perlu('olah')) await potretOlah(await screen(toko.url), toko, pictures)
} finally {
  await browser.close()
  await toko?.close()
  await rantai?.close()
  await endDatabases()
}
async function potretKasir(page: Page, toko: Toko): Promise<void> {
  countRequests(page)
  await page.goto('/')
  await page.getByLabel('Toko').selectOption({ label: TOKO })
  await page.getByLabel('User Id').fill('SLS1')
  await pictures(page, 'masuk')

  await masuk(page, 'SLS1')
  await buka(page, '/transaksi-penjualan')
  await scanBarang(page, '00000001')
  await scanBarang(page, '00000002')
  await page.getByLabel('Harga jual GELANG').fill('5850000')
  await page.getByLabel('Harga jual GELANG').press('Enter')
  await chooseSales(page)
  await fillPelanggan(page, { nama: 'IBU RATNA', hp: '081234567890' })
  await pictures(page, 'kasir')

  await page.keyboard.press('F8')
  const bayar = modal(page, 'Pembayaran')
  await bayar.getByLabel('Uang Diterima').fill('8000000')
  await pictures(page, 'pembayaran')
  await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await bayar.getByRole('button', { name: 'Simpan F9' }).click()
  await modal(page, 'Penjualan Berhasil Disimpan').waitFor()
  await pictures(page, 'tersimpan')
  await page.keyboard.press('F9')

  await scanBarang(page, '00000003')
  await page.getByLabel('Harga jual KALUNG').fill('2150000')
  await page.getByLabel('Harga jual KALUNG').press('Enter')
  await page.getByRole('button', { name: 'Otorisasi' }).click()
  await modal(page, 'Otorisasi').waitFor()
  await pictures(page, 'otorisasi')
  await modal(page, 'Otorisasi').getByRole('button', { name: 'Batal' }).click()

  const no = await penjualanSah(toko, '00000004')
  await simpanPenjualan(toko, '00000005')
  await menuUser(page, 'Logout')
  await dialog(page, messages.belumDisimpan).getByRole('button', { name: messages.logout }).click()
  await page.getByRole('button', { name: 'LOGIN' }).waitFor()
  await masuk(page, 'KSR1')
  await buka(page, '/validasi-penjualan')
  await page
    .getByRole('row', { name: /JL-TK01/ })
    .first()
    .waitFor()
  await pictures(page, 'validasi')
  await buka(page, '/batal-penjualan')
  await page.getByRole('row', { name: new RegExp(no) }).click()
  await page.getByLabel('Alasan').fill('SALAH INPUT')
  await pictures(page, 'batal')
  await buka(page, '/laporan-transaksi-penjualan')
  await page.getByRole('button', { name: 'Cari' }).click()
  await page.getByRole('row', { name: /Total/ }).first().waitFor()
  await pictures(page, 'laporan')

  await keluar(page)
  await masuk(page, 'OWN1')
  await buka(page, '/master-baki')
  await page.getByRole('row', { name: /BAKI A1/ }).waitFor()
  await pictures(page, 'master')
  await buka(page, '/pindah-barang')
  await choose(page, page, 'Baki Tujuan', 'TOKO / A2')
  const kode_barcode = await buildPieces(toko, [
    { berat: 2.35 },
    { berat: 4.1, kode_dept: 'GELANG' },
    { berat: 3 },
  ])
  for (const kode of [...kode_barcode, kode_barcode[0]!]) {
    await scan(page, kode)
    await tenang(page)
  }
  await pictures(page, 'pindah')
  await menuUser(page, 'Tutup Toko')
  await dialog(page, 'Tutup Toko').waitFor()
  await pictures(page, 'tutup-toko')
}

/** Screens that an owner looks at, in a chain that has been selling for weeks. */
async function potretPemilik(page: Page): Promise<void> {
  countRequests(page)
  await page.goto('/')
  await fillLogin(page, 'OWNER', PASSWORD, 'TOKO EMAS KENCANA MALIOBORO')
  await page.waitForURL('**/dashboard')
  await pictures(page, 'beranda')
  await buka(page, '/master-parameter-harga-emas')
  await page.getByRole('row').nth(3).waitFor()
  await pictures(page, 'harga')
}

async function keluar(page: Page): Promise<void> {
  await menuUser(page, 'Logout')
  await page.getByRole('button', { name: 'LOGIN' }).waitFor()
}

/** @param bagian of the screen; all of it when not said */
async function pictures(page: Page, name: string, bagian?: Locator): Promise<void> {
  // The element under the mouse shows its explanation, so the mouse goes to the corner.
  await page.mouse.move(1365, 767)
  await tenang(page)
  const webp = Buffer.from(
    await darkroom.evaluate(toWebp, (await (bagian ?? page).screenshot()).toString('base64')),
    'base64',
  )
  const path = `${FOLDER}/${name}.webp`
  console.log(`${path}  ${Math.round(webp.length / 1000)} kB`)
  if (webp.length > MAX_BYTES) throw new Error(`${path} is too large for a guide`)
  writeFileSync(path, webp)
}

/** In the browser, which knows how to. PNG and WebP as base64. */
async function toWebp(png: string): Promise<string> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })).arrayBuffer(),
  )
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}
