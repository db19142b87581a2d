/** A master taken away as a file, changed in it, and given back; an opening stock brought in (issue of the masters; DOMAIN §B.0.6 M01). */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './story.ts'
import { ke, masuk, modal } from './staf.ts'
import { dikatakan } from './ucapan.ts'

const beri = async (page: Page, title: string, name: string, content: string): Promise<void> =>
  modal(page, title)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

test(
  'files in and out: a master is exported, changed and imported, an opening stock brought in',
  { tag: '@files' },
  async ({ page, toko }) => {
    await test.step('a master is exported, changed in its file, and imported: wrong first, then all of it', async () => {
      await masuk(page, 'OWN1', '/master-baki')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'CSV' }).click(),
      ])
      expect(file.suggestedFilename()).toBe('baki.csv')
      const content = await readFile(await file.path(), 'utf8')
      expect(content).toContain('BAKI A1')
      const berubah = content.replace('BAKI A1', 'BAKI DEPAN')
      const [title] = content.replace('\ufeff', '').split('\r\n') as [string]
      const baru = (...values: [string, string, string, string][]) =>
        values
          .map(([kode, nama, gudang, berat]) =>
            title
              .split(',')
              .map(
                (label) =>
                  ({ 'Kode Baki': kode, 'Nama Baki': nama, Gudang: gudang, 'Berat Baki': berat })[label] ??
                  '',
              )
              .join(','),
          )
          .join('\r\n')

      await page.getByRole('button', { name: 'Impor', exact: true }).click()
      const screen = modal(page, 'Impor Baki')
      const simpan = screen.getByRole('button', { name: /^Simpan/ })
      await beri(
        page,
        'Impor Baki',
        'baki.csv',
        `${berubah}\r\n${baru(['A7', 'BAKI TUJUH', 'TOKO', '120.5'], ['A8', '', 'LAIN', '0'])}`,
      )
      await expect(screen.getByText('1 Baris Salah, Belum Ada Yang Disimpan')).toBeVisible()
      await expect(simpan).toBeDisabled()
      await expect(screen.getByRole('row', { name: /A8/ })).toContainText('Nama Baki Tidak Boleh Kosong')
      await expect(screen.getByRole('row', { name: /A8/ })).toContainText('Gudang LAIN Tidak Ada')

      await screen.getByRole('button', { name: 'Ganti Berkas' }).click()
      await beri(
        page,
        'Impor Baki',
        'baki.csv',
        `${berubah}\r\n${baru(['A7', 'BAKI TUJUH', 'TOKO', '120.5'])}`,
      )
      await expect(screen.getByText('1 Baris Baru, 1 Baris Berubah')).toBeVisible()
      await expect(screen.getByRole('row', { name: /BAKI DEPAN/ })).toContainText('BERUBAH')
      await expect(screen.getByRole('row', { name: /A7/ })).toContainText('BARU')
      await simpan.click()
      await dikatakan(page, 'Data Berhasil Diimpor')
      await expect(screen).toHaveCount(0)
      await expect(page.getByRole('row', { name: /BAKI DEPAN/ })).toBeVisible()
      expect(
        (await toko.minta('OWN1', 'GET', 'baki/ready')).data.map((b: { kode_baki: string }) => b.kode_baki),
      ).toContain('A7')
    })

    await test.step('an opening stock is looked at per tray and brought in with progress', async () => {
      const stok = async () => (await toko.minta('OWN1', 'GET', 'saldo-awal/stok')).data.qty as number
      const before = await stok()
      await ke(page, '/settingtoko')
      await page.getByRole('button', { name: 'Impor Stok Awal' }).click()
      const screen = modal(page, 'Impor Stok Awal')
      const rows = Array.from(
        { length: 200 },
        (_, i) => `;G375;CINCIN;CINCIN ${i};2,${100 + i};${i % 2 ? 'A1' : 'A2'}`,
      )
      await beri(
        page,
        'Impor Stok Awal',
        'stok.csv',
        ['Barcode;Group;Jenis;Nama Barang;Berat;Baki', ...rows].join('\n'),
      )
      await expect(
        screen.getByRole('region', { name: 'Per Baki' }).getByRole('row', { name: /TOKO\/A1/ }),
      ).toContainText('100')
      await screen.getByRole('button', { name: 'Impor 200 Barang' }).click()
      await expect(screen.getByText('200 Barang Masuk, No SA-TK01-250115-0001')).toBeVisible()
      expect(await stok()).toBe(before + 200)
    })
  },
)
