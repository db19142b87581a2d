/** Stock documents: by scanner and keys alone, kept over a reload and a lost answer, on a phone in one hand (DOMAIN §B.13). */
import { expect, test } from './story.ts'
import { lihatTelepon } from './kamera.ts'
import { typeChoice, masuk, modal, choose, scan } from './staf.ts'
import { lostReply } from './network.ts'
import { dikatakan } from './ucapan.ts'

test(
  'pieces go to another tray: by scanner and keys, over a reload and a lost answer, undone, with a phone in one hand',
  { tag: ['@scanner', '@session', '@phone'] },
  async ({ page, toko, awas }) => {
    awas.izinkan(/404 GET .*00000099/)
    await masuk(page, 'OWN1', '/pindah-barang')
    const list = page.getByRole('list', { name: 'Barang yang discan' }).getByRole('listitem')
    const says = page.locator('.stok-result')
    const row = page.getByRole('row', { name: /PB-TK01-250115-0001/ })

    await test.step('by keys alone: a refusal leads to its first cause, a choice back to the scan', async () => {
      await expect(page.locator('#scan')).toBeFocused()
      await page.keyboard.press('F9')
      await expect(page.getByRole('combobox', { name: 'Baki Tujuan' })).toBeFocused()
      await typeChoice(page, 'A2')
      await expect(page.locator('#scan')).toBeFocused()
      await scan(page, '00000001')
      await expect(says).toContainText('dari TOKO / A1')
      await scan(page, '00000099')
      await expect(says).toHaveText('Barang 00000099 Tidak Ditemukan')
      await scan(page, '00000002')
      await expect(list).toHaveCount(2)
      await expect(page.getByLabel('Jumlah')).toHaveText('2 barang · 7.475 g')
      await page.keyboard.press('F2')
      await expect(list).toHaveCount(1)
      await scan(page, '00000002')
      await expect(list).toHaveCount(2)
    })

    await test.step('kept over a reload, saved, and undone', async () => {
      await page.reload()
      await expect(list).toHaveCount(2)
      await page.keyboard.press('F9')
      await dikatakan(page, 'Pindah Barang Berhasil Disimpan PB-TK01-250115-0001')
      await expect(list).toHaveCount(0)
      await expect(row).toContainText('TOKO / A2')
      await row.getByRole('button', { name: 'Batal' }).click()
      const batal = modal(page, 'Batal PB-TK01-250115-0001')
      await batal.getByLabel('Alasan').fill('salah baki')
      await batal.getByRole('button', { name: 'Batalkan Pindah Barang' }).click()
      await dikatakan(page, 'Pindah Barang Berhasil Dibatalkan')
      await expect(row).toContainText('BATAL')
    })

    await test.step('an answer that was lost is asked for again, and makes no second document', async () => {
      awas.izinkan(/ERR_FAILED/)
      await choose(page, page, 'Baki Tujuan', 'TOKO / A2')
      await scan(page, '00000001')
      await expect(page.getByRole('listitem').filter({ hasText: '00000001' })).toBeVisible()
      const ditemukan = await lostReply(page, '**/api/v1/pindah-barang')
      await page.keyboard.press('F9')
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect(page.getByText('Belum diketahui apakah dokumen ini sudah tersimpan')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Hapus 00000001' })).toHaveCount(0)
      await page.reload()
      await expect(page.getByText('Belum diketahui apakah dokumen ini sudah tersimpan')).toBeVisible()
      await ditemukan()
      await page.keyboard.press('F9')
      await dikatakan(page, 'Pindah Barang Berhasil Disimpan PB-TK01-250115-0002')
      expect((await toko.minta('OWN1', 'GET', 'pindah-barang/dokumen')).data).toHaveLength(2)
    })

    await test.step('with a phone in one hand everything is in sight, and nothing is wider than the page', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await choose(page, page, 'Baki Tujuan', 'TOKO / A1')
      for (const [i, kode] of ['00000001', '00000003'].entries()) {
        await scan(page, kode)
        await expect(list).toHaveCount(i + 1)
      }
      await lihatTelepon(page, 'pindah-barang-telepon')
      await expect(page.getByLabel('Jumlah')).toHaveText('2 barang · 5.767 g')
      for (const seen of [
        page.getByLabel('Jumlah'),
        page.getByRole('button', { name: /^Simpan/ }),
        list.first(),
      ])
        await expect(seen).toBeInViewport()
    })
  },
)
