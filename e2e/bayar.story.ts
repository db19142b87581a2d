/** A scanner at the till: what it says is a piece or a slip wherever the focus is, and never money, a text or the press of a button. */
import type { Locator, Page } from '@playwright/test'
import { sabar } from '#test/tools/sabar.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'
import { scanBarang } from './penjualan.ts'
import { expect, test } from './story.ts'
import { dialog, ketik, masuk, modal, scan, scanResult, typeInto } from './staf.ts'
import { dikatakan } from './ucapan.ts'

/** A hand goes from the keys to the scanner: what follows at once is one run of keys. */
const keScanner = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => setTimeout(done, 300)))

/** Into a place that takes none: a busy machine may deliver the keys as slowly as fingers would, then it is tried again. */
async function scanDitolak(
  page: Page,
  field: Locator,
  kode: string,
  { fill, held }: { fill: () => Promise<void>; held: string },
): Promise<void> {
  await expect(async () => {
    await fill()
    await field.focus()
    await keScanner(page)
    await scan(page, kode)
    await dikatakan(page, 'Scan Tidak Dipakai Di Sini')
    await expect(field).toHaveValue(held, { timeout: 1_000 })
  }).toPass({ timeout: sabar(30_000) })
}

test(
  'a scan is the piece or the slip it names, from any field; into a payment it is refused with a word',
  { tag: '@scanner' },
  async ({ page, toko }) => {
    test.slow() // keys at the speed of fingers
    const kasir = await toko.minta.as('KSR1')
    const [ani, budi] = [
      await buildTitipanSah(kasir, { pembayaran: cash(500_000), nama_customer: 'IBU ANI' }),
      await buildTitipanSah(kasir, { pembayaran: cash(700_000), nama_customer: 'PAK BUDI' }),
    ]
    await masuk(page, 'SLS1', '/transaksi-penjualan')

    await test.step('cut short it is nobody’s; the same typed by hand is the piece', async () => {
      await expect(async () => {
        await scan(page, '0001')
        await expect(scanResult(page)).toHaveText('Scan 0001 Tidak Lengkap, Ulangi', { timeout: 1_000 })
      }).toPass({ timeout: sabar(30_000) })
      await expect(page.getByText('Barang Masih Kosong')).toBeVisible()
      await page.getByRole('textbox', { name: 'Scan Barcode' }).focus()
      await ketik(page, '0001')
      await page.keyboard.press('Enter')
      await expect(scanResult(page)).toHaveText('CINCIN 9K ditambahkan')
      await expect(page.getByRole('textbox', { name: 'Scan Barcode' })).toBeFocused()
    })

    await test.step('into the box it is taken also when its Enter comes late, as a busy machine brings it', async () => {
      const box = page.locator('input[data-scan]')
      await box.focus()
      await page.keyboard.type('00000002')
      // longer than a scanner that ends with no key at all is waited for in a number
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
      await expect(box).toHaveValue('00000002')
      await page.keyboard.press('Enter')
      await expect(scanResult(page)).toContainText('GELANG')
    })

    await test.step('into another field of the till it is no text of it', async () => {
      const ongkos = page.getByLabel('Ongkos CINCIN')
      const row = page.getByRole('row', { name: /CINCIN/ }).first()
      const anting = page.getByRole('button', { name: 'Hapus ANTING 00000004' })
      // A busy machine may deliver the keys as slowly as fingers would: then they are text. It may also add the piece late.
      await expect(async () => {
        if (await anting.isVisible()) return
        await row.click()
        await typeInto(ongkos, '50000')
        await keScanner(page)
        await scan(page, '00000004')
        await expect(anting).toBeVisible({ timeout: sabar(2_500) })
      }).toPass({ timeout: sabar(30_000) })
      await row.click()
      await expect(ongkos).toHaveValue('50,000')
    })

    await test.step('F10 takes the deposit that was asked for, however early Enter comes', async () => {
      const ambil = modal(page, 'Ambil Titipan')
      await page.keyboard.press('F10')
      await expect(ambil.getByRole('row', { name: /PAK BUDI/ })).toBeVisible()
      await page.keyboard.type('ibu ani')
      await page.keyboard.press('Enter')
      await expect(page.getByText(`Ambil titipan ${ani}`)).toBeVisible()
      await page.getByRole('button', { name: 'Lepas' }).click()

      // Two that fit are not taken; keys pressed here mean nothing of the counter behind.
      await page.keyboard.press('F10')
      await expect(ambil.getByLabel('Cari Titipan')).toBeFocused()
      await page.keyboard.press('Delete')
      await expect(dialog(page, 'Anda Yakin !!')).toHaveCount(0)
      await ambil.getByLabel('Cari Titipan').fill('TT-TK01')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(ambil.getByRole('status').filter({ hasText: 'titipan cocok' })).toHaveText(
        '2 titipan cocok. Pilih dengan panah, atau ketik lebih lengkap.',
      )
      await expect(ambil).toBeVisible()
      // The number of the slip, as its QR says it.
      await ambil.getByLabel('Cari Titipan').fill('')
      await scan(page, budi)
      await expect(page.getByText(`Ambil titipan ${budi}`)).toBeVisible()
      await page.getByRole('button', { name: 'Lepas' }).click()
    })

    await page.keyboard.press('F8')
    const bayar = modal(page, 'Pembayaran')
    const diterima = bayar.getByLabel('Uang Diterima')
    const number = (text: string) => ({
      fill: () => typeInto(diterima, text),
      held: Number(text).toLocaleString('en-US'),
    })
    await test.step('into an amount or a text of a dialog it is refused, and nothing has changed', async () => {
      const keterangan = bayar.getByLabel('Keterangan')
      await scanDitolak(page, diterima, '00000003', number('20000000'))
      await scanDitolak(page, keterangan, 'JL-TK01-250115-0001', {
        fill: () => keterangan.fill('DARI IBU'),
        held: 'DARI IBU',
      })
      // 1,577,500 + 6,119,000 + 1,429,500
      await expect(bayar.getByLabel('Nominal')).toHaveValue('9,126,000')
    })
    await test.step('half a code too; what fingers type stays', async () => {
      await scanDitolak(page, diterima, '00012', number('16000000'))
      await diterima.fill('')
      await ketik(page, '12345678')
      await expect(diterima).toHaveValue('12,345,678')
    })
    await test.step('on the button that saves, its Enter does not press it', async () => {
      await diterima.fill('')
      await bayar.getByRole('button', { name: /^Uang Pas/ }).click()
      const simpan = bayar.getByRole('button', { name: /^Simpan/ })
      await expect(simpan).toBeFocused()
      await expect(async () => {
        await scan(page, '00000003')
        await dikatakan(page, 'Scan Tidak Dipakai Di Sini')
      }).toPass({ timeout: sabar(30_000) })
      await expect(bayar).toBeVisible()
    })
    await test.step('a scan in the till behind is the next piece again', async () => {
      await page.keyboard.press('F8')
      await scanBarang(page, '00000003')
    })
  },
)
