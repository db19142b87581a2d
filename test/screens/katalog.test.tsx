/** Catalogues at the screen: each by keys alone, what is refused or fails and where it is told, the order of the app (DOMAIN §F.4; spec 002). */
import { describe, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { refuseShape } from '#domain/rules/picture-shape.ts'
import { simpanKatalogPicture } from '#domain/calls/katalog.ts'
import { errors } from '#domain/errors.ts'
import type { FieldKatalog } from '#domain/katalog-field.ts'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { hadiahKatalog } from '#domain/katalog/hadiah.ts'
import { katalogAt, katalogs } from '#domain/katalog/index.ts'
import { kategoriKatalog } from '#domain/katalog/kategori.ts'
import { SPLASH_SCREEN, splashscreenKatalog } from '#domain/katalog/splashscreen.ts'
import type { MenuPath } from '#domain/menus.ts'
import { messages } from '#domain/messages.ts'
import { oneOf } from '#test/tools/chance.ts'
import { PICTURE as EXAMPLE } from '#test/tools/picture-shape.ts'
import { dialog, modal, named, type, typeInto } from './hands.ts'
import { refuses, replies, sent, tell, unreachable } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const PICTURE_NAME = '0123456789abcdef01234567'
/** A picture of one pixel, there without being asked for. */
const PNG = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='

const CONTENT: { [K in FieldKatalog['kind']]: unknown } = {
  teks: 'Teks',
  url: 'https://a.example',
  warna: '#C89B3C',
  hp: '081234567890',
  hashtag: [],
  gram: 2_350,
  rupiah: 1_577_500,
  poin: 150,
  pilihan: 'top',
  group: 'G375',
  acuan: 'KTG-0001',
  'daftar-group': [{ kode_group: 'G375', nama_group: 'EMAS 37.5%', kadar: 375_000 }],
  'daftar-acuan': [],
}

/** A row as the server answers it. */
function rowOf({ key, kode, fields, picture }: Katalog, content: Record<string, unknown> = {}): KatalogRow {
  const lists = Object.values(fields).flatMap((f) =>
    f.kind === 'daftar-acuan' && f.deskripsi ? [[f.deskripsi, []]] : [],
  )
  const many = (one: string) => (picture!.maks > 1 ? [one] : one)
  return {
    id: 1,
    [key]: `${kode ?? 'G'}-0001`,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, CONTENT[field.kind]])),
    ...Object.fromEntries(lists),
    ...('hashtag_lm' in fields && { hashtag_km: [] }),
    ...(picture?.tetap && { image_path: PNG }),
    ...(picture && !picture.tetap && { gambar_path: many(PNG), gambar_name: many(PICTURE_NAME) }),
    tayang: true,
    urutan: 1,
    versi: '1',
    ...content,
  }
}
const list = ({ calls }: Katalog, ...rows: KatalogRow[]) => replies(calls.daftar, rows)
const disimpan = () => replies(simpanKatalogPicture, { gambar_name: PICTURE_NAME, gambar_path: PNG })

const form = (): Locator => page.getByRole('dialog').filter({ hasText: messages.simpanData })
const texts = (label: string): Locator => form().getByRole('textbox', { name: named(label) })
const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
const simpan = () => form().getByRole('button', { name: messages.simpanData }).click()
const asked = () => sent.map(({ asked: one }) => one.replace(/^(\w+) \/api\/v1\/app\//, '$1 '))
const asking = () => dialog(messages.andaYakin)
const chosen = () => [...document.querySelectorAll('.katalog-gambar-isian img')]

async function file(color = '#c89b3c'): Promise<File> {
  const canvas = new OffscreenCanvas(60, 80)
  const context = canvas.getContext('2d')!
  context.fillStyle = color
  context.fillRect(0, 0, 60, 80)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'gambar.jpg', { type: 'image/jpeg' })
}
const beri = async (...files: File[]): Promise<void> =>
  userEvent.upload(document.querySelector('[role=dialog] input[aria-label="Berkas gambar"]')!, files)

/** By Tab alone, as far as it is. */
async function tabKe(tujuan: Locator): Promise<void> {
  await expect.element(tujuan).toBeVisible()
  for (let i = 0; i < 40 && document.activeElement !== tujuan.element(); i++)
    await userEvent.keyboard('{Tab}')
  await expect.element(tujuan).toHaveFocus()
}
async function tekan(tujuan: Locator, key: string): Promise<void> {
  await expect.element(tujuan).toBeVisible()
  ;(tujuan.element() as HTMLElement).focus()
  await userEvent.keyboard(key)
}

/** Of a list: what is offered is taken once it is there; one that takes several stays open until Esc. */
async function typeChoice(text: string, beberapa: boolean): Promise<void> {
  await type(text)
  await expect
    .poll(() => document.querySelector('.ant-select-item-option-active')?.textContent)
    .toContain(text)
  await userEvent.keyboard('{Enter}')
  if (beberapa) await userEvent.keyboard('{Escape}')
  await expect
    .poll(() => document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').length)
    .toBe(0)
}

/** Values typed into each field, in their order; of a choice a part of its text. */
const FORM: readonly [MenuPath, Record<string, string>][] = [
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
const TERKIRIM: Partial<Record<MenuPath, object>> = {
  '/kategori-katalog': { nama_kategori: 'Gelang', warna: '#7A1F2B', gambar_name: PICTURE_NAME },
  '/banner-katalog': { title: 'Banner satu', url_pendukung: 'https://a.example', nama_tombol: 'Buka' },
  '/info-katalog': { title: 'Info satu', info: 'Info', sub_info: 'Sub', gambar_name: PICTURE_NAME },
  '/hadiah-katalog': { nama_hadiah: 'Payung', point: 150 },
  '/kontak-admin-katalog': { nama_admin: 'Rina', no_hp: '081234567890' },
  '/harga-katalog': { nama_harga_app: 'Perhiasan', detail_group: ['G375'] },
  '/group-description-katalog': { kode_group: 'G375', description: 'Emas muda' },
  '/item-katalog': {
    kode_kategori: 'KTG-0001',
    berat: 2.35,
    harga_jual: 1_577_500,
    gambar_name: [PICTURE_NAME],
  },
}

/** All their forms are drawn by the same code. */
describe.each(oneOf(4, FORM, 'katalog'))('%s by keys alone', (menu, values) => {
  const katalog = katalogAt(menu)
  const { calls, key } = katalog
  const row = rowOf(katalog)
  const [textName, { label }] = Object.entries(katalog.fields).find(([, { kind }]) => kind === 'teks')!

  test('is filled in, field after field, and saved', async () => {
    await openScreen(menu, {
      told: [
        list(kategoriKatalog, rowOf(kategoriKatalog, { nama_kategori: 'Untuk item' })),
        list(katalog),
        disimpan(),
        replies(calls.tambah!, row),
      ].toReversed(),
    })
    await tekan(button('Tambah'), '{Enter}')
    for (const [name, text] of Object.entries(values)) {
      const field = [...Object.entries(katalog.fields), [key, katalog.kunci] as const].find(
        ([, one]) => one?.label === name,
      )![1]!
      const choice = /group|acuan/.test(field.kind)
      await tabKe(form().getByRole(choice ? 'combobox' : 'textbox', { name: named(name) }))
      await (choice ? typeChoice(text, field.kind.startsWith('daftar')) : type(text))
    }
    if (katalog.picture) {
      await tabKe(form().getByRole('button', { name: 'Pilih Berkas gambar' }))
      await beri(await file())
      await expect.poll(chosen).toHaveLength(1)
    }
    tell(list(katalog, row))
    await tabKe(form().getByRole('button', { name: messages.simpanData }))
    await userEvent.keyboard('{Enter}')
    await expect.element(form()).not.toBeInTheDocument()
    await expect.element(page.getByRole('row', { name: new RegExp(String(row[key])) })).toBeVisible()
    expect(sent.at(-1)!.body).toMatchObject({ ...TERKIRIM[menu], tayang: true })
    expect(asked()).toHaveLength(katalog.picture ? 2 : 1)
  })

  test('is changed and deleted', async () => {
    await openScreen(menu, {
      told: [list(katalog, row), replies(calls.ubah, row), replies(calls.hapus!, { kode: String(row[key]) })],
    })
    await tekan(page.getByRole('button', { name: /^Edit / }), '{Enter}')
    await tabKe(texts(label))
    await userEvent.keyboard('{End}')
    await type(' lagi')
    await userEvent.keyboard('{Enter}')
    await expect.element(modal(`Edit ${katalog.title}`), { message: 'Enter saves nothing' }).toBeVisible()
    expect(sent).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(form()).not.toBeInTheDocument()
    expect(sent[0]!.body).toMatchObject({ [textName]: 'Teks lagi', versi: '1' })

    // The list is read again behind the form that has closed: a button of it that has just been found may be another one by now.
    await expect
      .poll(async () => {
        if (!asking().query()) await tekan(page.getByRole('button', { name: /^Hapus / }), '{Enter}')
        return asking().query()
      })
      .toBeTruthy()
    await tabKe(asking().getByRole('button', { name: 'OK' }))
    tell(list(katalog))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(katalog.empty)).toBeVisible()
    expect(asked().map((one) => one.split(' ')[0])).toEqual(['PUT', 'DELETE'])
  })
})

test.each(katalogs.map((katalog) => [katalog.menu, katalog] as const))(
  '%s says when it could not be read',
  async (menu, katalog) => {
    await openScreen(menu, { told: [unreachable(katalog.calls.daftar)] })
    await expect.element(page.getByText(`${katalog.title} Belum Bisa Dibaca`)).toBeVisible()
    await expect.element(page.getByText(katalog.empty)).not.toBeInTheDocument()
  },
)

test('what is missing is said at its field, and goes when it is there', async () => {
  await openScreen('/kategori-katalog', { told: [list(kategoriKatalog)] })
  await button('Tambah').click()
  await simpan()
  for (const text of [
    'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi',
    'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
  ])
    await expect.element(form().getByText(text)).toBeVisible()
  await expect.element(texts('Nama Kategori')).toHaveFocus()
  await expectAccessible()
  await texts('Nama Kategori').fill('Cincin Wanita')
  await form().getByRole('button', { name: 'Emas', exact: true }).click()
  await beri(await file())
  await expect.poll(chosen).toHaveLength(1)
  await expect.poll(() => document.querySelectorAll('.ant-form-item-explain-error').length).toBe(0)
  expect(sent).toEqual([])
})

test('what is no picture, or too large a one, is said and never sent', async () => {
  await openScreen('/hadiah-katalog', { told: [list(hadiahKatalog)] })
  await button('Tambah').click()
  for (const [label, text] of [
    ['Nama Hadiah', 'Payung'],
    ['Info', 'Info'],
    ['Sub Info', 'Sub'],
  ] as const)
    await texts(label).fill(text)
  await typeInto(texts('Point'), '150')
  const kepala = new Uint8Array(33)
  kepala.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52])
  new DataView(kepala.buffer).setUint32(16, 30_000)
  new DataView(kepala.buffer).setUint32(20, 30_000)
  for (const [file, why] of [
    [new File(['bukan gambar'], 'catatan.jpg', { type: 'image/jpeg' }), 'Foto Harus JPEG Atau PNG Yang Utuh'],
    // As a computer calls what came from an iPhone.
    [
      new File([Uint8Array.from(atob(EXAMPLE.HEIC), (c) => c.charCodeAt(0))], 'IMG_0412.jpg', {
        type: 'image/jpeg',
      }),
      refuseShape('HEIC')!.message,
    ],
    [
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'gambar.svg', { type: 'image/svg+xml' }),
      'Foto Harus JPEG Atau PNG Yang Utuh',
    ],
    [
      new File([kepala], 'meledak.png', { type: 'image/png' }),
      'Foto Terlalu Luas, Paling Banyak 50 Megapiksel Dan Sisinya 16,384 Piksel',
    ],
  ] as const) {
    await beri(file)
    await expect.element(form().getByText(`${file.name}: ${why}`)).toBeVisible()
  }
  await simpan()
  await expect.element(form().getByText('Gambar Wajib Dimasukan')).toBeVisible()
  await expect.element(form().getByRole('button', { name: 'Pilih Berkas gambar' })).toHaveFocus()
  expect(sent).toEqual([])
})

test('a save that fails loses nothing, and its picture is sent once', async () => {
  const { tambah } = kategoriKatalog.calls
  await openScreen('/kategori-katalog', {
    told: [
      unreachable(tambah!, { once: true }),
      refuses(
        tambah!,
        errors.masterSudahAda({ label: 'Nama Kategori', kode: 'CINCIN' }).at('nama_kategori'),
        {
          once: true,
        },
      ),
      replies(tambah!, rowOf(kategoriKatalog)),
      disimpan(),
      list(kategoriKatalog),
    ],
  })
  await button('Tambah').click()
  await texts('Nama Kategori').fill('Cincin')
  await texts('Warna').fill('#112233')
  await beri(await file())
  await expect.poll(chosen).toHaveLength(1)
  await simpan()
  await expect
    .element(page.getByText('Gagal Menambahkan Kategori Katalog, Coba Beberapa Saat Lagi'))
    .toBeVisible()
  expect(chosen(), 'still seen').toHaveLength(1)
  // The name is refused where it stands: another user was quicker.
  await simpan()
  await expect.element(texts('Nama Kategori')).toHaveFocus()
  await expect.element(texts('Nama Kategori')).toHaveAttribute('aria-invalid', 'true')
  await texts('Nama Kategori').fill('Cincin Pria')
  await simpan()
  await expect.element(form()).not.toBeInTheDocument()
  expect(asked()).toEqual([
    'POST gambar-katalog/KATEGORI_ICON',
    'POST kategori-katalog',
    'POST kategori-katalog',
    'POST kategori-katalog',
  ])
})

test('two at one row: the second is told what the first has changed, and keeps what it typed', async () => {
  const kalung = rowOf(kategoriKatalog, { nama_kategori: 'Kalung' })
  const kini = { ...kalung, warna: '#112233', versi: '2' }
  await openScreen('/kategori-katalog', { told: [list(kategoriKatalog, kalung)] })
  await page.getByRole('button', { name: /^Edit KTG-0001/ }).click()
  await texts('Nama Kategori').fill('Kalung Wanita')
  tell(refuses(kategoriKatalog.calls.ubah, errors.masterBerubah()), list(kategoriKatalog, kini))
  await simpan()
  await expect.element(dialog(messages.oopss)).toHaveTextContent('Warna: #C89B3C → #112233')
  await dialog(messages.oopss).getByRole('button', { name: 'OK' }).click()
  await expect.element(texts('Warna')).toHaveValue('#112233')
  await expect.element(texts('Nama Kategori')).toHaveValue('Kalung Wanita')
  tell(replies(kategoriKatalog.calls.ubah, kini))
  await simpan()
  await expect.element(form()).not.toBeInTheDocument()
  expect(sent.at(-1)!.body).toMatchObject({ nama_kategori: 'Kalung Wanita', warna: '#112233', versi: '2' })
})

test('the four splash screens stand in their order; one that could not be saved says so in its own words', async () => {
  const rows = Object.keys(SPLASH_SCREEN).map((screen_name, i) =>
    rowOf(splashscreenKatalog, { id: i, screen_name, text: '', image_path: '' }),
  )
  await openScreen('/splashscreen-katalog', {
    told: [list(splashscreenKatalog, ...rows), unreachable(splashscreenKatalog.calls.ubah)],
  })
  await expect.element(page.getByRole('row', { name: /GUEST SLIDE 3/ })).toBeVisible()
  expect(
    [...document.querySelectorAll('tbody tr.ant-table-row td:first-child')].map((cell) => cell.textContent),
  ).toEqual(['MEMBER', 'GUEST SLIDE 1', 'GUEST SLIDE 2', 'GUEST SLIDE 3'])
  await expect.element(button('Tambah')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Hapus/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Edit MEMBER' }).click()
  await simpan()
  await expect.element(form().getByText('Text Tidak Boleh Kosong')).toBeVisible()
  await texts('Text').fill('Halo')
  // A text alone is saved: its row has no picture yet.
  await simpan()
  await expect.element(page.getByText('Simpan Data Gagal, Silahkan Ulangi Beberapa Saat Lagi')).toBeVisible()
  await expect.element(texts('Text')).toHaveValue('Halo')
})

test('the order of the app by keys: saved at once, taken back when it cannot be, none in a part of the list', async () => {
  const { urutkan, ubah } = kategoriKatalog.calls
  const rows = ['Satu', 'Dua', 'Tiga'].map((nama_kategori, i) =>
    rowOf(kategoriKatalog, { id: i, kode_kategori: `KTG-000${i + 1}`, nama_kategori, urutan: i + 1 }),
  ) as [KatalogRow, KatalogRow, KatalogRow]
  const [satu, dua, tiga] = rows
  const order = () =>
    [...document.querySelectorAll('tbody tr.ant-table-row td:nth-child(2)')].map((cell) => cell.textContent)
  const pegangan = (nama: string) => page.getByRole('button', { name: new RegExp(`^Urutan .* ${nama}:`) })
  await openScreen('/kategori-katalog', {
    told: [list(kategoriKatalog, ...rows), replies(urutkan!, { kode: [] })],
  })
  await expect.poll(order).toEqual(['Satu', 'Dua', 'Tiga'])
  tell(list(kategoriKatalog, satu, tiga, dua))
  await tekan(pegangan('Tiga'), '{ArrowUp}')
  await expect.poll(order).toEqual(['Satu', 'Tiga', 'Dua'])
  await expect.element(pegangan('Tiga')).toHaveFocus()
  tell(list(kategoriKatalog, tiga, satu, dua))
  await userEvent.keyboard('{Home}')
  await expect.poll(order).toEqual(['Tiga', 'Satu', 'Dua'])
  await expect.element(page.getByText('KTG-0003 di urutan 1 dari 3')).toBeInTheDocument()
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      asked: 'PUT /api/v1/app/kategori-katalog/urutan',
      body: { kode: ['KTG-0003', 'KTG-0001', 'KTG-0002'] },
    })

  tell(unreachable(urutkan!))
  await tekan(pegangan('Tiga'), '{ArrowDown}')
  await expect
    .element(page.getByText('Gagal Mengubah Kategori Katalog, Coba Beberapa Saat Lagi'))
    .toBeVisible()
  await expect.poll(order).toEqual(['Tiga', 'Satu', 'Dua'])

  await page.getByPlaceholder('Cari').fill('Dua')
  await expect.element(pegangan('Dua')).toBeDisabled()
  const tayang = page.getByRole('switch', { name: /Tayang .* Dua/ })
  tell(replies(ubah, { ...dua, tayang: false }), list(kategoriKatalog, tiga, satu, { ...dua, tayang: false }))
  await tayang.click()
  await expect.element(tayang).not.toBeChecked()
  expect(sent.at(-1)!.body).toMatchObject({ nama_kategori: 'Dua', tayang: false, versi: '1' })
})
