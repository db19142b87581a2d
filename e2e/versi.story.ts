/** A newer version comes while a shop is at work: what is open stays open, and what is typed stays typed. */
import { cegat } from './network.ts'
import { scanBarang } from './penjualan.ts'
import { buka, masuk } from './staf.ts'
import { expect, test } from './story.ts'
import { tenang } from './tenang.ts'

const TILL = '/transaksi-penjualan'

test(
  'a screen whose parts the newer version no longer has is loaded anew, at the same place, with the sale that was typed',
  { tag: '@version' },
  async ({ page, awas }) => {
    awas.izinkan(/404 /, /Unable to preload CSS/, /Failed to fetch dynamically imported module/)
    await masuk(page, 'SLS1', TILL)
    await scanBarang(page, '00000001')
    await tenang(page)
    // The server has been exchanged for one of the next version: until the page itself has come from there, no part of its is known.
    let lama = true
    page.on('request', (request) => (lama &&= !request.isNavigationRequest()))
    await cegat(page, '**/assets/**', (route) =>
      lama
        ? route.fulfill({ status: 404, json: { message: 'Alamat Tidak Ditemukan', id: 'alamatTidakAda' } })
        : route.continue(),
    )
    await page.route('**/config.json', async (route) =>
      lama
        ? route.fulfill({ json: { ...(await (await route.fetch()).json()), build: '99.0.0' } })
        : route.continue(),
    )
    await buka(page, '/lihat-penjualan')
    await expect(page.getByRole('heading', { name: 'Lihat Penjualan' })).toBeVisible()
    expect(lama).toBe(false)
    await expect(page).toHaveURL('/lihat-penjualan')
    await expect(page.getByRole('contentinfo'), 'which one stands at the foot').toContainText(
      /Kencana WEB \d+\.\d+\.\d+/,
    )

    await buka(page, TILL)
    await expect(page.getByLabel('Total', { exact: true })).toContainText('1 barang')
  },
)
