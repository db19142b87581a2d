/** The day on one sheet: while it is open, on paper when it is closed, and the same ever after. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { expect, test } from './story.ts'
import { penjualanSah } from './penjualan.ts'
import { buka, dialog, masuk, masukLewatLogin, menuUser, modal } from './staf.ts'
import { dikatakan } from './ucapan.ts'

const TITLE = 'Laporan EOD 15 Januari 2025'
const table = (page: Page, nama: string) => page.getByRole('region', { name: nama, exact: true })

test(
  'the close with its sheet on paper',
  { tag: ['@print', '@two'] },
  async ({ page, toko, awas, komputer }) => {
    await penjualanSah(toko, '00000001', '00000002')
    await recordedPaper(page)

    await test.step('the cashier looks at the open day, and at what stands behind a figure', async () => {
      await masukLewatLogin(page, 'KSR1')
      await buka(page, '/laporan-eod')
      await page.getByRole('button', { name: 'Cari' }).click()
      await dikatakan(page, 'Laporan EOD Tersedia')
      await expect(page.getByText('Belum Ditutup: Angka Saat Ini')).toBeVisible()
      await expect(table(page, 'Penjualan').getByRole('row', { name: /^Total/ })).toContainText('7,696,500')
      // A user who is to count the drawer is not told what it should hold.
      await expect(page.getByText('Terlihat Sesudah Toko Ditutup: Kas', { exact: true })).toBeVisible()
      await expect(page.getByText('17,696,500')).toHaveCount(0)
      await expect(page.getByText(/^Tidak Ada: .*Tukar/)).toBeVisible()
      await page.getByRole('link', { name: 'Laporan Transaksi Penjualan', exact: true }).click()
      await dikatakan(page, 'Laporan Transaksi Penjualan Tersedia')
      await expect(page).toHaveURL(/tgl_awal=2025-01-15&tgl_akhir=2025-01-15/)
      await page.goBack()
      await expect(table(page, 'Penjualan')).toBeVisible()
    })

    let digest = ''
    await test.step('the day is closed: its sheet is there before anybody signs in again, and comes out on paper', async () => {
      awas.izinkan(/401 GET /)
      await menuUser(page, 'Tutup Toko')
      await dialog(page, 'Tutup Toko').getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('button', { name: 'LOGIN', includeHidden: true })).toBeAttached()
      const peringatan = page.getByRole('alertdialog')
      const lembar = modal(page, TITLE)
      await expect(lembar).toBeVisible()
      if (await peringatan.isVisible()) await peringatan.getByRole('button', { name: 'OK' }).click()
      await expect(lembar).toContainText(/Ditutup .* oleh KSR1/)
      await expect(table(page, 'Kas').getByRole('row', { name: /^Saldo Akhir/ })).toContainText('17,696,500')
      digest = /Sidik ([0-9a-f]{16})/.exec((await lembar.textContent())!)![1]!

      await lembar.getByRole('button', { name: 'Cetak' }).click()
      const kertas = await dicetak(page)
      expect(kertas).toContain('Tanggal 2025-01-15')
      expect(kertas).toContain(digest)
      expect(kertas).toContain('7,696,500')
      expect(kertas).toContain('17,696,500')
      expect(kertas).toContain('Printed By KSR1')

      await lembar.getByRole('button', { name: 'Selesai' }).click()
      await expect(lembar).toBeHidden()
      await page.reload()
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
      await expect(lembar).toBeHidden()
    })

    await test.step('the next day it is the same, and can be kept', async () => {
      await toko.pindahTanggal('2025-01-16')
      const lain = await komputer()
      await masuk(lain, 'SPV1')
      await lain.goto('/laporan-eod?tanggal=2025-01-15')
      await expect(lain.getByText(`Sidik ${digest}`)).toBeVisible()
      await expect(table(lain, 'Kas').getByRole('row', { name: /^Saldo Akhir/ })).toContainText('17,696,500')
      const [pdf] = await Promise.all([
        lain.waitForEvent('download'),
        lain.getByRole('button', { name: 'Export PDF' }).click(),
      ])
      expect(pdf.suggestedFilename()).toBe('laporan-eod-TK01-2025-01-15.pdf')
      expect(
        pdfPages(await readFile(await pdf.path()))
          .flat()
          .join(' '),
      ).toContain(digest)

      await test.step('a day without a sheet, and a date that is missing, are told in words', async () => {
        await lain.goto('/laporan-eod')
        await expect(lain.getByText('Pilih Tanggal, Lalu Tekan Cari')).toBeVisible()
        await lain.goto('/laporan-eod?tanggal=2024-12-31')
        await dikatakan(lain, 'Laporan EOD Tidak Tersedia')
        await expect(lain.getByRole('main').getByText('Laporan EOD Tidak Tersedia')).toBeVisible()
        await expect(lain.getByRole('button', { name: 'Cetak' })).toBeDisabled()
        await lain.getByRole('region', { name: 'Filter' }).getByRole('textbox').fill('')
        await lain.keyboard.press('Tab')
        await lain.setViewportSize({ width: 390, height: 800 })
        const width = await lain.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(390)
      })
    })
  },
)

/** Every PDF that a page hands to the printer is kept, also across loads. */
const recordedPaper = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kertas: Blob[] = ((window as unknown as { kertas: Blob[] }).kertas = [])
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob) => {
      kertas.push(blob)
      return make(blob)
    }
  })

/** The words of what was sent to the printer last. */
async function dicetak(page: Page): Promise<string> {
  await page.waitForFunction(() => (window as unknown as { kertas: Blob[] }).kertas.length > 0)
  const bytes = await page.evaluate(async () => [
    ...new Uint8Array(await (window as unknown as { kertas: Blob[] }).kertas.at(-1)!.arrayBuffer()),
  ])
  return pdfPages(Uint8Array.from(bytes)).flat().join(' ')
}
