/** Masters at the screen: what is refused stands at its field, what nobody expected says its number, a list that is away says so. */
import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { call } from '#client/net/api.ts'
import { errors } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { baki } from '#domain/masters/baki.ts'
import { bank } from '#domain/masters/bank.ts'
import { group } from '#domain/masters/group.ts'
import { kategori } from '#domain/masters/kategori.ts'
import { kondisiBarang } from '#domain/masters/kondisi-barang.ts'
import { parameterKupon } from '#domain/masters/parameter-kupon.ts'
import { sales } from '#domain/masters/sales.ts'
import { choose, dialog, modal, named, offered, typeInto } from './hands.ts'
import { delayed, refuses, replies, sent, tell, unreachable } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const { create, page: list } = bank.screen

async function fillBank(kode: string, nama: string): Promise<void> {
  await page.getByRole('button', { name: 'Tambah' }).click()
  await modal('Tambah Bank').getByRole('textbox', { name: 'Kode Bank' }).fill(kode)
  await modal('Tambah Bank').getByRole('textbox', { name: 'Nama Bank' }).fill(nama)
}
const save = () => modal('Tambah Bank').getByRole('button', { name: 'Simpan' }).click()

test('a form says at each field what is missing, and sends nothing', async () => {
  await openScreen('/master-bank')
  await page.getByRole('button', { name: 'Tambah' }).click()
  const fee = modal('Tambah Bank').getByRole('textbox', { name: 'Fee Kartu' })
  await typeInto(fee, '12.75')
  await expect.element(fee).toHaveValue('12.75')
  await save()
  await expect.element(modal('Tambah Bank')).toHaveTextContent('Kode Bank Tidak Boleh Kosong')
  await expect.element(modal('Tambah Bank')).toHaveTextContent('Nama Bank Tidak Boleh Kosong')
  await expectAccessible()
  expect(sent).toEqual([])
})

test('a number of its request stands behind what nobody expected, and what was typed stays', async () => {
  await openScreen('/master-bank')
  tell(refuses(create!, errors.kesalahanServer(), { nomor: 'AB12-CD34', once: true }))
  await fillBank('bsi', 'bank syariah')
  await save()
  await expect
    .element(dialog(messages.oopss))
    .toHaveTextContent('Terjadi Kesalahan Di Server (Nomor AB12-CD34)')
  await dialog(messages.oopss).getByRole('button', { name: 'OK' }).click()
  await save()
  await expect.element(modal('Tambah Bank')).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([
    { kode_bank: 'BSI', nama_bank: 'BANK SYARIAH', fee_kartu: 0 },
    { kode_bank: 'BSI', nama_bank: 'BANK SYARIAH', fee_kartu: 0 },
  ])
})

test('a list that could not be read is not empty: it says why, and is asked again', async () => {
  await openScreen('/master-bank', { told: [unreachable(list!)] })
  await expect.element(page.getByRole('button', { name: messages.cobaLagi })).toBeVisible()
})

test('a list that is still being read does not say that there is nothing', async () => {
  const late = delayed(list!)
  await openScreen('/master-bank', { told: [late] })
  await expect.element(page.getByRole('row', { name: /BCA/ })).not.toBeInTheDocument()
  late.arrive()
  await expect.element(page.getByRole('row', { name: /BCA/ })).toBeVisible()
})

test('a list without a row says that there is none', async () => {
  await openScreen('/master-bank', { told: [replies(list!, { rows: [], jumlah: 0 })] })
  await expect.element(page.getByText('Data Bank Kosong')).toBeVisible()
})

const row = (name: RegExp): Locator => page.getByRole('row', { name })
const pressed = (within: Pick<Locator, 'getByRole'>, name: string) =>
  within.getByRole('button', { name }).click()
const field = (within: Locator, name: string): Locator => within.getByRole('textbox', { name: named(name) })

test('a list and a picker that are refused say why, and are not empty; asked again they are there', async () => {
  await openScreen('/master-group', { told: [refuses(group.screen.page!, errors.sedangSibuk())] })
  const failed = page.getByRole('alert').filter({ hasText: 'Belum Bisa Dibaca' })
  await expect.element(failed).toHaveTextContent('Sistem Sedang Sibuk')
  await expect.element(page.getByText('Data Group Kosong')).not.toBeInTheDocument()
  tell(replies(group.screen.page!, { rows: [G375], jumlah: 1 } as never))
  await pressed(failed, messages.cobaLagi)
  await expect.element(row(/G375/)).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()

  const categories = await call(kategori.calls.semua)
  tell(refuses(kategori.calls.semua, errors.sedangSibuk()))
  await pressed(page, 'Tambah')
  await modal('Tambah Group').getByRole('combobox', { name: 'Kategori' }).click()
  await expect.element(failed).toHaveTextContent('Sistem Sedang Sibuk')
  tell(replies(kategori.calls.semua, categories))
  await pressed(failed, messages.cobaLagi)
  await expect.poll(() => offered().map(({ textContent }) => textContent)).toContain('LM · LOGAM MULIA')
  await expect.element(failed).not.toBeInTheDocument()
})
const G375 = {
  kode_group: 'G375',
  nama_group: 'EMAS 37.5%',
  kode_kategori: 'EMAS',
  jenis_pajak: 'PERHIASAN_EMAS',
  kadar: 375_000,
  kadar_cetak: '9K',
  kadar_jual: 0,
  warna: '-',
  berat_bandrol_default: 0,
  status_aktif: true,
  versi: '1',
}

test('Master Group: found by its code, and a new one is sent with its kadar as percents', async () => {
  await openScreen('/master-group', { world: 'quiet' })
  await expect.element(row(/G700/)).toBeVisible()
  await page.getByPlaceholder('Cari').fill('G375')
  await expect.element(row(/G700/)).not.toBeInTheDocument()
  await expect.element(row(/G375/)).toBeVisible()
  await pressed(page, 'Tambah')
  const form = modal('Tambah Group')
  await field(form, 'Kode Group').fill('G750')
  await field(form, 'Nama Group').fill('EMAS 75%')
  await choose(form.getByRole('combobox', { name: 'Kategori' }), 'EMAS')
  await typeInto(field(form, 'Kadar'), '75')
  await field(form, 'Kadar Cetak').fill('18K')
  await typeInto(field(form, 'Kadar Jual'), '75')
  await pressed(form, 'Simpan')
  await expect.element(form).not.toBeInTheDocument()
  expect(sent).toMatchObject([
    {
      asked: 'POST /api/v1/group',
      body: { kode_group: 'G750', kadar: 75, kadar_cetak: '18K', kadar_jual: 75 },
    },
  ])
})

test('Master Baki: one with pieces stays, in the words of the server; a weight is read as grams', async () => {
  await openScreen('/master-baki', { world: 'quiet' })
  // Each listed field, and the master's own column.
  for (const title of ['Kode Baki', 'Gudang', 'Berat Bandrol', 'Status', 'Isi'])
    await expect.element(page.getByRole('columnheader', { name: title })).toBeVisible()
  await pressed(row(/BAKI A1/), 'Nonaktifkan')
  await pressed(dialog(messages.andaYakin), 'Nonaktifkan')
  await expect.element(dialog(messages.oopss)).toHaveTextContent('Baki A1 Masih Berisi 2 Barang')
  await pressed(dialog(messages.oopss), 'OK')
  await pressed(page, 'Tambah')
  const form = modal('Tambah Baki')
  await field(form, 'Kode Baki').fill('A3')
  await field(form, 'Nama Baki').fill('BAKI A3')
  await choose(form.getByRole('combobox', { name: 'Gudang' }), 'TOKO')
  await typeInto(field(form, 'Berat Baki'), '120.5')
  await pressed(form, 'Simpan')
  await expect.element(form).not.toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({
    asked: 'POST /api/v1/baki',
    body: { kode_baki: 'A3', nama_baki: 'BAKI A3', kode_gudang: 'TOKO', berat_baki: 120.5 },
  })
})

test('Parameter Kupon is only edited, in the words of the specification; its figures take digits alone', async () => {
  await openScreen('/master-parameter-kupon', { world: 'quiet' })
  await pressed(row(/G700/), 'Edit')
  const titles = page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
  expect(titles.slice(0, 5)).toEqual([
    'Jumlah Kupon',
    'Value Parameter Kupon',
    'Kode Group Kupon',
    'Hadiah Kupon',
    'Undian Kupon',
  ])
  await expect.element(page.getByRole('button', { name: 'Tambah' })).not.toBeInTheDocument()
  const form = modal('Edit Parameter Kupon')
  const [jumlah, berat] = [field(form, 'Jumlah Kupon'), field(form, 'Value Parameter Kupon')]
  await jumlah.clear()
  await berat.clear()
  await pressed(form, 'Simpan')
  await expect.poll(() => form.getByText('Jumlah Kupon Harus Diisi').elements()).toHaveLength(2)
  await form.getByRole('combobox', { name: 'Tipe Kupon' }).click()
  await expect.poll(() => offered().map(({ textContent }) => textContent)).toEqual(['BERAT'])
  await userEvent.keyboard('{Escape}')
  await typeInto(jumlah, '1x2')
  await expect.element(jumlah).toHaveValue('12')
  await typeInto(berat, '2.5kg')
  await expect.element(berat).toHaveValue('2.5')
  await field(form, 'Hadiah Kupon').fill('mobil')
  expect(sent).toEqual([])
  tell(refuses(parameterKupon.screen.edit!, errors.sedangSibuk()))
  await pressed(form, 'Simpan')
  await expect.element(dialog(messages.oopss)).toHaveTextContent('Sistem Sedang Sibuk')
  expect(sent).toMatchObject([
    {
      asked: 'PUT /api/v1/transaksi-kupon?kode_group=G700',
      body: { jumlah_kupon: 12, berat: 2.5, ket_hadiah: 'MOBIL' },
    },
  ])
})

test('Parameter Rugi Nota: another unit is another figure, a range ends behind its beginning and meets no other', async () => {
  await openScreen('/master-parameter-rugi-nota', { world: 'quiet' })
  await expect.element(row(/G700 PERSENTASE 5% 0 9,999/)).toBeVisible()
  await pressed(page, 'Tambah')
  const form = modal('Tambah Parameter Rugi Nota')
  await choose(form.getByRole('combobox', { name: 'Group' }), 'G700')
  await typeInto(field(form, 'Nilai'), '7.5')
  await choose(form.getByRole('combobox', { name: 'Tipe' }), 'RUPIAH')
  await expect.element(field(form, 'Nilai'), { message: 'a percent is no rupiah' }).toHaveValue('')
  await typeInto(field(form, 'Nilai'), '20000')
  await typeInto(field(form, 'Hari Dari'), '60')
  await typeInto(field(form, 'Hari Sampai'), '30')
  await pressed(form, 'Simpan')
  await expect.element(form.getByText('Hari Sampai Tidak Boleh Kurang Dari Hari Dari')).toBeVisible()
  expect(sent).toEqual([])
  await typeInto(field(form, 'Hari Sampai'), '90')
  await pressed(form, 'Simpan')
  await expect
    .poll(() => form.getByText('Rentang 60 - 90 Bertumpuk Dengan G700 0 - 9999').elements())
    .toHaveLength(2)
  expect(sent).toEqual([
    {
      asked: 'POST /api/v1/ruginota',
      body: { kode_group: 'G700', tipe: 'RP', nilai: 20_000, hari_dari: 60, hari_sampai: 90 },
    },
  ])
})

test('two who edit one row: the second is told what the first changed, and loses nothing that was typed', async () => {
  const list = (one: typeof A1) => replies(baki.screen.page!, { rows: [one], jumlah: 1 } as never)
  await openScreen('/master-baki', { world: 'quiet', told: [list(A1)] })
  await pressed(row(/BAKI A1/), 'Edit')
  const form = modal('Edit Baki')
  await typeInto(field(form, 'Kapasitas'), '75')
  await userEvent.keyboard('{Escape}')
  await page.elementLocator(document.querySelector('.ant-modal-wrap')!).click({ position: { x: 5, y: 400 } })
  await userEvent.keyboard('{Enter}')
  await expect
    .element(field(form, 'Kapasitas'), {
      message: 'nothing closes it but its buttons',
    })
    .toHaveValue('75')

  tell(
    refuses(baki.screen.edit!, errors.masterBerubah()),
    list({ ...A1, nama_baki: 'BAKI DEPAN', versi: '2' }),
  )
  await pressed(form, 'Simpan')
  await expect
    .element(dialog(messages.oopss))
    .toHaveTextContent('Data Sudah Diubah User Lain, Silahkan Ulangi')
  await expect.element(dialog(messages.oopss)).toHaveTextContent('Nama Baki: BAKI A1 → BAKI DEPAN')
  await pressed(dialog(messages.oopss), 'OK')
  await expect.element(field(form, 'Nama Baki')).toHaveValue('BAKI DEPAN')
  await expect.element(field(form, 'Kapasitas')).toHaveValue('75')
  tell(replies(baki.screen.edit!, { ...A1, kapasitas: 75, versi: '3' } as never))
  await pressed(form, 'Simpan')
  await expect.element(form).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([
    { kapasitas: 75, versi: '1' },
    { kapasitas: 75, versi: '2' },
  ])
})
const A1 = {
  kode_baki: 'A1',
  nama_baki: 'BAKI A1',
  kode_gudang: 'TOKO',
  berat_baki: 100_000,
  berat_bandrol: 500,
  kapasitas: 50,
  status: 'READY',
  is_sistem: false,
  status_aktif: true,
  versi: '1',
}

test('the last row of a page takes its page with it', async () => {
  const rows = Array.from({ length: 21 }, (_, i) => ({
    kode_kondisi: `Z${i}`,
    kondisi: `KONDISI ${i}`,
    status_aktif: true,
    versi: '1',
  }))
  const list = (shown: object[], jumlah: number) =>
    replies(kondisiBarang.screen.page!, { rows: shown, jumlah } as never)
  await openScreen('/master-kondisi-barang', { told: [list(rows.slice(0, 20), 21)] })
  await expect.element(row(/KONDISI 19/)).toBeVisible()
  tell(list(rows.slice(20), 21))
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await pressed(row(/KONDISI 20/), 'Nonaktifkan')
  tell(replies(kondisiBarang.screen.remove!, rows[20] as never), list(rows.slice(0, 20), 20))
  await pressed(dialog(messages.andaYakin), 'Nonaktifkan')
  await expect.element(row(/KONDISI 19/)).toBeVisible()
  await expect.poll(() => document.querySelector('.ant-pagination-item-active')?.textContent).toBe('1')
  expect(sent.map(({ asked }) => asked)).toEqual(['DELETE /api/v1/parakondisi/Z20'])
})

test('a code that is there, deactivated, is offered with what was typed, and used again with it', async () => {
  await openScreen('/master-sales', { world: 'quiet' })
  const rina = { ...RINI, nama_sales: 'RINA', status_aktif: false }
  tell(
    refuses(sales.screen.create!, errors.masterDeleted({ label: 'Kode Sales', kode: 'S03' })),
    replies(sales.screen.page!, { rows: [rina], jumlah: 1 } as never),
    replies(sales.screen.reactivate!, { ...rina, status_aktif: true, versi: '2' } as never),
    replies(sales.screen.edit!, { ...RINI, versi: '3' } as never),
  )
  await pressed(page, 'Tambah')
  const form = modal('Tambah Sales')
  await field(form, 'Kode Sales').fill('s03')
  await field(form, 'Nama Sales').fill('rini')
  await pressed(form, 'Simpan')
  const deleted = dialog('Kode Sales S03 DELETED')
  await expect.element(deleted.getByRole('button', { name: 'Batal' })).toBeVisible()
  await expect.element(deleted).toHaveTextContent('Dipakai lagi dengan isian ini.')
  await expect.element(deleted).toHaveTextContent('Nama Sales: RINA menjadi RINI')
  await pressed(deleted, 'Aktifkan')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent.slice(1)).toMatchObject([
    { asked: expect.stringMatching(/reactive/) as string },
    { body: { nama_sales: 'RINI', versi: '2' } },
  ])
})
const RINI = {
  kode_sales: 'S03',
  nama_sales: 'RINI',
  no_hp: '-',
  premi_per_gram: 0,
  status_aktif: true,
  versi: '1',
}
