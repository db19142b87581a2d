/** A customer asks to see their points on their own phone: a code at the counter, once; and their phones are sent away again. */
import { read, telepon } from '#test/tools/katalog-umum.ts'
import { expect, test } from './story.ts'
import { masuk, modal, choose } from './staf.ts'

test(
  'a member takes their points home, and leaves them at the counter again',
  { tag: '@customers' },
  async ({ page, toko }) => {
    const baru = { nama_customer: 'SITI AMINAH', no_hp: '081277778888', setuju: true }
    const KODE: string = (await toko.minta('SLS1', 'POST', 'member', baru)).data.kode_member
    const kode = modal(page, `Kode Katalog ${KODE}`)
    const written = () => kode.locator('.kode-katalog-kode').innerText()
    let token = ''

    await test.step('the code is shown beside their data, for ten minutes', async () => {
      await masuk(page, 'OWN1', '/data-member')
      await page.getByText('SITI AMINAH').click()
      await page.getByRole('button', { name: 'Kode Katalog' }).click()
      await expect(kode.getByRole('timer')).toContainText('menit')
      await expect(kode).toContainText('Belum ada HP yang masuk sebagai member ini.')
      const reply = await telepon(toko.url).masuk(await written())
      expect(reply.status).toBe(200)
      token = reply.data.token
      expect((await telepon(toko.url, token).member()).data.nama_customer).toBe('SITI')
    })

    await test.step('a new one tells of the phone, and sends it away', async () => {
      await kode.getByRole('button', { name: 'Kode Baru' }).click()
      await expect(kode).toContainText('1 HP masuk sebagai member ini.')
      await kode.getByRole('button', { name: 'Keluarkan Semua HP' }).click()
      await page.getByRole('button', { name: 'Ya', exact: true }).click()
      await expect(kode).toContainText('Belum ada HP yang masuk sebagai member ini.')
      expect((await telepon(toko.url, token).member()).status).toBe(401)
      // The code that was shown has gone with the phone.
      await expect(kode.getByRole('timer')).toHaveText('Kode ini tidak berlaku lagi. Tekan Kode Baru.')
      expect((await telepon(toko.url).masuk(await written())).status).toBe(400)
    })

    await test.step('OWN says where customers open the catalogue; the till shows it to scan', async () => {
      await masuk(page, 'OWN1', '/settingtoko')
      await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Cabang').click()
      const katalog = page.getByRole('region', { name: 'Katalog Customer' })
      await choose(page, katalog, 'Harga Dari Toko', 'TK02')
      await katalog.getByLabel('Alamat Katalog').fill('emas.example')
      await katalog.getByRole('button', { name: 'Simpan Katalog' }).click()
      await expect(katalog).toContainText('Alamat Diawali http:// Atau https://')
      await katalog.getByLabel('Alamat Katalog').fill('https://emas.example')
      await katalog.getByRole('button', { name: 'Simpan Katalog' }).click()
      await expect(katalog).toContainText('Sekarang: TK02.')
      expect((await read(toko.url, 'toko')).data.nama).toBe('TOKO EMAS KENCANA DUA')

      await masuk(page, 'KSR1', '/transaksi-penjualan')
      await page.keyboard.press('F7')
      await page.keyboard.type('081277778888')
      const pelanggan = modal(page, 'Pelanggan')
      await pelanggan.getByText('SITI AMINAH').waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await pelanggan.waitFor({ state: 'detached' })
      await page.keyboard.press('F7')
      await pelanggan.getByRole('button', { name: 'Kode Katalog' }).press('Enter')
      await expect(kode.getByRole('img', { name: 'QR kode katalog' })).toBeVisible()
      await expect(kode).toContainText('emas.example/katalog')
    })
  },
)
