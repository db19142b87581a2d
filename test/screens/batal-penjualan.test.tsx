/**
 * Tests what a cancel asks: a yes to a prize that does not come back, then a single otorisasi for all that somebody
 * must allow.
 */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { authorization } from '#domain/calls/otorisasi.ts'
import { batalPenjualan, listPenjualan } from '#domain/calls/penjualan.ts'
import { disetujuiBankMinus, disetujuiBatal } from '#domain/rules/disetujui.ts'
import { rupiah } from '#domain/units.ts'
import { call } from '#client/net/api.ts'
import { dialog, modal } from './hands.ts'
import { needs, replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { allowBy } from './till.ts'

const NO = 'JL-TK01-250115-0001'

test('the prize is named, and it is said that it does not come back', async () => {
  await openScreen('/batal-penjualan', { as: 'KSR1', world: 'penjualan' })
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  const prize = 'Hadiah undian sudah diserahkan: 1 MOTOR (Kupon KP25UJIUJI22, AH-TK01-250115-0001)'
  await expect.element(page.getByText(prize, { exact: true })).toBeVisible()
  await page.getByLabelText('Alasan').fill('salah input')
  const cancel = page.getByRole('button', { name: 'Batalkan Penjualan' })
  await cancel.click()
  await expect.element(page.getByText(/Batalkan Pengambilannya Dulu, Atau Setujui/)).toBeVisible()
  await expectAccessible()
  expect(sent).toEqual([])

  tell(
    replies(batalPenjualan, {
      no_faktur_group: NO,
      status_valid: 'CANC',
      no_jurnal: null,
      refund_rp: rupiah(1_577_500),
      uang: {
        kembalikan: [{ jenis: 'CASH', nominal: rupiah(1_577_500), nama_bank: '-' }],
        terima: [],
        ke_titipan: rupiah(0),
        ke_dp: rupiah(0),
      },
    }),
  )
  await page.getByLabelText('Hadiah tidak kembali, tetap batalkan').click()
  // Only the server knows what the bank holds: all that the cancel needs is asked for at once.
  const batal = { no: NO, tgl_system: '2025-01-15', jumlah: rupiah(1_577_500), alasan: 'SALAH INPUT' }
  const minus = disetujuiBankMinus(NO, [['1234567890', rupiah(1_577_500)]])
  tell(
    needs(
      batalPenjualan,
      { kategori: 'BATAL PENJUALAN', description: '-', disetujui: disetujuiBatal(batal) },
      { kategori: 'SALDO BANK MINUS', description: '-', disetujui: minus },
    ),
  )
  await cancel.click()
  await dialog('Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
  await expect.element(modal('Otorisasi')).toHaveTextContent('BATAL PENJUALAN')
  await expect.element(modal('Otorisasi')).toHaveTextContent('SALDO BANK MINUS')
  tell(replies(authorization, { authorization_id: 'izin-batal', lain: ['izin-bank'] }))
  await allowBy('SPV1')
  const told = dialog('Penjualan Berhasil Dibatalkan')
  await expect.element(told.getByRole('button', { name: /^Cetak Nota Batal/ })).toBeVisible()
  await told.getByRole('button', { name: 'OK' }).click()
  expect(sent.at(-1)).toMatchObject({
    body: { no_faktur_group: NO, hadiah_tidak_kembali: true },
  })
})

test('a number that finds one sale opens it, and the list is whole again behind it; of several none opens', async () => {
  await openScreen('/batal-penjualan', { as: 'KSR1', world: 'penjualan' })
  const all = await call(listPenjualan, { query: { limit: 500 } })
  const cari = async (text: string, found: typeof all) => {
    tell(replies(listPenjualan, found, { query: `cari=${text.replace(' ', '+')}` }))
    await userEvent.keyboard(`${text}{Enter}`)
  }
  const cancel = page.getByRole('button', { name: 'Batalkan Penjualan' })
  await cari(
    'JL 1',
    all.filter(({ no_faktur_group }) => no_faktur_group === NO),
  )
  await expect.element(cancel).toBeVisible()
  await expect.element(page.getByText(NO).first()).toBeVisible()
  await page.getByRole('button', { name: 'Pilih Penjualan Lain' }).click()
  await expect.poll(() => document.querySelectorAll('.row-opens').length).toBe(all.length)
  await cari('JL', all.slice(0, 2))
  await expect.poll(() => document.querySelectorAll('.row-opens').length).toBe(2)
  await expect.element(cancel).not.toBeInTheDocument()
  expect(sent).toEqual([])
})
