/** Something that nobody expected: the screen says so with a number, short enough to be read out, by which the log is found. */
import { messages } from '#domain/messages.ts'
import { jpeg } from '#test/tools/gambar.ts'
import { expect, test } from './story.ts'
import { dialog, masuk, modal } from './staf.ts'

test('an unexpected error shows the number of its request, and the next attempt another', async ({
  page,
  toko,
  awas,
}) => {
  awas.izinkan(/500 POST .*\/banks/)
  await masuk(page, 'OWN1', '/master-bank')
  await page.getByRole('button', { name: 'Tambah' }).click()
  await page.getByRole('textbox', { name: 'Kode Bank' }).fill('bsi')
  await page.getByRole('textbox', { name: 'Nama Bank' }).fill('bank syariah')

  await toko.pemilik.query('ALTER TABLE audit_log RENAME TO audit_log_hilang')
  const nomor: string[] = []
  for (let kali = 0; kali < 2; kali++) {
    const dibalas = page.waitForResponse((r) => r.request().method() === 'POST' && r.url().endsWith('/banks'))
    await modal(page, 'Tambah Bank').getByRole('button', { name: 'Simpan' }).click()
    const reply = await dibalas
    const isi = (await reply.json()) as { message: string; nomor: string }
    expect(isi.nomor).toBe(reply.headers()['x-request-id'])
    nomor.push(isi.nomor)
    const kabar = dialog(page, 'Oopss!!')
    await expect(kabar).toContainText(`Terjadi Kesalahan Di Server (Nomor ${isi.nomor})`)
    await kabar.getByRole('button', { name: 'OK' }).click()
  }
  expect(new Set(nomor).size).toBe(2)

  await toko.pemilik.query('ALTER TABLE audit_log_hilang RENAME TO audit_log')
  await modal(page, 'Tambah Bank').getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('row', { name: /BSI/ })).toBeVisible()
})

test('where the screen has words of its own, the number stands behind them until it was read', async ({
  page,
  toko,
  awas,
}) => {
  awas.izinkan(/500 POST .*kategori/)
  await masuk(page, 'OWN1', '/kategori-katalog')
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  const form = page.getByRole('dialog').filter({ hasText: messages.simpanData })
  await form.getByRole('textbox', { name: 'Nama Kategori' }).fill('Cincin Wanita')
  await form.getByRole('button', { name: 'Emas', exact: true }).click()
  await form.getByLabel('Berkas gambar', { exact: true }).setInputFiles({
    name: 'emas.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(900, 1200, '#c89b3c'),
  })
  await toko.pemilik.query('ALTER TABLE katalog_kategori RENAME TO kategori_hilang')
  await form.getByRole('button', { name: messages.simpanData }).click()
  await expect(dialog(page, 'Oopss!!')).toContainText(
    /Gagal Menambahkan Kategori Katalog, Coba Beberapa Saat Lagi \(Nomor [0-9A-Z]{4}-[0-9A-Z]{4}\)/,
  )
  await toko.pemilik.query('ALTER TABLE kategori_hilang RENAME TO katalog_kategori')
})
