/** A scale past its verification: told above every screen that weighs, by the scale of this computer, and nowhere else (DOMAIN §G-12). */
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { beranda } from '#domain/calls/beranda.ts'
import { perlengkapanToko } from '#domain/calls/perlengkapan.ts'
import { menus } from '#domain/menus.ts'
import { tanggalSystem } from '#domain/units.ts'
import { timbangan } from '#client/kasir/timbangan.ts'
import { choose, modal, named, typeInto } from './hands.ts'
import { replies, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { pasangKabel, type Kabel } from './serial.ts'
import { chooseSales, openTill, payCash, press, sales, saves, scanned } from './till.ts'

const LEWAT = { no_timbangan: 'T1', merek: 'AND GF-300', tera_sampai: tanggalSystem('2025-01-14') }
const BAIK = { no_timbangan: 'T2', merek: 'OHAUS PX', tera_sampai: tanggalSystem('2025-06-30') }
const own = (...aktif: (typeof LEWAT)[]) =>
  replies(perlengkapanToko, {
    logo: null,
    alat: { timbangan_baud: 9600, timbangan_seri: '-', tera_sampai: null },
    timbangan: aktif,
  })
const line = page.getByText(
  'Tera timbangan T1 sudah berakhir (14 Januari 2025). Jangan dipakai berdagang sebelum ditera ulang.',
)

test.each(['/timbang-baki', '/tambah-data-barang'] as const)(
  '%s says so for as long as it stands',
  async (path) => {
    await openScreen(path, { world: 'quiet', told: [own(LEWAT)] })
    await expect.element(line).toBeVisible()
    await expectAccessible()
  },
)

const ANY = page.getByText(/^Tera timbangan/)

test('a shop without a scale on file sees what it saw', async () => {
  await openScreen('/timbang-baki', { world: 'quiet' })
  await expect.element(page.getByRole('table').first()).toBeVisible()
  expect(ANY.elements()).toHaveLength(0)
})

test('a screen that weighs nothing says nothing', async () => {
  await openScreen('/pindah-sortir', { world: 'quiet', told: [own(LEWAT)] })
  expect(ANY.elements()).toHaveLength(0)
})

let kabel: Kabel | undefined
afterEach(async () => {
  if (!kabel) return
  kabel.broken('NetworkError')
  await expect.poll(() => timbangan.get().status).toBe('terputus')
  delete (navigator as { serial?: unknown }).serial
  kabel = undefined
})

test('a computer that has said which scale is its own hears of that one alone, and its sales say it', async () => {
  kabel = pasangKabel()
  await openScreen('/transaksi-penjualan', { as: 'SLS1', world: 'quiet', told: [own(LEWAT, BAIK)] })
  await expect.element(line).toBeVisible()
  await page.getByRole('button', { name: 'Hubungkan Timbangan' }).click()
  const jendela = modal('Timbangan Komputer Ini')
  await choose(jendela.getByRole('combobox', { name: named('Timbangan'), exact: true }), 'T2 · OHAUS PX')
  await jendela.getByRole('button', { name: 'Pilih Port Timbangan' }).click()
  await expect.element(jendela.getByText('Belum ada yang dikirim')).toBeVisible()
  kabel.kirim('2.345 g')
  kabel.kirim('ST,+000010.000  g')
  await typeInto(jendela.getByRole('textbox', { name: named('Berat Yang Diketahui') }), '10.000')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(jendela).not.toBeInTheDocument()
  await expect.element(line).not.toBeInTheDocument()

  await scanned('00000001')
  await chooseSales()
  await payCash()
  tell(saves(1_577_500))
  await press('{F9}')
  await expect.element(modal('Penjualan Berhasil Disimpan')).toBeVisible()
  expect(sales().map(({ no_timbangan }) => no_timbangan)).toEqual(['T2'])
})

test('a shop’s only scale is the one; without any nothing is sent of it', async () => {
  await openScreen('/transaksi-penjualan', { as: 'SLS1', world: 'quiet', told: [own(BAIK)] })
  await scanned('00000001')
  await chooseSales()
  await payCash()
  tell(saves(1_577_500))
  await press('{F9}')
  await expect.element(modal('Penjualan Berhasil Disimpan')).toBeVisible()
  expect(sales().map((sent) => sent.no_timbangan)).toEqual(['T2'])
})

test('a till of a shop without scales sends what it sent', async () => {
  await openTill()
  await scanned('00000001')
  await chooseSales()
  await payCash()
  tell(saves(1_577_500))
  await press('{F9}')
  await expect.element(modal('Penjualan Berhasil Disimpan')).toBeVisible()
  expect(sales().map((sent) => 'no_timbangan' in sent)).toEqual([false])
})

test('the reminder leads to Master Timbangan', async () => {
  await openScreen('/dashboard', {
    world: 'beranda',
    heading: /PEMILIK SATU/,
    told: [
      replies(beranda, {
        harga_24k: 0 as never,
        diubah_at: '-',
        harga: [],
        pengingat: [{ menu: '/master-timbangan', teks: 'Timbangan Harus Ditera Ulang', jumlah: 2 }],
        cadangan: null,
        peringatan: [],
        masuk: { sebelumnya: null, gagal: 0, terkunci: 0 },
      }),
    ],
  })
  const link = page.getByRole('link', { name: /Timbangan Harus Ditera Ulang/ })
  await expect.element(link).toHaveAttribute('href', '/master-timbangan')
})

const SOURCES: Record<string, string> = import.meta.glob(['../../client/**/*.ts', '../../client/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every file that a screen is made of, by its imports. */
function parts(from: string, seen = new Set<string>()): Set<string> {
  const source = SOURCES[from]
  if (source === undefined || seen.has(from)) return seen
  seen.add(from)
  for (const [, asked] of source.matchAll(/(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g)) {
    const path = asked!.startsWith('#client/')
      ? `../../client/${asked!.slice('#client/'.length)}`
      : asked!.startsWith('.')
        ? new URL(asked!, `http://x/${from.replace('../../', '')}`).pathname.replace(/^\//, '../../')
        : undefined
    if (path) parts(path, seen)
  }
  return seen
}

test('a screen that takes a weight from the scale is one that says so', () => {
  const screens = SOURCES['../../client/app/screens.tsx']!
  const weighing = [...screens.matchAll(/'(\/[\w-]+)': \(\) =>\s*import\('#client\/([^']+)'\)/g)]
    .filter(([, , file]) =>
      [...parts(`../../client/${file}`)].some(
        (one) => /\bambilBerat\(/.test(SOURCES[one]!) && !/kasir\/timbangan\.ts$/.test(one),
      ),
    )
    .map(([, path]) => path!)
  expect(weighing).toContain('/transaksi-penjualan')
  const flagged = new Set<string>(menus.filter((m) => m.timbang).map(({ path }) => path))
  expect(weighing.filter((path) => !flagged.has(path))).toEqual([])
})
