/** Masters at the screen: what is refused stands at its field, what nobody expected says its number, a list that is away says so. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errors } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { bank } from '#domain/masters/bank.ts'
import { dialog, modal, typeInto } from './hands.ts'
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
