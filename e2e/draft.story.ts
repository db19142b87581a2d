/**
 * Input that was typed and not saved: it outlives the session, belongs to its tab and its user, and can be put aside
 * for the next customer.
 */
import type { Page } from '@playwright/test'
import { messages } from '#domain/messages.ts'
import { must } from '#test/tools/client.ts'
import { validate } from '#test/tools/till.ts'
import { expect, test } from './story.ts'
import {
  bayarTunai,
  jumlahPenjualan,
  penjualanSah,
  chooseSales,
  scanBarang,
  simpanPenjualan,
} from './penjualan.ts'
import { buka, dialog, fillLogin, masuk, masukLewatLogin, menuUser, modal, scan } from './staf.ts'
import { connected } from './tenang.ts'
import { dikatakan } from './ucapan.ts'

const fill = (page: Page) => page.getByLabel('Total', { exact: true })
const login = (page: Page) => page.getByRole('button', { name: 'LOGIN' })
const TILL = '/transaksi-penjualan'

test(
  'what is typed stays its user’s: over a bookmark, a Logout, and a session that was ended elsewhere',
  { tag: '@session' },
  async ({ page, toko, awas }) => {
    await test.step('a bookmark survives signing in, when it is a screen of the user', async () => {
      await page.goto('/lihat-penjualan')
      await expect(login(page)).toBeVisible()
      await expect(page).toHaveURL('/')
      await fillLogin(page, 'SLS1')
      await expect(page).toHaveURL('/lihat-penjualan')
      await menuUser(page, 'Logout')

      await expect(login(page)).toBeVisible()
      await page.goto('/settingsystem')
      await fillLogin(page, 'SLS1')
      await expect(page).toHaveURL('/dashboard')
    })

    await test.step('Logout asks before it leaves a sale behind, and gives it back to its user alone', async () => {
      await buka(page, TILL)
      await scanBarang(page, '00000001')
      await menuUser(page, 'Logout')
      const ask = dialog(page, messages.belumDisimpan)
      await expect(ask).toContainText('Penjualan. Ditinggal di komputer ini untuk Anda')
      await ask.getByRole('button', { name: 'Kembali' }).click()
      await expect(fill(page)).toContainText('1 barang')
      await menuUser(page, 'Logout')
      await ask.getByRole('button', { name: 'Logout' }).click()
      await expect(login(page)).toBeVisible()

      await fillLogin(page, 'SPV1')
      await page.getByLabel('Tanggal System').waitFor()
      await buka(page, TILL)
      await expect(fill(page)).toContainText('0 barang')
      await menuUser(page, 'Logout')
      await fillLogin(page, 'SLS1')
      await dikatakan(page, `${messages.belumDisimpanKembali}: Penjualan`)
      await buka(page, TILL)
      await expect(fill(page)).toContainText('1 barang')
    })

    await test.step('a session that was ended elsewhere keeps the sale, and leads back to it; what was sold meanwhile is said', async () => {
      awas.izinkan(/401 /, /409 GET/)
      await scanBarang(page, '00000002')
      await penjualanSah(toko, '00000001')
      expect((await toko.minta('OWN1', 'DELETE', 'users/SLS1/sesi', {})).status).toBe(200)
      await expect(page.getByText(messages.sesiBerakhir)).toContainText(
        `${messages.belumDisimpanMenunggu}: Penjualan`,
      )
      await fillLogin(page, 'SLS1')
      await expect(page).toHaveURL(TILL)
      const gone = dialog(page, messages.tidakBisaLagi)
      await expect(gone).toContainText('CINCIN 00000001: Barang 00000001 Tidak Bisa Dijual, Status TERJUAL')
      await gone.getByRole('button', { name: 'OK' }).click()
      await expect(fill(page)).toContainText('2 barang')
    })
  },
)

test(
  'two tabs keep two sales; each finds its own after a reload, and saves its own',
  { tag: ['@two', '@session'] },
  async ({ page, context, toko }) => {
    await masuk(page, 'SLS1', TILL)
    await scanBarang(page, '00000001')
    const other = await context.newPage()
    await other.goto(TILL)
    await expect(fill(other)).toContainText('0 barang')
    await scanBarang(other, '00000002')
    await scanBarang(other, '00000003')

    await page.reload()
    await expect(fill(page)).toContainText('1 barang')
    await other.reload()
    await expect(fill(other)).toContainText('2 barang')

    await chooseSales(page)
    await bayarTunai(page)
    await page.getByRole('button', { name: /^Simpan/ }).click()
    await modal(page, 'Penjualan Berhasil Disimpan')
      .getByRole('button', { name: /Transaksi Berikutnya/ })
      .click()
    expect(await jumlahPenjualan(toko)).toBe(1)
    await expect(fill(other)).toContainText('2 barang')
    await other.reload()
    await expect(fill(other)).toContainText('2 barang')

    // A tab that was closed has left its sale to the next one that is opened.
    await other.close()
    const next = await context.newPage()
    await next.goto(TILL)
    await expect(fill(next)).toContainText('2 barang')
  },
)

test(
  'F11 puts a sale aside for the next customer and takes it up again; what stands changes places with it',
  { tag: ['@keys', '@session'] },
  async ({ page, toko }) => {
    await masuk(page, 'SLS1', TILL)
    const menahan = modal(page, 'Tahan Transaksi')
    await page.keyboard.press('F11')
    await dikatakan(page, 'Tidak Ada Transaksi Yang Ditahan')
    await scanBarang(page, '00000001')
    await page.keyboard.press('F11')
    await expect(menahan.getByLabel('Nama Atau Catatan')).toBeFocused()
    await page.keyboard.type('ibu baju merah')
    await page.keyboard.press('Enter')
    await dikatakan(page, 'Transaksi Ditahan')
    await expect(fill(page)).toContainText('0 barang')

    await scanBarang(page, '00000002')
    await page.getByRole('button', { name: /^Tahan/ }).click()
    await menahan.getByRole('button', { name: /^Tahan/ }).click()
    await scanBarang(page, '00000003')
    await page.getByRole('button', { name: 'Ditahan 2' }).click()
    const list = modal(page, 'Transaksi Ditahan')
    await expect(list.getByRole('listitem')).toHaveCount(2)
    const cincin = list.getByRole('listitem').filter({ hasText: 'CINCIN' })
    await expect(cincin).toContainText('IBU BAJU MERAH')
    await expect(cincin).toContainText('Rp. 1,577,500')

    // Meanwhile another till has sold it.
    await penjualanSah(toko, '00000001')
    await cincin.getByRole('button').first().click()
    const gone = dialog(page, messages.tidakBisaLagi)
    await expect(gone).toContainText('CINCIN 00000001: Barang 00000001 Tidak Bisa Dijual, Status TERJUAL')
    await gone.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('button', { name: 'Hapus CINCIN 00000001' })).toBeVisible()
    await page.getByRole('button', { name: 'Ditahan 2' }).click()
    await expect(list.getByRole('listitem')).toHaveText([/GELANG/, /KALUNG/])
    await list.getByRole('button', { name: 'Tutup' }).last().click()

    // By keys alone: put aside, and the first in the list again.
    await page.keyboard.press('F11')
    await expect(fill(page), 'it has its name').toContainText('0 barang')
    await page.keyboard.press('F11')
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByRole('listitem').first().getByRole('button').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Hapus KALUNG 00000003' })).toBeVisible()

    // Sales that were put aside stay when the page is loaded again, and the user is asked about them before logging
    // out.
    await page.reload()
    await expect(page.getByRole('button', { name: 'Ditahan 2' })).toBeVisible()
    await menuUser(page, 'Logout')
    await expect(dialog(page, messages.belumDisimpan)).toContainText('Penjualan Ditahan')
  },
)

test(
  'a till in the middle of a sale hears of a close that is refused, and of one that is not: it goes on with the sale on the new day',
  { tag: '@two' },
  async ({ page, komputer, toko, awas }) => {
    awas.izinkan(/400 POST .*system\/close/, /401 /)
    await masukLewatLogin(page, 'SLS1')
    await buka(page, TILL)
    await scanBarang(page, '00000001')
    // A page that has just been opened is not told yet.
    await connected(page)
    const kasir = await komputer()
    await masuk(kasir, 'KSR1')
    const tutup = async () => {
      await menuUser(kasir, 'Tutup Toko')
      await dialog(kasir, 'Tutup Toko').getByRole('button', { name: 'OK' }).click()
    }

    await test.step('one that is refused is over for the other tills too', async () => {
      const menunggu = await simpanPenjualan(toko, '00000002')
      await tutup()
      const refused = dialog(kasir, messages.oopss)
      await expect(refused).toContainText('Ada Penjualan Yang Belum Di Validasi!')
      await refused.getByRole('button', { name: 'OK' }).click()
      await dikatakan(page, `${messages.tidakJadiTutup} KASIR SATU`)
      await scanBarang(page, '00000003')
      await expect(fill(page)).toContainText('2 barang')
      must(await validate(await toko.minta.as('KSR1'), menunggu))
    })

    await test.step('the shop is closed, and the sale is there in the morning', async () => {
      await tutup()
      await expect(dialog(page, messages.ditutupAkunLain)).toContainText(
        'Toko sudah ditutup oleh KASIR SATU.',
      )
      await expect(page.getByText('Toko sudah ditutup oleh KASIR SATU.')).toContainText(
        `${messages.belumDisimpanMenunggu}: Penjualan`,
      )
      await fillLogin(page, 'SLS1')
      await expect(page).toHaveURL(TILL)
      await expect(page.getByLabel('Tanggal System')).toHaveValue('2025-01-16')
      await expect(fill(page)).toContainText('2 barang')
      await scan(page, '00000004')
      await expect(fill(page)).toContainText('3 barang')
    })
  },
)
