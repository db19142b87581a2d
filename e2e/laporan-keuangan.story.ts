/** R39 and R40 at the screen: a balance above the rows, one in each, one below; what hides rows changes none (DOMAIN §E.7). */
import { readFile } from 'node:fs/promises'
import { must } from '#test/tools/client.ts'
import { buildValidSale } from '#test/tools/till.ts'
import { expect, test } from './story.ts'
import { masuk, modal, choose } from './staf.ts'
import { dikatakan } from './ucapan.ts'
import { penjualanSah } from './penjualan.ts'
import type { Toko } from './toko.ts'

async function buildHari(toko: Toko): Promise<string> {
  const no = await penjualanSah(toko, '00000001') // 1,577,500
  await buildValidSale(await toko.minta.as('KSR1'), {
    barang: ['00000003'], // 2,281,500
    pembayaran: [
      { jenis: 'CASH', nominal: 281_500 },
      { jenis: 'CREDIT', nominal: 2_000_000, nama_bank: 'BCA', no_card: '4111111111117890', fee: 2 },
    ],
  })
  return no
}

test(
  'R39: the drawer from morning to evening, its sale opened; R40: each account by itself, in files too',
  { tag: '@files' },
  async ({ page, toko }) => {
    const no = await buildHari(toko)
    await masuk(page, 'SPV1', '/laporan-transaksi-keuangan-cash')
    const cari = page.getByRole('button', { name: 'Cari', exact: true })
    await cari.click()
    await dikatakan(page, 'Laporan Transaksi Keuangan Cash Tersedia')
    const table = page.getByRole('region', { name: 'Laporan Transaksi Keuangan Cash' })
    const saldo = (nama: string) => table.getByRole('row', { name: new RegExp(`^${nama}`) })
    await expect(saldo('Saldo Akhir')).toContainText('11,859,000')

    await table.getByRole('row', { name: /PENJUALAN/ }).click()
    await expect(saldo('Mutasi Di Luar Filter')).toContainText('10,000,000')
    await expect(table.locator('.report-body')).toHaveCount(2)
    await expect(table.locator('.report-body').first()).toContainText('11,577,500')
    await choose(page, page, 'Kategori', 'SEMUA')
    await cari.click()
    await expect(saldo('Saldo Awal')).toContainText('0')

    const rows = table.locator('.report-body')
    await expect(rows).toHaveCount(3)
    await table.getByRole('columnheader', { name: 'Masuk' }).click()
    await expect(rows.first()).toContainText('11,859,000')
    await page.getByLabel('Cari di laporan ini').fill('281500')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('11,859,000')
    await expect(saldo('Saldo Akhir')).toContainText('11,859,000')
    await page.getByLabel('Cari di laporan ini').clear()
    await table.getByRole('row', { name: new RegExp(no) }).press('Enter')
    await expect(modal(page, 'Detail Penjualan')).toContainText(no)

    must(
      await (
        await toko.minta.as('OWN1')
      ).send('POST', 'rekenings', {
        no_rekening: '9988776655',
        kode_bank: 'BCA',
        nama_rekening: 'KENCANA DUA',
        jenis: 'SEMUA',
        is_default: false,
        saldo_awal: 3_000_000,
      }),
    )
    await page.goto('/laporan-keuangan-non-cash')
    await choose(page, page, 'Type Laporan', 'DETAIL')
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    const rekening = page.getByRole('region', { name: 'Laporan Keuangan Non Cash' })
    const saldoRow = (nama: string) => rekening.getByRole('row', { name: new RegExp(nama) })
    await expect(saldoRow('^[^A-Z]*Saldo Akhir').nth(0)).toContainText('26,960,000')
    await expect(saldoRow('^[^A-Z]*Saldo Akhir').nth(1)).toContainText('3,000,000')
    await expect(saldoRow('Saldo Akhir Semua')).toContainText('29,960,000')
    await expect(rekening.getByRole('row', { name: /CREDIT/ })).toContainText('40,000')
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ])
    const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n')
    expect(lines.filter((line) => /Saldo A/.test(line))).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/^9988776655,.*Saldo Akhir Rekening 9988776655,.*,3000000,/)
  },
)
