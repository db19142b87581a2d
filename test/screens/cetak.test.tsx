/** A print counts when it came out, asked once: also when the page was closed before somebody answered, or the answer was lost. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cetakPenjualan, notaPenjualan } from '#domain/calls/nota-penjualan.ts'
import { stored } from '#client/net/store.ts'
import { dialog, modal } from './hands.ts'
import type { Told } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const NO = 'JL-TK01-250115-0001'
const ditunggu = stored<unknown>('cetakan_ditunggu')
const SUDAH = 'Nota Sudah Keluar ?'

/** A server that counts, each key once. `hilang`: the next answer to a count does not arrive. */
function penghitung() {
  const counted = new Set<string | null>()
  const asked: string[] = []
  const server = {
    asked,
    hilang: false,
    get cetak() {
      return counted.size
    },
  }
  const answer: Told['answer'] = (body, key) => {
    const { langkah: step, id_otorisasi } = body as { langkah: string; id_otorisasi?: string }
    asked.push(step)
    if (step === 'IZIN' && counted.size > 0 && !id_otorisasi)
      return {
        status: 403,
        reply: { message: 'Perlu Otorisasi REPRINT NOTA', id: 'perluOtorisasi', errors: [] },
      }
    const copy = step === 'KELUAR' && counted.has(key) ? counted.size - 1 : counted.size
    if (step === 'KELUAR') counted.add(key)
    if (step === 'KELUAR' && server.hilang) {
      server.hilang = false
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    return {
      status: 200,
      reply: {
        data: { no_faktur_group: NO, cetak: counted.size, copy, sementara: false },
        message: 'Berhasil',
      },
    }
  }
  return {
    server,
    told: [
      { call: cetakPenjualan, answer },
      { call: notaPenjualan, answer: () => ({ status: 200, reply: {} }) },
    ] satisfies Told[],
  }
}

const buka = async (told: readonly Told[]) => {
  await openScreen('/lihat-penjualan', { as: 'KSR1', told })
  await page.getByRole('row', { name: NO }).click()
  await expect.element(modal('Detail Penjualan')).toBeVisible()
}
const cetak = async () => {
  const button = modal('Detail Penjualan').getByRole('button', { name: 'Cetak Nota 80 mm' })
  await expect.element(button).not.toHaveClass('ant-btn-loading')
  await button.click()
}
const answer = (title: string, nama: string) =>
  dialog(title).getByRole('button', { name: nama, exact: true }).click()

test('what did not come out is printed again and asks nobody; what came out is counted', async () => {
  const { server, told } = penghitung()
  await buka(told)
  await cetak()
  await expect.element(dialog(SUDAH)).toBeVisible()
  await expectAccessible()
  expect(ditunggu.read()).toMatchObject([{ no: NO, jalur: `penjualan/${NO}/cetak`, copy: 0, dikirim: true }])
  await answer(SUDAH, 'Belum')
  await cetak()
  await answer(SUDAH, 'Sudah Keluar')
  await expect.poll(() => server.cetak).toBe(1)
  expect(server.asked).toEqual(['IZIN', 'KELUAR'])
  await expect.poll(() => ditunggu.read()).toBe(undefined)
  await cetak()
  await expect.element(modal(/Otorisasi/)).toBeVisible()
})

test('a lost answer is asked again under the same key: nothing is counted twice', async () => {
  const { server, told } = penghitung()
  server.hilang = true
  await buka(told)
  await cetak()
  await answer(SUDAH, 'Sudah Keluar')
  await expect.poll(() => server.cetak).toBe(1)
  await answer('Oopss!!', 'OK')
  await cetak()
  await answer(SUDAH, 'Sudah Keluar')
  await expect.poll(() => server.asked).toEqual(['IZIN', 'KELUAR', 'KELUAR', 'IZIN'])
  expect(server.cetak).toBe(1)
})

test('the question of a page that was closed is asked where the next one opens, and of no print that is known', async () => {
  const { server, told } = penghitung()
  const paper = { no: NO, lembar: 'Nota', jalur: `penjualan/${NO}/cetak`, copy: 0, id_trx: 'A'.repeat(16) }
  const jammed = { ...paper, jalur: 'penjualan/JL-TK01-250115-0009/cetak', dikirim: false }
  await openScreen('/lihat-penjualan', {
    as: 'KSR1',
    told,
    ditinggalkan: () => ditunggu.write([jammed, { ...paper, dikirim: true }]),
  })
  await expect.element(dialog(SUDAH)).toHaveTextContent(NO)
  await answer(SUDAH, 'Sudah Keluar')
  await expect.poll(() => server.cetak).toBe(1)
  expect(server.asked).toEqual(['KELUAR'])
  await expect.element(dialog(SUDAH)).not.toBeInTheDocument()
  expect(ditunggu.read()).toEqual([jammed])
})
