/** The pictures of what the owner's office does, for docs/panduan: the catalogue, the archive, another server, the backup that is missing. */
import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from '#server/demo/data.ts'
import { fillKatalog } from '#server/demo/katalog.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { buka, fillLogin, modal } from './staf.ts'
import { countRequests } from './tenang.ts'
import type { Toko } from './toko.ts'

type Pictures = (page: Page, name: string, bagian?: Locator) => Promise<void>

/** A good backup of the night, and one since then while its disk was not plugged in. */
const CADANGAN_GAGAL = `INSERT INTO cadangan (mulai, selesai, status, asal, tempat, nama, bytes, hash, sebab)
  VALUES ('2025-03-09 23:30+07', '2025-03-09 23:32+07', 'BAIK', 'JADWAL', '/mnt/cadangan', 'kencana-1.tar', 1,
      repeat('a', 64), NULL),
    ('2025-03-10 08:15+07', '2025-03-10 08:16+07', 'GAGAL', 'PERINTAH', '/mnt/cadangan', 'kencana-2.tar',
      NULL, NULL, 'folder /mnt/cadangan tidak ada: sambungkan disknya, atau buat folder itu')`

export async function potretKantor(page: Page, rantai: Toko, pictures: Pictures): Promise<void> {
  countRequests(page)
  const { penyimpanan, clock } = rantai.app.deps
  await fillKatalog(rantai.pemilik, penyimpanan, clock.now())
  await buildSettings(rantai, { ARSIP_MIN_HARI: '7' })
  await rantai.pemilik.query(CADANGAN_GAGAL)
  await page.goto('/')
  await fillLogin(page, 'OWNER', PASSWORD, 'TOKO EMAS KENCANA MALIOBORO')
  await page.waitForURL('**/dashboard')
  await pictures(page, 'cadangan', page.getByRole('region', { name: 'Pengingat' }))

  await buka(page, '/item-katalog')
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Edit' }).click()
  await modal(page, /^Edit /).waitFor()
  await pictures(page, 'katalog')
  await modal(page, /^Edit /)
    .getByRole('button', { name: 'Batal' })
    .click()

  await buka(page, '/backup')
  await page.keyboard.press('F2')
  const filter = modal(page, 'Filter Backup')
  await filter.getByLabel('Tanggal Akhir').waitFor()
  await page.keyboard.press('Control+Enter')
  await filter.getByText('Total Gold').waitFor()
  await filter.getByRole('button', { name: 'Tutup' }).last().click()
  await pictures(page, 'backup')

  await serverLain(page)
  await pictures(page, 'antar-server')
}

/** A shop of another town, marked and given its key. */
async function serverLain(page: Page): Promise<void> {
  await buka(page, '/settingtoko')
  await page.getByRole('radiogroup', { name: 'Bagian' }).getByText('Cabang').click()
  await page.getByRole('button', { name: 'Buka Toko Baru' }).click()
  const baru = modal(page, 'Buka Toko Baru')
  await baru.getByLabel('Kode Toko').fill('TK09')
  await baru.getByLabel('Nama Toko').fill('TOKO EMAS KENCANA SEMARANG')
  await baru.getByRole('textbox', { name: /^Alamat(?! Portal)/ }).fill('JL. PEMUDA NO. 12 SEMARANG')
  await baru.getByLabel('Toko ini punya server sendiri').check()
  await baru.getByLabel('Alamat Portal').fill('https://semarang.kencana.example')
  await baru.getByRole('button', { name: 'Buat Toko' }).click()
  await baru.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: /TK09/ }).getByRole('button', { name: 'Server' }).click()
  const server = modal(page, /^Server Toko TK09/)
  await server.getByRole('button', { name: 'Tempel Kunci' }).click()
  const tempel = modal(page, 'Tempel Kunci Portal')
  await tempel.getByLabel('Kunci').fill('contoh-kunci'.padEnd(43, '0'))
  await tempel.getByRole('button', { name: 'Pasang Kunci' }).click()
  await tempel.waitFor({ state: 'hidden' })
  await page.locator('.toast').first().waitFor({ state: 'hidden' })
}
