/** A customer is told from the dashboard: who waits, the words of the shop, a chat that opens, and who did it when. */
import type { Page } from '@playwright/test'
import { inDatabase } from '#test/tools/ask.ts'
import { buildMember } from '#test/tools/factories.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'
import { expect, test } from './story.ts'
import { ke, masuk, modal } from './staf.ts'
import type { Toko } from './toko.ts'
import { dikatakan } from './ucapan.ts'

const [RATNA, DIAM] = ['MTK010000601', 'MTK010000602']

/** A deposit of each of two members, one of whom never agreed; both hold their price for three days more. */
async function duaTitipan(toko: Toko): Promise<string> {
  await buildMember(toko, { kode_member: RATNA, nama_customer: 'IBU RATNA', no_hp: '081234567601' })
  await buildMember(toko, { kode_member: DIAM, nama_customer: 'IBU DIAM', no_hp: '081234567602' })
  await inDatabase(
    toko,
    `UPDATE member SET consent_at = input_date, consent_versi = '2025-01' WHERE kode_member = $1`,
    [RATNA],
  )
  const kasir = await toko.minta.as('KSR1')
  const titip = (barang: string, kode_customer: string, nama_customer: string) =>
    buildTitipanSah(kasir, { barang: [barang], pembayaran: cash(500_000), kode_customer, nama_customer })
  const no = await titip('00000001', RATNA, 'IBU RATNA')
  await titip('00000003', DIAM, 'IBU DIAM')
  await inDatabase(toko, `UPDATE titip SET tgl_kunci_harga = '2025-01-18'`)
  return no
}

/** Records what would open in another window: nothing leaves the shop. */
const tahanJendela = (page: Page) =>
  page.addInitScript(() => {
    const dibuka: string[] = []
    const open = (url?: string) => {
      if (url) dibuka.push(url)
      return {
        opener: window,
        close: () => dibuka.push('ditutup'),
        location: { replace: (to: string) => dibuka.push(to) },
      }
    }
    Object.assign(window, { dibuka, open })
  })
const dibuka = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { dibuka: string[] }).dibuka)

const panel = (page: Page) => page.getByRole('region', { name: 'Kabari Customer' })

test.use({ komputerBaru: true })

test(
  'from the dashboard: who may not tell sees who waits; one is told, the other never agreed; a second time is asked about; the words are the shop’s own',
  { tag: '@job' },
  async ({ page, toko, awas }) => {
    const no = await duaTitipan(toko)
    const list = modal(page, 'Kabari Customer: Titipan Hampir Lewat')
    await tahanJendela(page)
    await test.step('who sees phones masked sees who waits, and is told who may tell them; on the deposit itself too', async () => {
      await masuk(page, 'SLS1')
      await panel(page)
        .getByRole('button', { name: /Titipan Hampir Lewat/ })
        .click()
      await expect(list).toContainText('hak ekspor Database Member')
      await expect(list.getByRole('row', { name: /IBU RATNA/ })).toContainText('0812*****601')
      await expect(list.getByRole('button', { name: /^Kabari/ })).toHaveCount(0)
      await list.getByRole('button', { name: 'Tutup' }).last().click()
      await ke(page, '/lihat-titipan')
      await page.getByRole('row', { name: new RegExp(no) }).click()
      await expect(page.getByRole('group', { name: 'Kabar ke customer' })).toContainText('Belum Dikabari')
    })

    await masuk(page, 'SPV1')
    await panel(page)
      .getByRole('button', { name: /1 Titipan Hampir Lewat/ })
      .click()
    const row = (nama: string) => list.getByRole('row', { name: new RegExp(nama) })
    await expect(row('IBU RATNA')).toContainText(`Yth. IBU RATNA, harga titipan Anda no ${no}`)
    await expect(row('IBU DIAM')).toContainText('Tanpa Persetujuan')
    await expect(row('IBU DIAM').getByRole('button')).toHaveCount(0)

    await row('IBU RATNA').getByRole('button', { name: 'Kabari IBU RATNA' }).click()
    await dikatakan(page, 'Kabar Dicatat')
    await expect(row('IBU RATNA')).toContainText('Sudah Dikabari')
    await expect(row('IBU RATNA')).toContainText('oleh SPV1')
    const [tautan, ...lain] = await dibuka(page)
    expect(lain).toEqual([])
    const url = new URL(tautan!)
    expect([url.origin, url.pathname]).toEqual(['https://wa.me', '/6281234567601'])
    expect(url.searchParams.get('text')).toContain('berlaku sampai 18 Januari 2025')

    await row('IBU RATNA').getByRole('button', { name: 'Kabari IBU RATNA' }).click()
    const tanya = page.getByRole('alertdialog').filter({ hasText: 'sudah dikabari' })
    await tanya.getByRole('button', { name: 'Batal' }).click()
    expect(await dibuka(page)).toHaveLength(1)
    await list.getByRole('button', { name: 'Tutup' }).last().click()
    await expect(panel(page).getByRole('button', { name: /Titipan Hampir Lewat/ })).toContainText(
      '1 sudah dikabari',
    )

    await test.step('words that are not known are refused beside the field, then they are what is sent', async () => {
      awas.izinkan(/400 PUT .*pesan\/template/)
      await masuk(page, 'SPV1', '/settingNota')
      const kartu = page.getByRole('region', { name: 'Pesan ke customer' })
      const form = kartu.getByRole('textbox', { name: 'Titipan Hampir Lewat' })
      const simpan = kartu.getByRole('button', { name: 'Simpan pesan Titipan Hampir Lewat' })
      await form.fill('Halo {nama}, titipan {nomor} sampai {tanggal}')
      await simpan.click()
      await expect(kartu.getByRole('alert')).toContainText('{nomor} Tidak Dikenal')
      await form.fill('Halo {nama}, titipan {no} sampai {tanggal}')
      await expect(kartu).toContainText(
        'Contoh: Halo IBU RATNA, titipan PS-TK01-250115-0001 sampai 20 Januari 2025',
      )
      await simpan.click()
      await dikatakan(page, 'Data Berhasil Di Simpan')
      await ke(page, '/dashboard')
      await panel(page)
        .getByRole('button', { name: /Titipan Hampir Lewat/ })
        .click()
      await expect(modal(page, 'Kabari Customer: Titipan Hampir Lewat')).toContainText(
        'sampai 18 Januari 2025',
      )
    })
  },
)
