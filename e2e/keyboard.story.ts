/** The same day by keyboard and scanner alone: nobody in this file touches a mouse. */
import type { Locator, Page } from '@playwright/test'
import { menus, type MenuDefinition } from '#domain/menus.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { chipPelanggan } from './penjualan.ts'
import { expect, test } from './story.ts'
import { dialog, ketik, scanResult, modal, scan, TOKO } from './staf.ts'

const NO = 'JL-TK01-250115-0001'

test(
  'sign in, sell, validate, print, report, close, next day, with keys only',
  { tag: ['@print', '@keys'] },
  async ({ page, toko, awas }) => {
    const tekan = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }

    await test.step('SLS1 signs in and opens the till', async () => {
      await page.goto('/')
      await masuk(page, 'SLS1')
      await keTautan(page, 'Transaksi Penjualan')
      await expect(page.getByRole('textbox', { name: 'Scan Barcode' })).toBeFocused()
    })

    await test.step('scans, agrees on a price, chooses sales and customer, takes the money, saves', async () => {
      await scan(page, '00000003')
      await expect(scanResult(page)).toHaveText('KALUNG 9K ditambahkan')
      await scan(page, '00000001')
      await expect(scanResult(page)).toHaveText('CINCIN 9K ditambahkan')
      await tekan('ArrowUp', 'Delete')
      await pressKey(dialog(page, 'Anda Yakin !!'), 'Ya')
      await expect(page.getByRole('textbox', { name: 'Scan Barcode' })).toBeFocused()
      await tekan('F2')
      await expect(page.getByLabel('Harga jual CINCIN')).toBeFocused()
      await ketik(page, '1510000')
      await tekan('Enter', 'Enter')
      await expect(page.getByRole('textbox', { name: 'Scan Barcode' })).toBeFocused()

      await tekan('F4')
      await page.keyboard.type('siti')
      await tekan('Enter')
      await expect(page.getByRole('textbox', { name: 'Scan Barcode' })).toBeFocused()
      await tekan('F7')
      await expect(page.getByLabel('Cari Member')).toBeFocused()
      await page.keyboard.type('ibu ratna')
      await tekan('Enter')
      // No member has this name: it becomes the name of a customer who is no member.
      await expect(page.getByLabel('No HP')).toBeFocused()
      await page.keyboard.type('081234567890')
      await tekan('Control+Enter')
      await expect(chipPelanggan(page)).toContainText('IBU RATNA')
      await expect(page.getByRole('textbox', { name: 'Scan Barcode' })).toBeFocused()

      await tekan('F8')
      const bayar = modal(page, 'Pembayaran')
      await expect(bayar.getByLabel('Uang Diterima')).toBeFocused()
      await ketik(page, '2000000')
      await tekan('Control+Enter')
      await expect(bayar.getByRole('status')).toHaveText('Kembalian Rp. 440,000')
      await tekan('F9')
      const saved = modal(page, 'Penjualan Berhasil Disimpan')
      await expect(saved).toContainText('JL 0001')
      await expect(saved.getByRole('button', { name: /Transaksi Berikutnya/ })).toBeFocused()
      await tekan('Enter')
      await expect(page.getByRole('textbox', { name: 'Scan Barcode' })).toBeFocused()
      await keluar(page)
    })

    await test.step('KSR1 validates and prints the nota', async () => {
      await masuk(page, 'KSR1')
      await keTautan(page, 'Validasi Penjualan')
      const row = page.getByRole('row', { name: new RegExp(NO) })
      await expect(row).toContainText('IBU RATNA')
      await pressKey(row, 'Validasi')
      const done = modal(page, 'Validasi Penjualan Berhasil')
      await expect(done.getByRole('button', { name: /Selesai/ })).toBeFocused()
      const [nota] = await Promise.all([
        page.waitForResponse((r) => r.url().includes('/nota?')),
        pressKey(done, 'Cetak Nota A5'),
      ])
      expect(nota.headers()['content-type']).toBe('application/pdf')
      await pressKey(dialog(page, 'Nota Sudah Keluar ?'), 'Sudah Keluar')
      // The key rests while the nota is on its way to the printer.
      await expect(async () => {
        await tekan('F9')
        await expect(done).toHaveCount(0, { timeout: 500 })
      }).toPass()
      await expect(page.getByText('Tidak Ada Penjualan Yang Menunggu Validasi')).toBeVisible()
    })

    await test.step('looks at the report', async () => {
      await keTautan(page, 'Laporan Transaksi Penjualan')
      await pressKey(page, 'Cari')
      await expect(
        page
          .getByRole('region', { name: 'Laporan Transaksi Penjualan' })
          .getByRole('row', { name: /Total/ })
          .last(),
      ).toContainText('1,560,000')
      const [csv] = await Promise.all([page.waitForEvent('download'), pressKey(page, 'CSV')])
      expect(csv.suggestedFilename()).toMatch(/\.csv$/)
    })

    await test.step('closes the shop, and the next day begins', async () => {
      awas.izinkan(/401 GET \/api\/v1\/users\/me/)
      await ke(page, page.locator('.user-menu-button'))
      await tekan('Enter')
      await expect(page.getByRole('button', { name: 'Tutup Toko' })).toBeFocused()
      await tekan('Enter')
      await pressKey(dialog(page, 'Tutup Toko'), 'OK')
      await pressKey(modal(page, /^Laporan EOD/), 'Selesai')
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
      await toko.pindahTanggal('2025-01-16')
      await masuk(page, 'SLS1')
      await expect(page.getByLabel('Tanggal System')).toHaveValue('2025-01-16')
    })
  },
)

/** Tabs on, or back, until this has the focus. */
async function ke(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let i = 0; i < 80; i++) {
    const key = await target.first().evaluate((element) => {
      const here = document.activeElement ?? document.body
      if (here === element) return 'there'
      return here !== document.body &&
        element.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING
        ? 'Shift+Tab'
        : 'Tab'
    })
    if (key === 'there') return
    await page.keyboard.press(key)
  }
  throw new Error(`not reached by Tab: ${target}`)
}

/** A screen of the sidebar, whose group is opened first, and its part of a long one. */
async function keTautan(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true })
  const { group, bagian }: MenuDefinition = menus.find((menu) => menu.title === name)!
  const kepala = page.locator('#menu > details > summary').filter({ hasText: new RegExp(`^${group}$`) })
  const part = kepala.locator('..').locator('.sidebar-part summary')
  for (const fold of [kepala, ...(bagian ? [part.filter({ hasText: new RegExp(`^${bagian}$`) })] : [])])
    if (!(await link.isVisible())) {
      await ke(page, fold)
      await page.keyboard.press('Enter')
    }
  await ke(page, link)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function pressKey(within: Page | Locator, name: string): Promise<void> {
  const button = within.getByRole('button', { name })
  const page = 'keyboard' in within ? within : within.page()
  await ke(page, button)
  await page.keyboard.press('Enter')
}

/** The shop has the focus while none is known at this computer, User Id from then on. */
async function masuk(page: Page, user_id: string): Promise<void> {
  const toko = page.getByLabel('Toko')
  await toko.getByRole('option', { name: TOKO, exact: true }).waitFor({ state: 'attached' })
  if ((await toko.inputValue()) === '') {
    await expect(toko).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
  }
  await expect(page.getByLabel('User Id')).toBeFocused()
  await page.keyboard.type(user_id)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await pressKey(page, 'LOGIN')
  await page.getByLabel('Tanggal System').waitFor()
}

async function keluar(page: Page): Promise<void> {
  await ke(page, page.locator('.user-menu-button'))
  await page.keyboard.press('Enter')
  await pressKey(page, 'Logout')
}
