/** `npm run panduan`: takes the pictures of docs/panduan anew, from the screens as they are now. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../chromium.mjs'
import { bayarTunai, penjualanSah, pilihSales, scanBarang, simpanPenjualan } from './penjualan.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { startDatabases } from '#test/tools/database.ts'
import { bukaToko } from './toko.ts'
import { buka, dialog, masuk, menuUser, modal, pilih, scan, TOKO } from './staf.ts'
import { hitungPermintaan, tenang } from './tenang.ts'

const FOLDER = 'docs/panduan/gambar'
const MAX_BYTES = 150_000

if (!ensureChromium()) process.exit(1)
mkdirSync(FOLDER, { recursive: true })
const endDatabases = await startDatabases()
const toko = await bukaToko('2025-01-15')
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) })
const page = await browser.newPage({
  baseURL: toko.url,
  viewport: { width: 1366, height: 768 },
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
})
hitungPermintaan(page)
const darkroom = await browser.newPage()
try {
  await potret(page)
} finally {
  await browser.close()
  await toko.close()
  await endDatabases()
}

async function potret(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Toko').selectOption({ label: TOKO })
  await page.getByLabel('User Id').fill('SLS1')
  await gambar('masuk')

  await masuk(page, 'SLS1')
  await buka(page, '/transaksi-penjualan')
  await scanBarang(page, '00000001')
  await scanBarang(page, '00000002')
  await page.getByLabel('Harga jual GELANG').fill('5850000')
  await page.getByLabel('Harga jual GELANG').press('Enter')
  await pilihSales(page)
  await page.getByRole('textbox', { name: 'Nama' }).fill('IBU RATNA')
  await page.getByRole('textbox', { name: 'No HP' }).fill('081234567890')
  await page.keyboard.press('Escape')
  await gambar('kasir')

  await page.keyboard.press('F8')
  const bayar = modal(page, 'Pembayaran')
  await bayar.getByLabel('Uang Diterima').fill('8000000')
  await gambar('pembayaran')
  await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await bayar.getByRole('button', { name: /^Simpan/ }).click()
  await modal(page, 'Penjualan Berhasil Disimpan').waitFor()
  await gambar('tersimpan')
  await page.keyboard.press('F9')

  await scanBarang(page, '00000003')
  await page.getByLabel('Harga jual KALUNG').fill('2150000')
  await page.getByLabel('Harga jual KALUNG').press('Enter')
  await modal(page, 'Otorisasi').waitFor()
  await gambar('otorisasi')
  await modal(page, 'Otorisasi').getByRole('button', { name: 'Batal' }).click()
  await pilihSales(page)
  await bayarTunai(page)

  const no = await penjualanSah(toko, '00000004')
  await simpanPenjualan(toko, '00000005')
  await keluar(page)
  await masuk(page, 'KSR1')
  await buka(page, '/validasi-penjualan')
  await page
    .getByRole('row', { name: /JL-TK01/ })
    .first()
    .waitFor()
  await gambar('validasi')
  await buka(page, '/batal-penjualan')
  await page.getByRole('row', { name: new RegExp(no) }).click()
  await page.getByLabel('Alasan').fill('SALAH INPUT')
  await gambar('batal')
  await buka(page, '/laporan-transaksi-penjualan')
  await page.getByRole('button', { name: 'Cari' }).click()
  await page.getByRole('row', { name: /Total/ }).first().waitFor()
  await gambar('laporan')

  await keluar(page)
  await masuk(page, 'OWN1')
  await buka(page, '/master-baki')
  await page.getByRole('row', { name: /BAKI A1/ }).waitFor()
  await gambar('master')
  await buka(page, '/pindah-barang')
  await pilih(page, page, 'Baki Tujuan', 'TOKO / A2')
  const kode_barcode = await buildPieces(toko, [
    { berat: 2.35 },
    { berat: 4.1, kode_dept: 'GELANG' },
    { berat: 3 },
  ])
  for (const kode of [...kode_barcode, kode_barcode[0]!]) {
    await scan(page, kode)
    await tenang(page)
  }
  await gambar('pindah')
  await menuUser(page, 'Tutup Toko')
  await dialog(page, 'Tutup Toko').waitFor()
  await gambar('tutup-toko')
}

async function keluar(page: Page): Promise<void> {
  await menuUser(page, 'Logout')
  await page.getByRole('button', { name: 'LOGIN' }).waitFor()
}

async function gambar(name: string): Promise<void> {
  await tenang(page)
  const webp = Buffer.from(
    await darkroom.evaluate(toWebp, (await page.screenshot()).toString('base64')),
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
