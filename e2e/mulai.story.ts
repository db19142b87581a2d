/** The page of a server that is still being made ready, as a newcomer sees it who opened it at once. */
import { createServer } from 'node:http'
import { dengarkan } from '#server/start/process.ts'
import { Wait } from '#server/start/waiting.ts'
import { expect, testLihat } from './story.ts'

const WIDTH = { width: 390, height: 844 }

testLihat(
  'a page that was opened too early says how far it is, why it failed, and becomes the sign-in page by itself',
  { tag: ['@phone', '@session'] },
  async ({ page, toko, awas }) => {
    awas.izinkan(/^503 GET \/(transaksi-penjualan|favicon\.ico)$/, /^404 GET \/persiapan\.json$/)
    await page.setViewportSize(WIDTH)
    const wait = await Wait.buka({ host: '127.0.0.1', port: 0 })
    const alamat = { host: '127.0.0.1', port: wait.port }
    const bar = page.getByRole('progressbar')
    await page.goto(`http://${alamat.host}:${alamat.port}/transaksi-penjualan`)
    await expect(page.getByRole('status')).toContainText('Menyalakan database')
    await expect(bar).not.toHaveAttribute('value')

    wait.kerjakan('Menyiapkan rantai toko contoh', 40)
    await expect(bar).toHaveAttribute('value', '40')
    await expect(bar).toHaveAccessibleName('Menyiapkan rantai toko contoh')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH.width)

    wait.gagal('disk penuh')
    await expect(page.getByRole('status')).toContainText('Kencana tidak bisa dijalankan disk penuh')
    await wait.lepas()

    const server = createServer((...dijawab) => void toko.app.server.server.emit('request', ...dijawab))
    await dengarkan(server, alamat)
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    server.close()
    server.closeAllConnections()
  },
)
