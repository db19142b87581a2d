/** The pictures of orders, repairs, loans, cash and members for docs/panduan, in a chain that has traded for weeks. */
import type { Page } from '@playwright/test'
import { PASSWORD } from '#server/demo/data.ts'
import { buka, fillLogin, modal } from './staf.ts'
import { countRequests, tenang } from './tenang.ts'

/** A list, its first row opened. */
const DIBUKA = [
  { path: '/lihat-pesanan', jendela: 'Detail Pesanan', picture: 'pesanan' },
  { path: '/lihat-services', jendela: 'Detail Service', picture: 'service' },
  { path: '/lihat-hutang', jendela: 'Detail Hutang', picture: 'hutang' },
  { path: '/lihat-titipan', jendela: 'Detail Titipan', picture: 'titipan' },
] as const
const SCREENS = [
  { path: '/tambah-uang-kas', picture: 'kas' },
  { path: '/hitung-kas', picture: 'hitung-kas' },
] as const

export async function potretLayanan(
  page: Page,
  pictures: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  countRequests(page)
  await page.goto('/')
  await fillLogin(page, 'OWNER', PASSWORD, 'TOKO EMAS KENCANA MALIOBORO')
  await page.waitForURL('**/dashboard')
  for (const satu of DIBUKA) {
    await buka(page, satu.path)
    await page.locator('tbody tr:visible', { hasText: 'Rp.' }).first().click()
    await modal(page, satu.jendela).waitFor()
    await pictures(page, satu.picture)
    await modal(page, satu.jendela).getByRole('button', { name: 'Tutup', exact: true }).first().click()
    await modal(page, satu.jendela).waitFor({ state: 'hidden' })
  }
  for (const satu of SCREENS) {
    await buka(page, satu.path)
    await tenang(page)
    await pictures(page, satu.picture)
  }
  await buka(page, '/laporan-eod')
  await page.getByPlaceholder('yyyy-mm-dd').fill('2025-03-09')
  await page.getByPlaceholder('yyyy-mm-dd').press('Enter')
  await page.getByRole('button', { name: 'Cari' }).click()
  await page.getByRole('table').first().waitFor()
  await page.locator('.toast').first().waitFor({ state: 'hidden' })
  await pictures(page, 'laporan-eod')
}
