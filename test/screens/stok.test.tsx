/** Stock documents at the screen: what a scan says, where keys lead, each opened by its number (DOMAIN §B.13). */
import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { callsStok, jenisDokumenStok, type DokumenStokTersimpan } from '#domain/calls/dokumen-stok.ts'
import { dokumenStok } from '#domain/dokumen/stok.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { choose, modal, scan, type } from './hands.ts'
import { replies, sent } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const said = (text: string) =>
  expect.poll(() => document.querySelector('.stok-result')?.textContent).toContain(text)
const chosen = (name: string): Locator => page.getByRole('combobox', { name })

/** An option by keys alone, once the list has answered: until then Enter takes nothing. */
async function typeOption(kode: string): Promise<void> {
  await type(kode)
  await expect
    .poll(() => document.querySelector('.ant-select-item-option-active')?.textContent)
    .toContain(kode)
  await userEvent.keyboard('{Enter}')
}

test('what is missing stands at its field, and keys lead to it; a chosen tray leads back to the scan', async () => {
  await openScreen('/pindah-barang', { world: 'quiet' })
  const box = page.getByRole('textbox', { name: 'Scan Barcode' })
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{F9}')
  await expect.element(page.getByText('Baki Harus Dipilih')).toBeVisible()
  await expect.element(page.getByText('Barang Masih Kosong', { exact: true }).last()).toBeVisible()
  await expectAccessible()
  await expect.element(chosen('Baki Tujuan')).toHaveFocus()
  await typeOption('A2')
  await expect.element(box).toHaveFocus()
  expect(sent).toEqual([])
})

test('a scan is told: from where, twice, there already, nobody’s, and a code that is of no piece', async () => {
  await openScreen('/pindah-barang', { world: 'quiet' })
  await choose(chosen('Baki Tujuan'), 'TOKO / A2')
  await scan('00000001')
  await said('dari TOKO / A1')
  for (const [kode, text] of [
    ['00000001', 'Barang 00000001 Sudah Ada Di Daftar'],
    ['00000003', 'Barang 00000003 Sudah Di Baki A2'],
    ['00000099', 'Barang 00000099 Tidak Ditemukan'],
    ['KR-TK01-250115-0001', 'KR-TK01-250115-0001 Bukan Barcode Barang'],
  ] as const) {
    await scan(kode)
    await said(text)
  }
  // Letters that vanished would have left the number of another piece.
  await type('kalung 2')
  await userEvent.keyboard('{Enter}')
  await said('kalung 2 Bukan Barcode Barang')
  await expect.element(page.getByLabelText('Jumlah')).toHaveTextContent('1 barang · 2.350 g')
})

test.each([
  ['/pindah-barang-satu-baki', 'Baki Asal'],
  ['/timbang-baki', 'Baki'],
] as const)('%s begins at its first field', async (path, label) => {
  await openScreen(path, { world: 'quiet' })
  await expect.element(page.getByRole('combobox', { name: label, exact: true })).toHaveFocus()
  if (path !== '/timbang-baki') return
  await typeOption('A1')
  await expect.element(page.getByRole('textbox', { name: 'Berat Timbang' })).toHaveFocus()
})

test.each(dokumenStok.map((dokumen) => [dokumen.kind, dokumen] as const))(
  '%s opens in its screen by its number',
  async (_, dokumen) => {
    const { lihat } = callsStok(dokumen)
    const no = `${dokumen.nomor}-TK01-250110-0001`
    await openScreen(dokumen.menu, {
      world: 'quiet',
      search: `?no=${no}`,
      told: [replies(lihat, { ...EMPTY, no }), replies(jenisDokumenStok, { kind: dokumen.kind })],
    })
    await expect.element(modal(`Detail ${dokumen.nama}`).getByRole('heading', { name: no })).toBeVisible()
  },
)
const EMPTY: Omit<DokumenStokTersimpan, 'no'> = {
  tgl_system: '2025-01-10' as TanggalSystem,
  jam: '10:00:00',
  kode_gudang: null,
  kode_baki: null,
  ke: '-',
  keterangan: '-',
  qty: 0,
  berat: 0 as DokumenStokTersimpan['berat'],
  status_valid: 'DONE',
  alasan_batal: '-',
  cetak: 0,
  input_by: 'OWN1',
  detail_barang: [],
}

test('a tray is chosen by name and stays in sight, and the focus goes to its weight', async () => {
  await openScreen('/timbang-baki', { world: 'quiet' })
  await choose(chosen('Baki'), 'TOKO / A1')
  await expect.element(page.getByRole('region', { name: 'Timbang baki' })).toHaveTextContent('TOKO / A1')
  await expect.element(page.getByRole('textbox', { name: 'Berat Timbang' })).toHaveFocus()
})
