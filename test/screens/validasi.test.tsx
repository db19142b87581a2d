/**
 * Tests the list that waits for the cashier: documents that cannot be confirmed are told before the click, several at
 * once, and a rejection has its reason (DOMAIN §B.5).
 */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call } from '#client/net/api.ts'
import { listValidasi } from '#domain/calls/validasi.ts'
import { modal } from './hands.ts'
import { replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const UNPAID = 'JL-TK01-250115-0003'
const waiting = () => call(listValidasi, { query: { layar: 'jual-beli' } })

test('what cannot be is told before the click, and stays when the others are confirmed at once', async () => {
  await openScreen('/validasi-jual-beli', { as: 'KSR1', world: 'penjualan' })
  await expect.element(page.getByText('3 transaksi menunggu validasi')).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(UNPAID) })
  await expect.element(row).toHaveTextContent('Pembayaran Kurang Rp. 1,429,500')
  await expect.element(row.getByRole('button', { name: 'Validasi' })).toBeDisabled()
  await expect.element(row.getByRole('checkbox')).toBeDisabled()
  await expectAccessible('empty-table-header')

  const all = await waiting()
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).click()
  tell(
    replies(
      listValidasi,
      all.filter(({ no_faktur_group }) => no_faktur_group === UNPAID),
    ),
  )
  await page.getByRole('button', { name: 'Validasi 2 Terpilih' }).click()
  const done = modal('Validasi Berhasil')
  for (const no of ['JL-TK01-250115-0002', 'TT-TK01-250115-0001'])
    await expect.element(done.getByRole('listitem').filter({ hasText: no })).toHaveTextContent('Berhasil')
  await done.getByRole('button', { name: /Selesai/ }).click()
  await expect.element(page.getByText('1 transaksi menunggu validasi')).toBeVisible()
  expect(sent.map(({ asked }) => asked)).toEqual([
    'POST /api/v1/penjualan/validasi',
    'POST /api/v1/titipan/validasi',
  ])
})

test('one is found by its short number or its QR and confirmed with F9; one that cannot be says why', async () => {
  await openScreen('/validasi-jual-beli', { as: 'KSR1', world: 'penjualan' })
  await expect.element(page.getByText('3 transaksi menunggu validasi')).toBeVisible()
  const cari = async (text: string) => {
    await expect.element(page.getByRole('textbox', { name: 'No faktur' })).toHaveFocus()
    await userEvent.keyboard(text)
    await userEvent.keyboard('{Enter}')
  }
  await cari('jl 9')
  await expect.element(page.getByText('Data Yang Anda Cari Tidak Ada')).toBeVisible()
  await cari('jl 3')
  await expect.element(modal('Detail Penjualan')).toHaveTextContent(UNPAID)
  await modal('Detail Penjualan').getByRole('button', { name: 'Tutup' }).last().click()
  await expect.element(modal('Detail Penjualan')).not.toBeInTheDocument()
  await cari('jl 2')
  await expect.element(page.getByRole('checkbox', { name: 'Pilih JL-TK01-250115-0002' })).toBeChecked()
  await userEvent.keyboard('{F9}')
  await expect.element(modal('Penjualan Berhasil')).toBeVisible()
  expect(sent).toMatchObject([{ body: { no_faktur_group: 'JL-TK01-250115-0002' } }])
})

test('by keys alone: down from the scan box into the list, Space chooses what can be, letters and Esc lead back', async () => {
  await openScreen('/validasi-jual-beli', { as: 'KSR1', world: 'penjualan' })
  await expect.element(page.getByText('3 transaksi menunggu validasi')).toBeVisible()
  const rows = () => [...document.querySelectorAll<HTMLElement>('.row-walks')]
  const scanBox = page.getByRole('textbox', { name: 'No faktur' })
  await expect.element(scanBox).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement).toBe(rows()[0])
  for (const _ of rows()) await userEvent.keyboard(' {ArrowDown}')
  await expect.element(page.getByRole('button', { name: 'Validasi 2 Terpilih' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: `Pilih ${UNPAID}` })).not.toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('button', { name: 'Validasi 1 Terpilih' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(scanBox).toHaveFocus()
  expect(sent).toEqual([])
})

test('one is rejected with a reason and without otorisasi', async () => {
  await openScreen('/validasi-jual-beli', { as: 'KSR1', world: 'penjualan' })
  const row = page.getByRole('row', { name: new RegExp(UNPAID) })
  await row.getByRole('button', { name: 'Batal' }).click()
  const reject = modal(`Batal ${UNPAID}`)
  await reject.getByRole('button', { name: 'Batalkan Penjualan' }).click()
  await expect.element(reject).toHaveTextContent('Alasan Harus Diisi')
  expect(sent).toEqual([])
  await reject.getByLabelText('Alasan').fill('BELUM DIBAYAR')
  tell(replies(listValidasi, []))
  await reject.getByRole('button', { name: 'Batalkan Penjualan' }).click()
  await expect.element(page.getByText('Tidak Ada Transaksi Yang Menunggu Validasi')).toBeVisible()
  expect(sent).toMatchObject([{ body: { no_faktur_group: UNPAID, alasan: 'BELUM DIBAYAR' } }])
})
