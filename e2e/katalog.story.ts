/** The catalogue as staff keep it: lists with pictures, what customers are shown of them (DOMAIN §F.4; spec 002). */
import type { Locator, Page } from '@playwright/test'
import { katalogAt } from '#domain/katalog/index.ts'
import { messages } from '#domain/messages.ts'
import type { MenuPath } from '#domain/menus.ts'
import { must } from '#test/tools/client.ts'
import { jpeg } from '#test/tools/pictures.ts'
import { dialog, ke, ketik, masuk, modal, choose, typeInto } from './staf.ts'
import { expect, test } from './story.ts'
import type { Toko } from './toko.ts'
import { dikatakan } from './ucapan.ts'

const [EMAS, MERAH, BIRU, HIJAU] = ['#c89b3c', '#b02a2a', '#2a4fb0', '#2ab04f']

const file = async (color: string, name = `${color.slice(1)}.jpg`) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg(900, 1200, color),
})

const form = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: messages.simpanData })
const choosePicture = (page: Page): Locator => form(page).getByLabel('Berkas gambar', { exact: true })
const chosenPicture = (page: Page): Locator => form(page).locator('.katalog-gambar-isian img')
const simpan = (page: Page) => form(page).getByRole('button', { name: messages.simpanData }).click()
const tambah = (page: Page) => page.getByRole('button', { name: 'Tambah', exact: true }).click()
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values))
    await form(page).getByRole('textbox', { name: label, exact: true }).fill(text)
}
const rows = async (toko: Toko, menu: MenuPath) =>
  must(await toko.minta('OWN1', 'GET', katalogAt(menu).calls.daftar.path)).data as Record<string, unknown>[]

/** The colour in the middle of a picture that is seen, roughly: 'c89b3c' as its strongest part. */
const colorOf = (picture: Locator): Promise<string> =>
  picture.evaluate(async (img: HTMLImageElement) => {
    await img.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d')!
    context.drawImage(img, 0, 0, 1, 1)
    const [r, g, b] = context.getImageData(0, 0, 1, 1).data as unknown as [number, number, number]
    return r > g + 40 && r > b + 40 ? (g > 100 ? 'emas' : 'merah') : b > r + 40 ? 'biru' : 'hijau'
  })

/** By Tab alone, as far as it is. */
async function tabKe(page: Page, tujuan: Locator): Promise<void> {
  for (let i = 0; i < 30; i++) {
    if (await tujuan.evaluate((el) => el === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(tujuan).toBeFocused()
}

const buatKategori = async (toko: Toko, nama_kategori: string) => {
  const picture = (await jpeg(60, 80)).toString('base64')
  const { gambar_name } = must(
    await toko.minta('OWN1', 'POST', 'app/gambar-katalog/KATEGORI_ICON', { gambar: picture }),
  ).data
  must(
    await toko.minta('OWN1', 'POST', 'app/kategori-katalog', {
      nama_kategori,
      warna: '#C89B3C',
      gambar_name,
    }),
  )
}

test(
  'an item with three pictures: category and banner first, on the customers’ page at once, then other pictures in another order, then gone with its pictures',
  { tag: ['@files', '@customers'] },
  async ({ page, awas, toko }) => {
    await masuk(page, 'OWN1', '/kategori-katalog')
    await expect(page.getByText('Data Kategori Kosong')).toBeVisible()
    await tambah(page)
    await fill(page, { 'Nama Kategori': 'Cincin Wanita' })
    await form(page).getByRole('button', { name: 'Emas', exact: true }).click()
    await choosePicture(page).setInputFiles(await file(EMAS))
    await expect(chosenPicture(page)).toHaveCount(1)
    await simpan(page)
    await dikatakan(page, 'Data Berhasil Ditambahkan')
    await expect(page.getByRole('row', { name: /KTG-0001/ })).toContainText('#C89B3C')

    await ke(page, '/banner-katalog')
    await tambah(page)
    await fill(page, {
      Title: 'Diskon Lebaran',
      Info: 'Ongkos 0',
      'Sub Info': 'Untuk member',
      'URL Pendukung': 'https://kencana.example/lebaran',
      'Nama Tombol': 'Lihat',
      Deskripsi: 'Tanpa ongkos buat',
    })
    await choosePicture(page).setInputFiles(await file(MERAH))
    await expect(chosenPicture(page)).toHaveCount(1)
    await expect(form(page).getByRole('figure')).toContainText('Tanpa ongkos buat')
    await simpan(page)
    await dikatakan(page, 'Data Berhasil Ditambahkan')

    await ke(page, '/item-katalog')
    await tambah(page)
    await choose(page, form(page), 'Kategori', 'Cincin Wanita')
    await fill(page, {
      'Nama Item': 'Cincin Kencana Wulan',
      'Direct URL': 'https://kencana.example/cincin',
      'Hashtag Jenis': '#cincin, # wanita',
    })
    await typeInto(form(page).getByRole('textbox', { name: 'Berat', exact: true }), '2.35')
    await typeInto(form(page).getByRole('textbox', { name: 'Harga Jual', exact: true }), '1577500')
    await choose(page, form(page), 'List Banner', 'Diskon Lebaran')
    await page.keyboard.press('Escape')
    await choosePicture(page).setInputFiles([await file(EMAS), await file(MERAH), await file(BIRU)])
    await expect(chosenPicture(page)).toHaveCount(3)
    await simpan(page)
    await dikatakan(page, 'Data Berhasil Ditambahkan')
    const row = page.getByRole('row', { name: /ITM-0001/ })
    await expect(row).toContainText('2.350')
    await expect(row).toContainText('1,577,500')
    await expect(row).not.toContainText('Rp.')
    await expect(row).toContainText('Tanpa ongkos buat')
    await expect(row.locator('img')).toHaveCount(3)
    expect(await colorOf(row.locator('img').first())).toBe('emas')
    const [dulu] = await rows(toko, '/item-katalog')
    expect(dulu).toMatchObject({ hashtag_jenis: ['cincin', 'wanita'], kode_banner: ['BNR-0001'] })

    // The customers' page has it at once, without anybody signed in.
    const pelanggan = await (await page.context().browser()!.newContext()).newPage()
    const dilihat = (): Promise<string[]> =>
      Promise.all([0, 1, 2].map((i) => colorOf(pelanggan.locator('main img').nth(i))))
    await pelanggan.goto(`${toko.url}/katalog/kategori/KTG-0001`)
    await pelanggan.getByRole('link', { name: /Cincin Kencana Wulan/ }).click()
    await expect(pelanggan.getByRole('heading', { level: 1 })).toHaveText('Cincin Kencana Wulan')
    await expect(pelanggan.getByText('Diskon Lebaran')).toBeVisible()
    await expect.poll(dilihat).toEqual(['emas', 'merah', 'biru'])

    // By keys: the third picture to the front; the one in the middle goes, another comes.
    await row.getByRole('button', { name: /^Edit/ }).click()
    await form(page)
      .getByRole('button', { name: /^Gambar 3 dari 3/ })
      .press('Home')
    await form(page).getByRole('button', { name: 'Buang gambar 3' }).click()
    await choosePicture(page).setInputFiles(await file(HIJAU))
    await expect(chosenPicture(page)).toHaveCount(3)
    await simpan(page)
    await dikatakan(page, 'Data Berhasil Dirubah')
    const color = () => Promise.all([0, 1, 2].map((i) => colorOf(row.locator('img').nth(i))))
    await expect.poll(color).toEqual(['biru', 'emas', 'hijau'])
    const [kini] = await rows(toko, '/item-katalog')
    const [lama, baru] = [dulu, kini].map((one) => one!['gambar_name'] as unknown as string[])
    expect(baru!.slice(0, 2), 'what stays is not stored again').toEqual([lama![2], lama![0]])

    await pelanggan.reload()
    await expect.poll(dilihat).toEqual(['biru', 'emas', 'hijau'])

    const alamat = (kini!['gambar_path'] as unknown as string[])[0]!
    expect((await page.request.get(alamat)).status()).toBe(200)
    await row.getByRole('button', { name: /^Hapus/ }).click()
    await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Tidak' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: /^Hapus/ }).click()
    await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'OK' }).click()
    await dikatakan(page, 'Data Berhasil Di Hapus')
    await expect(page.getByText('Data Item Kosong')).toBeVisible()
    await expect.poll(async () => (await page.request.get(alamat)).status()).toBe(404)
    expect((await pelanggan.reload())!.status()).toBe(404)
    await expect(pelanggan.getByText('Tidak Ditemukan').first()).toBeVisible()
    await pelanggan.context().close()
    awas.izinkan(/404 GET .*gambar/)
  },
)

test(
  'a list over a day: filled by keys alone, put in order by drag, hidden, followed by another computer, taken away as a file; a splash screen is replaced',
  { tag: ['@keys', '@two', '@files'] },
  async ({ page, toko, komputer }) => {
    await masuk(page, 'OWN1', '/kategori-katalog')

    await test.step('filled in, changed and deleted by keys alone, its picture from a file', async () => {
      await page.getByRole('button', { name: 'Tambah', exact: true }).press('Enter')
      await expect(modal(page, 'Tambah Kategori Katalog')).toBeVisible()
      await tabKe(page, form(page).getByRole('textbox', { name: 'Nama Kategori', exact: true }))
      await ketik(page, 'Gelang')
      await tabKe(page, form(page).getByRole('textbox', { name: 'Warna', exact: true }))
      await ketik(page, '#7a1f2b')
      // Asked for well before the key: a browser that is told of it too late opens a window of its own.
      const pemilih = page.waitForEvent('filechooser')
      await tabKe(page, form(page).getByRole('button', { name: 'Pilih Berkas gambar' }))
      await page.keyboard.press('Enter')
      await (await pemilih).setFiles(await file(EMAS))
      await expect(chosenPicture(page)).toHaveCount(1)
      await tabKe(page, form(page).getByRole('button', { name: messages.simpanData }))
      await page.keyboard.press('Enter')
      await dikatakan(page, 'Data Berhasil Ditambahkan')
      const row = page.getByRole('row', { name: /KTG-0001/ })
      await row.getByRole('button', { name: /^Edit/ }).press('Enter')
      await expect(modal(page, 'Edit Kategori Katalog')).toBeVisible()
      await tabKe(page, form(page).getByRole('textbox', { name: 'Nama Kategori', exact: true }))
      await page.keyboard.press('End')
      await ketik(page, ' lagi')
      await page.keyboard.press('Control+Enter')
      await dikatakan(page, 'Data Berhasil Dirubah')
      await expect(row).toContainText('lagi')
      await row.getByRole('button', { name: /^Hapus/ }).press('Enter')
      await tabKe(page, dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'OK' }))
      await page.keyboard.press('Enter')
      await dikatakan(page, 'Data Berhasil Di Hapus')
      await expect(page.getByText('Data Kategori Kosong')).toBeVisible()
    })

    await test.step('put in order by drag, saved at once', async () => {
      for (const nama of ['Satu', 'Dua', 'Tiga']) await buatKategori(toko, nama)
      const order = page.locator('tbody tr.ant-table-row td:nth-child(2)')
      // Categories made elsewhere are seen without a reload.
      await expect(order).toHaveText(['Satu', 'Dua', 'Tiga'])
      const dari = (await page.getByRole('button', { name: /^Urutan .* Satu:/ }).boundingBox())!
      const tujuan = (await page.getByRole('row', { name: /Tiga/ }).boundingBox())!
      await page.mouse.move(dari.x + dari.width / 2, dari.y + dari.height / 2)
      await page.mouse.down()
      await page.mouse.move(tujuan.x + 300, tujuan.y + 4)
      await page.mouse.move(tujuan.x + 300, tujuan.y + tujuan.height - 4)
      await page.mouse.up()
      await expect(order).toHaveText(['Dua', 'Tiga', 'Satu'])
      await expect
        .poll(async () => (await rows(toko, '/kategori-katalog')).map((row) => row['nama_kategori']))
        .toEqual(['Dua', 'Tiga', 'Satu'])
    })

    await test.step('hidden from customers, which another computer sees by itself', async () => {
      const lain = await komputer()
      await masuk(lain, 'SPV1', '/kategori-katalog')
      const tayang = (one: Page) => one.getByRole('switch', { name: /Tayang .* Tiga/ })
      await expect(tayang(lain)).toBeChecked()
      await tayang(page).click()
      await dikatakan(page, 'Data Berhasil Dirubah')
      await expect(tayang(page)).not.toBeChecked()
      await expect(tayang(lain), 'the list of the other follows by itself').not.toBeChecked()
      await expect(page.getByRole('row', { name: /Tiga/ }).locator('img')).toBeVisible()
      expect((await rows(toko, '/kategori-katalog')).map((row) => row['tayang'])).toEqual([true, false, true])
    })

    await test.step('its file has the name of the specification', async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'CSV' }).click(),
      ])
      expect(file.suggestedFilename()).toBe('kategori-katalog.csv')
    })

    await test.step('a splash screen: its picture is replaced, and seen at once', async () => {
      await ke(page, '/splashscreen-katalog')
      const row = page.getByRole('row', { name: /GUEST SLIDE 2/ })
      const ganti = async (color: string, text: string) => {
        await row.getByRole('button', { name: /^Edit/ }).click()
        await fill(page, { Text: text })
        await choose(page, form(page), 'Posisi', 'BAWAH')
        await choosePicture(page).setInputFiles(await file(color))
        await expect(chosenPicture(page)).toHaveCount(1)
        await expect(form(page).locator('.app-ponsel-teks')).toHaveAttribute('data-posisi', 'bottom')
        const loaded = page.waitForEvent('load')
        await simpan(page)
        await dikatakan(page, 'Data Berhasil Dirubah')
        await loaded
      }
      await ganti(EMAS, 'Selamat datang')
      await expect(row).toContainText('BAWAH')
      await expect.poll(() => colorOf(row.locator('img'))).toBe('emas')
      await ganti(BIRU, 'Selamat datang kembali')
      await expect(row).toContainText('Selamat datang kembali')
      await expect.poll(() => colorOf(row.locator('img'))).toBe('biru')
      const [, , guest2] = await rows(toko, '/splashscreen-katalog')
      expect(guest2!['image_path']).toBe('/katalog/v1/gambar/SPLASHSCREEN/GUEST-2.png')
    })
  },
)
