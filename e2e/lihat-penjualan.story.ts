/** A sale is found again, and its nota printed once more (DOMAIN §B.0.7, §F.5). */
import type { Page } from '@playwright/test'
import { PASSWORD } from '#server/fixture/data.ts'
import { expect, test } from './story.ts'
import { masuk, modal, scan, sudahKeluar } from './staf.ts'
import { dikatakan } from './ucapan.ts'
import { penjualanSah, simpanPenjualan } from './penjualan.ts'

test(
  'found by barcode, number and status; the second print needs an otorisasi and says COPY',
  { tag: '@print' },
  async ({ page, toko, awas }) => {
    const sah = await penjualanSah(toko, '00000001')
    const draft = await simpanPenjualan(toko, '00000003')
    await masuk(page, 'KSR1', '/lihat-penjualan')
    const row = (no: string) => page.getByRole('row', { name: new RegExp(no) })
    await expect(row(sah)).toContainText('DONE')
    await expect(row(draft)).toContainText('OPEN')

    await scan(page, '00000001')
    await expect(page.getByText('Hasil pencarian 00000001 pada 15 Januari 2025')).toBeVisible()
    await expect(row(draft)).toHaveCount(0)
    await page.getByRole('button', { name: 'Hapus Pencarian' }).click()
    await expect(row(draft)).toBeVisible()

    await cari(page, draft)
    await expect(modal(page, 'Detail Penjualan')).toContainText('KALUNG')
    await modal(page, 'Detail Penjualan').getByRole('button', { name: 'Tutup' }).last().click()
    await cari(page, 'ibu siapa')
    await expect(page.getByText('Data Yang Anda Cari Tidak Ada Pada 15 Januari 2025')).toBeVisible()
    await page.getByRole('button', { name: 'Hapus Pencarian' }).click()

    await row(sah).click()
    const detail = modal(page, 'Detail Penjualan')
    const nota = () => page.waitForResponse((r) => r.url().includes('/nota?') && r.ok())
    await Promise.all([nota(), detail.getByRole('button', { name: 'Cetak Nota 80 mm' }).click()])
    await sudahKeluar(page)
    await expect(detail.getByText('dicetak 1 kali')).toBeVisible()

    awas.izinkan(/403 POST .*\/cetak/)
    await detail.getByRole('button', { name: 'Cetak Nota 80 mm' }).click()
    const otorisasi = modal(page, 'Otorisasi')
    await expect(otorisasi).toContainText('REPRINT NOTA')
    await otorisasi.getByLabel('Username').fill('SPV1')
    await otorisasi.getByLabel('Password').fill(PASSWORD)
    await Promise.all([nota(), otorisasi.getByRole('button', { name: 'Otorisasi' }).click()])
    await sudahKeluar(page)
    await dikatakan(page, 'COPY 1')
    await expect(detail.getByText('dicetak 2 kali')).toBeVisible()
  },
)

/** Typed into the box that has the focus. */
async function cari(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Cari penjualan' }).fill(text)
  await page.keyboard.press('Enter')
}
