/** A member's life: registered with consent, known at the till, earning points, and taking a gift home for them; and the gifts' own. */
import { buildValidSale } from '#test/tools/till.ts'
import { expect, test } from './story.ts'
import { chipPelanggan, scanBarang } from './penjualan.ts'
import { allowBy, buka, dialog, masuk, modal, choose, typeInto } from './staf.ts'
import { dikatakan } from './ucapan.ts'

const TANGGAL = '2025-01-15'

test(
  'a member from registration to a redeemed gift; gifts bought, given away and taken back',
  { tag: ['@two', '@keys'] },
  async ({ page, toko, komputer, awas }) => {
    test.slow() // two people, seven screens
    const payung = { kode_hadiah: 'PAYUNG', nama_hadiah: 'PAYUNG LIPAT', poin: 5 }
    expect((await toko.minta('OWN1', 'POST', 'hadiah', payung)).status).toBe(200)
    expect(
      (
        await toko.minta('OWN1', 'POST', 'parapoin', {
          kode_group: 'ALL',
          tipe: 'RP',
          kelipatan: 1_000_000,
          poin: 1,
          tgl_mulai: '2025-01-01',
          tgl_selesai: '2025-12-31',
        })
      ).status,
    ).toBe(200)
    let kode = ''

    await test.step('is registered, but not without consent', async () => {
      await masuk(page, 'SLS1', '/data-member')
      await page.getByRole('button', { name: 'Tambah' }).click()
      const form = modal(page, 'Tambah Member')
      await form.getByLabel('Nama').fill('ibu kartika')
      await typeInto(form.getByLabel('No HP'), '081298765432')
      await form.getByRole('button', { name: 'Simpan' }).click()
      await expect(form.getByText('Persetujuan Member Harus Diisi')).toBeVisible()
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Simpan' }).click()
      const whole = modal(page, /^Member MTK01/)
      await expect(whole).toContainText('IBU KARTIKA')
      await expect(whole).toContainText('Member Ini Belum Pernah Transaksi')
      kode = (await whole.getByText(/^Member MTK01\d+$/).textContent())!.replace('Member ', '')
      await whole.getByRole('button', { name: 'Tutup' }).last().click()
    })

    await test.step('is found at the till by name, and known by code', async () => {
      await buka(page, '/transaksi-penjualan')
      const pelanggan = page.getByRole('region', { name: 'Sales dan pelanggan' })
      await page.keyboard.press('F7')
      await page.keyboard.type('kartika')
      await page.keyboard.press('Enter')
      await expect(modal(page, 'Pelanggan').getByRole('button', { name: /IBU KARTIKA/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await modal(page, 'Pelanggan').waitFor({ state: 'detached' })
      await expect(pelanggan).toContainText('IBU KARTIKA MEMBER')
      // A user who may not take members away sees the number masked.
      await expect(pelanggan).toContainText('0812*****432')
    })

    await test.step('somebody else is registered at the till, and the sale stays', async () => {
      const baru = modal(page, 'Pelanggan')
      await scanBarang(page, '00000001')
      await page.keyboard.press('F7')
      await baru.getByRole('button', { name: 'Ganti' }).press('Enter')
      await expect(baru.getByLabel('Cari Member')).toBeFocused()
      await page.keyboard.type('bu kasir')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(baru.getByRole('button', { name: 'Daftarkan BU KASIR sebagai member' })).toBeFocused()
      await page.keyboard.press('Enter')
      const form = modal(page, 'Tambah Member')
      await expect(form.getByLabel('Nama')).toHaveValue('BU KASIR')
      await typeInto(form.getByLabel('No HP'), '081233334444')
      await form.getByRole('checkbox').check()
      await page.keyboard.press('Control+Enter')
      await baru.waitFor({ state: 'detached' })
      await expect(chipPelanggan(page)).toContainText('BU KASIR MEMBER')
      await expect(page.getByRole('button', { name: 'Hapus CINCIN 00000001' })).toBeVisible()
    })

    const kasir = await komputer()
    await test.step('gifts are bought; their list survives a reload', async () => {
      await masuk(kasir, 'KSR1', '/beli-hadiah')
      await kasir.getByRole('button', { name: 'Tambah Hadiah' }).click()
      const form = modal(kasir, 'Form Beli Hadiah')
      await form.getByLabel('Nama Supplier').fill('toko lain')
      await choose(kasir, form, 'Nama Hadiah', 'PAYUNG LIPAT')
      await typeInto(form.getByLabel('Qty Beli'), '3')
      await typeInto(form.getByLabel('Total Uang'), '60000')
      await form.getByRole('button', { name: 'Tambah' }).click()
      await form.waitFor({ state: 'detached' })
      await kasir.reload()
      await expect(kasir.getByRole('row', { name: /PAYUNG LIPAT/ })).toContainText('Rp. 60,000')
      await expect(kasir.getByLabel('Nama Supplier')).toHaveValue('TOKO LAIN')
      await kasir.getByLabel('Nama Supplier').fill('toko maju')
      await kasir.getByRole('button', { name: 'Simpan' }).click()
      await dikatakan(kasir, /^Data Barang Berhasil Di Simpan$/)
      await expect(kasir.getByRole('row', { name: /BH-TK01-250115-0001/ })).toContainText('TOKO MAJU')
    })

    await buildValidSale(await toko.minta.as('KSR1'), { barang: ['00000002'], kode_customer: kode })
    await test.step('has earned 6 points, and takes an umbrella for 5 of them', async () => {
      await buka(kasir, '/tukar-point')
      await kasir.getByLabel('Kode Member').fill(kode)
      await expect(kasir.getByText('6 poin')).toBeVisible()
      await typeInto(kasir.getByLabel('Qty PAYUNG LIPAT'), '2')
      await expect(kasir.getByText('Poin Tidak Cukup, Sisa Poin 6')).toBeVisible()
      await expect(kasir.getByRole('button', { name: 'Tukar', exact: true })).toBeDisabled()
      await typeInto(kasir.getByLabel('Qty PAYUNG LIPAT'), '1')
      await kasir.getByRole('button', { name: 'Tukar', exact: true }).click()
      await dialog(kasir, 'Anda Yakin !!').getByRole('button', { name: 'Tukar' }).click()
      await dikatakan(kasir, 'Poin Berhasil Ditukar TP-TK01-250115-0001')
      await expect(kasir.getByRole('row', { name: /TP-TK01-250115-0001/ })).toContainText('IBU KARTIKA')
    })

    await test.step('and all of it stands in their history', async () => {
      await buka(kasir, '/lihat-transaksi-member')
      await kasir.getByLabel('Kode Member').fill(kode.toLowerCase())
      await expect(kasir.getByText('Member Baru Transaksi 1 Kali')).toBeVisible()
      await expect(kasir.getByRole('row', { name: /GELANG/ })).toContainText('Rp. 6,119,000')
      await kasir.getByRole('tab', { name: /Poin/ }).click()
      await expect(kasir.getByRole('row', { name: /TUKAR POIN/ })).toContainText('-5')
    })

    await test.step('gifts are given away, but not what somebody else took meanwhile', async () => {
      await buka(kasir, '/ambil-hadiah')
      await kasir.getByRole('button', { name: 'Tambah Hadiah' }).click()
      const form = modal(kasir, 'Form Ambil Hadiah')
      await choose(kasir, form, 'Nama Hadiah', 'PAYUNG LIPAT')
      await typeInto(form.getByLabel('Qty Ambil'), '2')
      await choose(kasir, form, 'Alasan', 'SOUVENIR')
      await form.getByRole('button', { name: 'Tambah' }).click()
      const diambil = {
        tanggal: TANGGAL,
        detail_hadiah: [{ kode_hadiah: 'PAYUNG', qty: 1, alasan: 'RUSAK' }],
      }
      expect((await toko.minta('OWN1', 'POST', 'hadiah/ambil', diambil)).status).toBe(200)
      awas.izinkan(/409 POST \/api\/v1\/hadiah\/ambil/)
      await kasir.getByRole('button', { name: 'Simpan' }).click()
      const told = dialog(kasir, 'Oopss!!')
      await expect(told).toContainText('Stock Hadiah Kurang Dari Yang Di Input')
      await told.getByRole('button', { name: 'OK' }).click()
      await kasir.getByRole('button', { name: 'Reset' }).click()
      await expect(kasir.getByText('Data Hadiah Masih Kosong')).toBeVisible()
    })

    await test.step('taken back the same day, with a reason and somebody’s word', async () => {
      const row = kasir.getByRole('row', { name: /AH-TK01-250115-0001/ })
      await row.getByRole('button', { name: 'Batal' }).click()
      const batal = modal(kasir, 'Batal AH-TK01-250115-0001')
      await batal.getByRole('button', { name: 'Batalkan Ambil Hadiah' }).click()
      await expect(batal.getByText('Alasan Harus Diisi')).toBeVisible()
      await batal.getByLabel('Alasan').fill('salah hadiah')
      await batal.getByRole('button', { name: 'Batalkan Ambil Hadiah' }).click()
      const otorisasi = modal(kasir, 'Otorisasi').filter({ hasText: 'BATAL HADIAH' })
      await allowBy(otorisasi, 'SPV1')
      await dikatakan(kasir, 'Transaksi Hadiah Berhasil Dibatalkan')
      await expect(row).toContainText('BATAL')
      await expect(row.getByRole('button', { name: 'Batal' })).toHaveCount(0)
    })
  },
)
