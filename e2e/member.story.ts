/** A member's life: registered with consent, known at the till, earning points, and taking a gift home for them. Beside it gifts and coupons. */
import { PASSWORD } from '#server/fixture/data.ts'
import { buildValidSale } from '#test/tools/till.ts'
import { expect, test } from './story.ts'
import { cegat } from './jaringan.ts'
import { chipPelanggan, scanBarang } from './penjualan.ts'
import { buka, dialog, masuk, modal, pilih } from './staf.ts'
import { dikatakan } from './ucapan.ts'
import type { Toko } from './toko.ts'

const TANGGAL = '2025-01-15'

/** Gifts on the shelf, bought past the screens. */
async function adaHadiah(
  toko: Toko,
  ...gifts: [kode: string, nama: string, poin: number, qty: number][]
): Promise<void> {
  for (const [kode_hadiah, nama_hadiah, poin, qty] of gifts) {
    expect((await toko.minta('OWN1', 'POST', 'hadiah', { kode_hadiah, nama_hadiah, poin })).status).toBe(200)
    if (qty)
      expect(
        (
          await toko.minta('OWN1', 'POST', 'hadiah/beli', {
            tanggal: TANGGAL,
            supplier: 'AWAL',
            detail_hadiah: [{ kode_hadiah, qty, total_uang: qty * 10_000 }],
          })
        ).status,
      ).toBe(200)
  }
}

/** A validated sale of one of the fixture's pieces to this member, past the screens. */
const jualKe = async (toko: Toko, kode_barcode: string, kode_customer = 'NONMEMBER'): Promise<string> =>
  buildValidSale(await toko.minta.as('KSR1'), { barang: [kode_barcode], kode_customer })

test('a member from registration to a redeemed gift', async ({ page, toko, komputer }) => {
  await adaHadiah(toko, ['PAYUNG', 'PAYUNG LIPAT', 5, 2])
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
    await form.getByLabel('No HP').fill('081298765432')
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
    await expect(modal(page, 'Pelanggan')).toContainText(kode)
    await page.keyboard.press('F7')
    await expect(pelanggan).toContainText('IBU KARTIKA MEMBER')
    // Who may not take members away sees the number masked.
    await expect(pelanggan).toContainText('0812*****432')
  })

  await jualKe(toko, '00000002', kode)
  const kasir = await komputer()
  await test.step('has earned 6 points, and takes an umbrella for 5 of them', async () => {
    await masuk(kasir, 'KSR1', '/tukar-point')
    await kasir.getByLabel('Kode Member').fill(kode)
    await expect(kasir.getByText('6 poin')).toBeVisible()
    await kasir.getByLabel('Qty PAYUNG LIPAT').fill('2')
    await expect(kasir.getByText('Poin Tidak Cukup, Sisa Poin 6')).toBeVisible()
    await expect(kasir.getByRole('button', { name: 'Tukar', exact: true })).toBeDisabled()
    await kasir.getByLabel('Qty PAYUNG LIPAT').fill('1')
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
})

test('somebody is registered at the till, and the sale stays', async ({ page }) => {
  await masuk(page, 'SLS1', '/transaksi-penjualan')
  await scanBarang(page, '00000001')
  await page.keyboard.press('F7')
  await page.keyboard.type('bu kasir')
  const pelanggan = modal(page, 'Pelanggan')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(pelanggan.getByRole('button', { name: 'Daftarkan BU KASIR sebagai member' })).toBeFocused()
  await page.keyboard.press('Enter')
  const form = modal(page, 'Tambah Member')
  await expect(form.getByLabel('Nama')).toHaveValue('BU KASIR')
  await form.getByLabel('No HP').fill('081233334444')
  await form.getByRole('checkbox').check()
  await page.keyboard.press('Control+Enter')
  await expect(pelanggan.getByRole('button', { name: 'Ganti' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(chipPelanggan(page)).toContainText('BU KASIR MEMBER')
  await expect(page.getByRole('button', { name: 'Hapus CINCIN 00000001' })).toBeVisible()
})

test('gifts are bought and given away; a list survives a reload; the last one is told', async ({
  page,
  toko,
  awas,
}) => {
  await adaHadiah(toko, ['GELAS', 'GELAS SET', 0, 0])
  await masuk(page, 'KSR1')
  await test.step('bought', async () => {
    await buka(page, '/beli-hadiah')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await dikatakan(page, 'Data Hadiah Masih Kosong')
    const tambah = async (qty: string) => {
      await page.getByRole('button', { name: 'Tambah Hadiah' }).click()
      const form = modal(page, 'Form Beli Hadiah')
      await form.getByRole('button', { name: 'Tambah' }).click()
      await expect(form).toContainText('Nama Hadiah Harus Dipilih')
      await expect(form).toContainText('Qty Beli Harus Di Isi')
      await form.getByLabel('Nama Supplier').fill('')
      await form.getByRole('button', { name: 'Tambah' }).click()
      await expect(form).toContainText('Nama Supplier Harus Di Isi')
      await form.getByLabel('Nama Supplier').fill('toko lain')
      await pilih(page, form, 'Nama Hadiah', 'GELAS SET')
      await form.getByLabel('Qty Beli').fill(qty)
      await form.getByLabel('Total Uang').fill('60000')
      await form.getByRole('button', { name: 'Tambah' }).click()
      return form
    }
    await tambah('3')
    await expect((await tambah('1')).getByText('Nama Hadiah Tersebut Sudah Ada Ditabel')).toBeVisible()
    await modal(page, 'Form Beli Hadiah').getByRole('button', { name: 'Batal' }).click()
    await page.reload()
    await expect(page.getByRole('row', { name: /GELAS SET/ })).toContainText('Rp. 60,000')
    await expect(page.getByLabel('Nama Supplier')).toHaveValue('TOKO LAIN')
    await page.getByLabel('Nama Supplier').fill('')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await dikatakan(page, 'Nama Supplier Masih Kosong')
    await expect(page.getByText('Nama Supplier Harus Di Isi')).toBeVisible()
    await page.getByLabel('Nama Supplier').fill('toko maju')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await dikatakan(page, /^Data Barang Berhasil Di Simpan$/)
    await expect(page.getByRole('row', { name: /BH-TK01-250115-0001/ })).toContainText('TOKO MAJU')
  })
  await test.step('given away, but not what somebody else took meanwhile', async () => {
    await buka(page, '/ambil-hadiah')
    await page.getByRole('button', { name: 'Tambah Hadiah' }).click()
    const form = modal(page, 'Form Ambil Hadiah')
    await pilih(page, form, 'Nama Hadiah', 'GELAS SET')
    await form.getByLabel('Qty Ambil').fill('4')
    await expect(form.getByText('Stock Hadiah Kurang Dari Yang Di Input')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Tambah' })).toBeDisabled()
    await form.getByLabel('Qty Ambil').fill('3')
    await form.getByRole('button', { name: 'Tambah' }).click()
    await expect(form.getByText('Alasan Ambil Harus Dipilih')).toBeVisible()
    await pilih(page, form, 'Alasan', 'SOUVENIR')
    await form.getByRole('button', { name: 'Tambah' }).click()
    expect(
      (
        await toko.minta('OWN1', 'POST', 'hadiah/ambil', {
          tanggal: TANGGAL,
          detail_hadiah: [{ kode_hadiah: 'GELAS', qty: 1, alasan: 'RUSAK' }],
        })
      ).status,
    ).toBe(200)
    awas.izinkan(/409 POST \/api\/v1\/hadiah\/ambil/)
    await page.getByRole('button', { name: 'Simpan' }).click()
    const told = dialog(page, 'Oopss!!')
    await expect(told).toContainText('Stock Hadiah Kurang Dari Yang Di Input')
    await told.getByRole('button', { name: 'OK' }).click()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('Data Hadiah Masih Kosong')).toBeVisible()
  })
  await test.step('taken back the same day, with a reason and somebody’s word', async () => {
    const row = page.getByRole('row', { name: /AH-TK01-250115-0001/ })
    await row.getByRole('button', { name: 'Batal' }).click()
    const batal = modal(page, 'Batal AH-TK01-250115-0001')
    await batal.getByRole('button', { name: 'Batalkan Ambil Hadiah' }).click()
    await expect(batal.getByText('Alasan Harus Diisi')).toBeVisible()
    await batal.getByLabel('Alasan').fill('salah hadiah')
    await batal.getByRole('button', { name: 'Batalkan Ambil Hadiah' }).click()
    const otorisasi = modal(page, 'Otorisasi').filter({ hasText: 'BATAL HADIAH' })
    await otorisasi.getByLabel('Username').fill('SPV1')
    await otorisasi.getByLabel('Password').fill(PASSWORD)
    await otorisasi.getByRole('button', { name: 'Otorisasi' }).click()
    await dikatakan(page, 'Transaksi Hadiah Berhasil Dibatalkan')
    await expect(row).toContainText('BATAL')
    await expect(row.getByRole('button', { name: 'Batal' })).toHaveCount(0)
  })
})

test('a coupon is looked up once typing has paused, and never when it is too short', async ({
  page,
  toko,
}) => {
  expect(
    (
      await toko.minta('OWN1', 'PUT', 'transaksi-kupon?kode_group=G375', {
        type_kupon: 'BERAT',
        berat: 2,
        jumlah_kupon: 1,
        ket_hadiah: '-',
        ket_kupon: '-',
        tgl_mulai: '2025-01-01',
        tgl_selesai: '2025-12-31',
      })
    ).status,
  ).toBe(200)
  const no = await jualKe(toko, '00000001')
  const [kupon] = (await toko.minta('KSR1', 'GET', `penjualan/${no}`)).data.kupon
  const asked: string[] = []
  page.on('request', (r) => r.url().includes('/check-kupon/') && asked.push(r.url()))
  await masuk(page, 'SLS1', '/cek-kupon')
  const field = page.getByLabel('No Kupon')
  await field.fill('KP25')
  await expect(field).toHaveValue('')
  expect(asked).toEqual([])
  await field.fill('KP25AAAAAAAA')
  await dikatakan(page, 'Kode Kupon Tersebut Tidak Ada')
  await expect(field).toHaveValue('')
  await field.fill(kupon.toLowerCase())
  await expect(page.getByLabel('No Faktur')).toHaveValue(`${no}-01`)
  await expect(page.getByLabel('Barcode')).toHaveValue('00000001')
  await expect(page.getByLabel('Nama Customer')).toHaveValue('REGULER')
  await expect(page.getByLabel('Kode Customer')).toHaveValue('NONMEMBER')
  await expect(page.getByRole('status').filter({ hasText: 'AKTIF' })).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('who stayed away is asked about once, also when their points change; a lookup that fails is told', async ({
  page,
  toko,
  awas,
}) => {
  await adaHadiah(toko, ['GELAS', 'GELAS SET', 2, 5])
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
  const kode = (
    await toko.minta('SLS1', 'POST', 'member', {
      nama_customer: 'BU LAMA',
      no_hp: '081277776666',
      setuju: true,
    })
  ).data.kode_member
  await jualKe(toko, '00000002', kode)
  // Three months are long for a story.
  await cegat(page, '**/member/get/by-kode-member/**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...body, data: body.data.map((m: object) => ({ ...m, tidak_aktif: true })) },
    })
  })
  const tanya = dialog(page, 'Member 3 Bulan Lebih Tidak Bertransaksi')
  await masuk(page, 'KSR1', '/tukar-point')
  const field = page.getByLabel('Kode Member')
  await field.fill(kode)
  await expect(tanya).toContainText('Update Member?')
  await tanya.getByRole('button', { name: 'Yes' }).click()
  const form = modal(page, `Edit Member ${kode}`)
  await expect(form.getByLabel('Nama')).toHaveValue('BU LAMA')
  await form.getByRole('button', { name: 'Batal' }).click()
  await page.getByLabel('Qty GELAS SET').fill('1')
  await page.getByRole('button', { name: 'Tukar', exact: true }).click()
  await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Tukar' }).click()
  await expect(page.getByText('4 poin')).toBeVisible()
  await expect(tanya).toBeHidden()

  const release = await cegat(page, '**/member/get/by-kode-member/**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Sistem Sedang Sibuk' } }),
  )
  awas.izinkan(/503 GET \/api\/v1\/member\/get\/by-kode-member/)
  await field.fill('MTK019999990')
  await expect(page.getByRole('alert')).toContainText('Data Member Belum Bisa DibacaSistem Sedang Sibuk')
  await release()
  await page.getByRole('button', { name: 'Coba Lagi' }).click()
  await dikatakan(page, 'Data member tidak ada')
})

test('the number of a deactivated member offers that member again', async ({ page, toko, awas }) => {
  const kode = (
    await toko.minta('SLS1', 'POST', 'member', {
      nama_customer: 'PAK PULANG',
      no_hp: '081266665555',
      setuju: true,
    })
  ).data.kode_member
  expect((await toko.minta('OWN1', 'DELETE', `member/${kode}`, {})).status).toBe(200)
  awas.izinkan(/400 POST \/api\/v1\/member/)
  await masuk(page, 'SLS1', '/data-member')
  await page.getByRole('button', { name: 'Tambah' }).click()
  const form = modal(page, 'Tambah Member')
  await form.getByLabel('Nama').fill('pak pulang')
  await form.getByLabel('No HP').fill('081266665555')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Simpan' }).click()
  await dialog(page, `Kode Member ${kode} DELETED`).getByRole('button', { name: 'Aktifkan' }).click()
  await dikatakan(page, 'Berhasil')
  await expect(modal(page, `Member ${kode}`)).toContainText('AKTIF')
})
