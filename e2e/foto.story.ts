/** Photos of a piece: taken with the device's camera or brought as files, ordered, removed, seen at the till (DOMAIN §B.1-1). */
import type { Page } from '@playwright/test'
import { jpeg, kirimFoto, png } from '#test/tools/pictures.ts'
import { must } from '#test/tools/client.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { lostReply } from './network.ts'
import { lihatTelepon } from './kamera.ts'
import { scanBarang } from './penjualan.ts'
import { masuk, modal } from './staf.ts'
import { expect, test } from './story.ts'
import type { Toko } from './toko.ts'
import { dikatakan } from './ucapan.ts'

const CINCIN = '00000001'
const GELANG = '00000002'

/** As Ctrl-K finds it, in front of whatever screen is open. */
async function bukaBarang(page: Page, kode_barcode: string) {
  await page.keyboard.press('Control+k')
  await expect(modal(page, 'Menu Cepat').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(kode_barcode)
  await page
    .getByRole('option', { name: new RegExp(kode_barcode) })
    .first()
    .click()
  const detail = modal(page, 'Detail Barang')
  await expect(
    detail.getByText('Belum ada foto').or(detail.getByRole('button', { name: 'Foto 1, perbesar' })),
  ).toBeVisible()
  return detail
}

const fotoDari = async (toko: Toko, kode = CINCIN): Promise<string[]> =>
  (await toko.minta('OWN1', 'GET', `foto_produk/${kode}/daftar`)).data.foto

test(
  'photos at the till: nothing moves for them, the camera takes them, keys open them, with a phone in one hand',
  { tag: ['@camera', '@phone'] },
  async ({ page, toko }) => {
    await masuk(page, 'OWN1', '/transaksi-penjualan')

    await test.step('a scan shifts nothing that was in sight, with a photo and without', async () => {
      const [berfoto, tanpaFoto, lain] = (await buildPieces(toko, [{}, {}, {}])) as [string, string, string]
      must(await kirimFoto(await toko.minta.as('OWN1'), berfoto, await jpeg()))
      const places = () =>
        page.evaluate(() =>
          ['.scan-box', '.till-result', '.till-pindai .foto', '.till-side'].map((one) => {
            const { x, y, width, height } = document.querySelector(one)!.getBoundingClientRect()
            return [one, x, y, width, height]
          }),
        )
      const before = await places()
      await scanBarang(page, berfoto)
      await expect(page.locator('.till-pindai img')).toBeVisible()
      expect(await places()).toEqual(before)
      const height = (kode: string) =>
        page
          .getByRole('row', { name: new RegExp(kode) })
          .evaluate((row) => row.getBoundingClientRect().height)
      await scanBarang(page, tanpaFoto)
      await scanBarang(page, lain)
      expect(await places()).toEqual(before)
      // With neither line chosen, one with its photo is as high as one without.
      expect(await height(berfoto)).toBe(await height(tanpaFoto))
    })

    await test.step('one is taken with the camera, and seen when its piece is scanned', async () => {
      const detail = await bukaBarang(page, CINCIN)
      await detail.getByRole('button', { name: 'Ambil Foto' }).click()
      const kamera = modal(page, 'Kamera')
      const shutter = kamera.getByRole('button', { name: 'Ambil Foto' })
      await expect(shutter).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(kamera.getByText('1 foto diambil')).toBeVisible()
      await shutter.click()
      await expect(kamera.getByText('2 foto diambil')).toBeVisible()
      await kamera.getByRole('button', { name: 'Selesai' }).click()
      await expect(detail.getByRole('button', { name: 'Foto 2, perbesar' }).locator('img')).toBeVisible()
      expect(await fotoDari(toko)).toHaveLength(2)
      await detail.getByRole('button', { name: 'Tutup' }).last().click()
      await expect(detail).toHaveCount(0)

      await scanBarang(page, CINCIN)
      const besar = page.locator('.till-pindai').getByRole('button', { name: /^Foto .*, perbesar$/ })
      await expect(besar.locator('img')).toBeVisible()
      await expect(page.getByRole('row', { name: new RegExp(CINCIN) }).locator('.foto img')).toBeVisible()
      // By keys alone: it is reached, opened, turned over and closed.
      await besar.focus()
      await page.keyboard.press('Enter')
      const buka = page.getByRole('dialog').filter({ has: page.locator('.foto-besar') })
      await expect(buka.locator('.foto-besar img')).toBeVisible()
      await expect(buka.getByText('1 dari 2')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(buka.getByText('2 dari 2')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(buka).toHaveCount(0)
      // And the next scan goes where it belongs.
      await scanBarang(page, '00000002')
      await expect(page.locator('.till-pindai').getByRole('img', { name: 'Belum ada foto' })).toBeVisible()
    })

    await test.step('with a phone in one hand photos are in sight, and nothing is wider than the page', async () => {
      must(await kirimFoto(await toko.minta.as('OWN1'), '00000003', await jpeg()))
      await page.setViewportSize({ width: 390, height: 844 })
      await scanBarang(page, '00000003')
      await expect(page.locator('.till-pindai img')).toBeVisible()
      await lihatTelepon(page, 'foto-kasir')
    })
  },
)

test(
  'photos of a piece as files: made smaller, refused in words, ordered and removed, sent once though the answer is lost; no camera',
  { tag: ['@files', '@camera'] },
  async ({ page, toko, awas }) => {
    awas.izinkan(/ERR_FAILED/)
    await masuk(page, 'OWN1')
    let detail = await bukaBarang(page, CINCIN)

    await test.step('files are made smaller, refused in words, ordered and removed', async () => {
      const file = detail.getByLabel('Berkas foto')
      await file.setInputFiles([
        { name: 'besar.jpg', mimeType: 'image/jpeg', buffer: await jpeg(4000, 3000) },
        { name: 'gambar.png', mimeType: 'image/png', buffer: await png() },
        { name: 'catatan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan foto') },
        { name: 'surat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      ])
      await expect(detail.getByText('Foto Harus JPEG Atau PNG Yang Utuh')).toHaveCount(2)
      await expect(detail.getByRole('button', { name: 'Foto 2, perbesar' })).toBeVisible()
      await detail.getByRole('button', { name: 'Buang' }).first().click()
      await detail.getByRole('button', { name: 'Buang' }).first().click()
      const [a, b] = await fotoDari(toko)

      await detail.getByRole('button', { name: 'Mundurkan foto 1' }).click()
      await expect.poll(() => fotoDari(toko)).toEqual([b, a])
      await detail.getByRole('button', { name: 'Hapus foto 1' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
      await dikatakan(page, 'Foto Berhasil Dihapus')
      await expect.poll(() => fotoDari(toko)).toEqual([a])

      // Eight are the most: what is too many is told, and not sent.
      const more = await Promise.all(Array.from({ length: 9 }, (_, i) => jpeg(200 + i, 200)))
      await file.setInputFiles(
        more.map((buffer, i) => ({ name: `${i}.jpg`, mimeType: 'image/jpeg', buffer })),
      )
      await dikatakan(page, 'Satu Barang Paling Banyak 8 Foto')
      await expect(detail.getByRole('button', { name: 'Foto 8, perbesar' })).toBeVisible()
      await expect(detail.getByRole('button', { name: 'Ambil Foto' })).toBeDisabled()
      expect(await fotoDari(toko)).toHaveLength(8)
      await detail.getByRole('button', { name: 'Tutup' }).last().click()
      await expect(detail).toHaveCount(0)
    })

    await test.step('an answer that was lost is asked for again, and makes no second photo', async () => {
      detail = await bukaBarang(page, GELANG)
      const ditemukan = await lostReply(page, `**/api/v1/foto_produk/${GELANG}`)
      await detail
        .getByLabel('Berkas foto')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
      await expect(detail.getByRole('button', { name: 'Coba Lagi' })).toBeVisible()
      expect(await fotoDari(toko, GELANG)).toHaveLength(1)
      await ditemukan()
      await detail.getByRole('button', { name: 'Coba Lagi' }).click()
      await expect(detail.getByRole('button', { name: 'Foto 1, perbesar' })).toBeVisible()
      await expect(detail.getByText('Sedang Dikirim')).toHaveCount(0)
      expect(await fotoDari(toko, GELANG)).toHaveLength(1)
    })

    await test.step('a camera that is not allowed is said in words', async () => {
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      })
      await detail.getByRole('button', { name: 'Ambil Foto' }).click()
      await expect(modal(page, 'Kamera').getByText('Kamera belum diizinkan')).toBeVisible()
      await expect(modal(page, 'Kamera').getByRole('button', { name: 'Ambil Foto' })).toBeDisabled()
    })
  },
)
