/**
 * A customer who buys for much money is known before they pay, and a sale that must be reported is reported in time; by
 * keyboard alone (DOMAIN §G-3).
 */
import { chooseSales, scanBarang } from './penjualan.ts'
import { masuk, modal, typeInto } from './staf.ts'
import { expect, test } from './story.ts'

test(
  'a large sale: who it is, what the cashier is told, and its report',
  { tag: '@keys' },
  async ({ page, toko, komputer }) => {
    const setting = (key: string, value: string) => ({ key, value })
    expect(
      (
        await toko.minta('OWN1', 'PUT', 'para-system', {
          settings: [setting('AML_IDENTITAS_MIN', '5000000'), setting('AML_BATAS', '8000000')],
        })
      ).status,
    ).toBe(200)
    await masuk(page, 'SLS1', '/transaksi-penjualan')
    await scanBarang(page, '00000005')
    await chooseSales(page)
    await expect(page.getByText('Identitas pelanggan wajib diisi')).toBeVisible()
    const pelanggan = modal(page, 'Pelanggan')
    await test.step('paying asks for it first, with the focus where it is missing', async () => {
      await page.keyboard.press('F8')
      await expect(pelanggan.getByLabel('No Identitas')).toBeFocused()
      await expect(pelanggan.getByText('Pekerjaan Harus Diisi')).toBeVisible()
      await typeInto(pelanggan.getByLabel('No Identitas'), '3404012501900001')
      for (const text of ['siti aminah', 'sleman', 'dokter', 'bantul']) {
        await page.keyboard.press('Tab')
        await page.locator(':focus').fill(text)
      }
      await page.keyboard.press('Tab')
      await typeInto(pelanggan.getByLabel('Tanggal Lahir'), '31011990')
      await page.keyboard.press('Enter')
      await expect(pelanggan.getByLabel('Tanggal Lahir')).toHaveValue('1990-01-31')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(pelanggan.getByRole('radio', { name: 'SENDIRI' })).toBeChecked()
      await page.keyboard.press('F7')
    })
    await test.step('then the payment is there, and the sale is saved', async () => {
      const bayar = modal(page, 'Pembayaran')
      await pelanggan.waitFor({ state: 'detached' })
      await expect(bayar.locator('input:focus')).toBeVisible()
      await page.keyboard.press('Control+Enter')
      await expect(bayar.getByRole('button', { name: 'Simpan F9' })).toBeEnabled()
      await page.keyboard.press('F9')
      const saved = modal(page, 'Penjualan Berhasil Disimpan')
      await expect(saved).toContainText('Rp. 8,250,000')
      await expect(saved.getByRole('status')).toContainText('wajib dilaporkan ke PPATK')
      await page.keyboard.press('F9')
    })

    const kasir = await komputer()
    await masuk(kasir, 'KSR1', '/validasi-penjualan')
    await kasir.getByRole('button', { name: 'Validasi' }).last().click()
    await expect(modal(kasir, /Berhasil/)).toContainText('wajib dilaporkan ke PPATK')

    const kantor = await komputer()
    await masuk(kantor, 'OWN1', '/daftar-aml')
    const row = kantor.getByRole('row', { name: /NO IDENTITAS/ })
    await expect(row).toContainText('sisa 14 hari kerja')
    await expect(row).toContainText('8,250,000')
    await row.focus()
    await kantor.keyboard.press('Enter')
    const laporan = modal(kantor, 'Laporan PPATK')
    await expect(laporan).toContainText('SITI AMINAH')
    await expect(laporan).toContainText('************0001')
    await expect(laporan).toContainText('SENDIRI')
    await laporan.getByRole('button', { name: /^JL-TK01/ }).press('Enter')
    await expect(modal(kantor, /^JL-TK01/)).toContainText('LM 5G')
    await modal(kantor, /^JL-TK01/)
      .getByRole('button', { name: 'Tutup' })
      .last()
      .press('Enter')
    await laporan.getByLabel('Catatan').focus()
    await kantor.keyboard.type('goaml 2025-1')
    await kantor.keyboard.press('Control+Enter')
    await expect(kantor.getByText('Tidak Ada Yang Harus Dilaporkan')).toBeVisible()
  },
)
