/** Reports at the screen: filters, totals, groups, files, what is long, and a shop on another server (DOMAIN §E.0, §E.3). */
import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import { inDatabase } from '#test/tools/ask.ts'
import { must } from '#test/tools/client.ts'
import { buildPiece, buildPieces, buildUser } from '#test/tools/factories.ts'
import { openFront } from '#test/tools/front.ts'
import { startTestServer } from '#test/tools/server.ts'
import { buildValidSale } from '#test/tools/till.ts'
import { expect, test } from './story.ts'
import { buka, masuk, modal, choose } from './staf.ts'
import { dikatakan } from './ucapan.ts'
import { penjualanSah } from './penjualan.ts'

test(
  'the reports of a day with two sales: what they come to, their filters and files, and the rows behind them',
  { tag: ['@files', '@job'] },
  async ({ page, toko }) => {
    const no = await penjualanSah(toko, '00000001', '00000003')
    await penjualanSah(toko, '00000002')
    await masuk(page, 'SPV1', '/laporan-transaksi-penjualan')

    await test.step('R16 and R18 agree, and a period must make sense', async () => {
      await expect(page.getByRole('button', { name: 'Export Excel' })).toBeDisabled()
      await page.getByRole('button', { name: 'Cari' }).click()
      await dikatakan(page, 'Laporan Transaksi Penjualan Tersedia')
      const rekap = page.getByRole('region', { name: 'Laporan Transaksi Penjualan' })
      await expect(rekap.getByRole('row', { name: /G375/ })).toContainText('3,859,000')
      await expect(rekap.getByRole('row', { name: /G700/ })).toContainText('6,119,000')
      await expect(rekap.getByRole('row', { name: /Total/ }).last()).toContainText('9,978,000')

      await choose(page, page, 'Sales', 'S02 · BUDI')
      await page.getByRole('button', { name: 'Cari' }).click()
      await dikatakan(page, 'Laporan Transaksi Penjualan Tidak Tersedia')
      await expect(page.getByRole('button', { name: 'Export Excel' })).toBeDisabled()

      const awal = page.getByLabel('Tanggal Awal')
      await awal.fill('2025-01-16')
      await awal.press('Enter')
      await page.getByRole('button', { name: 'Cari' }).click()
      await expect(page.getByText('Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir')).toBeVisible()

      await buka(page, '/laporan-penjualan-bayar')
      await page.getByRole('button', { name: 'Cari' }).click()
      const bayar = page.getByRole('region', { name: 'Laporan Pembayaran Penjualan' })
      await expect(bayar.getByRole('row', { name: /Total/ }).last()).toContainText('9,978,000')
      const [csv] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'CSV' }).click(),
      ])
      expect((await readFile(await csv.path(), 'utf8')).match(/JL-TK01-250115-000[12]/g)).toHaveLength(2)
    })

    await test.step('a changed filter greys what was found until Cari; the address brings the report back', async () => {
      await buka(page, '/laporan-transaksi-penjualan')
      await expect(page.getByRole('navigation', { name: 'Letak Di Menu' })).toHaveText('Laporan')
      const [pdf, cari] = [
        page.getByRole('button', { name: 'Export PDF' }),
        page.getByRole('button', { name: 'Cari', exact: true }),
      ]
      await cari.click()
      await expect(pdf).toBeEnabled()

      const diubah = page.getByText('Filter Sudah Diubah, Tekan Cari')
      await page.getByRole('button', { name: 'Kemarin' }).click()
      await expect(diubah).toBeVisible()
      for (const name of ['Export PDF', 'Export Excel', 'CSV', 'Cetak'])
        await expect(page.getByRole('button', { name })).toBeDisabled()
      await page.getByRole('button', { name: 'Hari Ini' }).click()
      await expect(diubah).toBeHidden()
      await expect(pdf).toBeEnabled()

      const awal = page.getByLabel('Tanggal Awal')
      await awal.fill('2025-01-03')
      await awal.press('Enter')
      await choose(page, page, 'Type Laporan', 'DETAIL')
      await cari.click()
      const table = page.getByRole('region', { name: 'Laporan Transaksi Penjualan' })
      await expect(table.getByRole('row', { name: /00000003/ })).toBeVisible()
      await expect(table.getByRole('columnheader', { name: 'PPN' })).toHaveCount(0)
      const [excel] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export Excel' }).click(),
      ])
      expect(excel.suggestedFilename()).toBe(
        'laporan-transaksi-penjualan-TK01-DETAIL-2025-01-03-sd-2025-01-15.xlsx',
      )
      const [data, total, keterangan] = (await readXlsx(await readFile(await excel.path()))).sheets
      expect([data!.rows.length, total!.name]).toEqual([5, 'Total'])
      expect(keterangan!.rows).toContainEqual(['Periode', '2025-01-03 s/d 2025-01-15'])

      const bookmark = page.url()
      await buka(page, '/laporan-penjualan-bayar')
      await expect(awal).toHaveValue('2025-01-15')
      await page.getByRole('button', { name: 'Periode Terakhir' }).click()
      await expect(awal).toHaveValue('2025-01-03')
      await page.goto(bookmark)
      await expect(table.getByRole('row', { name: /00000003/ })).toBeVisible()
      await expect(awal).toHaveValue('2025-01-03')
    })

    await test.step('a recap leads to its rows, which are ordered, sought, folded, and open their sale', async () => {
      await page.goto('/laporan-transaksi-penjualan')
      await page.getByRole('button', { name: 'Cari', exact: true }).click()
      const table = page.getByRole('region', { name: 'Laporan Transaksi Penjualan' })
      const rows = table.locator('.report-body')
      await table.getByRole('row', { name: /G375/ }).click()
      // Wider than the screen, it has the room of its filters, which say what they are.
      await expect(page.getByRole('button', { name: /^Filter .*DETAIL/ })).toHaveAttribute(
        'aria-expanded',
        'false',
      )
      await expect(table.getByRole('row', { name: /Total/ }).last()).toContainText('3,859,000')

      await page.goBack()
      await expect(table.getByRole('row', { name: /G700/ })).toBeVisible()
      await choose(page, page, 'Type Laporan', 'DETAIL')
      await page.getByRole('button', { name: 'Cari', exact: true }).click()
      await expect(rows).toHaveCount(3)
      await table.getByRole('columnheader', { name: 'Berat' }).click()
      const ringan = await rows.first().textContent()
      await table.getByRole('columnheader', { name: 'Berat' }).click()
      await expect(rows.last()).toHaveText(ringan!)

      const dicari = page.getByLabel('Cari di laporan ini')
      await dicari.fill('00000002')
      await expect(rows).toHaveCount(1)
      await expect(page.getByText('Ketemu 1 dari 3 baris')).toBeVisible()
      await expect(table.getByRole('row', { name: /Ketemu 1 Data/ })).toContainText('6,119,000')
      await expect(table.getByRole('row', { name: /Total 3 Data/ })).toContainText('9,978,000')
      await dicari.clear()

      await table.getByRole('button', { name: 'Subtotal Tanggal 2025-01-15' }).click()
      await expect(rows).toHaveCount(0)
      await expect(table.getByRole('row', { name: /Subtotal/ })).toContainText('9,978,000')
      await page.getByRole('button', { name: 'Buka Semua' }).click()
      await table.getByRole('row', { name: /00000001/ }).press('Enter')
      await expect(modal(page, 'Detail Penjualan')).toContainText(no)
    })
  },
)

test(
  'R47: the owner goes from the own shop to all of them, from sales to purchases, and to a shop on another server: the page asks nobody else',
  { tag: '@session' },
  async ({ page, toko, awas }) => {
    awas.izinkan(/(409|502) GET .*report-bulanan/)
    await penjualanSah(toko, '00000001', '00000003')
    await masuk(page, 'OWN1', '/laporan-rekap-perbulan')
    const cari = page.getByRole('button', { name: 'Cari', exact: true })
    const rekap = page.getByRole('region', { name: 'Laporan Rekap Per Bulan' })

    for (const entry of ['SEMUA TOKO', 'TK01']) {
      await choose(page, page, 'Toko', entry)
      await cari.click()
      await dikatakan(page, 'Laporan Tersedia')
      await expect(rekap.getByRole('row', { name: /2025-01-15/ })).toContainText('3,859,000')
    }
    await choose(page, page, 'Toko', 'SEMUA TOKO')
    await choose(page, page, 'Type', 'PEMBELIAN')
    await cari.click()
    await dikatakan(page, 'Laporan Tidak Tersedia')
    await expect(page.getByRole('button', { name: 'Export PDF' })).toBeDisabled()

    // A bookmark says which of the four recaps it is.
    await page.reload()
    await dikatakan(page, 'Laporan Tidak Tersedia')
    await choose(page, page, 'Type', 'PENJUALAN')
    await cari.click()
    await expect(rekap.getByRole('row', { name: /2025-01-15/ })).toContainText('3,859,000')

    const front = await openFront()
    const sana = await startTestServer({ front })
    try {
      await buildUser(sana, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
      await buildValidSale(await sana.client('KSR2', 'TK02'), {
        barang: [await buildPiece(sana, { kode_toko: 'TK02', berat: 2 })],
        kode_sales: 'S01',
      })
      const [di_sini, di_sana] = [await toko.client('OWN1'), await sana.client('OWN1', 'TK02')]
      must(await di_sini.send('PUT', 'toko/jauh/TK02', { jauh: true, portal: sana.url }))
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(new URL(request.url()).origin))
      await choose(page, page, 'Toko', 'TK02')
      await cari.click()
      await dikatakan(page, 'Kunci Portal Toko TK02 Belum Dipasang, Hubungi OWN')
      const { kunci } = must(await di_sana.send('POST', 'toko/kunci-portal/baru')).data
      for (const owner of [di_sini, di_sana])
        must(await owner.send('PUT', 'toko/kunci-portal', { kode_toko: 'TK02', kunci }))
      await cari.click()
      await dikatakan(page, 'Laporan Tersedia')
      await expect(rekap.getByRole('row', { name: /2025-01-15/ })).toContainText('2.000')
      // The line to TK02 is down: that is said in words, and the rows read before are not taken for its figures. Up
      // again, TK02 is asked again.
      await front.down()
      await cari.click()
      await dikatakan(page, 'Server Toko TK02 Tidak Tersambung')
      await front.up()
      await cari.click()
      await dikatakan(page, 'Laporan Tersedia')
      await expect(rekap.getByRole('row', { name: /2025-01-15/ })).toContainText('2.000')
      expect([...asked]).toEqual([new URL(toko.url).origin])
    } finally {
      await sana.close()
      await front.close()
    }
  },
)

test(
  'a long report draws what is seen of it, its rows as high as was reckoned; one that is longer still is read by pages',
  { tag: '@drawn' },
  async ({ page, toko }) => {
    const table = page.getByRole('region', { name: 'Laporan Barang Detail' })

    await test.step('a long text wraps as in a short one', async () => {
      const length = 'GELANG RANTAI ITALIA MODEL BUNGA MELATI UKIR TANGAN PENGANTIN'
      await buildPieces(
        toko,
        Array.from({ length: 260 }, (_, i) => ({
          berat: (100 + i) / 100,
          ...(i % 7 === 3 && { nama_barang: length.slice(0, 60 - (i % 25)) }),
        })),
      )
      await masuk(page, 'OWN1', '/laporan-barang-detail')
      await page.getByRole('button', { name: 'Cari', exact: true }).click()
      const rows = table.locator('tbody tr[aria-rowindex]')
      const tampak = () =>
        rows.evaluateAll((all) =>
          all.map((row) => ({
            height: row.getBoundingClientRect().height,
            direncanakan: parseFloat(row.style.height) || 35,
            terpotong: [...row.children].slice(1).some((cell) => cell.scrollWidth > cell.clientWidth),
          })),
        )
      await expect(rows.first()).toBeVisible()
      for (const wheel of [0, 3_000, 100_000]) {
        await rows.first().hover()
        await page.mouse.wheel(0, wheel)
        if (wheel > 0) await expect(rows.nth(0)).not.toBeInViewport()
        if (wheel > 50_000) await expect(rows.last()).toBeInViewport()
        const seen = await tampak()
        expect(seen.filter(({ direncanakan }) => direncanakan > 35)).not.toEqual([])
        for (const { height, direncanakan, terpotong } of seen) {
          expect(height).toBe(direncanakan)
          expect(terpotong).toBe(false)
        }
      }
    })

    await test.step('by wheel, by keys, ordered, sought, with its total in sight', async () => {
      const rows = table.locator('.report-body')
      await rows.first().hover()
      await page.mouse.wheel(0, -100_000)
      await expect(table.getByRole('row', { name: /Total/ }).last()).toBeVisible()
      expect(await rows.count()).toBeLessThan(150)

      await rows.first().hover()
      await page.mouse.wheel(0, 100_000)
      await expect(table.locator('tbody tr[aria-rowindex]').last()).toBeInViewport()
      expect(await rows.count()).toBeLessThan(150)
      await expect(table.getByRole('row', { name: /Total/ }).last()).toBeInViewport()

      const last = rows.last()
      await last.focus()
      await page.keyboard.press('ArrowUp')
      await expect(last).not.toBeFocused()
      await expect(table.locator('tr:focus')).toBeInViewport()

      await rows.first().hover()
      await page.mouse.wheel(0, -100_000)
      const berat = table.getByRole('columnheader', { name: 'Berat', exact: true })
      await berat.click()
      const ringan = (await rows.first().textContent())!
      await berat.click()
      await expect(rows.first()).not.toHaveText(ringan)

      await page.getByLabel('Cari di laporan ini').fill('3.59')
      await expect(page.getByText(/^Ketemu \d+ dari 26\d baris$/)).toBeVisible()
    })

    await test.step('of more rows than a screen holds: ordered, sought, leafed through', async () => {
      await inDatabase(
        toko,
        `INSERT INTO member (kode_member, nama_customer, no_hp, point, kode_toko_daftar)
       SELECT 'X' || lpad(i::text, 5, '0'), 'ORANG ' || i, '0899' || lpad(i::text, 8, '0'), i, 'TK01'
       FROM generate_series(1, 2100) i`,
      )
      await masuk(page, 'OWN1', '/laporan-daftar-member')
      await page.getByRole('button', { name: 'Cari', exact: true }).click()
      await dikatakan(page, 'Laporan Data Member Tersedia')
      const list = page.getByRole('region', { name: 'Laporan Daftar Member' })
      const rows = list.locator('.report-body')
      const total = list.getByRole('row', { name: /^Total 21\d\d Data/ })
      await expect(total).toBeInViewport()
      await expect(page.getByText(/^Baris 1–1,000 dari 2,1\d\d$/)).toBeVisible()

      await list.getByRole('columnheader', { name: 'Nama Customer' }).click()
      await list.getByRole('columnheader', { name: 'Nama Customer' }).click()
      await expect(rows.first()).not.toContainText('ORANG 1')
      const pertama = (await rows.first().textContent())!
      await page.getByRole('listitem', { name: '3', exact: true }).click()
      await expect(page.getByText(/^Baris 2,001–2,1\d\d dari/)).toBeVisible()
      await expect(rows.first()).not.toHaveText(pertama)

      // A row on another page is found, and begins a page of its own.
      await page.getByLabel('Cari di laporan ini').fill('orang 2077')
      await expect(page.getByText(/^Ketemu 1 dari 21\d\d baris$/)).toBeVisible()
      await expect(rows).toHaveCount(1)
      await expect(rows.first()).toContainText('X02077')
      await expect(total).toBeInViewport()
    })
  },
)
