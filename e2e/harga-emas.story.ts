/** A new price of gold, from the screen where it is set to the tills where it holds. */
import type { Page } from '@playwright/test'
import { must } from '#test/tools/client.ts'
import { validate } from '#test/tools/till.ts'
import { expect, test } from './story.ts'
import { buka, dialog, masuk, modal, typeInto } from './staf.ts'
import { dikatakan } from './ucapan.ts'
import { bayarTunai, chooseSales, scanBarang, simpanPenjualan } from './penjualan.ts'

const fill = async (page: Page, label: string, amount: number): Promise<void> =>
  typeInto(page.getByLabel(label, { exact: true }), String(amount))
const chooseCara = async (page: Page, kode_group: string, cara: string): Promise<void> => {
  await page.getByRole('combobox', { name: `Cara ${kode_group}` }).click()
  await page.locator('.ant-select-dropdown:visible').getByTitle(cara).click()
}
const bukaHarga = async (page: Page): Promise<void> => {
  await buka(page, '/master-parameter-harga-emas')
  await page.getByRole('region', { name: 'Harga per group' }).waitFor()
}

test(
  'a derived price reaches the open till, a purchase that is being entered and a second price screen; what was saved or typed keeps its own',
  { tag: '@two' },
  async ({ page, komputer, toko, awas }) => {
    test.slow() // prices at the speed of fingers
    const saved = await simpanPenjualan(toko, '00000003')
    const kasir = page
    await masuk(kasir, 'SLS1', '/transaksi-penjualan')
    await scanBarang(kasir, '00000001')
    await scanBarang(kasir, '00000002')
    await chooseSales(kasir)

    const spv = await komputer()
    await masuk(spv, 'SPV1')
    await bukaHarga(spv)
    await fill(spv, 'Harga 24K Jual / gram', 1_760_000)
    await chooseCara(spv, 'G375', 'TURUNAN')
    // 1,760,000 × 37.5 %
    await expect(spv.getByLabel('Harga G375')).toHaveValue('660,000')
    await expect(spv.getByLabel('Min G375')).toHaveValue('650,000')
    await expect(spv.getByLabel('Beli G375')).toHaveValue('570,000')
    await spv.keyboard.press('F9')
    await dikatakan(spv, 'Harga Emas Berhasil Disimpan')

    await test.step('the till follows, and says so', async () => {
      const changed = kasir.getByRole('alert').filter({ hasText: 'Harga emas berubah' })
      await expect(changed).toHaveCount(1)
      await expect(changed).toContainText('Rp. 650,000/g menjadi Rp. 660,000/g')
      await dikatakan(kasir, 'Harga Emas Berubah, 1 Barang Diperbarui')
      await expect(kasir.getByLabel('Total', { exact: true })).toContainText('Rp. 7,720,000')
      await changed.getByRole('button', { name: 'Mengerti' }).click()
      await expect(changed).toHaveCount(0)
      await bayarTunai(kasir)
      await kasir.keyboard.press('F9')
      await expect(modal(kasir, 'Penjualan Berhasil Disimpan')).toContainText('Rp. 7,720,000')
    })

    await test.step('the sale that was saved before keeps its price', async () => {
      const { detail_barang } = (await toko.minta('SPV1', 'GET', `penjualan/${saved}`)).data
      expect(detail_barang[0].harga_gram).toBe(650_000)
    })

    await test.step('the log tells who, and from what to what', async () => {
      await spv.getByText('Riwayat', { exact: true }).click()
      await expect(spv.getByRole('row', { name: /G375/ })).toContainText(
        /SUPERVISOR SATU.*650,000.*660,000.*640,000.*650,000/,
      )
      await expect(spv.getByRole('row', { name: /24K/ })).toContainText('1,760,000')
    })

    await test.step('a kadar jual that was changed in Master Group waits on the open price screen to be saved', async () => {
      await spv.getByRole('radiogroup', { name: 'Bagian' }).getByText('Harga', { exact: true }).click()
      await expect(spv.getByRole('button', { name: /^Simpan/ })).toBeDisabled()
      await toko.minta('OWN1', 'PUT', 'group/G375', { kadar_jual: 38 })
      await expect(spv.getByText('Harga Turunan G375 Belum Diperbarui')).toBeVisible()
      // 1,760,000 × 38 % = 668,800
      await expect(spv.getByLabel('Harga G375')).toHaveValue('669,000')
      await spv.getByRole('button', { name: /^Simpan/ }).click()
      await expect(spv.getByText('Harga Turunan G375 Belum Diperbarui')).toHaveCount(0)
      await dikatakan(spv, 'Harga Emas Berhasil Disimpan')
      const { group } = (await toko.minta('SPV1', 'GET', 'harga-emas')).data
      expect(group[0]).toMatchObject({
        kode_group: 'G375',
        harga: 669_000,
        harga_min_gram: 659_000,
        harga_beli_gram: 579_000,
      })
    })

    await test.step('a purchase that is being entered follows the new price of buying', async () => {
      expect(
        (
          await toko.minta('OWN1', 'PUT', 'para-system', {
            settings: [{ key: 'BASIS_BELI', value: 'HARI_INI' }],
          })
        ).status,
      ).toBe(200)
      must(await validate(await toko.minta.as('KSR1'), saved))
      await masuk(kasir, 'SLS1', '/transaksi-pembelian')
      await kasir.getByLabel('Cari nota').fill(saved)
      await kasir.keyboard.press('Enter')
      const asal = kasir.getByLabel('Asal harga KALUNG')
      await expect(asal).toContainText('Rp. 579,000')
      await fill(spv, 'Beli G375', 585_000)
      await spv.keyboard.press('F9')
      await dikatakan(spv, 'Harga Emas Berhasil Disimpan')
      await expect(asal).toContainText('Rp. 585,000')
    })

    await test.step('two who set prices at once: the second is told, and keeps what was typed', async () => {
      await fill(spv, 'Harga LM', 1_660_000)
      const owner = kasir
      await masuk(owner, 'OWN1')
      await bukaHarga(owner)
      await fill(owner, 'Harga G700', 1_155_000)
      await owner.keyboard.press('F9')
      await dikatakan(owner, 'Harga Emas Berhasil Disimpan')

      await expect(
        spv.getByRole('alert').filter({ hasText: 'Harga Sudah Diubah PEMILIK SATU' }),
      ).toBeVisible()
      await expect(spv.getByLabel('Harga G700')).toHaveValue('1,155,000')
      await expect(spv.getByLabel('Harga LM')).toHaveValue('1,660,000')
      await spv.keyboard.press('F9')
      await dialog(spv, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
      await dikatakan(spv, 'Harga Emas Berhasil Disimpan')
      await expect(owner.getByLabel('Harga LM'), 'without asking again').toHaveValue('1,660,000')
    })
    expect(awas.masalah()).toEqual([])
  },
)
