/** The pictures of the stock screens for docs/panduan: in a chain that has traded for weeks, and in a small shop's back room. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { PASSWORD as EXAMPLE_PASSWORD } from '#server/demo/data.ts'
import { lukis } from '#server/demo/pictures.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { buildDibeli, buildTukang } from '#test/tools/stok.ts'
import { allowBy, buka, fillLogin, masuk, modal, choose, scan } from './staf.ts'
import { countRequests, tenang } from './tenang.ts'
import type { Toko } from './toko.ts'

type Pictures = (page: Page, name: string) => Promise<void>

const MALIOBORO = 'TOKO EMAS KENCANA MALIOBORO'
const PASAR_GEDE = 'TOKO EMAS KENCANA PASAR GEDE'

async function loginAsExample(page: Page, user_id: string, toko: string): Promise<void> {
  await page.goto('/')
  await fillLogin(page, user_id, EXAMPLE_PASSWORD, toko)
  await page.waitForURL('**/dashboard')
}

/** A shipment with the pieces in it. */
interface Kiriman {
  no: string
  barang: readonly string[]
}

async function scanAll(page: Page, kode: readonly string[]): Promise<void> {
  for (const satu of kode) {
    await scan(page, satu)
    await tenang(page)
  }
}

/** The clerk of a shop that has traded for weeks. @returns what they send to another */
export async function potretGudang(page: Page, pictures: Pictures): Promise<Kiriman> {
  countRequests(page)
  await loginAsExample(page, 'GDG01', MALIOBORO)
  await buka(page, '/data-barang')
  await choose(page, page, 'Baki', 'A1')
  await tenang(page)
  await pictures(page, 'data-barang')
  const kode = await page.getByRole('table').locator('tbody td:first-child').allTextContents()
  const barang = kode.filter((text) => /^\d{8}$/.test(text))
  const [nama, group] = await firstRow(page)
  await scan(page, barang[0]!)
  await foto(page, { nama_barang: nama!, kode_group: group! })
  await pictures(page, 'barang')

  await tambah(page, pictures)
  await buka(page, '/cetak-barcode')
  // The one with the photo is scanned last: it is what is looked at.
  await scanAll(page, barang.slice(0, 3).toReversed())
  await pictures(page, 'cetak-barcode')

  await buka(page, '/timbang-baki')
  await choose(page, page, 'Baki', 'A1')
  const seharusnya = (await page.getByLabel('Hasil timbang').locator('dd').nth(1).textContent())!
  await page.getByLabel('Berat Timbang').fill((Number(seharusnya.replace(/[^\d.]/g, '')) - 0.02).toFixed(3))
  await pictures(page, 'timbang')

  const no = await kirim(page, barang.slice(0, 3), pictures)
  await buka(page, '/stock-opname')
  await page.getByRole('button', { name: 'Mulai Stock Opname' }).click()
  const mulai = modal(page, 'Mulai Stock Opname')
  await choose(page, mulai, 'Baki', 'TOKO / A1')
  await mulai.getByRole('button', { name: 'Mulai' }).click()
  await page.getByRole('heading', { level: 1, name: 'Stock Opname TOKO / A1' }).waitFor()
  await scanAll(page, barang.slice(3, 9))
  await pictures(page, 'opname')

  return { no, barang: barang.slice(0, 3) }
}

/** The owner in the shop that receives it. */
export async function potretCabang(page: Page, { no, barang }: Kiriman, pictures: Pictures): Promise<void> {
  countRequests(page)
  await loginAsExample(page, 'OWNER', PASAR_GEDE)
  await buka(page, '/terima-barang')
  await scan(page, no)
  await choose(page, page, 'Ke Baki', 'TOKO / A1')
  await scanAll(page, barang.slice(0, 2))
  await pictures(page, 'terima')
  await buka(page, '/import-data-pusat')
  await choose(page, page, 'Data', 'Harga Emas')
  await page.getByRole('button', { name: 'Cek' }).click()
  await tenang(page)
  await pictures(page, 'import-pusat')
  await buka(page, '/pindah-barang-satu-baki')
  await choose(page, page, 'Baki Asal', 'TOKO / A1')
  await choose(page, page, 'Baki Tujuan', 'TOKO / B1')
  await tenang(page)
  await pictures(page, 'satu-baki')
  await buka(page, '/settingtoko')
  await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Label').click()
  await pictures(page, 'label')
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

async function tambah(page: Page, pictures: Pictures): Promise<void> {
  await buka(page, '/tambah-data-barang')
  await choose(page, page, 'Group', 'G375')
  await choose(page, page, 'Jenis', 'CINCIN')
  await page.getByLabel('Nama Barang').fill('CINCIN KAWIN')
  await page.getByLabel('Ongkos', { exact: true }).fill('75000')
  await choose(page, page, 'Baki', 'TOKO / A2')
  for (const berat of ['2.315', '3.020', '2.874']) {
    await page.getByRole('textbox', { name: 'Berat', exact: true }).fill(berat)
    await page.keyboard.press('F3')
    await tenang(page)
  }
  await pictures(page, 'tambah-barang')
  await page.getByRole('button', { name: 'Kosongkan' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
}

/** @returns the number of the shipment */
async function kirim(page: Page, kode: readonly string[], pictures: Pictures): Promise<string> {
  await buka(page, '/kirim-barang-kecabang')
  await choose(page, page, 'Ke Toko', 'TK02')
  await scanAll(page, kode)
  await pictures(page, 'kirim')
  await page.keyboard.press('F9')
  const tersimpan = page.getByText(/Berhasil Disimpan KR-/).first()
  return (await tersimpan.textContent())!.match(/KR-TK01-\d{6}-\d{4}/)![0]
}

/** Pieces that were bought back: sorted, washed, melted, or made into something else. */
export async function potretOlah(page: Page, toko: Toko, pictures: Pictures): Promise<void> {
  countRequests(page)
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
    await scanAll(page, [kode])
    await putuskan.getByRole('button', { name: tujuan }).click()
  }
  await pictures(page, 'sortir')
  await page.keyboard.press('F9')
  await page.getByRole('row', { name: /ST-TK01/ }).waitFor()

  await buka(page, '/cucian')
  await choose(page, page, 'Tukang Cuci', 'TUKANG T1')
  await scanAll(page, [satu, dua])
  await page.keyboard.press('F9')
  await page.getByRole('row', { name: /CU-TK01/ }).waitFor()
  await bagian(page, 'Kembali')
  await choose(page, page, 'Baki Tujuan', 'TOKO / A1')
  await scanAll(page, [satu])
  await page.getByLabel(`Berat kembali ${satu}`).fill('2.344')
  await pictures(page, 'cucian')

  await buka(page, '/hancur-data-barang')
  await page.getByRole('combobox', { name: 'Alasan' }).fill('LEBUR')
  await scanAll(page, [tiga])
  await page.keyboard.press('F9')
  const otorisasi = modal(page, 'Otorisasi')
  await allowBy(otorisasi, 'SPV1')
  await page.getByRole('row', { name: /HC-TK01.*DONE/ }).waitFor()
  await bagian(page, 'Hasil Lebur')
  await page.getByRole('button', { name: 'Catat Hasil' }).click()
  await modal(page, /^Hasil Lebur/)
    .getByLabel('Berat Hasil')
    .fill('3.15')
  await pictures(page, 'hasil-lebur')
  await modal(page, /^Hasil Lebur/)
    .getByRole('button', { name: 'Batal' })
    .click()

  await buka(page, '/konversi-barang')
  await choose(page, page, 'Group Baru', 'G700')
  await page.getByLabel('Alasan').fill('SALAH INPUT')
  await scanAll(page, await buildPieces(toko, [{ berat: 2.35 }, { berat: 4.1, kode_dept: 'GELANG' }]))
  await pictures(page, 'konversi')
}

const bagian = (page: Page, nama: string): Promise<void> =>
  page
    .getByRole('tab', { name: nama })
    .or(page.locator('.ant-segmented-item', { hasText: nama }))
    .first()
    .click()
