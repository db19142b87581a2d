/**
 * Signing in: who gets in, where to, on which day, and what is said when the server is out of reach (spec 000 §4, §6,
 * §8).
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { messages } from '#domain/messages.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { expect, test, testLihat } from './story.ts'
import { cegat } from './network.ts'
import { buka, dialog, fillLogin, masuk, menuUser, modal } from './staf.ts'
import { dikatakan } from './ucapan.ts'
import { tenang } from './tenang.ts'

const DAY = 86_400_000

test.describe('the sign-in page', () => {
  test.use({ komputerBaru: true })

  testLihat(
    'says what is wrong in place, and Enter submits nothing; a session lasts for the day it was opened on',
    { tag: '@session' },
    async ({ page, awas }) => {
      awas.izinkan(/40[01] POST \/api\/v1\/users\/login/)
      const login = page.getByRole('button', { name: 'LOGIN' })
      await page.clock.install()
      await page.goto('/')

      await test.step('what is missing, and what is wrong; what was typed stays', async () => {
        await expect(page).toHaveTitle('LOGIN')
        await login.click()
        await expect(page.getByText('User Id Tidak Boleh Kosong')).toBeVisible()
        await expect(page.getByText('Password Tidak Boleh Kosong')).toBeVisible()

        await page.getByLabel('Toko').selectOption({ label: 'TOKO EMAS KENCANA' })
        await page.getByLabel('User Id').pressSequentially('sls1')
        await expect(page.getByLabel('User Id')).toHaveValue('SLS1')
        await page.getByLabel('Password').fill('salah')
        await page.getByLabel('Password').press('Enter')
        await expect(page).toHaveTitle('LOGIN')
        await expect(login, 'the button says what does').toContainText('Ctrl Enter')
        await page.getByLabel('Password').press('Control+Enter')
        await expect(page.getByRole('alert')).toHaveText('User Id Atau Password Salah')
        await expect(page.getByLabel('User Id')).toHaveValue('SLS1')
      })

      await test.step('a screen that was left open overnight asks to sign in again', async () => {
        await fillLogin(page, 'SLS1')
        await page.getByLabel('Tanggal System').waitFor()
        await page.reload()
        await expect(page.getByLabel('Tanggal System')).toBeVisible()
        // Any request that the screen was making at that moment.
        awas.izinkan(/401 GET /)
        await page.clock.fastForward(DAY)
        await expect(login).toBeVisible()
      })

      await test.step('so does one that is opened on the next day, and nothing is left in the store', async () => {
        await fillLogin(page, 'SLS1')
        await page.getByLabel('Tanggal System').waitFor()
        // Closed: an open screen would notice by itself, and go before it is sent.
        await page.goto('about:blank')
        await page.clock.setFixedTime(Date.now() + 2 * DAY)
        await page.goto('/transaksi-penjualan')
        await expect(login).toBeVisible()
        expect(new URL(page.url()).pathname).toBe('/')
        await page.clock.setFixedTime(Date.now() + DAY)
        await page.reload()
        await expect(login, 'the store was cleared').toBeVisible()
      })
    },
  )
})

test.describe('the shop’s day is behind the calendar', () => {
  test(
    'every screen gives way to a notice that closes the shop, once a day; Tidak leaves everything as it is',
    { tag: '@session' },
    async ({ page, toko, awas }) => {
      await toko.pindahTanggal('2025-01-17')
      await masuk(page, 'SLS1')
      const notice = page.getByRole('heading', { name: messages.tanggalBeda })
      await expect(notice).toBeVisible()
      await page.goto('/transaksi-penjualan')
      await expect(notice).toBeVisible()
      await page.goto('/validasi-jual-beli')
      await expect(page.getByRole('main')).not.toBeEmpty()
      await expect(notice, 'one of the two exempt pages').toHaveCount(0)

      const ask = dialog(page, 'Tutup Toko')
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Close Shop Now' }).click()
      await ask.getByRole('button', { name: 'Tidak' }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(page.getByLabel('Tanggal System')).toHaveValue('2025-01-15')

      awas.izinkan(/401 GET/)
      for (const besok of ['16', '17']) {
        await page.goto('/dashboard')
        await page.getByRole('button', { name: 'Close Shop Now' }).click()
        await expect(ask).toContainText(`menjadi ${besok} Januari 2025`)
        await ask.getByRole('button', { name: 'OK' }).click()
        await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
        await fillLogin(page, 'SLS1')
        await expect(page.getByLabel('Tanggal System')).toHaveValue(`2025-01-${besok}`)
      }
      await expect(notice).toHaveCount(0)
      await expect(page.getByRole('heading', { name: /SALES SATU/ })).toBeVisible()
    },
  )

  test(
    'a shop that another account has closed meanwhile, on a till that hears no news',
    { tag: '@two' },
    async ({ page, toko, awas }) => {
      await page.route('**/socket.io/**', () => {})
      await masuk(page, 'KSR1')
      await menuUser(page, 'Tutup Toko')
      await expect(dialog(page, 'Tutup Toko')).toBeVisible()
      expect((await toko.minta('SPV1', 'POST', 'system/close', { PROSES: 'close' })).status).toBe(200)
      awas.izinkan(/401 /)
      await dialog(page, 'Tutup Toko').getByRole('button', { name: 'OK' }).click()
      await expect(dialog(page, 'Toko Sudah Ditutup Oleh Akun Lain')).toBeVisible()
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    },
  )
})

test.describe('the connection', () => {
  test.use({ komputerBaru: true })

  testLihat(
    'no network at all, and no answer for five seconds: a dialog whose button loads the page again',
    { tag: '@offline' },
    async ({ page, context, awas }) => {
      await masuk(page, 'KSR1')
      awas.izinkan(/ERR_INTERNET_DISCONNECTED/)
      await context.setOffline(true)
      const gone = dialog(page, 'Koneksi Terputus')
      await expect(gone).toBeVisible()
      await expect(gone.getByRole('button')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(gone).toBeVisible()

      await context.setOffline(false)
      const back = dialog(page, 'Koneksi Kembali')
      await expect(gone).toHaveCount(0)
      await Promise.all([page.waitForEvent('load'), back.getByRole('button', { name: 'OK' }).click()])
      await expect(page.getByLabel('Tanggal System')).toBeVisible()

      await cegat(page, '**/api/v1/penjualan?*', () => {})
      await buka(page, '/lihat-penjualan')
      const retry = dialog(page, 'Tidak Dapat Terhubung Keserver')
      await expect(retry).toContainText('Silahkan Coba Lagi')
      await page.unroute('**/api/v1/penjualan?*')
      await Promise.all([page.waitForEvent('load'), retry.getByRole('button', { name: 'Coba Lagi' }).click()])
      await expect(page.getByText('Tidak Ada Penjualan Pada')).toBeVisible()
    },
  )
})

test(
  'a session that is ended elsewhere is over at once, wherever it stands: put out, or by a new password',
  { tag: ['@two', '@session'] },
  async ({ page, komputer, awas }) => {
    awas.izinkan(/400 POST \/api\/v1\/users\/change-password/, /401 /)
    await masuk(page, 'KSR1', '/lihat-penjualan')
    const other = await komputer()
    await masuk(other, 'KSR1')

    await test.step('one sees where else one is signed in, and ends it', async () => {
      await menuUser(other, 'Sesi Saya')
      const sesi = modal(other, 'Sesi Saya')
      await sesi.getByRole('button', { name: 'Keluarkan Semua Yang Lain' }).click()
      // The open screens of the shop are told: nobody has to press anything.
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
      await expect(sesi.getByRole('row')).toHaveCount(2)
      await sesi.getByRole('button', { name: 'Tutup' }).last().click()
      await fillLogin(page, 'KSR1')
      await expect(page.getByLabel('Tanggal System')).toBeVisible()
    })

    await test.step('a new password is judged beside its field, before it is sent', async () => {
      await menuUser(other, 'Ganti Password')
      const form = modal(other, 'Ganti Password')
      await expect(form).toContainText('Minimal 10 karakter')
      await form.getByLabel('Password Baru').fill('ksr1')
      await expect(form.getByText('Password Minimal 10 Karakter')).toBeVisible()
      await expect(form.getByText('Password Tidak Boleh Hanya User Id, Nama Atau Nama Toko')).toBeVisible()
      await form.getByLabel('Password Baru').fill('Rahasia-456')
      await expect(form.getByText('Password Minimal 10 Karakter')).toHaveCount(0)
      await form.getByLabel('Password Lama').fill('bukan-ini')
      await form.getByRole('button', { name: 'Simpan' }).click()
      await expect(form.getByText('Password Lama Salah')).toBeVisible()
      await form.getByLabel('Password Lama').fill(PASSWORD)
      await form.getByRole('button', { name: 'Simpan' }).click()
      await dikatakan(other, 'Password Berhasil Diubah')
    })

    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    await fillLogin(page, 'KSR1', 'Rahasia-456')
    await expect(page.getByLabel('Tanggal System')).toBeVisible()
    await menuUser(page, 'Logout')
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  },
)

test.describe('a new version', () => {
  test.use({ komputerBaru: true, serviceWorkers: 'allow' })

  /** An hour goes by with the page open, and the server is another version then. */
  const adaVersiBaru = async (page: Page, url: string) => {
    const server = await diPerbarui(url)
    await page.clock.install()
    await page.goto(server.url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.getByRole('button', { name: 'LOGIN' }).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    server.perbarui()
    await page.clock.fastForward('01:01:00')
    return server
  }
  const update = (page: Page) => dialog(page, 'Update Tersedia')

  testLihat(
    'found long after the page was loaded: a dialog that nothing but its button closes; each tab loads itself anew, once',
    { tag: '@version' },
    async ({ page, context, toko }) => {
      const loads: string[] = []
      const server = await adaVersiBaru(page, toko.url)
      page.on('load', () => loads.push(page.url()))
      await expect(update(page)).toContainText('Silahkan tutup tab ini lalu buka kembali')
      await page.keyboard.press('Escape')
      await page.clock.fastForward('02:00:00')
      await tenang(page)
      await expect(update(page)).toBeVisible()
      expect(loads, 'nothing but the button loads it').toEqual([])

      await test.step('another tab that was answered loads no other', async () => {
        const other = await context.newPage()
        await other.goto(server.url)
        await expect(update(other)).toBeVisible()
        await Promise.all([
          other.waitForEvent('load'),
          update(other).getByRole('button', { name: 'OK' }).click(),
        ])
        await expect(other.getByRole('alertdialog')).toHaveCount(0)
        await tenang(page)
        expect(loads).toEqual([])
      })

      await update(page).getByRole('button', { name: 'OK' }).click()
      await expect.poll(() => loads).toHaveLength(1)
      // The new version is in charge, and nothing is left that would load the page again.
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await tenang(page)
      expect(loads).toHaveLength(1)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      server.tutup()
    },
  )
})

test(
  'the page of the API opens to a browser that is signed in, and sends any other to the sign-in',
  { tag: '@session' },
  async ({ page, awas, komputer }) => {
    awas.izinkan(/401 GET \/api\/docs/)
    await masuk(page, 'OWN1', '/lihat-penjualan')
    await page.goto('/api/docs')
    await expect(page.locator('#operations-tag-penjualan')).toBeVisible()

    const other = await komputer()
    await other.goto('/api/docs')
    await expect(other).toHaveTitle('LOGIN')
  },
)

/** In front of the shop's server: what it serves, and from `perbarui` on another version of it. */
async function diPerbarui(url: string): Promise<{ url: string; perbarui: () => void; tutup: () => void }> {
  let script = ''
  const server = createServer((request, response) => {
    void fetch(url + request.url, { headers: { accept: request.headers.accept ?? '*/*' } }).then(
      async (answer) => {
        const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
        response.writeHead(answer.status, headers)
        response.end(
          Buffer.concat([
            Buffer.from(await answer.arrayBuffer()),
            Buffer.from(request.url === '/sw.js' ? script : ''),
          ]),
        )
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    perbarui: () => (script = '\n// the next version'),
    tutup: () => server.close(),
  }
}
