/** Users and their rights, settings, and the paper of the nota: what changes reaches whoever has a window open. */
import type { Page } from '@playwright/test'
import { messages } from '#domain/messages.ts'
import { paraSystem } from '#domain/rules/para-system.ts'
import { expect, test } from './story.ts'
import { dialog, fillLogin, masuk, menuUser, modal, choose, typeInto } from './staf.ts'
import { dikatakan } from './ucapan.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })
/** Also in a group that is folded. */
const tautan = (page: Page, path: string) => sidebar(page).locator(`a[href='${path}']`)

test(
  'what OWN takes and gives in another window holds at the next click, without signing in again',
  { tag: '@two' },
  async ({ page, toko, komputer }) => {
    await masuk(page, 'SLS1')
    await expect(tautan(page, '/transaksi-penjualan')).toBeAttached()
    // A user without the right is told who may close the shop, before anything begins.
    const tutup = dialog(page, 'Tutup Toko')
    await menuUser(page, 'Tutup Toko')
    await expect(tutup).toContainText(messages.tutupTanpaHak)
    await tutup.getByRole('button', { name: 'OK' }).click()
    expect((await toko.minta('SPV1', 'GET', 'system/close/status')).data.berjalan).toBe(false)

    const kantor = await komputer()
    await masuk(kantor, 'OWN1')
    await kantor.goto('/hak-akses-users')
    await choose(kantor, kantor, 'User', 'SLS1')
    await kantor.getByRole('checkbox', { name: 'Transaksi Penjualan: Tampil', exact: true }).uncheck()
    await kantor.getByRole('checkbox', { name: 'Tutup Toko: Tampil' }).check()
    await kantor.getByRole('checkbox', { name: 'Master Sales: Tambah' }).check()
    await expect(kantor.getByRole('checkbox', { name: 'Master Sales: Tampil' })).toBeChecked()
    await kantor.keyboard.press('F9')
    await dikatakan(kantor, 'Hak Akses Berhasil Disimpan')

    await expect(tautan(page, '/transaksi-penjualan')).toHaveCount(0)
    await expect(tautan(page, '/master-sales')).toBeAttached()
    await menuUser(page, 'Tutup Toko')
    await expect(tutup).toContainText('akan ditutup')
    await page.goto('/master-sales')
    await expect(page.getByRole('button', { name: 'Tambah', exact: true })).toBeVisible()
  },
)

test(
  'a new user changes the temporary password before anything else',
  { tag: ['@two', '@session'] },
  async ({ page, komputer, awas }) => {
    awas.izinkan(/^401 /)
    await masuk(page, 'OWN1')
    await page.goto('/data-users')
    await page.getByRole('button', { name: 'Tambah', exact: true }).click()
    const form = modal(page, 'Tambah User')
    await form.getByRole('textbox', { name: 'User Id' }).fill('sls7')
    await form.getByRole('textbox', { name: 'Nama' }).fill('sales tujuh')
    await choose(page, form, 'Level', 'SLS')
    await form.getByRole('button', { name: 'Simpan' }).click()
    const password = (await modal(page, 'Password Sementara SLS7').locator('.users-password').textContent())!
    await page.getByRole('button', { name: 'Sudah Dicatat' }).click()
    await expect(page.getByRole('row', { name: /SLS7/ })).toContainText('PASSWORD SEMENTARA')

    const kasir = await komputer()
    await kasir.goto('/')
    await fillLogin(kasir, 'SLS7', password)
    const ganti = modal(kasir, 'Ganti Password')
    await expect(ganti).toContainText('Password Anda sementara')
    await expect(sidebar(kasir)).toHaveCount(0)
    await ganti.getByLabel('Password Lama').fill(password)
    await ganti.getByLabel('Password Baru').fill('Sendiri-Saja-1')
    await ganti.getByRole('button', { name: 'Simpan' }).click()
    await expect(sidebar(kasir)).toBeVisible()

    // Put out from the office, they are at the sign-in page at once.
    await page.getByRole('button', { name: 'Lainnya untuk SLS7' }).click()
    await page.getByRole('menuitem', { name: 'Sesi' }).click()
    await modal(page, 'Sesi SLS7').getByRole('button', { name: 'Keluarkan Semua' }).click()
    await expect(kasir.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  },
)

test(
  'a setting reaches an open till, is told in its history, and refused beside its key',
  { tag: '@two' },
  async ({ page, komputer, awas }) => {
    awas.izinkan(/^400 PUT .*para-system/)
    await masuk(page, 'SLS1', '/transaksi-penjualan')
    const settings = page.waitForResponse(
      async (response) =>
        response.url().endsWith('/api/v1/para-system') &&
        response.request().method() === 'GET' &&
        ((await response.json()) as { data: { key: string; value: string }[] }).data.some(
          ({ key, value }) => key === 'PEMBULATAN' && value === '1000',
        ),
    )

    const kantor = await komputer()
    await masuk(kantor, 'OWN1')
    await kantor.goto('/settingsystem')
    await kantor.getByLabel('Cari pengaturan').fill('sesi jam')
    await expect(kantor.getByText('SESI_JAM', { exact: true })).toBeVisible()
    await expect(kantor.getByText('PEMBULATAN', { exact: true })).toHaveCount(0)
    await kantor.getByLabel('Cari pengaturan').fill('')
    const pembulatan = kantor.getByLabel(paraSystem.PEMBULATAN.keterangan)
    await typeInto(pembulatan, '1000')
    await typeInto(kantor.getByLabel(paraSystem.SESI_JAM.keterangan), '0')
    await kantor.getByRole('button', { name: /^Simpan/ }).click()
    await expect(kantor.getByText('Nilai SESI_JAM Tidak Valid')).toBeVisible()
    await kantor.getByRole('button', { name: 'Kembali ke bawaan SESI_JAM' }).click()
    await kantor.getByRole('button', { name: /^Simpan/ }).click()
    await dikatakan(kantor, 'Data Berhasil Di Simpan')
    await kantor.getByRole('button', { name: 'Riwayat PEMBULATAN', exact: true }).click()
    await expect(
      modal(kantor, 'Riwayat PEMBULATAN').getByRole('row', { name: /OWN1 Rp\. 500 Rp\. 1,000/ }),
    ).toBeVisible()

    await settings
  },
)

test(
  'the paper of the nota is tried out before it is saved, and nothing the law forbids is',
  { tag: '@session' },
  async ({ page, awas }) => {
    awas.izinkan(/^400 (PUT|POST) .*nota\/pengaturan/)
    await masuk(page, 'SPV1')
    await page.goto('/settingNota')
    await page.getByLabel('Kaki nota').fill('Barang yang sudah dibeli tidak dapat ditukar')
    await page.getByRole('button', { name: 'Simpan F9' }).click()
    await expect(page.getByText('Menolak pengembalian barang atau uang dilarang').first()).toBeVisible()
    const preview = page.waitForResponse((response) => response.url().endsWith('/pratinjau') && response.ok())
    await page.getByLabel('Kaki nota').fill('Terima kasih')
    expect((await preview).headers()['content-type']).toBe('application/pdf')
    await page.getByRole('button', { name: 'Simpan F9' }).click()
    await dikatakan(page, 'Data Berhasil Di Simpan')
    await page.getByLabel('Kaki nota').fill('Lain')
    await page.getByTitle('Hutang Lunas', { exact: true }).click()
    await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Tinggalkan' }).click()
    await expect(page.getByLabel('Kaki nota')).toHaveValue('')
  },
)
