/** Guesses at a password, who hears of them, and a screen that nobody stands at (docs/decisions/14-masuk.md). */
import type { Page } from '@playwright/test'
import { messages } from '#domain/messages.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { expect, test } from './story.ts'
import { buka, fillLogin, masukLewatLogin, menuUser, modal } from './staf.ts'
import { scanBarang } from './penjualan.ts'
import type { Toko } from './toko.ts'

const pengingat = (page: Page) => page.getByRole('region', { name: 'Pengingat' })

test(
  'a stranger locks their own computer; the owner and the user hear of it',
  { tag: '@two' },
  async ({ page, komputer, awas }) => {
    awas.izinkan(/4(01|23) POST \/api\/v1\/users\/login/)
    const kasir = await komputer()
    await masukLewatLogin(kasir, 'KSR1')
    await expect(pengingat(kasir)).toContainText('Ini login pertama Anda.')
    await menuUser(kasir, 'Logout')

    await page.goto('/')
    const guess = async (password: string) => {
      const answered = page.waitForResponse('**/api/v1/users/login')
      await fillLogin(page, 'KSR1', password)
      await answered
    }
    for (let i = 0; i < 5; i++) await guess(`tebak-${i}`)
    await expect(page.getByRole('alert')).toHaveText('User Id Atau Password Salah')
    await guess('tebak-lagi')
    await expect(page.getByRole('alert')).toHaveText('Akun Terkunci, Hubungi Supervisor')

    await masukLewatLogin(kasir, 'KSR1')
    await expect(pengingat(kasir).getByRole('alert')).toContainText('dicoba 5 kali dengan User Id Anda')
    await expect(pengingat(kasir)).toContainText('Login terakhir Anda')

    const pemilik = await komputer()
    await masukLewatLogin(pemilik, 'OWN1')
    await pengingat(pemilik)
      .getByRole('link', { name: /^1 Akun Terkunci Sejak Kemarin/ })
      .click()
    await expect(pemilik.getByRole('row', { name: /KSR1/ })).toContainText('TERKUNCI SAMPAI')
    await pemilik.getByRole('button', { name: 'Log Akses' }).click()
    const log = modal(pemilik, 'Log Akses')
    await expect(log.getByRole('row', { name: /AKUN TERKUNCI/ })).toContainText('KSR1')
    await expect(log.getByRole('row', { name: /GAGAL MASUK/ })).toHaveCount(5)
    await log.getByRole('button', { name: 'Tutup' }).last().click()
    await pemilik.getByRole('row', { name: /KSR1/ }).getByRole('button', { name: 'Buka Kunci' }).click()
    await expect(pemilik.getByRole('row', { name: /KSR1/ })).toContainText('AKTIF')

    await fillLogin(page, 'KSR1')
    await expect(page.getByLabel('Tanggal System')).toBeVisible()
  },
)

test.describe('a screen that nobody stands at', () => {
  test.use({ komputerBaru: true })

  test(
    'signs its user out, who finds on the till what stood there',
    { tag: '@session' },
    async ({ page, toko, awas }) => {
      awas.izinkan(/401 /)
      await buildSettings(toko, { SESI_DIAM_MENIT: '30' })
      // In the middle of a day: a session ends with its day too.
      await page.clock.install({ time: '2025-01-15T10:00:00+07:00' })
      await masukLewatLogin(page, 'SLS1')
      await buka(page, '/transaksi-penjualan')
      await scanBarang(page, '00000001')
      await pergi(toko, 40)
      await page.clock.fastForward('02:00')

      // The till has words of its own until the page has gone.
      await expect(page.getByText(messages.sesiBerakhirDiam)).toContainText(
        `${messages.belumDisimpanMenunggu}: Penjualan`,
      )
      expect(await inDatabase(toko, `SELECT alasan_cabut FROM sesi WHERE user_id = 'SLS1'`)).toEqual([
        { alasan_cabut: 'DIAM' },
      ])

      // A different user at the same till does not see it.
      await fillLogin(page, 'SPV1')
      await page.getByLabel('Tanggal System').waitFor()
      await buka(page, '/transaksi-penjualan')
      await expect(page.getByLabel('Total', { exact: true })).not.toContainText('1 barang')
      await menuUser(page, 'Logout')
      await fillLogin(page, 'SLS1')
      await page.getByLabel('Tanggal System').waitFor()
      await buka(page, '/transaksi-penjualan')
      await expect(page.getByLabel('Total', { exact: true })).toContainText('1 barang')
    },
  )
})

/** Minutes go by on the server. */
async function pergi(toko: Toko, minutes: number): Promise<void> {
  const now = toko.clock.now.bind(toko.clock)
  toko.clock.now = () => new Date(now().getTime() + minutes * 60_000)
}
