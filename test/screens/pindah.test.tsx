/** A whole tray goes to another: what goes and what stays is said before. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { choose, dialog, toasts } from './hands.ts'
import { sent } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { press } from './till.ts'

test('what lies in a tray goes to another, once somebody is sure', async () => {
  await openScreen('/pindah-barang-satu-baki', { as: 'SPV1', world: 'quiet' })
  await choose(page.getByRole('combobox', { name: 'Baki Asal' }), 'TOKO / A1')
  await choose(page.getByRole('combobox', { name: 'Baki Tujuan' }), 'TOKO / A2')
  await expect.element(page.getByLabelText('Jumlah')).toHaveTextContent('2 barang ikut · 7.475 g · 0 tinggal')
  await expectAccessible()
  await press('{F9}')
  await dialog('Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
  await expect.poll(toasts).toContain('Pindah Barang Berhasil Disimpan PB-TK01-250115-0001')
  expect(sent).toMatchObject([
    { body: { dari_gudang: 'TOKO', dari_baki: 'A1', kode_gudang: 'TOKO', kode_baki: 'A2' } },
  ])
})
