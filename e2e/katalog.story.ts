/** The catalogue as staff keep it: nine lists with pictures, what customers are shown of them (DOMAIN §F.4; spec 002). */
import type { Locator, Page } from '@playwright/test'
import { katalogAt, katalogs } from '#domain/katalog/index.ts'
import { messages } from '#domain/messages.ts'
import type { MenuPath } from '#domain/menus.ts'
import { must } from '#test/tools/client.ts'
import { jpeg } from '#test/tools/gambar.ts'
import { cegat } from './jaringan.ts'
import { buka, dialog, ketik, ketikPilihan, masuk, modal, pilih } from './staf.ts'
import { expect, test } from './story.ts'
import type { Toko } from './toko.ts'
import { dikatakan } from './ucapan.ts'

const [EMAS, MERAH, BIRU, HIJAU] = ['#c89b3c', '#b02a2a', '#2a4fb0', '#2ab04f']

const berkas = async (warna: string, name = `${warna.slice(1)}.jpg`) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg(900, 1200, warna),
})

const form = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: messages.simpanData })
const pilihGambar = (page: Page): Locator => form(page).getByLabel('Berkas gambar', { exact: true })
const gambarDipilih = (page: Page): Locator => form(page).locator('.katalog-gambar-isian img')
const simpan = (page: Page) => form(page).getByRole('button', { name: messages.simpanData }).click()
const tambah = (page: Page) => page.getByRole('button', { name: 'Tambah', exact: true }).click()
const isi = async (page: Page, values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values))
    await form(page).getByRole('textbox', { name: label, exact: true }).fill(text)
}
const baris = async (toko: Toko, menu: MenuPath) =>
  must(await toko.minta('OWN1', 'GET', katalogAt(menu).calls.daftar.path)).data as Record<string, unknown>[]

/** The colour in the middle of a picture that is seen, roughly: 'c89b3c' as its strongest part. */
const warnaDari = (gambar: Locator): Promise<string> =>
  gambar.evaluate(async (img: HTMLImageElement) => {
    await img.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d')!
    context.drawImage(img, 0, 0, 1, 1)
    const [r, g, b] = context.getImageData(0, 0, 1, 1).data as unknown as [number, number, number]
    return r > g + 40 && r > b + 40 ? (g > 100 ? 'emas' : 'merah') : b > r + 40 ? 'biru' : 'hijau'
  })

test('an item with three pictures: category and banner first, on the customers’ page at once, then other pictures in another order, then gone with its pictures', async ({
  page,
  awas,
  toko,
}) => {
  await masuk(page, 'OWN1', '/kategori-katalog')
  await expect(page.getByText('Data Kategori Kosong')).toBeVisible()
  await tambah(page)
  await simpan(page)
  await expect(
    form(page).getByText('Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi'),
  ).toBeVisible()
  await expect(form(page).getByText('Warna wajib dipilih, Mohon pilih warna dan coba lagi')).toBeVisible()
  await expect(form(page).getByRole('textbox', { name: 'Nama Kategori' })).toBeFocused()
  await isi(page, { 'Nama Kategori': 'Cincin Wanita' })
  await form(page).getByRole('button', { name: 'Emas', exact: true }).click()
  await pilihGambar(page).setInputFiles(await berkas(EMAS))
  await expect(gambarDipilih(page)).toHaveCount(1)
  await expect(form(page).locator('.ant-form-item-explain-error')).toHaveCount(0)
  await simpan(page)
  await dikatakan(page, 'Data Berhasil Ditambahkan')
  await expect(page.getByRole('row', { name: /KTG-0001/ })).toContainText('#C89B3C')

  await page.goto('/banner-katalog')
  await tambah(page)
  await isi(page, {
    Title: 'Diskon Lebaran',
    Info: 'Ongkos 0',
    'Sub Info': 'Untuk member',
    'URL Pendukung': 'https://kencana.example/lebaran',
    'Nama Tombol': 'Lihat',
    Deskripsi: 'Tanpa ongkos buat',
  })
  await pilihGambar(page).setInputFiles(await berkas(MERAH))
  await expect(gambarDipilih(page)).toHaveCount(1)
  await expect(form(page).getByRole('figure')).toContainText('Tanpa ongkos buat')
  await simpan(page)
  await dikatakan(page, 'Data Berhasil Ditambahkan')

  await page.goto('/item-katalog')
  await tambah(page)
  await pilih(page, form(page), 'Kategori', 'Cincin Wanita')
  await isi(page, {
    'Nama Item': 'Cincin Kencana Wulan',
    Berat: '2.35',
    'Harga Jual': '1577500',
    'Direct URL': 'https://kencana.example/cincin',
    'Hashtag Jenis': '#cincin, # wanita',
  })
  await pilih(page, form(page), 'List Banner', 'Diskon Lebaran')
  await page.keyboard.press('Escape')
  await pilihGambar(page).setInputFiles([await berkas(EMAS), await berkas(MERAH), await berkas(BIRU)])
  await expect(gambarDipilih(page)).toHaveCount(3)
  await simpan(page)
  await dikatakan(page, 'Data Berhasil Ditambahkan')
  const row = page.getByRole('row', { name: /ITM-0001/ })
  await expect(row).toContainText('2.350')
  await expect(row).toContainText('1,577,500')
  await expect(row).not.toContainText('Rp.')
  await expect(row).toContainText('Tanpa ongkos buat')
  await expect(row.locator('img')).toHaveCount(3)
  expect(await warnaDari(row.locator('img').first())).toBe('emas')
  const [dulu] = await baris(toko, '/item-katalog')
  expect(dulu).toMatchObject({ hashtag_jenis: ['cincin', 'wanita'], kode_banner: ['BNR-0001'] })

  // Their page has it at once, without anybody signed in.
  const pelanggan = await (await page.context().browser()!.newContext()).newPage()
  const dilihat = (): Promise<string[]> =>
    Promise.all([0, 1, 2].map((i) => warnaDari(pelanggan.locator('main img').nth(i))))
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
  await pilihGambar(page).setInputFiles(await berkas(HIJAU))
  await expect(gambarDipilih(page)).toHaveCount(3)
  await simpan(page)
  await dikatakan(page, 'Data Berhasil Dirubah')
  const warna = () => Promise.all([0, 1, 2].map((i) => warnaDari(row.locator('img').nth(i))))
  await expect.poll(warna).toEqual(['biru', 'emas', 'hijau'])
  const [kini] = await baris(toko, '/item-katalog')
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
})

test('a splash screen: its picture is replaced, and seen at once', async ({ page, toko }) => {
  await masuk(page, 'OWN1', '/splashscreen-katalog')
  await expect(page.locator('tbody tr.ant-table-row td:first-child')).toHaveText([
    'MEMBER',
    'GUEST SLIDE 1',
    'GUEST SLIDE 2',
    'GUEST SLIDE 3',
  ])
  await expect(page.getByRole('button', { name: 'Tambah', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Hapus/ })).toHaveCount(0)
  const row = page.getByRole('row', { name: /GUEST SLIDE 2/ })
  const ganti = async (warna: string, text: string) => {
    await row.getByRole('button', { name: /^Edit/ }).click()
    await isi(page, { Text: text })
    await pilih(page, form(page), 'Posisi', 'BAWAH')
    await pilihGambar(page).setInputFiles(await berkas(warna))
    await expect(gambarDipilih(page)).toHaveCount(1)
    await expect(form(page).locator('.app-ponsel-teks')).toHaveAttribute('data-posisi', 'bottom')
    const dimuat = page.waitForEvent('load')
    await simpan(page)
    await dikatakan(page, 'Data Berhasil Dirubah')
    await dimuat
  }
  await ganti(EMAS, 'Selamat datang')
  await expect(row).toContainText('BAWAH')
  await expect.poll(() => warnaDari(row.locator('img'))).toBe('emas')
  await ganti(BIRU, 'Selamat datang kembali')
  await expect(row).toContainText('Selamat datang kembali')
  await expect.poll(() => warnaDari(row.locator('img'))).toBe('biru')
  const [, , guest2] = await baris(toko, '/splashscreen-katalog')
  expect(guest2!['image_path']).toBe('/katalog/v1/gambar/SPLASHSCREEN/GUEST-2.png')
})

test('a splash screen that could not be saved says so in its own words', async ({ page, awas }) => {
  await masuk(page, 'OWN1', '/splashscreen-katalog')
  await page.getByRole('button', { name: 'Edit MEMBER' }).click()
  await simpan(page)
  await expect(form(page).getByText('Text Tidak Boleh Kosong')).toBeVisible()
  await isi(page, { Text: 'Halo' })
  await pilihGambar(page).setInputFiles(await berkas(EMAS))
  await expect(gambarDipilih(page)).toHaveCount(1)
  await page.route('**/app/splash-screen/MEMBER', (route) => route.abort())
  awas.izinkan(/console: Failed to load resource/)
  await simpan(page)
  await dikatakan(page, 'Simpan Data Gagal, Silahkan Ulangi Beberapa Saat Lagi')
  await expect(form(page).getByRole('textbox', { name: 'Text' })).toHaveValue('Halo')
})

/** What is typed into each field, in their order; of a choice a part of its text. */
const ISIAN: readonly [MenuPath, Record<string, string>][] = [
  ['/kategori-katalog', { 'Nama Kategori': 'Gelang', Warna: '#7a1f2b' }],
  [
    '/banner-katalog',
    {
      Title: 'Banner satu',
      Info: 'Info',
      'Sub Info': 'Sub',
      'URL Pendukung': 'https://a.example',
      'Nama Tombol': 'Buka',
    },
  ],
  [
    '/info-katalog',
    {
      Title: 'Info satu',
      Info: 'Info',
      'Sub Info': 'Sub',
      'URL Pendukung': 'https://a.example',
      'Nama Tombol': 'Buka',
    },
  ],
  ['/hadiah-katalog', { 'Nama Hadiah': 'Payung', Info: 'Info', 'Sub Info': 'Sub', Point: '150' }],
  ['/kontak-admin-katalog', { 'Nama Admin': 'Rina', 'Nomor Whatsapp': '081234567890' }],
  ['/harga-katalog', { 'Label Harga': 'Perhiasan', 'List Group Terdaftar': 'G375' }],
  ['/group-description-katalog', { 'Kode Group': 'G375', Deskripsi: 'Emas muda' }],
  [
    '/item-katalog',
    {
      Kategori: 'Untuk item',
      'Nama Item': 'Cincin',
      Berat: '2.35',
      'Harga Jual': '1577500',
      'Direct URL': 'https://a.example',
    },
  ],
]

/** Of a list that takes several: it stays open until Esc. */
async function ketikBeberapa(page: Page, kode: string): Promise<void> {
  await ketik(page, kode)
  await page.locator('.ant-select-item-option-active:visible').filter({ hasText: kode }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
}

/** By Tab alone, as far as it is. */
async function tabKe(page: Page, tujuan: Locator): Promise<void> {
  for (let i = 0; i < 30; i++) {
    if (await tujuan.evaluate((el) => el === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(tujuan).toBeFocused()
}

for (const [menu, values] of ISIAN)
  test(`${menu}: filled in, changed and deleted by keys alone`, async ({ page, toko }) => {
    const katalog = katalogAt(menu)
    if (menu === '/item-katalog') await kategoriUntukItem(toko)
    await masuk(page, 'OWN1', menu)
    await page.getByRole('button', { name: 'Tambah', exact: true }).press('Enter')
    await expect(modal(page, `Tambah ${katalog.title}`)).toBeVisible()
    for (const [label, text] of Object.entries(values)) {
      const list = form(page).getByRole('combobox', { name: label })
      const field =
        (await list.count()) > 0 ? list : form(page).getByRole('textbox', { name: label, exact: true })
      await tabKe(page, field)
      if (label.startsWith('List')) await ketikBeberapa(page, text)
      else if ((await list.count()) > 0) await ketikPilihan(page, text)
      else await ketik(page, text)
    }
    if (katalog.gambar) {
      // Asked for well before the key: a browser that is told of it too late opens a window of its own.
      const pemilih = page.waitForEvent('filechooser')
      await tabKe(page, form(page).getByRole('button', { name: 'Pilih Berkas gambar' }))
      await page.keyboard.press('Enter')
      await (await pemilih).setFiles(await berkas(EMAS))
      await expect(gambarDipilih(page)).toHaveCount(1)
    }
    await tabKe(page, form(page).getByRole('button', { name: messages.simpanData }))
    await page.keyboard.press('Enter')
    await dikatakan(page, 'Data Berhasil Ditambahkan')
    const kode = String((await baris(toko, menu))[0]![katalog.key])
    const row = page.getByRole('row', { name: new RegExp(kode) })
    await expect(row).toBeVisible()

    await row.getByRole('button', { name: /^Edit/ }).press('Enter')
    await expect(modal(page, `Edit ${katalog.title}`)).toBeVisible()
    const teks = Object.values(katalog.fields).find(({ kind }) => kind === 'teks')!
    await tabKe(page, form(page).getByRole('textbox', { name: teks.label, exact: true }))
    await page.keyboard.press('End')
    await ketik(page, ' lagi')
    await page.keyboard.press('Enter')
    await expect(modal(page, `Edit ${katalog.title}`), 'Enter saves nothing').toBeVisible()
    await page.keyboard.press('Control+Enter')
    await dikatakan(page, 'Data Berhasil Dirubah')
    await expect(row).toContainText('lagi')

    await row.getByRole('button', { name: /^Hapus/ }).press('Enter')
    await tabKe(page, dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'OK' }))
    await page.keyboard.press('Enter')
    await dikatakan(page, 'Data Berhasil Di Hapus')
    await expect(page.getByText(katalog.kosong)).toBeVisible()
  })

async function gambarUntuk(toko: Toko, folder: string): Promise<string> {
  const gambar = (await jpeg(60, 80)).toString('base64')
  return must(await toko.minta('OWN1', 'POST', `app/gambar-katalog/${folder}`, { gambar })).data.gambar_name
}
const kategoriUntukItem = async (toko: Toko, nama = 'Untuk item') =>
  must(
    await toko.minta('OWN1', 'POST', 'app/kategori-katalog', {
      nama_kategori: nama,
      warna: '#C89B3C',
      gambar_name: await gambarUntuk(toko, 'KATEGORI_ICON'),
    }),
  )

test('what is no picture, or too large a one, is said and never sent', async ({ page, toko }) => {
  await masuk(page, 'OWN1', '/hadiah-katalog')
  const dikirim: string[] = []
  page.on('request', (request) => request.url().includes('gambar-katalog') && dikirim.push(request.url()))
  await tambah(page)
  await isi(page, { 'Nama Hadiah': 'Payung', Info: 'Info', 'Sub Info': 'Sub', Point: '150' })
  await pilihGambar(page).setInputFiles({
    name: 'catatan.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('bukan gambar'),
  })
  await expect(form(page).getByText('catatan.jpg: Foto Harus JPEG Atau PNG Yang Utuh')).toBeVisible()
  await pilihGambar(page).setInputFiles({
    name: 'gambar.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  })
  await expect(form(page).getByText('gambar.svg: Foto Harus JPEG Atau PNG Yang Utuh')).toBeVisible()
  const kepala = Buffer.alloc(33)
  kepala.write('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1')
  kepala.writeUInt32BE(30_000, 16)
  kepala.writeUInt32BE(30_000, 20)
  await pilihGambar(page).setInputFiles({ name: 'meledak.png', mimeType: 'image/png', buffer: kepala })
  await expect(
    form(page).getByText('meledak.png: Foto Terlalu Luas, Paling Banyak 50 Megapiksel'),
  ).toBeVisible()
  await simpan(page)
  await expect(form(page).getByText('Gambar Wajib Dimasukan')).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Pilih Berkas gambar' })).toBeFocused()
  expect(dikirim).toEqual([])
  expect(await baris(toko, '/hadiah-katalog')).toEqual([])
})

test('a save that fails loses nothing, and its picture is sent once', async ({ page, awas, toko }) => {
  await masuk(page, 'OWN1', '/kategori-katalog')
  let dikirim = 0
  page.on('request', (request) => void (request.url().includes('gambar-katalog') && dikirim++))
  await tambah(page)
  await isi(page, { 'Nama Kategori': 'Cincin', Warna: '#112233' })
  await pilihGambar(page).setInputFiles(await berkas(EMAS))
  await expect(gambarDipilih(page)).toHaveCount(1)
  awas.izinkan(/console: Failed to load resource/, /400 POST/)
  await page.route('**/app/kategori-katalog', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await simpan(page)
  await dikatakan(page, 'Gagal Menambahkan Kategori Katalog, Coba Beberapa Saat Lagi')
  await page.unroute('**/app/kategori-katalog')
  await expect(gambarDipilih(page), 'still seen').toBeVisible()
  // Somebody else was quicker: the name is refused where it stands.
  await kategoriUntukItem(toko, 'CINCIN')
  await simpan(page)
  const nama = form(page).getByRole('textbox', { name: 'Nama Kategori' })
  await expect(nama).toBeFocused()
  await expect(nama).toHaveAttribute('aria-invalid', 'true')
  await isi(page, { 'Nama Kategori': 'Cincin Pria' })
  await simpan(page)
  await dikatakan(page, 'Data Berhasil Ditambahkan')
  expect(dikirim).toBe(1)
  await expect(page.getByRole('row', { name: /Cincin Pria/ }).locator('img')).toBeVisible()
})

test('two tabs at one row: the second is told what the first has changed, and keeps what it typed', async ({
  page,
  awas,
  toko,
  komputer,
}) => {
  await kategoriUntukItem(toko, 'Kalung')
  await masuk(page, 'OWN1', '/kategori-katalog')
  const lain = await komputer()
  await masuk(lain, 'SPV1', '/kategori-katalog')
  for (const one of [page, lain]) await one.getByRole('button', { name: /^Edit KTG-0001/ }).click()
  await isi(lain, { Warna: '#112233' })
  await simpan(lain)
  await dikatakan(lain, 'Data Berhasil Dirubah')
  await isi(page, { 'Nama Kategori': 'Kalung Wanita' })
  awas.izinkan(/409 PUT/, /404 PUT/, /404 DELETE/)
  await simpan(page)
  const berubah = page.getByRole('alertdialog')
  await expect(berubah).toContainText('Warna: #C89B3C → #112233')
  await berubah.getByRole('button', { name: 'OK' }).click()
  await expect(form(page).getByRole('textbox', { name: 'Warna', exact: true })).toHaveValue('#112233')
  await expect(form(page).getByRole('textbox', { name: 'Nama Kategori' })).toHaveValue('Kalung Wanita')
  await simpan(page)
  await dikatakan(page, 'Data Berhasil Dirubah')
  await expect(page.getByRole('row', { name: /Kalung Wanita/ })).toContainText('#112233')
  // The list of the other follows by itself.
  await expect(lain.getByRole('row', { name: /Kalung Wanita/ })).toBeVisible()
})

test('the order of the app: by keys and by drag, saved at once, taken back when it cannot be saved; hidden from customers', async ({
  page,
  awas,
  toko,
}) => {
  for (const nama of ['Satu', 'Dua', 'Tiga']) await kategoriUntukItem(toko, nama)
  await masuk(page, 'OWN1', '/kategori-katalog')
  const urutan = page.locator('tbody tr.ant-table-row td:nth-child(2)')
  const pegangan = (nama: string) => page.getByRole('button', { name: new RegExp(`^Urutan .* ${nama}:`) })
  await expect(urutan).toHaveText(['Satu', 'Dua', 'Tiga'])
  await pegangan('Tiga').press('ArrowUp')
  await expect(urutan).toHaveText(['Satu', 'Tiga', 'Dua'])
  await expect(pegangan('Tiga')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('status').filter({ hasText: 'di urutan 1 dari 3' })).toBeAttached()
  await dikatakan(page, 'Data Berhasil Dirubah')
  const tersimpan = async () => (await baris(toko, '/kategori-katalog')).map((row) => row['nama_kategori'])
  await expect.poll(tersimpan).toEqual(['Tiga', 'Satu', 'Dua'])

  const dari = (await pegangan('Tiga').boundingBox())!
  const ke = (await page.getByRole('row', { name: /Dua/ }).boundingBox())!
  await page.mouse.move(dari.x + dari.width / 2, dari.y + dari.height / 2)
  await page.mouse.down()
  await page.mouse.move(ke.x + 300, ke.y + 4)
  await page.mouse.move(ke.x + 300, ke.y + ke.height - 4)
  await page.mouse.up()
  await expect(urutan).toHaveText(['Satu', 'Dua', 'Tiga'])
  await expect.poll(tersimpan).toEqual(['Satu', 'Dua', 'Tiga'])

  awas.izinkan(/console: Failed to load resource/)
  await page.route('**/app/kategori-katalog/urutan', (route) => route.abort())
  await pegangan('Satu').press('ArrowDown')
  await dikatakan(page, 'Gagal Mengubah Kategori Katalog, Coba Beberapa Saat Lagi')
  await expect(urutan).toHaveText(['Satu', 'Dua', 'Tiga'])

  await page.getByPlaceholder('Cari').fill('Dua')
  await expect(pegangan('Dua')).toBeDisabled()
  const tayang = page.getByRole('switch', { name: /Tayang .* Dua/ })
  await tayang.click()
  await dikatakan(page, 'Data Berhasil Dirubah')
  await expect(tayang).not.toBeChecked()
  await expect(page.getByRole('row', { name: /Dua/ }).locator('img')).toBeVisible()
  expect((await baris(toko, '/kategori-katalog')).map((row) => row['tayang'])).toEqual([true, false, true])
})

test('every list says when it could not be read, and its file has the name of the specification', async ({
  page,
  awas,
  toko,
}) => {
  await kategoriUntukItem(toko)
  await masuk(page, 'OWN1')
  awas.izinkan(/console: Failed to load resource/)
  for (const katalog of katalogs) {
    const alamat = `**/${katalog.calls.daftar.path}`
    const release = await cegat(page, alamat, (route) => route.abort())
    await buka(page, katalog.menu)
    await expect(page.getByText(`${katalog.title} Belum Bisa Dibaca`)).toBeVisible()
    await release()
  }
  await buka(page, '/kategori-katalog')
  await expect(page.getByRole('row', { name: /KTG-0001/ })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('kategori-katalog.csv')
})
