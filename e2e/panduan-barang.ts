/** The pictures of the stock screens for docs/panduan: in a chain that has traded for weeks, and in a small shop's back room. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PASSWORD as PASSWORD_CONTOH } from '#server/demo/data.ts'
import { lukis } from '#server/demo/pictures.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { buildDibeli, buildTukang } from '#test/tools/stok.ts'
import { allowBy, buka, isiLogin, masuk, modal, pilih, scan } from './staf.ts'
import { hitungPermintaan, tenang } from './tenang.ts'
import type { Toko } from './toko.ts'

type Gambar = (page: Page, name: string) => Promise<void>

const MALIOBORO = 'TOKO EMAS KENCANA MALIOBORO'
const PASAR_GEDE = 'TOKO EMAS KENCANA PASAR GEDE'

async function masukContoh(page: Page, user_id: string, toko: string): Promise<void> {
  await page.goto('/')
  await isiLogin(page, user_id, PASSWORD_CONTOH, toko)
  await page.waitForURL('**/dashboard')
}

/** A shipment with the pieces in it. */
interface Kiriman {
  no: string
  barang: readonly string[]
}

async function scanSemua(page: Page, kode: readonly string[]): Promise<void> {
  for (const satu of kode) {
    await scan(page, satu)
    await tenang(page)
  }
}

/** The clerk of a shop that has traded for weeks. @returns what they send to another */
export async function potretGudang(page: Page, gambar: Gambar): Promise<Kiriman> {
  hitungPermintaan(page)
  await masukContoh(page, 'GDG01', MALIOBORO)
  await buka(page, '/data-barang')
  await pilih(page, page, 'Baki', 'A1')
  await tenang(page)
  await gambar(page, 'data-barang')
  const kode = await page.getByRole('table').locator('tbody td:first-child').allTextContents()
  const barang = kode.filter((text) => /^\d{8}$/.test(text))
  const [nama, group] = await firstRow(page)
  await scan(page, barang[0]!)
  await foto(page, { nama_barang: nama!, kode_group: group! })
  await gambar(page, 'barang')

  await tambah(page, gambar)
  await buka(page, '/cetak-barcode')
  // The one with the photo is scanned last: it is what is looked at.
  await scanSemua(page, barang.slice(0, 3).toReversed())
  await gambar(page, 'cetak-barcode')

  await buka(page, '/timbang-baki')
  await pilih(page, page, 'Baki', 'A1')
  const seharusnya = (await page.getByLabel('Hasil timbang').locator('dd').nth(1).textContent())!
  await page.getByLabel('Berat Timbang').fill((Number(seharusnya.replace(/[^\d.]/g, '')) - 0.02).toFixed(3))
  await gambar(page, 'timbang')

  const no = await kirim(page, barang.slice(0, 3), gambar)
  await buka(page, '/stock-opname')
  await page.getByRole('button', { name: 'Mulai Stock Opname' }).click()
  const mulai = modal(page, 'Mulai Stock Opname')
  await pilih(page, mulai, 'Baki', 'TOKO / A1')
  await mulai.getByRole('button', { name: 'Mulai' }).click()
  await page.getByRole('heading', { level: 1, name: 'Stock Opname TOKO / A1' }).waitFor()
  await scanSemua(page, barang.slice(3, 9))
  await gambar(page, 'opname')

  return { no, barang: barang.slice(0, 3) }
}

/** The owner in the shop that receives it. */
export async function potretCabang(page: Page, { no, barang }: Kiriman, gambar: Gambar): Promise<void> {
  hitungPermintaan(page)
  await masukContoh(page, 'OWNER', PASAR_GEDE)
  await buka(page, '/terima-barang')
  await scan(page, no)
  await pilih(page, page, 'Ke Baki', 'TOKO / A1')
  await scanSemua(page, barang.slice(0, 2))
  await gambar(page, 'terima')
  await buka(page, '/import-data-pusat')
  await pilih(page, page, 'Data', 'Harga Emas')
  await page.getByRole('button', { name: 'Cek' }).click()
  await tenang(page)
  await gambar(page, 'import-pusat')
  await buka(page, '/pindah-barang-satu-baki')
  await pilih(page, page, 'Baki Asal', 'TOKO / A1')
  await pilih(page, page, 'Baki Tujuan', 'TOKO / B1')
  await tenang(page)
  await gambar(page, 'satu-baki')
  await buka(page, '/settingtoko')
  await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Label').click()
  await gambar(page, 'label')
}

/** Name and group of the first piece of the list. */
const firstRow = async (page: Page): Promise<string[]> => {
  const cells = page
    .getByRole('table')
    .locator('tbody tr', { hasText: /^\d{8}/ })
    .first()
    .locator('td')
  return (await cells.allTextContents()).slice(1, 3)
}

/** A photo of the piece that is open, drawn by the demonstration's own program. */
async function foto(page: Page, barang: Parameters<typeof lukis>[0]): Promise<void> {
  const buffer = await sharp(Buffer.from(lukis(barang)))
    .jpeg()
    .toBuffer()
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Hapus' }).first().waitFor()
}

async function tambah(page: Page, gambar: Gambar): Promise<void> {
  await buka(page, '/tambah-data-barang')
  await pilih(page, page, 'Group', 'G375')
  await pilih(page, page, 'Jenis', 'CINCIN')
  await page.getByLabel('Nama Barang').fill('CINCIN KAWIN')
  await page.getByLabel('Ongkos', { exact: true }).fill('75000')
  await pilih(page, page, 'Baki', 'TOKO / A2')
  for (const berat of ['2.315', '3.020', '2.874']) {
    await page.getByRole('textbox', { name: 'Berat', exact: true }).fill(berat)
    await page.keyboard.press('F3')
    await tenang(page)
  }
  await gambar(page, 'tambah-barang')
  await page.getByRole('button', { name: 'Kosongkan' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
}

/** @returns the number of the shipment */
async function kirim(page: Page, kode: readonly string[], gambar: Gambar): Promise<string> {
  await buka(page, '/kirim-barang-kecabang')
  await pilih(page, page, 'Ke Toko', 'TK02')
  await scanSemua(page, kode)
  await gambar(page, 'kirim')
  await page.keyboard.press('F9')
  const tersimpan = page.getByText(/Berhasil Disimpan KR-/).first()
  return (await tersimpan.textContent())!.match(/KR-TK01-\d{6}-\d{4}/)![0]
}

/** What was bought back: sorted, washed, melted, or made something else. */
export async function potretOlah(page: Page, toko: Toko, gambar: Gambar): Promise<void> {
  hitungPermintaan(page)
  await buildTukang(await toko.minta.as('OWN1'))
  const dibeli = await buildDibeli(toko, await toko.minta.as('KSR1'), [2.35, 5.105, 3.2, 1.845])
  const [satu, dua, tiga] = dibeli.map((b) => b.kode_barcode) as [string, string, string]
  await masuk(page, 'OWN1', '/pindah-sortir')
  const putuskan = page.getByRole('group', { name: 'Tujuan yang dipilih' })
  for (const [kode, tujuan] of [
    [satu, 'CUCI'],
    [dua, 'CUCI'],
    [tiga, 'LEBUR'],
  ] as const) {
    await scanSemua(page, [kode])
    await putuskan.getByRole('button', { name: tujuan }).click()
  }
  await gambar(page, 'sortir')
  await page.keyboard.press('F9')
  await page.getByRole('row', { name: /ST-TK01/ }).waitFor()

  await buka(page, '/cucian')
  await pilih(page, page, 'Tukang Cuci', 'TUKANG T1')
  await scanSemua(page, [satu, dua])
  await page.keyboard.press('F9')
  await page.getByRole('row', { name: /CU-TK01/ }).waitFor()
  await bagian(page, 'Kembali')
  await pilih(page, page, 'Baki Tujuan', 'TOKO / A1')
  await scanSemua(page, [satu])
  await page.getByLabel(`Berat kembali ${satu}`).fill('2.344')
  await gambar(page, 'cucian')

  await buka(page, '/hancur-data-barang')
  await page.getByRole('combobox', { name: 'Alasan' }).fill('LEBUR')
  await scanSemua(page, [tiga])
  await page.keyboard.press('F9')
  const otorisasi = modal(page, 'Otorisasi')
  await allowBy(otorisasi, 'SPV1')
  await page.getByRole('row', { name: /HC-TK01.*DONE/ }).waitFor()
  await bagian(page, 'Hasil Lebur')
  await page.getByRole('button', { name: 'Catat Hasil' }).click()
  await modal(page, /^Hasil Lebur/)
    .getByLabel('Berat Hasil')
    .fill('3.15')
  await gambar(page, 'hasil-lebur')
  await modal(page, /^Hasil Lebur/)
    .getByRole('button', { name: 'Batal' })
    .click()

  await buka(page, '/konversi-barang')
  await pilih(page, page, 'Group Baru', 'G700')
  await page.getByLabel('Alasan').fill('SALAH INPUT')
  await scanSemua(page, await buildPieces(toko, [{ berat: 2.35 }, { berat: 4.1, kode_dept: 'GELANG' }]))
  await gambar(page, 'konversi')
}

const bagian = (page: Page, nama: string): Promise<void> =>
  page
    .getByRole('tab', { name: nama })
    .or(page.locator('.ant-segmented-item', { hasText: nama }))
    .first()
    .click()
