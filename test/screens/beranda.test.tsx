/** The dashboard: the day in figures, what it stands beside, and where each figure leads (DOMAIN §F.2, §J). */
import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import type { CallReply } from '#domain/call.ts'
import { berandaNumbers } from '#domain/calls/beranda.ts'
import { gramToMilligram, rupiah, tanggalSystem } from '#domain/units.ts'
import { openScreen } from './open.tsx'
import { replies } from './network.ts'

const kartu = (name: string): Locator => page.getByRole('region', { name, exact: true })
const OWNER = { world: 'beranda', heading: /PEMILIK SATU/ }

test('the figures of a day lead to what made them', async () => {
  await openScreen('/dashboard', OWNER)
  const jual = kartu('Penjualan Hari Ini')
  await expect.element(jual).toHaveTextContent('Rp. 3,859,000')
  await expect.element(jual).toHaveTextContent('1 nota · 2 barang · 5.767 g')
  await expect.element(jual).toHaveTextContent('Rabu, 8 Januari 2025: toko tidak buka')
  const kas = kartu('Kas dan bank').getByRole('row', { name: /KAS/ })
  await expect.element(kas).toHaveTextContent('13,859,000')
  const stok = kartu('Stok')
  await expect.element(stok).toHaveTextContent('3 barang · 11.333 g')
  await stok.getByText('Per group').click()
  await expect.element(stok.getByRole('row', { name: /LOGAM MULIA/ })).toHaveTextContent('8,250,000')

  const leads = (link: Locator) => new URL((link.element() as HTMLAnchorElement).href)
  const hari = leads(jual.getByRole('link', { name: /Penjualan Hari Ini/ }))
  expect([hari.pathname, hari.search]).toEqual([
    '/laporan-transaksi-penjualan',
    expect.stringContaining('tgl_awal=2025-01-15&tgl_akhir=2025-01-15'),
  ])
  const bulan = leads(kartu('Penjualan per bulan').getByRole('link', { name: 'Januari 2025' }))
  expect([bulan.pathname, bulan.search]).toEqual([
    '/laporan-transaksi-penjualan',
    expect.stringContaining('tgl_awal=2025-01-01&tgl_akhir=2025-01-31'),
  ])
  await jual.getByRole('link', { name: /Penjualan Hari Ini/ }).click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Laporan Transaksi Penjualan' }))
    .toBeVisible()
})

test('what one person may do alone is said, with the way to the setting', async () => {
  await openScreen('/dashboard', OWNER)
  const awas = kartu('Pengingat').getByText(/^Yang berhak memberi otorisasi/)
  await expect.element(awas).toHaveTextContent('penjualannya sendiri 28% di bawah harga daftar')
  await expect
    .element(awas.getByRole('link', { name: 'OTORISASI_BEDA_USER di Setting System' }))
    .toHaveAttribute('href', '/settingsystem')
})

const TIDAK_ADA = { nota: 0, qty: 0, berat: gramToMilligram(0), rupiah: rupiah(0) }
const SATU_NOTA = { nota: 1, qty: 2, berat: gramToMilligram(5.767), rupiah: rupiah(3_859_000) }
const number = (over: Partial<CallReply<typeof berandaNumbers>>): CallReply<typeof berandaNumbers> => ({
  kode_toko: 'TK01',
  nama_toko: 'TOKO EMAS KENCANA',
  tgl_system: tanggalSystem('2025-01-16'),
  tanggal: tanggalSystem('2025-01-15'),
  ditutup: true,
  banding: tanggalSystem('2025-01-08'),
  banding_buka: false,
  penjualan: { hari: SATU_NOTA, lalu: TIDAK_ADA },
  pembelian: null,
  titipan: null,
  pesanan: null,
  service: null,
  stok: null,
  uang: null,
  ...over,
})

test('after the close the closed day stands until something happens on the new one', async () => {
  await openScreen('/dashboard', { ...OWNER, told: [replies(berandaNumbers, number({}))] })
  await expect
    .element(page.getByText('16 Januari 2025 belum ada transaksi.'))
    .toHaveTextContent('Rabu, 15 Januari 2025')
  await expect.element(kartu('Penjualan 15 Januari 2025')).toHaveTextContent('Rp. 3,859,000')
})

test('a week later the day stands beside it, whole', async () => {
  const hari = { nota: 1, qty: 1, berat: gramToMilligram(1.208), rupiah: rupiah(1_000_000) }
  const hariIni = number({
    tgl_system: tanggalSystem('2025-01-22'),
    tanggal: tanggalSystem('2025-01-22'),
    ditutup: false,
    banding: tanggalSystem('2025-01-15'),
    banding_buka: true,
    penjualan: { hari, lalu: SATU_NOTA },
  })
  await openScreen('/dashboard', { ...OWNER, told: [replies(berandaNumbers, hariIni)] })
  const jual = kartu('Penjualan Hari Ini')
  await expect.element(jual).toHaveTextContent('1 nota · 1 barang · 1.208 g')
  await expect
    .element(jual)
    .toHaveTextContent('26% dari Rabu, 15 Januari 2025 sehari penuh: Rp. 3,859,000 · 1 nota · 5.767 g')
})

test('who works in one shop is shown that one', async () => {
  await openScreen('/dashboard', { world: 'menu', as: 'SPV1', heading: /SUPERVISOR SATU/ })
  await expect.element(kartu('Stok')).toBeVisible()
  await expect.element(page.getByRole('banner')).toHaveTextContent('TOKO EMAS KENCANA')
  await expect
    .element(page.getByRole('button', { name: 'TOKO EMAS KENCANA, ganti toko' }))
    .not.toBeInTheDocument()
  await expect.element(kartu('Semua toko')).not.toBeInTheDocument()
})
