/** Who gets in, where to, on which day, and what is said when the server is out of reach (spec 000 §4, §6, §8). */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { alwaysAllowed, BAGIAN, MENU_GROUPS, menus, type MenuDefinition } from '#domain/menus.ts'
import { messages } from '#domain/messages.ts'
import { seesEverything, type Level } from '#domain/level.ts'
import { PASSWORD, users } from '#server/fixture/data.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { buildUser } from '#test/tools/factories.ts'
import { expect, test, testLihat } from './story.ts'
import { cegat } from './jaringan.ts'
import { buka, dialog, isiLogin, ke, masuk, masukLewatLogin, menuUser, modal, pilih } from './staf.ts'
import { dikatakan } from './ucapan.ts'
import { tenang } from './tenang.ts'
import type { Toko } from './toko.ts'

test.describe('the sign-in page', () => {
  test.use({ komputerBaru: true })

  testLihat(
    'says what is wrong in place, keeps what was typed, and Enter submits nothing',
    async ({ page, awas }) => {
      awas.izinkan(/40[01] POST \/api\/v1\/users\/login/)
      await page.goto('/')
      await expect(page).toHaveTitle('LOGIN')
      await page.getByRole('button', { name: 'LOGIN' }).click()
      await expect(page.getByText('User Id Tidak Boleh Kosong')).toBeVisible()
      await expect(page.getByText('Password Tidak Boleh Kosong')).toBeVisible()

      await page.getByLabel('Toko').selectOption({ label: 'TOKO EMAS KENCANA' })
      await page.getByLabel('User Id').pressSequentially('sls1')
      await expect(page.getByLabel('User Id')).toHaveValue('SLS1')
      await page.getByLabel('Password').fill('salah')
      await page.getByLabel('Password').press('Enter')
      await expect(page).toHaveTitle('LOGIN')
      await page.getByRole('button', { name: 'LOGIN' }).click()
      await expect(page.getByRole('alert')).toHaveText('User Id Atau Password Salah')
      await expect(page.getByLabel('User Id')).toHaveValue('SLS1')
    },
  )

  testLihat('a session lasts for the day it was opened on', async ({ page }) => {
    await masukLewatLogin(page, 'SLS1')
    await page.reload()
    await expect(page.getByLabel('Tanggal System')).toBeVisible()

    // Closed: an open screen would notice by itself, and go before it is sent.
    await page.goto('about:blank')
    await page.clock.setFixedTime(Date.now() + 86_400_000)
    await page.goto('/transaksi-penjualan')
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.clock.setFixedTime(Date.now())
    await page.reload()
    await expect(page.getByRole('button', { name: 'LOGIN' }), 'the store was cleared').toBeVisible()
  })

  testLihat('a screen that was left open overnight asks to sign in again', async ({ page, awas }) => {
    // Whatever the screen was asking for in that moment.
    awas.izinkan(/401 GET /)
    await page.clock.install()
    await masukLewatLogin(page, 'SLS1')
    await page.clock.fastForward(86_400_000)
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  })
})

test.describe('screens and rights', () => {
  testLihat('the sidebar has exactly what a user may open', async ({ page }) => {
    for (const { user_id, level } of users) {
      await masuk(page, user_id)
      expect(
        await page
          .getByRole('navigation', { name: 'Menu utama' })
          .locator('a')
          .evaluateAll((links) => links.map((a) => a.getAttribute('aria-label')!)),
        user_id,
      ).toEqual(titlesFor(level))
      await menuUser(page, 'Logout')
      await expect(page).toHaveTitle('LOGIN')
    }
  })

  testLihat('a screen that is not the user’s says so, and leads home', async ({ page }) => {
    await masuk(page, 'SLS1')
    await page.goto('/master-group')
    await expect(page.getByRole('heading', { name: messages.aksesDitolak })).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test.describe('a user without any right', () => {
    testLihat('sees the dashboards and the landing page', async ({ layar, toko }) => {
      await tanpaHak(toko)
      const page = await layar('KOSONG')
      await page.goto('/dashboard')
      await expect(page.getByRole('navigation', { name: 'Menu utama' }).locator('a')).toHaveText([
        'Home',
        'Dashboard',
      ])
    })
    for (const { path } of menus.filter(
      (menu) => !(alwaysAllowed as readonly string[]).includes(menu.path),
    )) {
      testLihat(`is refused ${path}`, async ({ layar, toko }) => {
        await tanpaHak(toko)
        const page = await layar('KOSONG')
        await ke(page, path)
        await expect(page.getByRole('heading', { name: messages.aksesDitolak })).toBeVisible()
      })
    }
  })

  testLihat('a landing page has tiles only, and BACK', async ({ page }) => {
    await masuk(page, 'SLS1')
    await page.goto('/SubMenuPenjualan')
    await expect(page.getByRole('heading', { name: 'Penjualan' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.getByRole('link', { name: 'Transaksi Penjualan' }).click()
    await expect(page).toHaveURL('/transaksi-penjualan')
    await page.goBack()
    await page.getByRole('link', { name: 'BACK' }).click()
    await expect(page).toHaveURL('/home')
  })
})

test.describe('the shop’s day is behind the calendar', () => {
  test('every screen gives way to a notice that closes the shop, once a day', async ({
    page,
    toko,
    awas,
  }) => {
    await toko.pindahTanggal('2025-01-17')
    await masuk(page, 'SLS1')
    const notice = page.getByRole('heading', { name: messages.tanggalBeda })
    await expect(notice).toBeVisible()
    await page.goto('/transaksi-penjualan')
    await expect(notice).toBeVisible()
    await page.goto('/validasi-jual-beli')
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(notice, 'one of the two exempt pages').toHaveCount(0)

    awas.izinkan(/401 GET/)
    for (const besok of ['16', '17']) {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Close Shop Now' }).click()
      const ask = dialog(page, 'Tutup Toko')
      await expect(ask).toContainText(`menjadi ${besok} Januari 2025`)
      await ask.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
      await isiLogin(page, 'SLS1')
      await expect(page.getByLabel('Tanggal System')).toHaveValue(`2025-01-${besok}`)
    }
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /SALES SATU/ })).toBeVisible()
  })

  test('Tidak leaves everything as it is', async ({ page, toko }) => {
    await toko.pindahTanggal('2025-01-16')
    await masuk(page, 'KSR1')
    await page.getByRole('button', { name: 'Close Shop Now' }).click()
    await dialog(page, 'Tutup Toko').getByRole('button', { name: 'Tidak' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByLabel('Tanggal System')).toHaveValue('2025-01-15')
  })

  test('a shop that another account has closed meanwhile, on a till that hears no news', async ({
    page,
    toko,
    awas,
  }) => {
    await page.route('**/socket.io/**', () => {})
    await masuk(page, 'KSR1')
    await menuUser(page, 'Tutup Toko')
    expect((await toko.minta('SPV1', 'POST', 'system/close', { PROSES: 'close' })).status).toBe(200)
    awas.izinkan(/401 /)
    await dialog(page, 'Tutup Toko').getByRole('button', { name: 'OK' }).click()
    await expect(dialog(page, 'Toko Sudah Ditutup Oleh Akun Lain')).toBeVisible()
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  })
})

test.describe('who may close the shop', () => {
  test('is told before anything begins, and may when the right is given at /hak-akses-users', async ({
    page,
    toko,
    komputer,
  }) => {
    await masuk(page, 'SLS1')
    await menuUser(page, 'Tutup Toko')
    const told = dialog(page, 'Tutup Toko')
    await expect(told).toContainText(messages.tutupTanpaHak)
    await told.getByRole('button', { name: 'OK' }).click()
    expect((await toko.minta('SPV1', 'GET', 'system/close/status')).data.berjalan).toBe(false)

    const pemilik = await komputer()
    await masuk(pemilik, 'OWN1', '/hak-akses-users')
    await pilih(pemilik, pemilik, 'User', 'SLS1')
    await pemilik.getByRole('checkbox', { name: 'Tutup Toko: Tampil' }).check()
    await pemilik.keyboard.press('F9')
    await dikatakan(pemilik, 'Hak Akses Berhasil Disimpan')

    await expect(async () => {
      await menuUser(page, 'Tutup Toko')
      await expect(told).toContainText('akan ditutup')
    }).toPass()
  })
})

test.describe('the connection', () => {
  test.use({ komputerBaru: true })

  testLihat(
    'offline blocks the screen, and back online a dialog loads it again',
    async ({ page, context, awas }) => {
      awas.izinkan(/ERR_INTERNET_DISCONNECTED/)
      await masuk(page, 'SLS1')
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
    },
  )

  testLihat('no answer for five seconds: a dialog whose button loads the page again', async ({ page }) => {
    await masuk(page, 'KSR1')
    await cegat(page, '**/api/v1/penjualan?*', () => {})
    await buka(page, '/lihat-penjualan')
    const retry = dialog(page, 'Tidak Dapat Terhubung Keserver')
    await expect(retry).toContainText('Silahkan Coba Lagi')
    await page.unroute('**/api/v1/penjualan?*')
    await Promise.all([page.waitForEvent('load'), retry.getByRole('button', { name: 'Coba Lagi' }).click()])
    await expect(page.getByText('Tidak Ada Penjualan Pada')).toBeVisible()
  })
})

test('a token that no longer holds ends the session, wherever it is used', async ({
  page,
  komputer,
  awas,
}) => {
  await masuk(page, 'KSR1', '/lihat-penjualan')
  const other = await komputer()
  await masuk(other, 'KSR1')
  await menuUser(other, 'Ganti Password')
  const form = modal(other, 'Ganti Password')
  awas.izinkan(/400 POST \/api\/v1\/users\/change-password/, /401 /)
  await form.getByLabel('Password Lama').fill('bukan-ini')
  await form.getByLabel('Password Baru').fill('Rahasia-456')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByText('Password Lama Salah')).toBeVisible()
  await form.getByLabel('Password Lama').fill(PASSWORD)
  await form.getByRole('button', { name: 'Simpan' }).click()
  await dikatakan(other, 'Password Berhasil Diubah')

  // The open screens of the shop are told: nobody has to press anything.
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  await isiLogin(page, 'KSR1', 'Rahasia-456')
  await expect(page.getByLabel('Tanggal System')).toBeVisible()
  await menuUser(page, 'Logout')
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
})

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
    'found long after the page was loaded: a dialog that nothing but its button closes; then the page loads anew, once',
    async ({ page, toko }) => {
      const loads: string[] = []
      const server = await adaVersiBaru(page, toko.url)
      page.on('load', () => loads.push(page.url()))
      await expect(update(page)).toContainText('Silahkan tutup tab ini lalu buka kembali')
      await page.keyboard.press('Escape')
      await page.clock.fastForward('02:00:00')
      await tenang(page)
      await expect(update(page)).toBeVisible()
      expect(loads, 'nothing but the button loads it').toEqual([])

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

  testLihat(
    'is each tab’s own to take: one that was answered loads no other',
    async ({ page, context, toko }) => {
      const server = await adaVersiBaru(page, toko.url)
      const other = await context.newPage()
      await other.goto(server.url)
      await expect(update(other)).toBeVisible()
      let loads = 0
      page.on('load', () => loads++)
      await Promise.all([
        other.waitForEvent('load'),
        update(other).getByRole('button', { name: 'OK' }).click(),
      ])
      await expect(other.getByRole('alertdialog')).toHaveCount(0)
      await tenang(page)
      expect(loads).toBe(0)
      await Promise.all([page.waitForEvent('load'), update(page).getByRole('button', { name: 'OK' }).click()])
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      server.tutup()
    },
  )
})

/** A user of the shop who has been given no screen. */
async function tanpaHak(toko: Toko): Promise<void> {
  if ((await inDatabase(toko, `SELECT 1 FROM users WHERE user_id = 'KOSONG'`)).length) return
  await buildUser(toko, { user_id: 'KOSONG', level: 'GDG' })
  await inDatabase(toko, `DELETE FROM hak_akses WHERE user_id = 'KOSONG'`)
}

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

/** As domain/menus.ts has them, group by group and part by part, the two paths of one screen once; landing pages lead to screens and are none. */
const titlesFor = (level: Level): string[] => [
  ...new Set(
    MENU_GROUPS.flatMap((group) =>
      (BAGIAN[group] ?? [undefined]).flatMap((bagian) =>
        menus.filter(
          (menu: MenuDefinition) =>
            menu.group === group &&
            menu.bagian === bagian &&
            menu.landing === undefined &&
            (seesEverything(level) || menu.levels.includes(level)),
        ),
      ),
    ).map((menu) => menu.title),
  ),
]

test('the page of the API opens to a browser that is signed in, and sends any other to the sign-in', async ({
  page,
  awas,
  komputer,
}) => {
  awas.izinkan(/401 GET \/api\/docs/)
  await masuk(page, 'OWN1', '/lihat-penjualan')
  await page.goto('/api/docs')
  await expect(page.locator('#operations-tag-penjualan')).toBeVisible()

  const other = await komputer()
  await other.goto('/api/docs')
  await expect(other).toHaveTitle('LOGIN')
})
