/** Drawer and accounts, by keys alone (DOMAIN §B.9, §H.2 S19). */
import type { Page } from '@playwright/test'
import { balances } from '#test/tools/till.ts'
import { masuk, modal, ketik, typeChoice } from './staf.ts'
import { expect, test } from './story.ts'

/** The code has the focus; what is next is a Tab away. */
async function fill(page: Page, kode: string, jumlah: string, { rekening = false } = {}): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Kode Transaksi' })).toBeFocused()
  await typeChoice(page, kode)
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Jumlah' })).toBeFocused()
  await ketik(page, jumlah)
  await page.keyboard.press('Tab')
  if (rekening) {
    await typeChoice(page, 'BCA')
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Keterangan' })).toBeFocused()
  await ketik(page, 'UJI')
}

/** Lets a supervisor allow what is shown. */
async function izinkan(page: Page, ...kategori: string[]): Promise<void> {
  const otorisasi = modal(page, 'Otorisasi')
  for (const asked of kategori) await expect(otorisasi).toContainText(asked)
  await expect(otorisasi.getByLabel('Username')).toBeFocused()
  await ketik(page, 'SPV1')
  await page.keyboard.press('Tab')
  await ketik(page, 'Rahasia-123')
  await otorisasi.getByRole('button', { name: 'Otorisasi' }).press('Enter')
}

test(
  'a cashier puts in, takes to the bank, is asked once for two things, and undoes it',
  { tag: '@session' },
  async ({ page, toko, awas }) => {
    test.slow()
    // Only the server knows which entries need an otorisasi: it refuses, and says which.
    awas.izinkan(/403 POST \/api\/v1\/kas-bank\/ambil-kas/)
    const saldo = async () => balances(await toko.minta.as('OWN1'))

    await test.step('into the drawer; what is missing is told beside its field', async () => {
      await masuk(page, 'KSR1', '/tambah-uang-kas')
      await expect(page.getByRole('combobox', { name: 'Kode Transaksi' })).toBeFocused()
      await page.keyboard.press('F9')
      await expect(page.getByText('Jumlah Harus Diisi')).toBeVisible()
      await fill(page, 'MODAL', '5000000')
      await page.keyboard.press('F9')
      await expect(page.getByRole('cell', { name: 'KM-TK01-250115-0001' })).toBeVisible()
      // The cashier counts the drawer, and is to count it without knowing.
      await expect(page.getByRole('region', { name: 'Saldo sekarang' })).not.toContainText('Saldo Kas')
      expect((await saldo())['1101']).toBe(15_000_000)
    })

    await test.step('to the bank, entered once; a reload loses nothing that was typed', async () => {
      await page.goto('/ambil-uang-kas')
      await fill(page, 'SETOR BANK', '8000000', { rekening: true })
      await page.reload()
      await expect(page.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('8,000,000')
      await page.keyboard.press('F9')
      await expect(page.getByRole('cell', { name: 'KK-TK01-250115-0001' })).toBeVisible()
      expect(await saldo()).toMatchObject({ '1101': 7_000_000, '1102-1234567890': 33_000_000 })
    })

    await test.step('more than the day’s limit by a code that needs a word: both are asked for at once', async () => {
      await fill(page, 'PRIVE', '6000000')
      await page.keyboard.press('F9')
      await izinkan(page, 'TRANSAKSI KHUSUS', 'AMBIL KAS DI ATAS LIMIT')
      const row = page.getByRole('row', { name: /KK-TK01-250115-0002/ })
      await expect(row).toContainText('6,000,000')
      expect(await saldo()).toMatchObject({ '1101': 1_000_000, '3101': -1_000_000 })
    })

    await test.step('undone on the same day, it is where it was', async () => {
      await page
        .getByRole('row', { name: /KK-TK01-250115-0002/ })
        .getByRole('button', { name: 'Batal' })
        .press('Enter')
      await expect(modal(page, 'Batal KK-TK01-250115-0002').getByLabel('Alasan')).toBeFocused()
      await ketik(page, 'SALAH')
      await modal(page, 'Batal KK-TK01-250115-0002')
        .getByRole('button', { name: 'Batalkan Kas Keluar' })
        .press('Enter')
      await izinkan(page, 'BATAL KAS')
      await expect(page.getByRole('row', { name: /KK-TK01-250115-0002/ })).toContainText('BATAL')
      expect(await saldo()).toMatchObject({ '1101': 7_000_000, '3101': 5_000_000 })
    })

    await test.step('its number opens it from anywhere', async () => {
      await page.keyboard.press('Control+k')
      await expect(modal(page, 'Menu Cepat').getByRole('combobox')).toBeFocused()
      await ketik(page, 'kk 1')
      await expect(page.getByRole('option', { name: /KK-TK01-250115-0001/ })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(modal(page, 'Detail Kas Dan Bank')).toContainText('SETOR BANK')
    })
  },
)
