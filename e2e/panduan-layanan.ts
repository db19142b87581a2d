/** The pictures of orders, repairs, loans, cash and members for docs/panduan, in a chain that has traded for weeks. */
import type { Page } from '@playwright/test'
import { PASSWORD } from '#server/demo/data.ts'
import { buka, isiLogin, modal } from './staf.ts'
import { hitungPermintaan, tenang } from './tenang.ts'

/** A list, its first row opened. */
const DIBUKA = [
  { path: '/lihat-pesanan', jendela: 'Detail Pesanan', gambar: 'pesanan' },
  { path: '/lihat-services', jendela: 'Detail Service', gambar: 'service' },
  { path: '/lihat-hutang', jendela: 'Detail Hutang', gambar: 'hutang' },
  { path: '/lihat-titipan', jendela: 'Detail Titipan', gambar: 'titipan' },
] as const
const LAYAR = [
  { path: '/tambah-uang-kas', gambar: 'kas' },
  { path: '/hitung-kas', gambar: 'hitung-kas' },
] as const

export async function potretLayanan(
  page: Page,
  gambar: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  hitungPermintaan(page)
  await page.goto('/')
  await isiLogin(page, 'OWNER', PASSWORD, 'TOKO EMAS KENCANA MALIOBORO')
  await page.waitForURL('**/dashboard')
  for (const satu of DIBUKA) {
    await buka(page, satu.path)
    await page.locator('tbody tr:visible', { hasText: 'Rp.' }).first().click()
    await modal(page, satu.jendela).waitFor()
    await gambar(page, satu.gambar)
    await modal(page, satu.jendela).getByRole('button', { name: 'Tutup', exact: true }).first().click()
    await modal(page, satu.jendela).waitFor({ state: 'hidden' })
  }
  for (const satu of LAYAR) {
    await buka(page, satu.path)
    await tenang(page)
    await gambar(page, satu.gambar)
  }
  await buka(page, '/laporan-eod')
  await page.getByPlaceholder('yyyy-mm-dd').fill('2025-03-09')
  await page.getByPlaceholder('yyyy-mm-dd').press('Enter')
  await page.getByRole('button', { name: 'Cari' }).click()
  await page.getByRole('table').first().waitFor()
  await page.locator('.toast').first().waitFor({ state: 'hidden' })
  await gambar(page, 'laporan-eod')
}
