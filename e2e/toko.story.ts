/** The owner opens a second shop of the chain, and somebody sells there (DOMAIN §F.2). */
import { expect, test } from './story.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { buka, dialog, fillLogin, masuk, menuUser, modal } from './staf.ts'
import { dikatakan } from './ucapan.ts'

test(
  'the owner gives the shop the key of its portal, opens another shop of the chain, and enters it',
  { tag: '@job' },
  async ({ page, toko, awas }) => {
    awas.izinkan(/400 POST .*toko$/)
    await masuk(page, 'OWN1', '/settingtoko')

    await test.step('the key of a portal is made and told once, replaced by one from the other side, and taken away', async () => {
      const kartu = page.getByRole('region', { name: 'Kunci portal' })
      await expect(kartu).toContainText('Belum ada kunci')
      await kartu.getByRole('button', { name: 'Buat Kunci' }).click()
      const baru = modal(page, 'Kunci Portal Baru')
      const kunci = await baru.getByText(/^[\w-]{43}$/).textContent()
      await baru.getByRole('button', { name: 'Sudah Disalin' }).click()
      await expect(kartu).toContainText(/Kunci [0-9A-F]{4}-[0-9A-F]{4}, dipasang 2025-01-15 .* oleh OWN1/)
      await expect(page.locator('body')).not.toContainText(kunci!)
      const digest = async () => (await toko.minta('OWN1', 'GET', 'toko/kunci-portal')).data?.sidik
      const pertama = await digest()

      await kartu.getByRole('button', { name: 'Tempel Kunci' }).click()
      const tempel = modal(page, 'Tempel Kunci Portal')
      await tempel.getByLabel('Kunci').fill(kunci!.slice(1))
      await tempel.getByRole('button', { name: 'Pasang Kunci' }).click()
      await expect(tempel).toContainText('Kunci Portal Tidak Lengkap')
      await tempel.getByLabel('Kunci').fill(`${kunci!.slice(1)}A`)
      await tempel.getByRole('button', { name: 'Pasang Kunci' }).click()
      await dikatakan(page, /Kunci Portal Dipasang/)
      expect(await digest()).not.toBe(pertama)

      await kartu.getByRole('button', { name: 'Hapus Kunci' }).click()
      await dialog(page, 'Hapus Kunci?').getByRole('button', { name: 'Hapus Kunci' }).click()
      await dikatakan(page, 'Kunci Portal Dihapus')
      await expect(kartu).toContainText('Belum ada kunci')
    })

    await test.step('another shop is opened with the prices and trays of this one, and entered', async () => {
      await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Cabang').click()
      await page.getByRole('button', { name: 'Buka Toko Baru' }).click()
      const form = modal(page, 'Buka Toko Baru')
      await form.getByLabel('Kode Toko').fill('tk01')
      await form.getByLabel('Nama Toko').fill('kencana solo')
      await form.getByRole('textbox', { name: 'Alamat', exact: true }).fill('jl. slamet riyadi no. 5')
      await form.getByRole('button', { name: 'Buat Toko' }).click()
      await expect(form).toContainText('Sudah Ada')
      await form.getByLabel('Kode Toko').fill('tk09')
      await form.getByRole('button', { name: 'Buat Toko' }).click()
      await dikatakan(page, /Toko Berhasil Dibuat/)
      await expect(page.getByRole('row', { name: /TK09/ })).toContainText('KENCANA SOLO')

      await menuUser(page, 'Logout')
      await page.getByRole('button', { name: 'LOGIN' }).waitFor()
      await fillLogin(page, 'OWN1', PASSWORD, 'KENCANA SOLO')
      await page.getByLabel('Tanggal System').waitFor()
      await buka(page, '/master-baki')
      await expect(page.getByRole('row', { name: /A1/ })).toBeVisible()
      await buka(page, '/master-parameter-harga-emas')
      await expect(page.getByRole('main')).toContainText('G375')
    })
  },
)
