/** Papers on a printer of the shop: one press, what did not come out waits and is asked for again; the drawer asks why. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allCetakan, bukaLaci, mintaCetak } from '#domain/calls/cetakan.ts'
import { printer } from '#domain/masters/printer.ts'
import { choosePrinter } from '#client/kasir/till-printer.ts'
import { modal } from './hands.ts'
import { replies, sent, type Told } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const NO = 'JL-TK01-250115-0001'
const PATH = `penjualan/${NO}/nota`
const DEPAN = {
  kode_toko: 'TK01',
  kode_printer: 'DEPAN',
  nama_printer: 'KASIR DEPAN',
  cara: 'JARINGAN',
  laci: true,
} as const
const row = { ...DEPAN, jenis: '80 MM', alamat: '192.168.1.50', status_aktif: true } as const
const print = { id: 7, status: 'KELUAR', sebab: '-', copy: 0, sementara: false }
const failed = {
  ...print,
  status: 'GAGAL',
  sebab: 'KERTAS HABIS',
  path: PATH,
  no_ref: NO,
  nama_printer: 'KASIR DEPAN',
  jam: '10:04:00',
  user_id: 'KSR1',
} as const

/** Answers of the printer, one after the other. */
function printing(...answers: object[]): Told {
  const left = [...answers]
  return {
    call: mintaCetak,
    answer: () => ({ status: 200, reply: { data: left.shift(), message: 'Berhasil' } }),
  }
}
const asked = () => sent.filter(({ asked: call }) => call === 'POST /api/v1/cetakan').map(({ body }) => body)

beforeEach(() => choosePrinter(undefined))

test('a nota goes to this computer’s printer without a dialog; what did not come out says why, and goes again', async () => {
  choosePrinter(DEPAN)
  await openScreen('/lihat-penjualan', {
    as: 'KSR1',
    told: [printing({ ...print, status: 'GAGAL', sebab: 'KERTAS HABIS' }, print)],
  })
  await page.getByRole('row', { name: NO }).click()
  const button = modal('Detail Penjualan').getByRole('button', { name: 'Cetak Di KASIR DEPAN' })
  await button.click()
  await expect.element(page.getByText(`${NO} Belum Tercetak. Kertas Printer Habis`)).toBeVisible()
  await button.click()
  await expect.element(page.getByText('Tercetak Di KASIR DEPAN')).toBeVisible()
  expect(asked()).toEqual([
    { path: PATH, kode_printer: 'DEPAN' },
    { path: PATH, kode_printer: 'DEPAN' },
  ])
})

test('another shop’s printer is none here', async () => {
  choosePrinter({ ...DEPAN, kode_toko: 'TK02' })
  await openScreen('/lihat-penjualan', { as: 'KSR1' })
  await page.getByRole('row', { name: NO }).click()
  await expect.element(modal('Detail Penjualan').getByRole('button', { name: 'Cetak Nota A5' })).toBeVisible()
  await expect
    .element(modal('Detail Penjualan').getByRole('button', { name: /Cetak Di/ }))
    .not.toBeInTheDocument()
})

test('Printer Dan Laci: chosen for this computer, what waits is printed from there, the drawer asks why', async () => {
  await openScreen('/lihat-penjualan', {
    as: 'KSR1',
    told: [
      replies(printer.calls.semua, [row]),
      replies(allCetakan, [failed]),
      replies(bukaLaci, {}),
      printing(print),
    ],
  })
  await page.getByRole('button', { name: /KASIR SATU/ }).click()
  await page.getByRole('button', { name: 'Printer Dan Laci' }).click()
  const panel = modal('Printer Dan Laci')
  await panel.getByRole('button', { name: 'Pakai Di Komputer Ini' }).click()
  await expect.element(panel).toHaveTextContent('Komputer ini mencetak di KASIR DEPAN')
  await expectAccessible()
  await panel.getByRole('button', { name: 'Cetak Lagi' }).click()
  await expect.poll(asked).toEqual([{ path: PATH, kode_printer: 'DEPAN' }])
  await panel.getByRole('button', { name: 'Buka Laci' }).click()
  await expect.element(panel).toHaveTextContent('Alasan Harus Diisi')
  await panel.getByRole('textbox', { name: 'Alasan' }).fill('tukar uang receh')
  await userEvent.keyboard('{Tab}')
  await panel.getByRole('button', { name: 'Buka Laci' }).click()
  await expect
    .poll(() => sent.find(({ asked: call }) => call === 'POST /api/v1/laci')?.body)
    .toMatchObject({ kode_printer: 'DEPAN', alasan: expect.stringMatching(/tukar uang receh/i) })
})
