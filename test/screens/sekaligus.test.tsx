/** The end of a sale at the till: saved and validated in one act by who may do both, and the last nota once more. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { notaTerakhir } from '#domain/calls/nota-terakhir.ts'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { errors } from '#domain/errors.ts'
import { rupiah } from '#domain/units.ts'
import { dialog, modal } from './hands.ts'
import { refuses, replies, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { chooseSales, openTill, payCash, press, sales, saves, scanned } from './till.ts'

const BOTH = '{Shift>}{F9}{/Shift}'
const button = page.getByRole('button', { name: /^Simpan & Validasi/ })

test('Shift F9 does both: what the validation gave is said, and the nota is no Nota Sementara', async () => {
  await openScreen('/transaksi-penjualan', { as: 'SPV1', world: 'quiet' })
  await scanned('00000001')
  await chooseSales()
  await payCash()
  await expect.element(button).toBeVisible()
  await expectAccessible()
  // Refused whole: it stands as it was, and may be saved alone.
  tell(refuses(simpanPenjualan, errors.validasiBedaUser(), { once: true }))
  await press(BOTH)
  await dialog('Oopss!!').getByRole('button', { name: 'OK' }).click()
  await expect.element(button).toBeEnabled()
  tell(
    saves(1_577_500, {
      status_valid: 'DONE',
      divalidasi: { poin: 15, kupon: ['KP25UJIUJI22'], dimuka: null, kelebihan: [], emas_kembali: [] },
    }),
  )
  await press(BOTH)
  const saved = modal('Penjualan Berhasil Disimpan')
  await expect
    .element(saved.getByRole('list', { name: 'Validasi' }))
    .toHaveTextContent(/Sudah divalidasi.*15 poin.*KP25UJIUJI22/)
  await expect.element(saved.getByText(/Nota Sementara/)).not.toBeInTheDocument()
  expect(sales().map(({ validasi }) => validasi)).toEqual([true, true])
})

test('who may not validate has neither button nor key; F9 saves', async () => {
  await openTill()
  await scanned('00000001')
  await chooseSales()
  await payCash()
  await expect.element(button).not.toBeInTheDocument()
  tell(saves(1_577_500))
  await press(BOTH, '{F9}')
  await expect.element(modal('Penjualan Berhasil Disimpan').getByText(/Nota Sementara/)).toBeVisible()
  expect(sales().map(({ validasi }) => validasi)).toEqual([undefined])
})

test('F12 shows the last nota with its change, or that there is none', async () => {
  await openTill()
  tell(replies(notaTerakhir, null, { once: true }))
  await press('{F12}')
  const last = modal('Nota Terakhir')
  await expect.element(last).toHaveTextContent('Belum Ada Nota Hari Ini')
  await last.getByRole('button', { name: 'Tutup' }).last().click()
  await expect.element(last).not.toBeInTheDocument()
  tell(
    replies(notaTerakhir, {
      dokumen: 'PENJUALAN',
      no: 'JL-TK01-250115-0007',
      jam: '10:12:00',
      nama_customer: 'REGULER',
      status_valid: 'DONE',
      total: rupiah(1_429_500),
      kembalian: rupiah(70_500),
    }),
  )
  await press('{F12}')
  await expect.element(last).toHaveTextContent(/JL 0007.*Kembalian Rp\. 70,500/)
  await expect.element(last.getByRole('button', { name: /^Cetak Nota/ }).first()).toBeVisible()
  await expectAccessible()
  await press('{F9}')
  await expect.element(last).not.toBeInTheDocument()
})
